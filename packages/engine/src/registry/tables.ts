import { createTables, type Indexes, type Tables } from "../state/tables.ts";
import { resources } from "./resources.ts";

let indexes: Indexes | undefined;

/** Creates empty tables with the indexes of all resources. */
export function emptyTables(): Tables {
  indexes ??= Object.assign({}, ...resources.map((resource) => resource.indexes)) as Indexes;
  return createTables(indexes);
}
