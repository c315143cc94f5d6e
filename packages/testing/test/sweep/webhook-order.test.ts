import { createBank } from "@sandbank/engine";
import { BankClient, type Event, type PendingTransactionId, type TransactionId } from "@sandbank/sdk";
import { describe, expect, test } from "vitest";
import { type StartParts, type SweepOptions, sweep } from "../../src/sweep.ts";
import { RemoteStore } from "./apps/crashable-stores.ts";
import { credit, eventOf, openBank, turns } from "./apps/proof.ts";
import { failuresOf, type Kept } from "./support.ts";

interface App<Store> extends StartParts<Store> {
  readonly client: BankClient;
}
type Options<Store extends object> = SweepOptions<App<Store>, Store>;
type Handle<Store> = (app: App<Store>, event: Event) => unknown;

/** An app that handles the Events of one category. */
function appOf<Store extends object>(
  category: Event["category"],
  handle: Handle<Store>,
): Pick<Options<Store>, "start" | "receive"> {
  return {
    start: (parts) => ({ ...parts, client: new BankClient(parts.clientOptions) }),
    async receive(app, request) {
      const event = await eventOf(app, request);
      if (event.category === category) await handle(app, event);
      return new Response();
    },
  };
}

/** Two payments of $20 and $30, which an app adds up. */
function payments<Store extends object>(
  store: Options<Store>["store"],
  handle: Handle<Store>,
): Omit<Options<Store>, "check"> {
  const { bank, numberId } = openBank();
  return {
    bank,
    store,
    ...appOf("transaction.created", handle),
    async story({ bank, settle }) {
      credit(bank, numberId, 20_00);
      credit(bank, numberId, 30_00);
      await settle();
    },
  };
}

const amountOf = async <Store>({ client }: App<Store>, { associated_object_id }: Event): Promise<number> =>
  (await client.transactions.retrieve(associated_object_id as TransactionId)).amount;

test("duplicate finds a toggle, which an odd number of deliveries leaves as it was", async () => {
  const options: Options<Kept> = {
    ...payments<Kept>(
      () => new Map(),
      ({ store }, { associated_object_id: id }) => void (store.has(id) ? store.delete(id) : store.set(id, true)),
    ),
    check: ({ store }) => store.size === 2,
  };
  const { failures } = await failuresOf({ ...options, faults: ["duplicate"] });
  expect(failures.map(({ only, count }) => `${only}: ${count}`)).toEqual([
    "duplicate at webhook transaction.created #1: 2",
  ]);
});

describe("swap over the time of one advance", () => {
  const amounts = [1, 2, 3];
  /** For each run, the expired authorizations and the minutes of their arrival, and `|` at each step. */
  const runs: string[][] = [];

  /** Three authorizations, which expire at instants that are ten minutes apart. */
  function expiries(handle: Handle<Kept>, days: number): Options<Kept> {
    const bank = createBank();
    const { id: account_id } = bank.accounts.create({ name: "Operating" });
    bank.simulations.interestPayments.create({ account_id, amount: 100_00 });
    const { id: card_id } = bank.cards.create({ account_id });
    return {
      bank,
      faults: ["swap"],
      store: () => new Map(),
      ...appOf("pending_transaction.updated", handle),
      async story({ bank, step, advance }) {
        runs.push([]);
        for (const amount of amounts) {
          bank.simulations.cardAuthorizations.create({ card_id, amount });
          await advance({ minutes: 10 });
        }
        await step("wait", () => runs.at(-1)?.push("|"));
        await advance({ days });
        await step("wait again", () => runs.at(-1)?.push("|"));
        await advance({ days: 1 });
      },
      check: () => true,
    };
  }
  const expired = async ({ client }: App<Kept>, { associated_object_id: id }: Event) =>
    -(await client.pendingTransactions.retrieve(id as PendingTransactionId)).amount;
  const arrive: Handle<Kept> = async (app, event) => {
    app.store.set(event.id, true);
    runs.at(-1)?.push(`${await expired(app, event)}@${(Date.parse(app.now()) / 60_000) % 60}`);
  };

  test.each([8, 45])(
    "exchanges webhooks that fall due one after another in an advance of %i days, newly signed",
    async (days) => {
      runs.length = 0;
      await sweep(expiries(arrive, days));
      const [undisturbed, , ...disturbed] = runs.map((run) => run.join(" "));
      expect(undisturbed).toBe("| 1@0 2@10 3@20 |");
      expect(new Set(disturbed)).toEqual(
        new Set([
          "| 1@0 2@10 3@20 |", // a webhook of another category was exchanged
          "| 2@10 1@10 3@20 |",
          "| 1@0 3@20 2@20 |",
        ]),
      );
    },
  );

  test("finds an app that takes the latest arrival for the latest change", async () => {
    const keep: Handle<Kept> = async (app, event) => app.store.set("latest", await expired(app, event));
    const options: Options<Kept> = { ...expiries(keep, 8), check: ({ store }) => store.get("latest") === 3 };
    const { failures } = await failuresOf(options);
    expect(failures.map(({ only }) => only)).toEqual([
      "swap at webhook pending_transaction.updated #2, after the next of its category",
    ]);
  });
});

describe("parallel", () => {
  const add: Handle<Kept> = async (app, event) => {
    const { store } = app;
    const sum = (store.get("sum") ?? 0) as number;
    store.set("sum", sum + (await amountOf(app, event)));
  };
  const lost: Options<Kept> = {
    ...payments<Kept>(() => new Map(), add),
    check: ({ store }) => store.get("sum") === 50_00,
  };

  test("is played only if it or all faults are named, and a report without it says so", async () => {
    const leftOut = 'Left out: parallel. If your app handles webhooks in parallel, pass `faults: "all"`.';
    const usual = await failuresOf(lost);
    expect(usual.failures.map(({ fault }) => fault)).not.toContain("parallel");
    expect(usual.message.split("\n").slice(-2)).toEqual(["", leftOut]);
    const parallel = await failuresOf({ ...lost, faults: ["parallel"] });
    expect(parallel.message).toMatch(/\n\nLeft out: crash, lost_request, .*, late\.$/s);
    const all = await failuresOf({ ...lost, faults: "all" });
    expect(all.failures.map(({ fault }) => fault)).toEqual([...usual.failures.map(({ fault }) => fault), "parallel"]);
    expect(all.message).not.toContain("Left out");
    const only = "parallel at webhook transaction.created #1, with the next of its category";
    expect(parallel.failures).toEqual([expect.objectContaining({ only, count: 2, fault: "parallel" })]);
    for (const name of [only, `${only}, the second one first`]) {
      expect((await failuresOf({ ...lost, only: name })).message).not.toContain("Left out");
    }
  });

  type Lost = readonly [name: string, handle: Handle<Kept>];
  test.each<Lost>([
    [
      "waits for turns of the event loop",
      async (app, event) => {
        const amount = await amountOf(app, event);
        const sum = (app.store.get("sum") ?? 0) as number;
        await turns(2);
        app.store.set("sum", sum + amount);
      },
    ],
    [
      "waits for a point",
      async (app, event) => {
        const amount = await amountOf(app, event);
        const sum = (app.store.get("sum") ?? 0) as number;
        await app.point("read");
        app.store.set("sum", sum + amount);
      },
    ],
  ])("finds a lost update if the app %s between its read and its write", async (_name, handle) => {
    const found = await failuresOf({ ...lost, ...appOf("transaction.created", handle), faults: ["parallel"] });
    expect(found.failures.map(({ count }) => count)).toEqual([2]);
  });

  test("finds a lost update in a store over a network", async () => {
    const options = payments(
      () => new RemoteStore<number>(),
      async (app, event) => {
        const amount = await amountOf(app, event);
        await app.store.put("sum", ((await app.store.get("sum")) ?? 0) + amount);
      },
    );
    const check: Options<RemoteStore<number>>["check"] = async ({ store }) => (await store.get("sum")) === 50_00;
    expect((await failuresOf({ ...options, check, faults: ["parallel"] })).failures).toHaveLength(1);
  });

  test.each([
    ["", ["20.1", "30.1", "20.2", "30.2"]],
    [", the second one first", ["30.1", "20.1", "30.2", "20.2"]],
  ])("lets two webhooks go from boundary to boundary together%s", async (suffix, expected) => {
    let steps: string[] = [];
    const note: Handle<Kept> = async (app, event) => {
      const amount = await amountOf(app, event);
      for (const step of [1, 2]) {
        await app.point("step");
        steps.push(`${amount / 100}.${step}`);
      }
    };
    const store = () => {
      steps = [];
      return new Map();
    };
    const only = `parallel at webhook transaction.created #1, with the next of its category${suffix}`;
    await sweep({ ...payments<Kept>(store, note), check: () => {}, only });
    expect(steps).toEqual(expected);
  });
});
