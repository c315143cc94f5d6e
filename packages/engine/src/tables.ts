import type { Account, Entity, Event, Program, Transaction } from "@sandbank/contract";
import { createTable, type Table } from "./store/table.ts";

/** The objects of every type, with the fields that lists filter by. */
export interface Tables {
  readonly accounts: Table<Account>;
  readonly entities: Table<Entity>;
  readonly events: Table<Event>;
  readonly programs: Table<Program>;
  readonly transactions: Table<Transaction>;
}

export function createTables(): Tables {
  return {
    accounts: createTable<Account>({
      entity_id: (account) => account.entity_id,
      informational_entity_id: (account) => account.informational_entity_id,
      program_id: (account) => account.program_id,
      idempotency_key: (account) => account.idempotency_key,
      status: (account) => account.status,
    }),
    entities: createTable<Entity>({ idempotency_key: (entity) => entity.idempotency_key }),
    events: createTable<Event>({
      associated_object_id: (event) => event.associated_object_id,
      category: (event) => event.category,
    }),
    programs: createTable<Program>({}),
    transactions: createTable<Transaction>({
      account_id: (transaction) => transaction.account_id,
      route_id: (transaction) => transaction.route_id,
      category: (transaction) => transaction.source.category,
    }),
  };
}
