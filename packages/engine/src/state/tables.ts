import type { OperationName, OperationTypes } from "@sandbank/contract";
import { createTable, type IndexKey, type Row, type Table } from "../store/table.ts";
import type { Debit } from "./debit-index.ts";
import { type Delivery, hasDue } from "./delivery.ts";

/** The objects of the API: a table for each resource that can be retrieved. */
export type ObjectTables = {
  readonly [Name in OperationName as Name extends `${infer Resource}.retrieve` ? Resource : never]: Table<
    ObjectOf<Name>
  >;
};

type ObjectOf<Name extends OperationName> = Extract<OperationTypes[Name]["result"], Row>;

/** All tables of a bank. */
export interface Tables extends ObjectTables {
  /** The debits that Limits count. They are not objects of the API. */
  readonly debits: Table<Debit>;
  /** The deliveries of webhooks. They are not objects of the API. */
  readonly deliveries: Table<Delivery>;
}

/** The tables without objects of the API. */
const internal: ReadonlySet<string> = new Set<Exclude<keyof Tables, keyof ObjectTables>>(["debits", "deliveries"]);

/** The names of the tables that contain objects of the API. */
export function objectTablesIn(tables: Tables): (keyof ObjectTables)[] {
  return Object.keys(tables).filter((name): name is keyof ObjectTables => !internal.has(name));
}

/** The indexes of the tables: for each list filter, and for the bank's own lookups. */
export type Indexes = {
  readonly [Name in keyof ObjectTables]: ObjectTables[Name] extends Table<infer T>
    ? Readonly<Record<string, IndexKey<T>>>
    : never;
};

export function createTables(indexes: Indexes): Tables {
  const objects = Object.entries(indexes).map(([name, keys]) => [
    name,
    createTable(keys as Readonly<Record<string, IndexKey<Row>>>),
  ]);
  return {
    ...(Object.fromEntries(objects) as ObjectTables),
    debits: createTable<Debit>({}),
    deliveries: createTable<Delivery>({
      due: (delivery) => (hasDue(delivery) ? "due" : null),
      event: ({ event }) => event.id,
      subscription: (delivery) => delivery.subscription,
    }),
  };
}
