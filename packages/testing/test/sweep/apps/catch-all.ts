import { BankClient, type Event } from "@sandbank/sdk";
import { unwrapWebhook } from "@sandbank/sdk/webhooks";
import { type AppEntry, booksMatch, type StartParts } from "@sandbank/testing/sweep";
import { credit, openBank, proof } from "./proof.ts";

type Bug =
  | "only logs errors"
  | "remembers failures in memory"
  | "tries failures once"
  | "forgets a failure before it retries";

type Rows = Map<string, Event | AppEntry | null>;

/** Responds with 200 whatever happens, and keeps what failed for later. */
class CatchAll {
  readonly parts: StartParts<Rows>;
  readonly client: BankClient;
  readonly variant: Bug | "correct";
  readonly failed = new Map<string, Event>();

  constructor(parts: StartParts<Rows>, variant: Bug | "correct") {
    this.parts = parts;
    this.client = new BankClient(parts.clientOptions);
    this.variant = variant;
  }

  async receive(request: Request): Promise<Response> {
    const { webhookSecret: secret, now } = this.parts;
    let event: Event | undefined;
    try {
      event = unwrapWebhook({ body: await request.text(), headers: request.headers, secret, now }) as Event;
      await this.book(event);
    } catch (error) {
      if (this.variant === "only logs errors") console.error(error);
      else if (this.variant === "remembers failures in memory" && event) this.failed.set(event.id, event);
      else if (event) this.parts.store.set(`failed ${event.id}`, event);
    } finally {
      // biome-ignore lint/correctness/noUnsafeFinally: this is how such an app reads.
      return new Response();
    }
  }

  async book(event: Event): Promise<void> {
    if (event.category !== "transaction.created") return;
    const { account_id, amount } = await this.client.events.fetchObject(event);
    this.parts.store.set(`entry ${event.id}`, { account_id, amount, event_id: event.id });
  }

  async work(): Promise<void> {
    for (const event of this.failed.values()) await this.book(event).then(() => this.failed.delete(event.id));
    const { store } = this.parts;
    for (const [key, row] of [...store.entries()]) {
      if (!key.startsWith("failed ") || row === null) continue;
      if (this.variant === "forgets a failure before it retries") store.set(key, null);
      try {
        await this.book(row as Event);
        store.set(key, null);
      } catch {
        if (this.variant === "tries failures once") store.set(key, null);
      }
    }
  }
}

export const catchAll = proof<Bug, CatchAll, Rows>(
  "an app that responds with 200 whatever happens",
  {
    "only logs errors": ["outage"],
    "remembers failures in memory": [],
    "tries failures once": [],
    "forgets a failure before it retries": [],
  },
  (variant) => {
    const { bank, numberId } = openBank();
    return {
      bank,
      store: () => new Map(),
      start: (parts) => new CatchAll(parts, variant),
      receive: (app, request) => app.receive(request),
      idle: (app) => app.work(),
      story: async ({ bank, settle }) => {
        credit(bank, numberId, 20_00);
        await settle();
        credit(bank, numberId, 30_00);
        await settle();
      },
      check: booksMatch<CatchAll, Rows>(({ parts }) =>
        [...parts.store.entries()].flatMap(([key, row]) => (key.startsWith("entry ") ? [row as AppEntry] : [])),
      ),
    };
  },
);
