import { BankClient } from "@sandbank/sdk";
import { type AppEntry, booksMatch, type StartParts } from "@sandbank/testing/sweep";
import { TransactionalStore } from "./crashable-stores.ts";
import { credit, eventOf, openBank, proof } from "./proof.ts";

type Bug =
  | "two transactions"
  | "mark outside"
  | "rollback forgotten"
  | "commits after an error"
  | "reads before it begins";
type Style = "callbacks" | "asynchronous callbacks";
type Rows = TransactionalStore<AppEntry | true | number>;

/** Books Transactions in a store with transactions and a `crash`. */
class Ledger {
  readonly parts: StartParts<Rows>;
  readonly client: BankClient;
  readonly variant: Bug | Style | "correct";
  last: Promise<unknown> = Promise.resolve();

  constructor(parts: StartParts<Rows>, variant: Bug | Style | "correct") {
    this.parts = parts;
    this.client = new BankClient(parts.clientOptions);
    this.variant = variant;
  }

  receive(request: Request): Promise<Response> {
    // One at a time, because the store has one transaction.
    const handled = this.last.then(() => this.handle(request));
    this.last = handled.catch(() => {});
    return this.variant === "reads before it begins" ? this.handle(request) : handled;
  }

  async handle(request: Request): Promise<Response> {
    const { store } = this.parts;
    const event = await eventOf(this.parts, request);
    if (event.category !== "transaction.created") return new Response();
    const entryOf = async () => {
      const { account_id, amount } = await this.client.events.fetchObject(event);
      return { account_id, amount, event_id: event.id };
    };
    /** Adds an entry under a new number. */
    const book = (entry: AppEntry) => {
      const count = (store.get("count") ?? 0) as number;
      store.put(`entry ${count}`, entry);
      store.put("count", count + 1);
    };
    switch (this.variant) {
      case "asynchronous callbacks":
        await store.transaction(async () => {
          if (store.get(event.id) === true) return;
          store.put(event.id, true);
          book(await entryOf());
        });
        break;
      case "callbacks": {
        const entry = await entryOf();
        store.transaction(() => {
          if (store.get(event.id) === true) return;
          store.put(event.id, true);
          book(entry);
        });
        break;
      }
      case "two transactions": {
        if (store.get(event.id) === true) break;
        const entry = await entryOf();
        store.transaction(() => book(entry));
        store.transaction(() => store.put(event.id, true));
        break;
      }
      case "mark outside": {
        if (store.get(event.id) === true) break;
        store.put(event.id, true);
        const entry = await entryOf();
        store.transaction(() => book(entry));
        break;
      }
      case "rollback forgotten":
        store.begin();
        if (store.get(event.id) !== true) {
          store.put(event.id, true);
          book(await entryOf());
        }
        store.commit();
        break;
      case "commits after an error":
        store.begin();
        try {
          if (store.get(event.id) !== true) {
            store.put(event.id, true);
            book(await entryOf());
          }
        } finally {
          store.commit();
        }
        break;
      case "reads before it begins": {
        if (store.get(event.id) === true) break;
        const entry = await entryOf();
        store.transaction(() => {
          store.put(event.id, true);
          book(entry);
        });
        break;
      }
      default: {
        const entry = await entryOf();
        store.begin();
        try {
          if (store.get(event.id) !== true) {
            store.put(event.id, true);
            book(entry);
          }
          store.commit();
        } catch (error) {
          store.rollback();
          throw error;
        }
      }
    }
    return new Response();
  }
}

export const transactionalLedger = proof<Bug, Ledger, Rows, Style>(
  "a ledger in a store with transactions",
  {
    "two transactions": ["crash"],
    "mark outside": ["crash", "outage"],
    "rollback forgotten": ["outage"],
    "commits after an error": ["outage"],
    "reads before it begins": ["concurrent"],
  },
  (variant) => {
    const { bank, numberId } = openBank();
    return {
      bank,
      store: () => new TransactionalStore(),
      start: (parts) => new Ledger(parts, variant),
      receive: (ledger, request) => ledger.receive(request),
      story: async ({ bank, settle }) => {
        credit(bank, numberId, 20_00);
        credit(bank, numberId, 30_00);
        await settle();
      },
      check: booksMatch<Ledger, Rows>((_, { store }) =>
        store.values().filter((row): row is AppEntry => typeof row === "object"),
      ),
    };
  },
  "callbacks",
  "asynchronous callbacks",
);
