import type { PGlite } from "@electric-sql/pglite";
import { type AccountId, BankClient } from "@sandbank/sdk";
import type { StartParts } from "@sandbank/testing/sweep";
import { freshTables } from "./pglite.ts";
import { holdsOf, openBank, proof } from "./proof.ts";

type Bug =
  | "sent committed before the send"
  | "key by default of each attempt"
  | "order outside the transaction"
  | "deletes what failed"
  | "approval lost";
type Style = "rows are locked while it sends" | "all at once";

const SCHEMA = `
  CREATE TABLE orders (id TEXT PRIMARY KEY, cents INTEGER, approvals TEXT[] NOT NULL DEFAULT '{}');
  CREATE TABLE outbox (id TEXT PRIMARY KEY, cents INTEGER, key UUID DEFAULT gen_random_uuid(), sent BOOLEAN DEFAULT false);
`;

interface Message {
  readonly id: string;
  readonly cents: number;
  readonly key: string;
}

/** An order goes to the outbox in the transaction of its second approval. */
class Shop {
  readonly db: PGlite;
  readonly client: BankClient;
  readonly accountId: AccountId;
  readonly variant: Bug | Style | "correct";
  readonly approvals = new Map<string, readonly string[]>();

  constructor(parts: StartParts<PGlite>, accountId: AccountId, variant: Bug | Style | "correct") {
    this.db = parts.store;
    this.client = new BankClient(parts.clientOptions);
    this.accountId = accountId;
    this.variant = variant;
  }

  async order(id: string, cents: number): Promise<void> {
    await this.db.query("INSERT INTO orders (id, cents) VALUES ($1, $2) ON CONFLICT DO NOTHING", [id, cents]);
  }

  async approve(id: string, manager: string): Promise<void> {
    if (this.variant === "approval lost") {
      this.approvals.set(id, [...(this.approvals.get(id) ?? []), manager]);
      if (this.approvals.get(id)?.length !== 2) return;
      await this.db.query("INSERT INTO outbox (id, cents) SELECT id, cents FROM orders WHERE id = $1", [id]);
      return;
    }
    const approved = `UPDATE orders SET approvals = array_append(array_remove(approvals, $2), $2) WHERE id = $1
      RETURNING cents, cardinality(approvals) AS count`;
    const insert = "INSERT INTO outbox (id, cents) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING key";
    if (this.variant === "order outside the transaction") {
      const { rows } = await this.db.query<{ cents: number; count: number }>(
        "UPDATE orders SET approvals = array_append(approvals, $2) WHERE id = $1 RETURNING cents, cardinality(approvals) AS count",
        [id, manager],
      );
      if (rows[0]?.count === 2) await this.db.query(insert, [id, rows[0].cents]);
      return;
    }
    await this.db.transaction(async (tx) => {
      const { rows } = await tx.query<{ cents: number; count: number }>(approved, [id, manager]);
      if ((rows[0]?.count ?? 0) >= 2) await tx.query(insert, [id, rows[0]?.cents]);
    });
  }

  async work(): Promise<void> {
    const { db, variant } = this;
    if (variant === "all at once") {
      const { rows } = await db.query<Message>("SELECT id, cents, key FROM outbox WHERE NOT sent ORDER BY id");
      await Promise.all(rows.map((message) => this.send(message).then(() => this.mark(message.id))));
      return;
    }
    await this.drain();
  }

  async drain(): Promise<void> {
    const { db, variant } = this;
    const next = "SELECT id, cents, key FROM outbox WHERE NOT sent ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED";
    for (let isMore = true; isMore; ) {
      if (variant === "rows are locked while it sends") {
        isMore = await db.transaction(async (tx) => {
          const [message] = (await tx.query<Message>(next)).rows;
          if (message === undefined) return false;
          await this.send(message);
          await tx.query("UPDATE outbox SET sent = true WHERE id = $1", [message.id]);
          return true;
        });
        continue;
      }
      const [message] = (await db.query<Message>(next)).rows;
      if (message === undefined) return;
      if (variant === "sent committed before the send") await this.mark(message.id);
      try {
        await this.send(message);
      } catch (error) {
        if (variant !== "deletes what failed") throw error;
        await db.query("DELETE FROM outbox WHERE id = $1", [message.id]);
      }
      await this.mark(message.id);
    }
  }

  async mark(id: string): Promise<void> {
    await this.db.query("UPDATE outbox SET sent = true WHERE id = $1", [id]);
  }

  async send({ cents, key }: Message): Promise<void> {
    const isRandom = this.variant === "key by default of each attempt";
    const idempotencyKey = isRandom ? crypto.randomUUID() : key;
    await this.client.pendingTransactions.create({ account_id: this.accountId, amount: -cents }, { idempotencyKey });
  }
}

export const pgliteOutbox = proof<Bug, Shop, PGlite, Style>(
  "an outbox of approved orders in PGlite",
  {
    "sent committed before the send": ["crash", "outage"],
    "key by default of each attempt": ["crash"],
    "order outside the transaction": ["crash"],
    "deletes what failed": ["outage"],
    "approval lost": ["crash"],
  },
  (variant) => {
    const { bank, accountId } = openBank();
    return {
      bank,
      store: () => freshTables(SCHEMA),
      start: (parts) => new Shop(parts, accountId, variant),
      idle: (shop) => shop.work(),
      story: async ({ step, settle }) => {
        await step("Ada orders a", (shop) => shop.order("a", 20_00));
        await step("Ben approves a", (shop) => shop.approve("a", "ben"));
        await step("Cleo approves a", (shop) => shop.approve("a", "cleo"));
        await step("Ada orders b", (shop) => shop.order("b", 30_00));
        await step("Ben approves b", (shop) => shop.approve("b", "ben"));
        await step("Cleo approves b", (shop) => shop.approve("b", "cleo"));
        await settle();
      },
      check: ({ bank }) => holdsOf(bank).join() === "2000,3000",
    };
  },
  "rows are locked while it sends",
  "all at once",
);
