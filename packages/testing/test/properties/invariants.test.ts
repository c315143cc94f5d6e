import { type Bank, createBank } from "@sandbank/engine";
import {
  type BankRun,
  bankActions,
  bankProperty,
  clockActions,
  dollars,
  type Invariant,
  invariants,
  type Step,
} from "@sandbank/testing/properties";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

const bank = createBank();
const { id: program_id } = bank.programs.list().data[0] ?? expect.fail("There is no Program.");
const operating = bank.accounts.create({ name: "Operating", program_id });
bank.network.interestPayments.create({ account_id: operating.id, amount: 100_00 });
const held = bank.pendingTransactions.create({ account_id: operating.id, amount: -10_00 });
bank.accountNumbers.create({ account_id: operating.id, name: "Incoming" });
bank.cards.create({ account_id: operating.id });

interface App {
  balance: number;
  /** The amount that is subtracted from the available balance. */
  held: number;
  readonly processed: string[];
}

interface Played {
  readonly invariant: Invariant<App>;
  readonly steps: readonly Step[];
  /** Receives a webhook. Default: notes the id. */
  readonly receive?: (app: App, request: Request) => Promise<Response>;
  /** The effect of the action named `act`. */
  readonly act?: (bank: Bank, app: App, deliverer: BankRun["deliverer"]) => unknown;
}

async function note(app: App, request: Request): Promise<Response> {
  app.processed.push(((await request.json()) as { id: string }).id);
  return new Response();
}

/** Returns the error of a run of an app that knows only the opening balances; null if the invariant holds. */
async function errorOf({ invariant, steps, receive = note, act = () => {} }: Played): Promise<string | null> {
  const property = bankProperty({
    bank,
    setup: (): App => ({ balance: 100_00, held: 10_00, processed: [] }),
    receive,
    actions: { ...bankActions, act: { arbitrary: fc.record({}), run: (run) => act(run.bank, run.app, run.deliverer) } },
    invariants: [invariant],
  });
  const { errorInstance } = await fc.check(property, { numRuns: 1, examples: [[[...steps]]], endOnFailure: true });
  return errorInstance === null ? null : (errorInstance as Error).message;
}

const credit: Step = ["achCredit", { cents: 2_500_00, number: 0 }];
const act: Step = ["act", {}];

describe("balancesMatch", () => {
  const current = invariants.balancesMatch<App>((app) => app.balance);
  const both = invariants.balancesMatch<App>((app) => ({ current: app.balance, available: app.balance - app.held }));

  test("balancesMatch holds if the app has the bank's balances", async () => {
    expect(await errorOf({ invariant: current, steps: [] })).toBe(null);
    expect(await errorOf({ invariant: both, steps: [] })).toBe(null);
  });

  test("balancesMatch names the Account, and both amounts in dollars", async () => {
    const why = "balance of Operating is $100.00 in the app and $2,600.00 at the bank.";
    expect(await errorOf({ invariant: current, steps: [credit] })).toBe(`The current ${why}`);
  });

  test("balancesMatch compares available balances, if the app has them", async () => {
    const release = (fork: Bank) => fork.pendingTransactions.release(held.id);
    expect(await errorOf({ invariant: current, steps: [act], act: release })).toBe(null);
    expect(await errorOf({ invariant: both, steps: [act], act: release })).toBe(
      "The available balance of Operating is $90.00 in the app and $100.00 at the bank.",
    );
  });

  test("balancesMatch checks Accounts that are opened during the run", async () => {
    const open = (fork: Bank) => fork.accounts.create({ name: "Savings" });
    expect(await errorOf({ invariant: current, steps: [act], act: open })).toBe(
      "The current balance of Savings is $100.00 in the app and $0.00 at the bank.",
    );
  });
});

describe("balancesMatch with a wrong function", () => {
  test.each<[value: unknown, returned: string]>([
    [undefined, "undefined"],
    [null, "null"],
    [Number.NaN, "NaN"],
    [100.5, "100.5"],
    [100_00n, "10000n"],
    ["100.00", '"100.00"'],
    [[100_00], "an array whose `current` is undefined"],
    [{}, "an object whose `current` is undefined"],
    [{ curent: 100_00, available: 0 }, "an object whose `current` is undefined"],
    [{ current: 100_00 }, "an object whose `available` is undefined"],
    [{ current: 100_00, available: Number.NaN }, "an object whose `available` is NaN"],
    [{ current: Promise.resolve(100_00), available: 0 }, "an object whose `current` is a promise that was not awaited"],
  ])("balancesMatch says that the function returned %o, also in a promise", async (value, returned) => {
    for (const balanceOf of [() => value, async () => value]) {
      expect(await errorOf({ invariant: invariants.balancesMatch<App>(balanceOf as never), steps: [] })).toBe(
        `For Operating, the function of balancesMatch returned ${returned}. Return whole cents: a number, or both \`current\` and \`available\`.`,
      );
    }
  });

  test("balancesMatch compares the balances of a promise", async () => {
    const right = invariants.balancesMatch<App>(async ({ balance }) => ({
      current: balance,
      available: balance - 10_00,
    }));
    expect(await errorOf({ invariant: right, steps: [] })).toBe(null);
    const wrong = invariants.balancesMatch<App>(async () => 1);
    expect(await errorOf({ invariant: wrong, steps: [] })).toBe(
      "The current balance of Operating is $0.01 in the app and $100.00 at the bank.",
    );
  });

  test("a failed property says that an invariant cannot be checked if its function returns a wrong value", async () => {
    const property = bankProperty({
      bank,
      setup: () => null,
      receive: () => new Response(),
      actions: bankActions,
      invariants: [invariants.balancesMatch(() => undefined as never)],
    });
    const { counterexample } = await fc.check(property, { numRuns: 1, examples: [[[]]] });
    expect(fc.stringify(counterexample)).toContain(
      '  At the end, "balances match" cannot be checked: For Operating, the function of balancesMatch returned undefined. ',
    );
  });
});

test.each([
  ["balancesMatch", "your app's balance of an Account, such as `(app, accountId) => app.balanceOf(accountId)`"],
  ["eventsProcessedOnce", "the ids of the Events that your app has processed, such as `(app) => app.processed`"],
] as const)("%s refuses to be called without a function", (name, what) => {
  for (const [argument, shown] of [
    [undefined, "undefined"],
    [{ balance: 1 }, "an object"],
    [["event_x"], "an array"],
  ]) {
    expect(() => invariants[name](argument as never)).toThrow(
      new TypeError(
        `[sandbank] Failed to create the invariant ${name}: its argument is ${shown}. Pass a function that returns ${what}.`,
      ),
    );
  }
});

describe("eventsProcessedOnce", () => {
  const once = invariants.eventsProcessedOnce<App>(({ processed }) => processed);

  test("eventsProcessedOnce holds if each Event is processed once", async () => {
    expect(await errorOf({ invariant: once, steps: [credit, credit] })).toBe(null);
  });

  test("eventsProcessedOnce names the Event that is processed twice, and its step", async () => {
    expect(await errorOf({ invariant: once, steps: [credit, ["duplicateWebhooks", { step: 0 }], credit] })).toMatch(
      /^The app processed inbound_ach_transfer\.created of step 1 twice: event_[0-9a-z]{20}\.$/,
    );
  });

  test("eventsProcessedOnce names an Event of the setup that is processed twice", async () => {
    const property = bankProperty({
      bank,
      setup: ({ bank: fork }) => {
        fork.accounts.create({ name: "New" });
        return fork.events.list({ limit: 1 }).data[0]?.id ?? expect.fail("There is no Event.");
      },
      receive: () => new Response(),
      actions: bankActions,
      invariants: [invariants.eventsProcessedOnce((id: string) => [id, id])],
    });
    const { errorInstance } = await fc.check(property, { numRuns: 1, examples: [[[]]] });
    expect((errorInstance as Error).message).toMatch(
      /^The app processed account\.created of no step twice: event_[0-9a-z]{20}\.$/,
    );
  });

  test.each<[what: string, value: unknown, shown: string]>([
    ["an unknown id", "event_x", '"event_x"'],
    ["the id of another object", operating.id, `"${operating.id}"`],
    ["an id with a number", "event_x#2", '"event_x#2"'],
    ["a number", 7, "7"],
    ["undefined", undefined, "undefined"],
    ["a promise", Promise.resolve("event_x"), "a promise that was not awaited"],
  ])(
    "eventsProcessedOnce fails the run if the app returns %s instead of the id of an Event",
    async (_what, value, shown) => {
      const noted = (_bank: Bank, app: App) => app.processed.push(value as string);
      expect(await errorOf({ invariant: once, steps: [act], act: noted })).toBe(
        `The function of eventsProcessedOnce returned ${shown}, which is not the id of an Event of this run's bank. Return the id of each Event that your app processes: the \`webhook-id\` of its webhook.`,
      );
    },
  );

  test.each<[returned: unknown, shown: string]>([
    [undefined, "undefined"],
    [new Set(), "a Set"],
    [new Map(), "an object"],
    ["event_x", '"event_x"'],
  ])("eventsProcessedOnce fails the run if its function returns %o, also in a promise", async (returned, shown) => {
    for (const processed of [() => returned, async () => returned]) {
      expect(await errorOf({ invariant: invariants.eventsProcessedOnce<App>(processed as never), steps: [act] })).toBe(
        `The function of eventsProcessedOnce returned ${shown}. Return an array with the id of each Event that your app processes, once for each time.`,
      );
    }
  });

  test("eventsProcessedOnce accepts the ids of Events that the bank has deleted after 30 days", async () => {
    const ids = bank.events.list().data.map(({ id }) => id);
    const invariant = invariants.eventsProcessedOnce(() => ids);
    const deleteEvents = async (fork: Bank, _app: App, deliverer: BankRun["deliverer"]) => {
      await deliverer.advance({ days: 31 });
      expect(fork.events.list().data).toEqual([]);
    };
    expect(await errorOf({ invariant, steps: [act], act: deleteEvents })).toBe(null);
  });

  test("eventsProcessedOnce accepts the ids of Events from before the run, and a promise of the ids", async () => {
    const invariant = invariants.eventsProcessedOnce<App>(async () => bank.events.list().data.map(({ id }) => id));
    expect(await errorOf({ invariant, steps: [credit] })).toBe(null);
  });
});

describe("webhooksAccepted", () => {
  const invariant = invariants.webhooksAccepted;

  test("webhooksAccepted holds if the second attempt of a webhook is accepted", async () => {
    expect(await errorOf({ invariant, steps: [["receiverOutage", {}], credit] })).toBe(null);
  });

  test("webhooksAccepted says how the app responded", async () => {
    const receive = async () => new Response("out of order", { status: 500 });
    expect(await errorOf({ invariant, steps: [credit], receive })).toBe(
      "The app did not accept inbound_ach_transfer.created of step 1: 500 out of order.",
    );
  });

  test("webhooksAccepted says the error that the app threw", async () => {
    const receive = () => Promise.reject(new Error("no table"));
    expect(await errorOf({ invariant, steps: [credit], receive })).toBe(
      "The app did not accept inbound_ach_transfer.created of step 1: no table.",
    );
  });
});

describe("bankIsSound and modelMatches", () => {
  test.each(["bankIsSound", "modelMatches"] as const)("%s holds for all kinds of changes in a bank", async (name) => {
    const lend = { credit_limit: 500_00, grace_period_days: 5, statement_day_of_month: 1 };
    const mixed = (fork: Bank) => {
      fork.pendingTransactions.release(held.id);
      const loan = { ...lend, statement_payment_type: "balance" } as const;
      const { id } = fork.accounts.create({ name: "Loan", funding: "loan", loan });
      const card = fork.cards.create({ account_id: id });
      fork.network.cardAuthorizations.create({ card_id: card.id, amount: 40_00 });
      fork.accounts.update(id, { loan: { credit_limit: 300_00 } });
    };
    const steps: Step[] = [credit, act, ["cardAuthorization", { cents: 500, card: 0 }], ["timePasses", { hours: 192 }]];
    expect(await errorOf({ invariant: invariants[name], steps, act: mixed })).toBe(null);
  });

  /** A run with a broken bank. */
  const wrong = {
    bank: {
      audit: () => [{ invariant: "a closed Account holds no money", detail: "account_x is closed and has 1" }],
      accounts: { balance: () => ({ current_balance: 1, available_balance: 2 }) },
    },
    model: { accountIds: () => ["account_x"], current: () => 100_00, available: () => 90_00 },
    nameOf: () => "Operating",
  } as unknown as BankRun;

  test("bankIsSound and modelMatches name the violation", () => {
    expect(() => invariants.bankIsSound.check(wrong)).toThrow(
      "a closed Account holds no money: account_x is closed and has 1",
    );
    expect(() => invariants.modelMatches.check(wrong)).toThrow(
      "Operating should have $100.00 and $90.00 available, but has $0.01 and $0.02 available.",
    );
  });
});

describe("an invariant of your own", () => {
  test("an invariant of your own is checked after every step and at the end, or only at the end", async () => {
    const calls: string[] = [];
    const noting = (when?: "end" | "step"): Invariant<App> => ({
      name: "notes",
      ...(when === undefined ? {} : { when }),
      check: ({ steps }) => calls.push(`${when} after ${steps.length}`),
    });
    for (const when of [undefined, "end", "step"] as const)
      await errorOf({ invariant: noting(when), steps: [credit, credit] });
    expect(calls).toEqual(["undefined after 2", "end after 2", "step after 1", "step after 2", "step after 2"]);
  });
});

describe("the model", () => {
  test("the model refuses an Account that the bank does not have", async () => {
    const invariant: Invariant<App> = { name: "reads", check: ({ model }) => model.current("account_x") };
    expect(await errorOf({ invariant, steps: [] })).toBe(
      "[sandbank] Failed to read the balance model: the bank has no Account account_x. Pass the id of an Account of this run's bank.",
    );
  });

  test("the model starts with all Accounts and holds, even if they need several pages", async () => {
    const large = createBank();
    for (let made = 0; made < 130; made++) {
      const { id } = large.accounts.create({ name: `Account ${made}` });
      large.network.interestPayments.create({ account_id: id, amount: 1_00 });
      large.pendingTransactions.create({ account_id: id, amount: -1 - (made % 100) });
    }
    const property = bankProperty({
      bank: large,
      setup: () => null,
      actions: clockActions,
      invariants: [invariants.modelMatches],
      check: ({ model }) => expect(model.accountIds()).toHaveLength(130),
    });
    await fc.assert(property, { numRuns: 1, examples: [[[]]] });
  });
});

describe("dollars", () => {
  test.each([
    [0, "$0.00"],
    [1, "$0.01"],
    [-1_05, "-$1.05"],
    [999_99, "$999.99"],
    [1_000_00, "$1,000.00"],
    [-12_345_678_90, "-$12,345,678.90"],
  ])("dollars formats %i cents as %s", (cents, text) => {
    expect(dollars(cents)).toBe(text);
  });
});
