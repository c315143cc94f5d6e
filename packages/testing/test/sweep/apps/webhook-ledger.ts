import { BankClient } from "@sandbank/sdk";
import { createMemoryDedupeStore, createWebhookRouter, type WebhookDedupeStore } from "@sandbank/sdk/webhooks";
import { type AppEntry, booksMatch, type StartParts } from "@sandbank/testing/sweep";
import { credit, openBank, proof } from "./proof.ts";

type Bug =
  | "claims in the store"
  | "adds to a balance"
  | "dedupe in memory"
  | "remembers only the last Event"
  | "swallows errors";
type Rows = Map<string, AppEntry | string | number>;

/** Books Transactions with the router of the SDK. */
class Ledger {
  readonly store: Rows;
  readonly variant: Bug | "correct";
  readonly receive: (request: Request) => Promise<Response>;

  constructor({ store, clientOptions, webhookSecret, now }: StartParts<Rows>, variant: Bug | "correct") {
    this.store = store;
    this.variant = variant;
    const dedupe = variant === "dedupe in memory" ? createMemoryDedupeStore() : this.dedupe();
    const options = { client: new BankClient(clientOptions), secret: webhookSecret, now, dedupe };
    const router = createWebhookRouter({ ...options, onError() {} });
    router.on("transaction.created", ({ event, object }) => this.book(event.id, object.id, object));
    this.receive = (request) => router.handle(request);
    if (variant !== "swallows errors") return;
    this.receive = async (request) => {
      await router.handle(request);
      return new Response();
    };
  }

  dedupe(): WebhookDedupeStore {
    const claims = new Set<string>();
    return {
      claim: (id) => {
        if (this.store.get(this.keyOf(id)) === id) return "done";
        if (claims.has(id)) return "busy";
        claims.add(id);
        if (this.variant === "claims in the store") this.store.set(this.keyOf(id), id);
        return "claimed";
      },
      confirm: (id) => {
        this.store.set(this.keyOf(id), id);
        claims.delete(id);
      },
      release: (id) => claims.delete(id),
    };
  }

  keyOf(eventId: string): string {
    return this.variant === "remembers only the last Event" ? "last event" : `event ${eventId}`;
  }

  book(event_id: string, transactionId: string, { account_id, amount }: AppEntry): void {
    if (addsUp(this.variant)) {
      const balance = (this.store.get(`balance ${account_id}`) ?? 0) as number;
      this.store.set(`balance ${account_id}`, balance + amount);
      return;
    }
    this.store.set(`entry ${transactionId}`, { account_id, amount, event_id });
  }

  entries(): AppEntry[] {
    return [...this.store.values()].filter((row): row is AppEntry => typeof row === "object");
  }

  balance(accountId: string): number {
    return (this.store.get(`balance ${accountId}`) ?? 0) as number;
  }
}

/** Whether a variant keeps a balance in place of entries. */
const addsUp = (variant: Bug | "correct") =>
  variant === "adds to a balance" || variant === "dedupe in memory" || variant === "remembers only the last Event";

export const webhookLedger = proof<Bug, Ledger, Rows>(
  "a ledger with the webhook router",
  {
    "claims in the store": ["crash", "outage"],
    "adds to a balance": ["crash"],
    "dedupe in memory": ["crash"],
    "remembers only the last Event": ["crash", "duplicate"],
    "swallows errors": ["outage"],
  },
  (variant) => {
    const { bank, numberId, accountId } = openBank();
    return {
      bank,
      store: () => new Map(),
      start: (parts) => new Ledger(parts, variant),
      receive: (ledger, request) => ledger.receive(request),
      story: async ({ bank, settle }) => {
        credit(bank, numberId, 20_00);
        credit(bank, numberId, 30_00);
        await settle();
        credit(bank, numberId, 5_00);
        await settle();
      },
      check: addsUp(variant) ? ({ app }) => app.balance(accountId) === 55_00 : booksMatch((ledger) => ledger.entries()),
    };
  },
);
