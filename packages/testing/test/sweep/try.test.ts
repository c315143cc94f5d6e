import { createBank } from "@sandbank/engine";
import { BankClient } from "@sandbank/sdk";
import { createWebhookRouter } from "@sandbank/sdk/webhooks";
import { test } from "vitest";
import { booksMatch, sweep } from "../../src/sweep.ts";

class Ledger {
  router;
  constructor(
    readonly store: Map<string, unknown>,
    readonly client: BankClient,
    secret: string,
    now: () => string,
    readonly isRight: boolean,
  ) {
    this.router = createWebhookRouter({ client, secret, now });
    this.router.on("transaction.created", async ({ event, object }) => {
      if (object.type !== "transaction") return;
      const { account_id, amount } = object;
      if (this.isRight) {
        const books = (store.get("books") as object[] | undefined) ?? [];
        if (books.some((each) => (each as { event_id: string }).event_id === event.id)) return;
        store.set("books", [...books, { account_id, amount, event_id: event.id }]);
        return;
      }
      const seen = (store.get("seen") as string[] | undefined) ?? [];
      if (seen.includes(event.id)) return;
      store.set("seen", [...seen, event.id]);
      const books = (store.get("books") as object[] | undefined) ?? [];
      store.set("books", [...books, { account_id, amount, event_id: event.id }]);
    });
  }
  async open(name: string) {
    const key = `open-${name}`;
    const account = await this.client.accounts.create({ name }, { idempotencyKey: key });
    this.store.set(`account ${name}`, account.id);
    return account;
  }
  entries() {
    return ((this.store.get("books") as object[] | undefined) ?? []) as { account_id: string; amount: number }[];
  }
}

for (const isRight of [true, false]) {
  test(`ledger ${isRight}`, async () => {
    const bank = createBank();
    const start = process.cpuUsage();
    try {
      const result = await sweep({
        bank,
        store: () => new Map<string, unknown>(),
        start: ({ store, clientOptions, webhookSecret, now }) =>
          new Ledger(store, new BankClient(clientOptions), webhookSecret, now, isRight),
        receive: (app, request) => app.router.handle(request),
        story: async ({ bank, step, settle }) => {
          const account = await step("Ada signs up", (app) => app.open("ada"));
          bank.simulations.interestPayments.create({ account_id: account.id, amount: 500 });
          bank.simulations.interestPayments.create({ account_id: account.id, amount: 700 });
          await settle();
        },
        check: booksMatch((app) => app.entries()),
      });
      console.log(result);
    } catch (error) {
      console.log((error as Error).message, (error as Error).name, (error as Error).name === "SweepError" ? "" : (error as Error).stack);
    }
    console.log(process.cpuUsage(start).user / 1000);
  }, 30000);
}
