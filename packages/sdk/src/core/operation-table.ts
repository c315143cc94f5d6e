/** The operations of the resources, by group: `accounts: "list, retrieve, balance: GET params"`. */
export interface OperationTable {
  readonly [name: string]: string | OperationTable;
}
