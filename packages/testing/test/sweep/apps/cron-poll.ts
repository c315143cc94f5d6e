import { BankClient } from "@sandbank/sdk";
import { type AppEntry, booksMatch, type StartParts } from "@sandbank/testing/sweep";
import { credit, openBank, proof } from "./proof.ts";

type Bug = "cursor before the page" | "entries without an id" | "logs an error and goes on" | "page only in memory";

type Rows = Map<string, string | AppEntry>;

/** A cron job that reads the new Transactions from where it stopped. */
class Importer {
  readonly store: Rows;
  readonly client: BankClient;
  readonly variant: Bug | "correct";
  readonly buffer: AppEntry[] = [];

  constructor({ store, clientOptions }: StartParts<Rows>, variant: Bug | "correct") {
    this.store = store;
    this.client = new BankClient(clientOptions);
    this.variant = variant;
  }

  async work(): Promise<void> {
    const cursor = this.store.get("cursor") as string | undefined;
    const page = await this.client.events.list({
      ...(cursor === undefined ? {} : { cursor }),
      order_by: { field: "created_at", direction: "ascending" },
    });
    const save = () => {
      if (page.next_cursor !== null && page.next_cursor !== cursor) this.store.set("cursor", page.next_cursor);
    };
    if (this.variant === "cursor before the page") save();
    for (const event of page.data) {
      if (event.category !== "transaction.created") continue;
      try {
        const { account_id, amount } = await this.client.events.fetchObject(event);
        this.book({ account_id, amount, event_id: event.id });
      } catch (error) {
        if (this.variant !== "logs an error and goes on") throw error;
        console.error(error);
      }
    }
    save();
    // Written behind: after the cursor.
    for (const entry of this.buffer.splice(0)) this.store.set(`entry ${entry.event_id}`, entry);
  }

  book(entry: AppEntry): void {
    if (this.variant === "page only in memory") this.buffer.push(entry);
    else if (this.variant === "entries without an id") this.store.set(`entry ${this.entries().length}`, entry);
    else this.store.set(`entry ${entry.event_id}`, entry);
  }

  entries(): AppEntry[] {
    return [...this.store.values()].filter((row): row is AppEntry => typeof row === "object");
  }
}

export const cronPoll = proof<Bug, Importer, Rows>(
  "a cron job with a cursor",
  {
    "cursor before the page": ["crash", "outage"],
    "entries without an id": ["crash", "outage"],
    "logs an error and goes on": ["outage"],
    "page only in memory": ["crash"],
  },
  (variant) => {
    const { bank, numberId } = openBank();
    return {
      bank,
      store: () => new Map(),
      start: (parts) => new Importer(parts, variant),
      idle: (importer) => importer.work(),
      story: async ({ bank, settle, advance }) => {
        credit(bank, numberId, 20_00);
        credit(bank, numberId, 30_00);
        await settle();
        credit(bank, numberId, 20_00);
        await advance({ days: 1 });
      },
      check: booksMatch((importer) => importer.entries()),
    };
  },
);
