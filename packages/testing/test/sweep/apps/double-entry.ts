import { BankClient } from "@sandbank/sdk";
import { createWebhookRouter } from "@sandbank/sdk/webhooks";
import type { StartParts } from "@sandbank/testing/sweep";
import { credit, openBank, proof } from "./proof.ts";

type Bug =
  | "sides in two writes"
  | "mark in another write"
  | "mark before the entry"
  | "numbers from a counter in memory";

interface Line {
  readonly side: "cash" | "customers";
  readonly cents: number;
}

/** A journal of entries, each with two sides, by the id of its Event. */
type Rows = Map<string, readonly Line[] | "booked">;

class Journal {
  readonly store: Rows;
  readonly receive: (request: Request) => Promise<Response>;
  readonly variant: Bug | "correct";
  count = 0;

  constructor({ store, clientOptions, webhookSecret, now }: StartParts<Rows>, variant: Bug | "correct") {
    this.store = store;
    this.variant = variant;
    const client = new BankClient(clientOptions);
    const router = createWebhookRouter({ client, secret: webhookSecret, now, onError() {} });
    router.on("transaction.created", ({ event, object }) => this.book(event.id, object.amount));
    this.receive = (request) => router.handle(request);
  }

  book(eventId: string, cents: number): void {
    const cash: Line = { side: "cash", cents };
    const customers: Line = { side: "customers", cents: -cents };
    const mark = `booked ${eventId}`;
    switch (this.variant) {
      case "correct":
        this.store.set(eventId, [cash, customers]);
        return;
      case "sides in two writes":
        if (this.store.has(eventId)) return;
        this.store.set(eventId, [cash]);
        this.store.set(eventId, [cash, customers]);
        return;
      case "numbers from a counter in memory":
        this.store.set(`entry ${this.count++}`, [cash, customers]);
        return;
      case "mark before the entry":
        if (this.store.has(mark)) return;
        this.store.set(mark, "booked");
        this.store.set(eventId, [cash, customers]);
        return;
      case "mark in another write":
        if (this.store.has(mark)) return;
        this.store.set(`entry ${[...this.store.values()].length}`, [cash, customers]);
        this.store.set(mark, "booked");
    }
  }

  total(side: Line["side"]): number {
    const lines = [...this.store.values()].flatMap((row) => (row === "booked" ? [] : row));
    return lines.filter((line) => line.side === side).reduce((total, { cents }) => total + cents, 0);
  }
}

export const doubleEntry = proof<Bug, Journal, Rows>(
  "a double-entry journal",
  {
    "sides in two writes": ["crash"],
    "mark in another write": ["crash"],
    "mark before the entry": ["crash"],
    "numbers from a counter in memory": ["crash"],
  },
  (variant) => {
    const { bank, numberId } = openBank();
    return {
      bank,
      store: () => new Map(),
      start: (parts) => new Journal(parts, variant),
      receive: (journal, request) => journal.receive(request),
      story: async ({ bank, settle }) => {
        credit(bank, numberId, 20_00);
        await settle();
        credit(bank, numberId, -5_00);
        await settle();
      },
      check: ({ app }) => app.total("cash") === 15_00 && app.total("customers") === -15_00,
    };
  },
);
