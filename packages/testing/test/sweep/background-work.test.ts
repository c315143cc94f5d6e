import { createBank } from "@sandbank/engine";
import { BankClient, type TransactionId } from "@sandbank/sdk";
import { createWebhookRouter, type WebhookDelivery, type WebhookRouter } from "@sandbank/sdk/webhooks";
import { describe, expect, test } from "vitest";
import { booksMatch, type StartParts, type SweepError, type SweepOptions, sweep } from "../../src/sweep.ts";
import { RemoteStore } from "./apps/crashable-stores.ts";
import { expressRefunds } from "./apps/express-refunds.ts";
import { failuresOf, pay } from "./support.ts";

interface Entry {
  readonly event_id: string;
  readonly account_id: string;
  readonly amount: number;
}

/** Sweeps a ledger that books a Transaction before or after it responds to the webhook. */
function sweepLedger(responds: "after" | "before") {
  const bank = createBank();
  const account = bank.accounts.create({ name: "Operating" });
  return sweep({
    bank,
    faults: ["crash"],
    store: () => new Map<string, Entry>(),
    start: ({ store, clientOptions }) => ({ store, client: new BankClient(clientOptions) }),
    async receive({ store, client }, request) {
      const { id, category, associated_object_id } = await request.json();
      if (category !== "transaction.created") return new Response();
      const book = async () => {
        const { account_id, amount } = await client.transactions.retrieve(associated_object_id as TransactionId);
        store.set(id, { event_id: id, account_id, amount });
      };
      const booked = book();
      if (responds === "after") await booked;
      return new Response();
    },
    async story({ bank, settle }) {
      bank.simulations.interestPayments.create({ account_id: account.id, amount: 5_00 });
      await settle();
    },
    check: booksMatch(({ store }) => [...store.values()]),
  });
}

test("a crash of work in the background loses an Event whose webhook the app has accepted", async () => {
  const error: SweepError = await sweepLedger("before").then(
    () => expect.fail("the sweep passed"),
    (error) => error,
  );
  expect(error.name).toBe("SweepError");
  expect(error.failures.map(({ only }) => only)).toEqual(["crash before transactions.retrieve #1"]);
  const [{ divergence } = {}] = error.failures;
  expect(divergence?.attempts.map(({ status }) => status)).toEqual([200]);
});

test("a crash comes between the response and a request of work in the background, also in an app of Express", async () => {
  const found = sweep({ ...expressRefunds.optionsOf("responds before it works"), faults: ["crash"] });
  await expect(found).rejects.toThrow("crash before transactions.retrieve #1");
});

test("an app that responds when it has booked survives every crash", async () => {
  await expect(sweepLedger("after")).resolves.toMatchObject({ runs: expect.any(Number) });
});

test("work that a dead process does in the background, and that nobody awaits, fails neither the sweep nor the test run", async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);
  process.on("unhandledRejection", note);
  let isDead = 0;
  await sweep({
    bank: createBank(),
    store: () => new Map<string, string>(),
    start: ({ store, clientOptions }) => ({ store, client: new BankClient(clientOptions) }),
    async story({ step }) {
      await step("Ada signs up", async ({ store, client }) => {
        void (async () => {
          await new Promise(setImmediate);
          isDead++;
          store.set("latest", "Ada");
          isDead--;
        })();
        const { id } = await client.accounts.create({ name: "Ada" }, { idempotencyKey: "sign-up-Ada" });
        store.set("Ada", id);
      });
    },
    check: ({ bank }) => bank.accounts.list().data.length === 1,
  });
  // Node reports a rejection that nobody handles once the microtasks are done.
  await new Promise(setImmediate);
  process.off("unhandledRejection", note);
  expect(isDead).toBeGreaterThan(0);
  expect(unhandled).toEqual([]);
});

test("a crash between two writes at the same time leaves the first in progress and never begins the second", async () => {
  const found = sweep({
    bank: createBank(),
    store: () => new RemoteStore<string>(),
    start: ({ store }) => store,
    async story({ step }) {
      await step("Ada signs up", async (store) => {
        if ((await store.get("is done")) !== undefined) return;
        await Promise.all([store.put("is done", "yes"), store.put("name", "Ada")]);
      });
    },
    check: async ({ store }) => (await store.get("name")) === "Ada",
  });
  await expect(found).rejects.toThrow("crash before store.put #2");
});

test("a call of a store may wait for a lock whose owner waits for the repetition of a request", async () => {
  class Locked {
    #last: Promise<unknown> = Promise.resolve();

    exclusive<Result>(act: () => Promise<Result>): Promise<Result> {
      const result = this.#last.then(act);
      this.#last = result.catch(() => {});
      return result;
    }
  }
  const { runs } = await sweep({
    bank: createBank(),
    answerTimeoutMs: 20,
    store: () => new Locked(),
    start: ({ store, clientOptions }) => ({ store, client: new BankClient(clientOptions) }),
    async story({ step }) {
      await step("two sign up", async ({ store, client }) => {
        const signUp = (name: string) =>
          store.exclusive(() => client.accounts.create({ name }, { idempotencyKey: name }));
        await Promise.all([signUp("Ada"), signUp("Ben")]);
      });
    },
    check: ({ bank }) => bank.accounts.list().data.length === 2,
  });
  expect(runs).toBeGreaterThan(10);
});

describe("work that a handler passes to waitUntil", () => {
  type Books = Map<string, Entry>;
  type Parts = StartParts<Books>;

  /** A ledger whose handler begins `work` after its response. It books a Transaction when `book` is called. */
  function waitingLedger(
    work: (parts: Parts & Pick<WebhookDelivery, "waitUntil">, book: () => void) => Promise<unknown>,
    onError: (error: unknown) => void = () => {},
  ): SweepOptions<WebhookRouter, Books> {
    const bank = createBank();
    const account = bank.accounts.create({ name: "Operating" });
    return {
      bank,
      store: () => new Map(),
      start(parts) {
        const { store, clientOptions, webhookSecret: secret, now } = parts;
        const client = new BankClient(clientOptions);
        const router = createWebhookRouter({ client, secret, now, onError });
        router.on("transaction.created", ({ event, object: { account_id, amount }, waitUntil }) => {
          waitUntil(
            work({ ...parts, waitUntil }, () => void store.set(event.id, { event_id: event.id, account_id, amount })),
          );
        });
        return router;
      },
      receive: (router, request) => router.handle(request),
      async story({ bank, settle }) {
        pay(bank, account.id, 5_00, 7_00);
        await settle();
      },
      check: booksMatch((_, { store }) => [...store.values()]),
    };
  }

  const inRealTime = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

  test("is waited for in real time, so that a sweep accuses it of nothing but the crash that loses the Event", async () => {
    const options = waitingLedger(async (_, book) => {
      await inRealTime();
      book();
    });
    const { failures } = await failuresOf(options);
    expect(failures.map(({ only }) => only)).toEqual(["crash before store.set #1"]);
    expect(failures[0]).toMatchObject({ divergence: { attempts: [{ status: 200 }] } });
  });

  test("is waited for if it sleeps by the bank's clock, or begins other work", async () => {
    const options = waitingLedger(async ({ sleep, waitUntil }, book) => {
      await inRealTime();
      await sleep(60_000);
      waitUntil(inRealTime().then(book));
    });
    const { failures } = await failuresOf(options);
    expect(failures.map(({ only, count }) => ({ only, count }))).toEqual([{ only: "crash at sleep #1", count: 4 }]);
  });

  test("passes if a crash of it loses nothing", async () => {
    const options = waitingLedger(async ({ point }, book) => {
      book();
      await inRealTime();
      await point("told Ada");
    });
    await expect(sweep(options)).resolves.toMatchObject({ runs: expect.any(Number) });
  });

  test("that fails after its process has crashed is not reported", async () => {
    const reported: unknown[] = [];
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let late = 0;
    const options = waitingLedger(
      async (_, book) => {
        try {
          book();
        } catch {
          await released;
          late++;
          throw new Error("too late");
        }
      },
      (error) => reported.push(error),
    );
    await sweep(options);
    const before = reported.length;
    release();
    await inRealTime();
    expect(late).toBeGreaterThan(0);
    expect(reported.slice(before)).toEqual([]);
  });

  test("that does not end fails with the place where it began, and leaves nothing behind", async () => {
    const never = () => new Promise<void>(() => {});
    const { all } = Reflect.get(globalThis, Symbol.for("@sandbank/sdk/runningWork")) as { readonly all: Set<unknown> };
    const before = all.size;
    await expect(sweep({ ...waitingLedger(never), answerTimeoutMs: 20 })).rejects.toThrow(
      /The story fails without a fault: webhook transaction\.created does not end: the work of waitUntil\(\) for transaction\.created \(packages\/testing\/test\/sweep\/background-work\.test\.ts:\d+:\d+\) waits for something that never comes/,
    );
    expect(all.size).toBe(before);
  });
});
