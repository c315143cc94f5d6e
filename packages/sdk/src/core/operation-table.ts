/** Operations of resources, in groups: `accounts: "list, retrieve, balance: GET params"`. */
export interface OperationTable {
  readonly [name: string]: string | OperationTable;
}
