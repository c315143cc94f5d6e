import { postgresStore } from "@sandbank/sdk/webhooks/stores";
import type { Row } from "./row.ts";

const event = {
  id: "event_0mjv5qo00000001a2b3c",
  associated_object_id: "account_5m0x2k7q9r3t1v8w6y4z",
  associated_object_type: "account",
  category: "account.created",
  created_at: "2026-01-01T00:00:00.000Z",
  type: "event",
} as const;

/** How many statements a store sends for an Event, compared with a transaction that does nothing. */
export async function roundTripsRow(): Promise<Row> {
  let statements = 0;
  const client = {
    async query(text: string) {
      statements++;
      return { rows: text.startsWith("WITH") ? [{ state: "claimed" }] : [], command: text };
    },
    release() {},
  };
  const pool = { ...client, totalCount: 1, connect: async () => client };
  await postgresStore(pool).handle(event, () => {});
  return {
    what: "round trips to PostgreSQL for an Event, without those of its handler",
    floor: "an empty transaction",
    floorFigure: 2,
    figure: statements,
    unit: "round trips",
    budget: { most: 3 },
  };
}
