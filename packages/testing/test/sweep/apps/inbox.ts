import { BankClient, type Event } from "@sandbank/sdk";
import { unwrapWebhook } from "@sandbank/sdk/webhooks";
import { type AppEntry, booksMatch, type StartParts } from "@sandbank/testing/sweep";
import { credit, openBank, proof } from "./proof.ts";

type Bug =
  | "inbox in memory"
  | "never resumes"
  | "leaves the inbox before the entry"
  | "drops it after an error"
  | "one line for each run";

interface Row {
  readonly event?: Event;
  readonly entry?: AppEntry;
}

type Rows = Map<string, Row>;

/** Responds to a webhook at once, and works afterwards. */
class Inbox {
  readonly parts: StartParts<Rows>;
  readonly client: BankClient;
  readonly variant: Bug | "correct";
  readonly waiting: Event[] = [];

  constructor(parts: StartParts<Rows>, variant: Bug | "correct") {
    this.parts = parts;
    this.client = new BankClient({ ...parts.clientOptions, maxRetries: 0 });
    this.variant = variant;
    if (variant === "never resumes") return;
    for (const { event } of parts.store.values()) if (event !== undefined) this.begin(event);
  }

  async receive(request: Request): Promise<Response> {
    const { webhookSecret: secret, now, store } = this.parts;
    const event = unwrapWebhook({ body: await request.text(), headers: request.headers, secret, now }) as Event;
    if (event.category !== "transaction.created" || store.has(event.id)) return new Response();
    if (this.variant !== "inbox in memory") store.set(event.id, { event });
    this.begin(event);
    return new Response();
  }

  begin(event: Event): void {
    this.book(event).catch(() => {});
  }

  async book(event: Event): Promise<void> {
    const { store, sleep } = this.parts;
    if (event.category !== "transaction.created") return;
    if (this.variant === "leaves the inbox before the entry") store.set(event.id, {});
    for (;;) {
      try {
        const { account_id, amount } = await this.client.events.fetchObject(event);
        const entry = { account_id, amount, event_id: event.id };
        if (this.variant === "one line for each run") store.set(`entry ${[...store.values()].length}`, { entry });
        store.set(event.id, this.variant === "one line for each run" ? {} : { entry });
        return;
      } catch (error) {
        if (this.variant === "drops it after an error") {
          store.set(event.id, {});
          throw error;
        }
        await sleep(5_000);
      }
    }
  }
}

export const inbox = proof<Bug, Inbox, Rows>(
  "an inbox that works after the response",
  {
    "inbox in memory": ["crash"],
    "never resumes": ["crash"],
    "leaves the inbox before the entry": ["crash"],
    "drops it after an error": ["lost_request", "lost_response", "server_error", "rate_limit", "outage"],
    "one line for each run": ["crash"],
  },
  (variant) => {
    const { bank, numberId } = openBank();
    return {
      bank,
      store: () => new Map(),
      start: (parts) => new Inbox(parts, variant),
      receive: (inbox, request) => inbox.receive(request),
      story: async ({ bank, settle }) => {
        credit(bank, numberId, 20_00);
        await settle();
        credit(bank, numberId, 30_00);
        await settle();
      },
      check: booksMatch<Inbox, Rows>(({ parts }) =>
        [...parts.store.values()].flatMap(({ entry }) => (entry === undefined ? [] : [entry])),
      ),
    };
  },
);
