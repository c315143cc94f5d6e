import { BankClient } from "@sandbank/sdk";
import { createWebhookRouter } from "@sandbank/sdk/webhooks";
import { type AppEntry, booksMatch, type StartParts } from "@sandbank/testing/sweep";
import { credit, openBank, proof } from "./proof.ts";

type Bug =
  | "subscribes at each start"
  | "saves the subscription before it exists"
  | "books each delivery"
  | "starts without a subscription";

type Rows = Map<string, AppEntry | "subscribed">;
const SECRET = "the secret of the app's own subscription";

/** Subscribes to the Events itself, with a secret of its own. */
class Subscriber {
  readonly store: Rows;
  readonly client: BankClient;
  readonly variant: Bug | "correct";
  readonly receive: (request: Request) => Promise<Response>;

  constructor({ store, clientOptions, webhookSecret, now }: StartParts<Rows>, variant: Bug | "correct") {
    this.store = store;
    this.client = new BankClient(clientOptions);
    this.variant = variant;
    const router = createWebhookRouter({ client: this.client, secret: [SECRET, webhookSecret], now, onError() {} });
    router.on("transaction.created", ({ event, object: { account_id, amount } }) => {
      const key = variant === "books each delivery" ? `entry ${[...store.values()].length}` : event.id;
      store.set(key, { account_id, amount, event_id: event.id });
    });
    this.receive = (request) => router.handle(request);
  }

  async subscribe(): Promise<void> {
    if (this.variant !== "subscribes at each start" && this.store.has("subscription")) return;
    const isEager = this.variant === "saves the subscription before it exists";
    if (isEager) this.store.set("subscription", "subscribed");
    const options = this.variant === "subscribes at each start" ? {} : { idempotencyKey: "subscription" };
    try {
      await this.client.eventSubscriptions.create({ url: "https://app.test/own", shared_secret: SECRET }, options);
    } catch (error) {
      if (this.variant !== "starts without a subscription") throw error;
    }
    this.store.set("subscription", "subscribed");
  }
}

export const selfSubscribed = proof<Bug, Subscriber, Rows>(
  "an app with its own Event Subscription",
  {
    "subscribes at each start": ["crash"],
    "saves the subscription before it exists": ["crash", "outage"],
    "books each delivery": ["crash"],
    "starts without a subscription": ["outage"],
  },
  (variant) => {
    const { bank, numberId } = openBank();
    const booksAgree = booksMatch<Subscriber, Rows>((app) =>
      [...app.store.values()].filter((row): row is AppEntry => row !== "subscribed"),
    );
    return {
      bank,
      store: () => new Map(),
      async start(parts) {
        const subscriber = new Subscriber(parts, variant);
        await subscriber.subscribe();
        return subscriber;
      },
      receive: (subscriber, request) => subscriber.receive(request),
      story: async ({ bank, settle }) => {
        credit(bank, numberId, 20_00);
        await settle();
      },
      check: async (parts) => {
        await booksAgree(parts);
        const own = parts.bank.eventSubscriptions.list().data.filter(({ url }) => url === "https://app.test/own");
        if (own.length !== 1) throw new Error(`The app has ${own.length} Event Subscriptions.`);
      },
    };
  },
);
