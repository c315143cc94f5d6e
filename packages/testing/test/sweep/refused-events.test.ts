import { type Bank, createBank } from "@sandbank/engine";
import { BankClient, type TransactionId } from "@sandbank/sdk";
import { createWebhookRouter, unwrapWebhook, type WebhookRouter } from "@sandbank/sdk/webhooks";
import { expectDelivered } from "@sandbank/testing";
import { expect, test } from "vitest";
import { booksMatch, type StartParts, type SweepOptions, sweep } from "../../src/sweep.ts";
import { failuresOf, pay } from "./support.ts";

interface Entry {
  readonly account_id: string;
  readonly amount: number;
}

type Books = Map<string, Entry>;

/** A ledger that books each Transaction. `refuse` may throw for the Event of a new Account. */
function refusingLedger(refuse: (parts: StartParts<Books>) => void): SweepOptions<WebhookRouter, Books> {
  const bank = createBank();
  const { id } = bank.accounts.create({ name: "Operating" });
  return {
    bank,
    store: () => new Map(),
    start(parts) {
      const { store, clientOptions, webhookSecret: secret, now } = parts;
      const router = createWebhookRouter({ client: new BankClient(clientOptions), secret, now, onError: () => {} });
      router.on("account.created", () => refuse(parts));
      router.on("transaction.created", ({ object: { id, account_id, amount } }) => {
        store.set(id, { account_id, amount });
      });
      return router;
    },
    receive: (router, request) => router.handle(request),
    async story({ bank, settle }) {
      bank.accounts.create({ name: "Second" });
      pay(bank, id, 500);
      await settle();
    },
    check: booksMatch((_, { store }) => [...store.values()]),
  };
}

const fail = () => {
  throw new Error("I always fail");
};

test("an Event that the app never accepts fails a sweep whose check holds, also without a fault", async () => {
  await expect(sweep(refusingLedger(fail))).rejects.toThrow(
    /^\[sandbank\] The story fails without a fault: webhook account\.created failed: \d failed attempts to deliver event_\w+, the last: 500 Error: I always fail \(packages\/testing\/test\/sweep\/refused-events\.test\.ts:\d+:\d+\)\. Let `receive` return a Response with a status of 2xx, or list the attempts with `bank\.webhooks\.attempts` in `check` if they may fail\.$/,
  );
});

test("an app that refuses an Event for good after a crash fails, although its books are right", async () => {
  const bank = createBank();
  const { id: account_id } = bank.accounts.create({ name: "Operating" });
  const { failures } = await failuresOf({
    bank,
    store: (): Books => new Map(),
    start: (parts) => parts,
    async receive({ store, clientOptions, webhookSecret: secret, now }, request) {
      const event = unwrapWebhook({ body: await request.text(), headers: request.headers, secret, now });
      if (event.category !== "transaction.created") return new Response();
      const { transactions } = new BankClient(clientOptions);
      const { id, amount } = await transactions.retrieve(event.associated_object_id as TransactionId);
      // Stands for an INSERT with a primary key, outside the transaction of the mark.
      if (store.has(id)) throw new Error("duplicate key");
      store.set(id, { account_id, amount });
      return new Response();
    },
    async story({ bank, settle }) {
      pay(bank, account_id, 500);
      await settle();
    },
    check: booksMatch((_, { store }) => [...store.values()]),
  });
  expect(failures.map(({ only, count }) => ({ only, count }))).toEqual([
    { only: "crash after store.set #1", count: 2 },
  ]);
  expect(failures[0]?.message).toMatch(
    /^webhook transaction\.created failed: \d failed attempts to deliver event_\w+, the last: duplicate key\. Let/,
  );
});

test("an app may refuse Events whose attempts check lists, and those alone", async () => {
  const options = refusingLedger(fail);
  const listing = (list: (bank: Bank) => unknown) =>
    sweep({
      ...options,
      faults: ["crash"],
      async check(parts) {
        await options.check(parts);
        await list(parts.bank);
      },
    });
  const { runs } = await listing(({ webhooks }) => {
    const refused = webhooks.attempts({ state: "failed" }).filter(({ status }) => status === 500);
    expect(new Set(refused.map(({ category }) => category))).toEqual(new Set(["account.created"]));
  });
  expect(runs).toBeGreaterThan(3);
  await listing((bank) => expectDelivered(bank, { category: "account.created", status: 500, url: refusedUrl(bank) }));
  const others = listing((bank) => expectDelivered(bank, { category: "transaction.created" }));
  await expect(others).rejects.toThrow("webhook account.created failed");
});

function refusedUrl(bank: Bank): string {
  return bank.eventSubscriptions.list().data[0]?.url ?? "";
}

test("an app may refuse an Event that it has accepted before", async () => {
  const seen = new Set<string>();
  const options = refusingLedger(() => {});
  await sweep({
    ...options,
    store: () => {
      seen.clear();
      return new Map();
    },
    async receive(router, request) {
      const body = await request.clone().text();
      if (seen.has(body)) return new Response("known", { status: 409 });
      const response = await router.handle(request);
      if (response.ok) seen.add(body);
      return response;
    },
    faults: ["duplicate"],
  });
});

test("an Event that a fault keeps from the app at the end is sent once more", async () => {
  const options = refusingLedger(({ store }) => {
    if (!store.has("is ready")) throw new Error("not yet");
  });
  const account_id = options.bank.accounts.list().data[0]?.id as string;
  await sweep({
    ...options,
    faults: ["crash"],
    start(parts) {
      const router = options.start(parts) as WebhookRouter;
      return Object.assign(router, { work: () => parts.store.set("is ready", { account_id, amount: 0 }) });
    },
    story: ({ bank }) => void bank.accounts.create({ name: "Second" }),
    idle: (app) => (app as WebhookRouter & { work(): void }).work(),
    check: () => {},
  });
});

test("an Event to a subscription that the story has disabled may be refused", async () => {
  const options = refusingLedger(fail);
  await sweep({
    ...options,
    faults: ["crash"],
    async story({ bank, settle }) {
      pay(bank, bank.accounts.list().data[0]?.id ?? "", 500);
      await settle();
      bank.accounts.create({ name: "Second" });
      await settle();
      const [subscription] = bank.eventSubscriptions.list().data;
      if (subscription !== undefined) bank.eventSubscriptions.update(subscription.id, { status: "disabled" });
    },
  });
});
