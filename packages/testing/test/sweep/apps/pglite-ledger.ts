import type { PGlite, Transaction } from "@electric-sql/pglite";
import { BankClient } from "@sandbank/sdk";
import type { StartParts } from "@sandbank/testing/sweep";
import { freshTables } from "./pglite.ts";
import { credit, eventOf, openBank, proof } from "./proof.ts";

type Bug =
  | "two transactions"
  | "mark before the transaction"
  | "marks outside the transaction"
  | "balance read before the transaction"
  | "catches within the transaction"
  | "does not await the transaction"
  | "rollback forgotten";
type Style = "by hand" | "waits for the bank in its transaction";

const SCHEMA = `
  CREATE TABLE seen (event_id TEXT PRIMARY KEY);
  CREATE TABLE balances (account_id TEXT PRIMARY KEY, cents INTEGER NOT NULL);
`;

type Queries = Pick<Transaction, "query">;

/** Keeps a balance in PostgreSQL, and marks an Event in the same transaction. */
class Ledger {
  readonly parts: StartParts<PGlite>;
  readonly db: PGlite;
  readonly client: BankClient;
  readonly variant: Bug | Style | "correct";

  constructor(parts: StartParts<PGlite>, variant: Bug | Style | "correct") {
    this.parts = parts;
    this.db = parts.store;
    this.client = new BankClient(parts.clientOptions);
    this.variant = variant;
  }

  async receive(request: Request): Promise<Response> {
    const event = await eventOf(this.parts, request);
    if (event.category !== "transaction.created") return new Response(null, { status: 204 });
    const { db, variant } = this;
    const fetched = () => this.client.events.fetchObject(event);
    switch (variant) {
      case "waits for the bank in its transaction":
        await db.transaction(async (tx) => {
          if (!(await isNew(tx, event.id))) return;
          const { account_id, amount } = await fetched();
          await add(tx, account_id, amount);
        });
        break;
      case "by hand": {
        const { account_id, amount } = await fetched();
        await db.runExclusive(async () => {});
        // One connection: the statement is its own transaction.
        await db.query(
          `WITH marked AS (INSERT INTO seen VALUES ($1) ON CONFLICT DO NOTHING RETURNING event_id)
           INSERT INTO balances SELECT $2, $3::int FROM marked
           ON CONFLICT (account_id) DO UPDATE SET cents = balances.cents + excluded.cents RETURNING cents`,
          [event.id, account_id, amount],
        );
        break;
      }
      case "rollback forgotten": {
        // A connection for itself: nothing else uses it meanwhile.
        await db.exec("BEGIN");
        if (await isNew(db, event.id)) {
          const { account_id, amount } = await fetched();
          await add(db, account_id, amount);
        }
        await db.exec("COMMIT");
        break;
      }
      case "two transactions": {
        const { account_id, amount } = await fetched();
        const { rows } = await db.query("SELECT 1 FROM seen WHERE event_id = $1", [event.id]);
        if (rows.length > 0) break;
        await db.transaction((tx) => add(tx, account_id, amount));
        await db.transaction((tx) => isNew(tx, event.id));
        break;
      }
      case "mark before the transaction": {
        if (!(await isNew(db, event.id))) break;
        const { account_id, amount } = await fetched();
        await db.transaction((tx) => add(tx, account_id, amount));
        break;
      }
      case "marks outside the transaction": {
        const { account_id, amount } = await fetched();
        if ((await db.query("SELECT 1 FROM seen WHERE event_id = $1", [event.id])).rows.length > 0) break;
        await db.transaction(async (tx) => {
          await add(tx, account_id, amount);
        });
        await db.query("INSERT INTO seen VALUES ($1) ON CONFLICT DO NOTHING", [event.id]);
        break;
      }
      case "balance read before the transaction": {
        const { account_id, amount } = await fetched();
        if ((await db.query("SELECT 1 FROM seen WHERE event_id = $1", [event.id])).rows.length > 0) break;
        await db.transaction(async (tx) => {
          await add(tx, account_id, amount);
          await tx.query("INSERT INTO seen VALUES ($1) ON CONFLICT DO NOTHING", [event.id]);
        });
        break;
      }
      case "catches within the transaction":
        await db.transaction(async (tx) => {
          if (!(await isNew(tx, event.id))) return;
          try {
            const { account_id, amount } = await fetched();
            await add(tx, account_id, amount);
          } catch (error) {
            console.error(error);
          }
        });
        break;
      case "does not await the transaction": {
        const { account_id, amount } = await fetched();
        db.transaction(async (tx) => {
          if (await isNew(tx, event.id)) await add(tx, account_id, amount);
        }).catch(() => {});
        break;
      }
      default: {
        const { account_id, amount } = await fetched();
        await db.transaction(async (tx) => {
          if (await isNew(tx, event.id)) await add(tx, account_id, amount);
        });
      }
    }
    return new Response(null, { status: 204 });
  }

  async total(): Promise<number> {
    const { rows } = await this.db.query<{ sum: number }>("SELECT coalesce(sum(cents), 0)::int AS sum FROM balances");
    return rows[0]?.sum ?? 0;
  }
}

/** Marks an Event. Returns whether it was not marked. */
async function isNew(db: Queries, id: string): Promise<boolean> {
  const { rows } = await db.query("INSERT INTO seen VALUES ($1) ON CONFLICT DO NOTHING RETURNING event_id", [id]);
  return rows.length > 0;
}

async function add(db: Queries, accountId: string, amount: number): Promise<void> {
  await db.query(
    "INSERT INTO balances VALUES ($1, $2) ON CONFLICT (account_id) DO UPDATE SET cents = balances.cents + excluded.cents",
    [accountId, amount],
  );
}

export const pgliteLedger = proof<Bug, Ledger, PGlite, Style>(
  "a ledger in PGlite",
  {
    "two transactions": ["crash", "concurrent"],
    "mark before the transaction": ["crash", "outage"],
    "marks outside the transaction": ["crash", "concurrent"],
    "balance read before the transaction": ["concurrent"],
    "catches within the transaction": ["outage"],
    "does not await the transaction": ["crash"],
    "rollback forgotten": ["outage"],
  },
  (variant) => {
    const { bank, numberId } = openBank();
    return {
      bank,
      store: () => freshTables(SCHEMA),
      start: (parts) => new Ledger(parts, variant),
      receive: (ledger, request) => ledger.receive(request),
      story: async ({ bank, settle }) => {
        credit(bank, numberId, 20_00);
        credit(bank, numberId, 30_00);
        await settle();
      },
      check: async ({ app }) => (await app.total()) === 50_00,
    };
  },
  "by hand",
  "waits for the bank in its transaction",
);
