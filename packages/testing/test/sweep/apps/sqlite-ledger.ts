import { DatabaseSync } from "node:sqlite";
import { BankClient } from "@sandbank/sdk";
import { type AppEntry, booksMatch, type StartParts } from "@sandbank/testing/sweep";
import { credit, eventOf, openBank, proof } from "./proof.ts";

type Bug =
  | "effect committed before the mark"
  | "mark committed before the effect"
  | "autocommit"
  | "rollback forgotten"
  | "commits in finally"
  | "answers 200 after an error";
type Style = "unique entries";

const SCHEMA = `
  CREATE TABLE seen (event_id TEXT PRIMARY KEY) STRICT;
  CREATE TABLE entries (event_id TEXT, account_id TEXT, amount INTEGER) STRICT;
  CREATE TABLE unique_entries (event_id TEXT PRIMARY KEY, account_id TEXT, amount INTEGER) STRICT;
`;

/** Books Transactions in SQLite, with statements that it prepares at its start. */
class Ledger {
  readonly parts: StartParts<DatabaseSync>;
  readonly db: DatabaseSync;
  readonly client: BankClient;
  readonly variant: Bug | Style | "correct";
  readonly statements;

  constructor(parts: StartParts<DatabaseSync>, variant: Bug | Style | "correct") {
    this.parts = parts;
    this.variant = variant;
    this.client = new BankClient(parts.clientOptions);
    const { store: db } = parts;
    this.db = db;
    this.statements = {
      isSeen: db.prepare("SELECT 1 FROM seen WHERE event_id = ?"),
      mark: db.prepare("INSERT OR IGNORE INTO seen VALUES (?)"),
      insert: db.prepare("INSERT INTO entries VALUES (?, ?, ?)"),
      upsert: db.prepare(
        "INSERT INTO unique_entries VALUES (?, ?, ?) ON CONFLICT (event_id) DO NOTHING RETURNING amount",
      ),
      entries: db.prepare("SELECT event_id, account_id, amount FROM entries UNION ALL SELECT * FROM unique_entries"),
    };
  }

  async receive(request: Request): Promise<Response> {
    try {
      await this.handle(request);
      return new Response(null, { status: 204 });
    } catch (error) {
      if (this.variant === "answers 200 after an error") return new Response("ignored");
      return new Response(String(error), { status: 500 });
    }
  }

  async handle(request: Request): Promise<void> {
    const event = await eventOf(this.parts, request);
    if (event.category !== "transaction.created") return;
    const { isSeen, mark, insert, upsert } = this.statements;
    if (isSeen.get(event.id) !== undefined) return;
    if (this.variant === "mark committed before the effect") mark.run(event.id);
    if (this.variant === "rollback forgotten" || this.variant === "commits in finally") {
      // The transaction waits for the request.
      this.db.exec("BEGIN IMMEDIATE");
      if (this.variant === "commits in finally") {
        try {
          mark.run(event.id);
          const { account_id, amount } = await this.client.events.fetchObject(event);
          insert.run(event.id, account_id, amount);
        } finally {
          this.db.exec("COMMIT");
        }
        return;
      }
      mark.run(event.id);
      const { account_id, amount } = await this.client.events.fetchObject(event);
      insert.run(event.id, account_id, amount);
      this.db.exec("COMMIT");
      return;
    }
    const { account_id, amount } = await this.client.events.fetchObject(event);
    switch (this.variant) {
      case "unique entries":
        upsert.get(event.id, account_id, amount);
        return;
      case "autocommit":
        if (isSeen.get(event.id) !== undefined) return;
        insert.run(event.id, account_id, amount);
        mark.run(event.id);
        return;
      case "effect committed before the mark":
        this.transaction(() => insert.run(event.id, account_id, amount));
        this.transaction(() => mark.run(event.id));
        return;
      case "mark committed before the effect":
        this.transaction(() => insert.run(event.id, account_id, amount));
        return;
      default:
        this.transaction(() => {
          if (mark.run(event.id).changes === 0) return;
          insert.run(event.id, account_id, amount);
        });
    }
  }

  transaction(act: () => unknown): void {
    let isDone = false;
    this.db.exec("BEGIN");
    try {
      act();
      this.db.exec("COMMIT");
      isDone = true;
    } finally {
      if (!isDone && this.db.isTransaction) this.db.exec("ROLLBACK");
    }
  }

  entries(): AppEntry[] {
    return this.statements.entries.all() as unknown as AppEntry[];
  }
}

export const sqliteLedger = proof<Bug, Ledger, DatabaseSync, Style>(
  "a ledger in SQLite",
  {
    "effect committed before the mark": ["crash", "concurrent"],
    "mark committed before the effect": ["crash", "outage"],
    autocommit: ["crash"],
    "rollback forgotten": ["outage"],
    "commits in finally": ["outage"],
    "answers 200 after an error": ["outage"],
  },
  (variant) => {
    const { bank, numberId } = openBank();
    return {
      bank,
      store() {
        const db = new DatabaseSync(":memory:");
        db.exec(SCHEMA);
        return db;
      },
      start: (parts) => new Ledger(parts, variant),
      receive: (ledger, request) => ledger.receive(request),
      story: async ({ bank, settle }) => {
        credit(bank, numberId, 20_00);
        credit(bank, numberId, 30_00);
        await settle();
        credit(bank, numberId, 5_00);
        await settle();
      },
      check: booksMatch((ledger) => ledger.entries()),
      close: (db) => db.close(),
    };
  },
  "unique entries",
);
