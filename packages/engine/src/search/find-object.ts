import { endpoints, objectTypeOf } from "@sandbank/contract";
import type { ApiObject } from "../objects/objects.ts";
import type { State } from "../state/state.ts";
import { find, type Table } from "../store/table.ts";

/** The tables of objects by the type of the objects. Computed at the first use, so that importing does no work. */
let tablesByType: ReadonlyMap<string, keyof State["tables"]> | undefined;

/** Returns the object with an id, whatever its type; undefined if the bank has none. */
export function findObject({ tables }: State, id: string): ApiObject | undefined {
  tablesByType ??= namesByType();
  const name = tablesByType.get(objectTypeOf(id) ?? "");
  return name && find(tables[name] as unknown as Table<ApiObject>, id);
}

function namesByType(): ReadonlyMap<string, keyof State["tables"]> {
  return new Map(
    Object.entries(endpoints).flatMap(([operation, { path }]) => {
      const [, name] = /^(\w+)\.retrieve$/.exec(operation) ?? [];
      const [, type] = /\{(\w+)_id\}/.exec(path) ?? [];
      return name === undefined || type === undefined ? [] : [[type, name as keyof State["tables"]]];
    }),
  );
}
