import type { OperationName, OperationTypes } from "@sandbank/contract";
import { type ListRules, listPage } from "../objects/lists.ts";
import { existing } from "../objects/objects.ts";
import type { State } from "../state/state.ts";
import type { Row, Table } from "../store/table.ts";
import type { World } from "../world/world.ts";
import type { Call } from "./operation.ts";

type Tables = State["tables"];
/** The tables whose name is that of a resource with this method. */
type TableWith<Method extends string> = keyof {
  [Name in keyof Tables as `${Name}.${Method}` extends OperationName ? Name : never]: never;
};
type RowIn<Name extends keyof Tables> = Tables[Name] extends Table<infer T> ? T : never;
type TypeIn<Name extends keyof Tables> = RowIn<Name> extends { readonly type: infer Type } ? Type & string : never;

/** Makes the handler that returns one object of a table. It refuses an unknown id, or one of another type, with 404. */
export function retrieveFrom<Name extends TableWith<"retrieve">>(table: Name, objectType: TypeIn<Name>) {
  return ({ state }: World, { id }: Call<`${Name}.retrieve`>): RowIn<Name> =>
    existing(state.tables[table] as unknown as Table<Row>, objectType, id as string) as unknown as RowIn<Name>;
}

/** Makes the handler of a list. `rulesOf` returns the values of each index that the parameters select. */
export function createListHandler<Name extends TableWith<"list">>(
  table: Name,
  rulesOf: (params: OperationTypes[`${Name}.list`]["params"]) => ListRules,
) {
  const operation = `${table}.list` as const;
  return (world: World, { params }: Call<`${Name}.list`>): { data: RowIn<Name>[]; next_cursor: string | null } => {
    const rows = world.state.tables[table] as unknown as Table<Row>;
    return listPage(world, operation, rows, params, rulesOf(params)) as never;
  };
}
