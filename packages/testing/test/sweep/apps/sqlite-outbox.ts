import { DatabaseSync } from "node:sqlite";
import { type AccountId, BankClient } from "@sandbank/sdk";
import type { StartParts } from "@sandbank/testing/sweep";
import { holdsOf, openBank, proof } from "./proof.ts";

type Bug =
  | "message in a second transaction"
  | "message before its order"
  | "key in memory"
  | "deleted before the send"
  | "deleted after any answer"
  | "numbered by a count";
type Style = "savepoints" | "tagged templates";

interface Message {
  readonly order_id: string;
  readonly cents: number;
  readonly key: string;
}

const SCHEMA = `
  CREATE TABLE orders (id TEXT PRIMARY KEY, cents INTEGER) STRICT;
  CREATE TABLE outbox (order_id TEXT PRIMARY KEY, cents INTEGER, key TEXT) STRICT;
`;

/** An order and its message are written in one transaction; a worker sends the messages. */
class Shop {
  readonly db: DatabaseSync;
  readonly client: BankClient;
  readonly accountId: AccountId;
  readonly variant: Bug | Style | "correct";
  readonly keys = new Map<string, string>();
  sent = 0;

  constructor(parts: StartParts<DatabaseSync>, accountId: AccountId, variant: Bug | Style | "correct") {
    this.db = parts.store;
    this.client = new BankClient(parts.clientOptions);
    this.accountId = accountId;
    this.variant = variant;
  }

  order(id: string, cents: number): void {
    const { db, variant } = this;
    if (db.prepare("SELECT 1 FROM orders WHERE id = ?").get(id) !== undefined) return;
    const insertOrder = () => db.prepare("INSERT INTO orders VALUES (?, ?)").run(id, cents);
    const insertMessage = () =>
      db.prepare("INSERT OR IGNORE INTO outbox VALUES (?, ?, ?) RETURNING key").get(id, cents, crypto.randomUUID());
    if (variant === "tagged templates") {
      const sql = db.createTagStore(10);
      db.exec("BEGIN");
      sql.run`INSERT INTO orders VALUES (${id}, ${cents})`;
      sql.get`INSERT INTO outbox VALUES (${id}, ${cents}, ${crypto.randomUUID()}) RETURNING key`;
      db.exec("COMMIT");
    } else if (variant === "savepoints") {
      db.exec("SAVEPOINT whole");
      insertOrder();
      db.exec("SAVEPOINT part");
      insertMessage();
      db.exec("RELEASE part");
      db.exec("RELEASE whole");
    } else if (variant === "message in a second transaction") {
      insertOrder();
      insertMessage();
    } else if (variant === "message before its order") {
      db.prepare("INSERT INTO outbox VALUES (?, ?, ?)").run(`${id} ${crypto.randomUUID()}`, cents, crypto.randomUUID());
      insertOrder();
    } else {
      db.exec("BEGIN");
      try {
        insertOrder();
        insertMessage();
        db.exec("COMMIT");
      } catch (error) {
        if (db.isTransaction) db.exec("ROLLBACK");
        throw error;
      }
    }
  }

  async work(): Promise<void> {
    for (const message of this.db.prepare("SELECT * FROM outbox ORDER BY order_id").all()) {
      await this.send(message as unknown as Message);
    }
  }

  async send({ order_id, cents, key }: Message): Promise<void> {
    const { variant } = this;
    const remove = () => this.db.prepare("DELETE FROM outbox WHERE order_id = ?").run(order_id);
    let idempotencyKey = key;
    if (variant === "key in memory") {
      idempotencyKey = this.keys.get(order_id) ?? crypto.randomUUID();
      this.keys.set(order_id, idempotencyKey);
    }
    if (variant === "numbered by a count") idempotencyKey = `message ${++this.sent}`;
    if (variant === "deleted before the send") remove();
    try {
      await this.client.pendingTransactions.create({ account_id: this.accountId, amount: -cents }, { idempotencyKey });
    } catch (error) {
      if (variant === "deleted after any answer") remove();
      throw error;
    }
    remove();
  }
}

export const sqliteOutbox = proof<Bug, Shop, DatabaseSync, Style>(
  "an outbox in SQLite",
  {
    "message in a second transaction": ["crash"],
    "message before its order": ["crash"],
    "key in memory": ["crash"],
    "deleted before the send": ["crash", "outage"],
    "deleted after any answer": ["outage"],
    "numbered by a count": ["crash"],
  },
  (variant) => {
    const { bank, accountId } = openBank();
    return {
      bank,
      store() {
        const db = new DatabaseSync(":memory:");
        db.exec(SCHEMA);
        return db;
      },
      start: (parts) => new Shop(parts, accountId, variant),
      idle: (shop) => shop.work(),
      story: async ({ step, settle }) => {
        await step("Ada orders", (shop) => shop.order("a", 20_00));
        await step("Ben orders", (shop) => shop.order("b", 20_00));
        await settle();
        await step("Cleo orders", (shop) => shop.order("c", 40_00));
        await settle();
      },
      check: ({ bank }) => holdsOf(bank).join() === "2000,2000,4000",
      close: (db) => db.close(),
    };
  },
  "savepoints",
  "tagged templates",
);
