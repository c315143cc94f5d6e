import assert from "node:assert/strict";
import { postgresStore } from "@sandbank/sdk/webhooks/stores";
import { connectCounted } from "./counted-postgres.ts";
import type { Row } from "./row.ts";

const event = {
  id: "event_0mjv5qo00000001a2b3c",
  associated_object_id: "account_5m0x2k7q9r3t1v8w6y4z",
  associated_object_type: "account",
  category: "account.created",
  created_at: "2026-01-01T00:00:00.000Z",
  type: "event",
} as const;

/**
 * The round trips of `pg` to PostgreSQL for an Event, with `BEGIN` and `COMMIT`, compared with a transaction that does
 * nothing.
 */
export async function roundTripsRow(): Promise<Row> {
  const { client, roundTrips, close } = await connectCounted();
  const countOf = async (work: () => Promise<unknown>) => {
    const before = roundTrips();
    await work();
    return roundTrips() - before;
  };
  const store = postgresStore(client);
  await client.query(store.schema());
  const floorFigure = await countOf(async () => {
    await client.query("BEGIN");
    await client.query("COMMIT");
  });
  const figure = await countOf(async () => {
    assert.equal(await store.handle(event, () => {}), "handled");
  });
  await close();
  return {
    what: "round trips to PostgreSQL for an Event, with BEGIN and COMMIT, without those of its handler",
    floor: "an empty transaction",
    floorFigure,
    figure,
    unit: "round trips",
    budget: { most: 3 },
  };
}
