import type { OperationName, OperationTypes } from "@sandbank/contract";
import { createTable, type IndexKey, type Row, type Table } from "../store/table.ts";
import type { Debit } from "./debit-index.ts";
import { type Delivery, hasDue } from "./delivery.ts";

/** The objects of the API: a table for each resource that can be retrieved. */
type ObjectTables = {
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
