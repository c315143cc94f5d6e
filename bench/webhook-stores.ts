import assert from "node:assert/strict";
import { postgresStore } from "@sandbank/sdk/webhooks/stores";
import { type CountedPostgres, connectPg, connectPostgresJs } from "./counted-postgres.ts";
import type { Row } from "./row.ts";

const eventOf = (id: string) =>
  ({
    id: `event_${id}`,
    associated_object_id: "account_5m0x2k7q9r3t1v8w6y4z",
    associated_object_type: "account",
    category: "account.created",
    created_at: "2026-01-01T00:00:00.000Z",
    type: "event",
  }) as const;

/**
 * The round trips of each driver to PostgreSQL for an Event, with `BEGIN` and `COMMIT`, compared with a transaction that
 * does nothing.
 */
export async function* roundTripsRows(): AsyncIterable<Row> {
  yield await roundTripsRow("pg", await connectPg(), {
    run: (client, sql) => client.query(sql),
    async begin(client) {
      await client.query("BEGIN");
      await client.query("COMMIT");
    },
  });
  yield await roundTripsRow("postgres", await connectPostgresJs(), {
    run: (client, sql) => client.unsafe(sql),
    begin: (client) => client.begin(() => {}),
  });
}

interface Driver<Client> {
  run(client: Client, sql: string): PromiseLike<unknown>;
  /** Runs a transaction that does nothing. */
  begin(client: Client): Promise<unknown>;
}

async function roundTripsRow<Client extends object>(
  name: string,
  { client, roundTrips, close }: CountedPostgres<Client>,
  { run, begin }: Driver<Client>,
): Promise<Row> {
  const countOf = async (work: () => Promise<unknown>) => {
    const before = roundTrips();
    await work();
    return roundTrips() - before;
  };
  const store = postgresStore(client);
  await run(client, store.schema());
  // `postgres` prepares a statement when a connection runs it first.
  await store.handle(eventOf("1"), () => {});
  const floorFigure = await countOf(() => begin(client));
  const figure = await countOf(async () => {
    assert.equal(await store.handle(eventOf("2"), () => {}), "handled");
  });
  await close();
  return {
    what: `round trips of \`${name}\` to PostgreSQL for an Event, with BEGIN and COMMIT, without those of its handler`,
    floor: "an empty transaction",
    floorFigure,
    figure,
    unit: "round trips",
    budget: { most: 3 },
  };
}
