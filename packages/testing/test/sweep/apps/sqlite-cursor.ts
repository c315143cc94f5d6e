import { DatabaseSync } from "node:sqlite";
import { BankClient, type Event } from "@sandbank/sdk";
import type { StartParts } from "@sandbank/testing/sweep";
import { credit, openBank, proof } from "./proof.ts";

type Bug =
  | "cursor before the effect"
  | "cursor in a second transaction"
  | "cursor in memory"
  | "transaction per Event"
  | "rollback forgotten"
  | "skips errors";
type Style = "iterates" | "polls in the background";

const SCHEMA = `
  CREATE TABLE state (id INTEGER PRIMARY KEY CHECK (id = 1), cursor TEXT, cents INTEGER NOT NULL) STRICT;
  INSERT INTO state VALUES (1, NULL, 0);
`;

/** Adds up a balance, in one transaction with its cursor. */
class Importer {
  readonly db: DatabaseSync;
  readonly client: BankClient;
  readonly variant: Bug | Style | "correct";
  cursor: string | null = null;

  constructor(parts: StartParts<DatabaseSync>, variant: Bug | Style | "correct") {
    this.db = parts.store;
    this.client = new BankClient(parts.clientOptions);
    this.variant = variant;
    if (variant === "cursor in memory") this.cursor = null;
  }

  state(): { cursor: string | null; cents: number } {
    const statement = this.db.prepare("SELECT cursor, cents FROM state");
    if (this.variant === "iterates") {
      // Leaves the iterator open.
      for (const row of statement.iterate()) return row as never;
    }
    return statement.get() as never;
  }

  async work(): Promise<void> {
    for (let isMore = true; isMore; ) isMore = await this.page();
  }

  async page(): Promise<boolean> {
    const { db, variant } = this;
    const cursor = variant === "cursor in memory" ? this.cursor : this.state().cursor;
    const page = await this.client.events.list({
      ...(cursor === null ? {} : { cursor }),
      limit: 3,
      order_by: { field: "created_at", direction: "ascending" },
    });
    const next = page.next_cursor;
    const isMore = next !== null && next !== cursor && page.data.length > 0;
    const save = () => {
      if (next !== null) db.prepare("UPDATE state SET cursor = ?").run(next);
      this.cursor = next;
    };
    const add = (cents: number) => db.prepare("UPDATE state SET cents = cents + ? RETURNING cents").get(cents);
    if (variant === "cursor before the effect") save();
    if (variant === "rollback forgotten") {
      db.exec("BEGIN");
      for (const event of page.data) add(await this.amountOf(event));
      save();
      db.exec("COMMIT");
      return isMore;
    }
    const amounts: number[] = [];
    for (const event of page.data) {
      const amount = await this.amountOf(event);
      if (variant === "transaction per Event" && amount !== 0) add(amount);
      else amounts.push(amount);
    }
    const sum = amounts.reduce((total, amount) => total + amount, 0);
    if (variant === "cursor in a second transaction") {
      add(sum);
      save();
      return isMore;
    }
    db.exec("BEGIN");
    try {
      if (sum !== 0) add(sum);
      save();
      db.exec("COMMIT");
    } catch (error) {
      if (db.isTransaction) db.exec("ROLLBACK");
      throw error;
    }
    return isMore;
  }

  async amountOf(event: Event): Promise<number> {
    if (event.category !== "transaction.created") return 0;
    try {
      return (await this.client.events.fetchObject(event)).amount;
    } catch (error) {
      if (this.variant === "skips errors") return 0;
      throw error;
    }
  }
}

export const sqliteCursor = proof<Bug, Importer, DatabaseSync, Style>(
  "an importer with a cursor in SQLite",
  {
    "cursor before the effect": ["crash", "outage"],
    "cursor in a second transaction": ["crash"],
    "cursor in memory": ["crash"],
    "transaction per Event": ["crash"],
    "rollback forgotten": ["outage"],
    "skips errors": ["outage"],
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
      start(parts) {
        const importer = new Importer(parts, variant);
        if (variant === "polls in the background") {
          const loop = async (): Promise<never> => {
            for (;;) {
              await importer.work().catch(() => {});
              await parts.sleep(30_000);
            }
          };
          void loop();
        }
        return importer;
      },
      ...(variant !== "polls in the background" && { idle: (importer: Importer) => importer.work() }),
      story: async ({ bank, settle, advance }) => {
        credit(bank, numberId, 20_00);
        credit(bank, numberId, 30_00);
        await settle();
        credit(bank, numberId, 20_00);
        await advance({ minutes: 3 });
      },
      check: ({ app }) => app.state().cents === 1_070_00,
      close: (db) => db.close(),
    };
  },
  "iterates",
  "polls in the background",
);
