/** Operations by name, in groups: `"GET /accounts/{account}/balance params"`. */
export interface OperationTable {
  readonly [name: string]: string | OperationTable;
}
