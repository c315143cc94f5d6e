import { find, firstPosition, oldest, type Row, rowsBetween, type Table } from "../store/table.ts";
import type { State } from "./state.ts";
import { objectTablesIn } from "./tables.ts";

/** The object with an id, of any type. */
export function findObject(state: State, id: string): Row | undefined {
  const table = findTable(state, id);
  return table && find(table, id);
}

/** The id of another object of the same type: of the oldest, or else an id that no object has. */
export function findOtherId(state: State, id: string): string {
  const table = findTable(state, id);
  const first = table === undefined ? 0 : firstPosition(table);
  const other = table && rowsBetween(table, first, first + 2).find((row) => row.id !== id);
  return other?.id ?? `${id.slice(0, -1)}${id.endsWith("0") ? "1" : "0"}`;
}

/** The table of the objects whose ids begin like this one. */
function findTable({ tables }: State, id: string): Table<Row> | undefined {
  const all = objectTablesIn(tables).map((name) => tables[name] as unknown as Table<Row>);
  return all.find((table) => prefixOf(oldest(table)?.id ?? "") === prefixOf(id));
}

function prefixOf(id: string): string {
  return id.slice(0, Math.max(id.lastIndexOf("_"), 0));
}
