import { type Bank, createBank } from "@sandbank/engine";
import { type BankRun, bankActions, bankProperty, type Step } from "@sandbank/testing/properties";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Ledger } from "../../../../examples/property-tests/ledger.ts";
import { accept, bank, ledgerProperty } from "./ledger-property.ts";

/** A ledger that books a repeated Event twice. */
class CountsTwice extends Ledger {
  protected override once(_eventId: string, process: () => Promise<void>): Promise<void> {
    return process();
  }
}

const failing = () => ledgerProperty((options) => new CountsTwice(options));

const printed = `Property failed after 10 tests
{ seed: 19, path: "9:4:1:4:8:9", endOnFailure: true }
Counterexample: [
  1. wire of $0.01 to Operating
  2. the webhooks of step 1 arrive again
  At the end, "balances match" does not hold: The current balance of Operating is $200.02 in the app and $200.01 at the bank.

  To repeat these steps:
  await fc.assert(property, { numRuns: 1, examples: [[[["wire",{"cents":1,"number":0}],["duplicateWebhooks",{"step":0}]]]] });
]`;

describe("bankProperty", () => {
  test("a failed property prints the steps, the violated invariant, and how to repeat the steps", async () => {
    const message = await fc.assert(failing(), { seed: 19 }).then(String, (error: Error) => error.message);
    expect(message.split("\nShrunk")[0]).toBe(printed);
  });

  test("a property fails in the same way with the printed seed and path", async () => {
    const { counterexample, numRuns } = await fc.check(failing(), { seed: 19, path: "9:4:1:4:8:9" });
    expect(fc.stringify(counterexample)).toContain("2. the webhooks of step 1 arrive again");
    expect(numRuns).toBe(1);
  });

  test("a property fails in the same way with the printed code, and shrinks steps from `examples`", async () => {
    const given: Step[] = [
      ["timePasses", { hours: 24 }],
      ["wire", { cents: 700, number: 0 }],
      ["duplicateWebhooks", { step: 0 }],
    ];
    const { counterexample } = await fc.check(failing(), { numRuns: 1, examples: [[given]] });
    expect(counterexample).toEqual([
      [
        ["wire", { cents: 1, number: 0 }],
        ["duplicateWebhooks", { step: 0 }],
      ],
    ]);
    const again = await fc.check(failing(), { numRuns: 1, examples: counterexample === null ? [] : [counterexample] });
    expect([again.failed, again.counterexample]).toEqual([true, counterexample]);
  });

  test("a property plays the same steps, up to thirty, for the same seed, and different steps for another seed", async () => {
    const play = async (seed: number) => {
      const digests: unknown[] = [];
      const check = ({ bank, steps }: BankRun) =>
        digests.push([steps.map(({ line }) => line), bank.accounts.list(), bank.events.list()]);
      await fc.assert(bankProperty({ bank, setup: () => null, receive: accept, actions: bankActions, check }), {
        seed,
        numRuns: 5,
      });
      return digests;
    };
    const first = await play(5);
    expect(await play(5)).toEqual(first);
    expect(await play(6)).not.toEqual(first);
    const lengths = await lengthsOf({});
    expect(Math.max(...lengths)).toBeGreaterThan(20);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(30);
    expect(Math.max(...(await lengthsOf({ maxSteps: 4 })))).toBe(4);
  });

  async function lengthsOf(options: { maxSteps?: number }): Promise<number[]> {
    const lengths: number[] = [];
    const { achCredit } = bankActions;
    const check = ({ steps }: BankRun) => lengths.push(steps.length);
    const property = bankProperty({ bank, setup: () => null, actions: { achCredit }, check, ...options });
    await fc.assert(property, { seed: 1, numRuns: 30 });
    return lengths;
  }

  test("each run of a property gets a fork of the bank, and the bank itself does not change", async () => {
    const before = bank.journal();
    const banks = new Set<Bank>();
    const counts: number[] = [];
    const property = bankProperty({
      bank,
      setup: ({ bank: fork }) => counts.push(fork.transactions.list().data.length),
      receive: accept,
      actions: bankActions,
      check: (run) => banks.add(run.bank),
    });
    await fc.assert(property, { seed: 1, numRuns: 10 });
    expect(banks.size).toBe(10);
    expect(banks).not.toContain(bank);
    expect(new Set(counts)).toEqual(new Set([2]));
    expect(bank.journal()).toEqual(before);
  });

  test("a property detaches its deliverers and closes the app after passed and failed runs", async () => {
    for (const fails of [false, true]) {
      const banks: Bank[] = [];
      let closed = 0;
      const property = bankProperty({
        bank,
        setup: ({ bank: fork }) => banks.push(fork),
        receive: () => new Response(),
        close: () => closed++,
        actions: bankActions,
        check: () => expect(fails).toBe(false),
      });
      await fc.check(property, { seed: 1, numRuns: 5 });
      // This call throws on a bank with an attached deliverer.
      for (const { clock } of banks) expect(() => clock.advance({ days: 1 })).not.toThrow();
      expect(closed).toBe(banks.length);
    }
  });

  test("a property whose setup throws detaches its deliverer, and prints the error", async () => {
    const banks: Bank[] = [];
    const property = bankProperty({
      bank,
      setup({ bank: fork }) {
        banks.push(fork);
        throw new Error("no database");
      },
      receive: accept,
      actions: bankActions,
      check: () => {},
    });
    const { errorInstance, counterexample } = await fc.check(property, { seed: 1, numRuns: 1 });
    expect(errorInstance).toMatchObject({ message: "no database" });
    expect(fc.stringify(counterexample)).toContain("  The setup threw: no database\n");
    for (const { clock } of banks) expect(() => clock.advance({ days: 1 })).not.toThrow();
  });

  test("the app receives webhooks for Events of its setup, and none for earlier Events of the bank", async () => {
    const received: string[] = [];
    const property = bankProperty({
      bank,
      setup: async ({ bank: fork }) => {
        fork.accounts.create({ name: "New" });
        await new Promise((resolve) => setTimeout(resolve, 5));
        return received;
      },
      receive: async (app, request) => {
        app.push(((await request.json()) as { category: string }).category);
        return new Response();
      },
      actions: bankActions,
      check: () => {},
    });
    await fc.assert(property, { numRuns: 1, examples: [[[]]] });
    expect(received).toEqual(["account.created"]);
  });

  test("a property uses the Event Subscriptions of the bank, if it has any", async () => {
    const subscribed = createBank();
    const event_category = "account.created";
    subscribed.eventSubscriptions.create({
      url: "https://ledger.test/hooks",
      shared_secret: "whisper",
      selected_event_categories: [{ event_category }],
    });
    const seen: unknown[] = [];
    const property = bankProperty({
      bank: subscribed,
      setup: ({ bank: fork, webhookSecret }) =>
        void seen.push(webhookSecret, fork.eventSubscriptions.list().data.length),
      receive: (_app, request) => {
        seen.push(request.url);
        return new Response();
      },
      actions: { open: { arbitrary: fc.record({}), run: (run) => run.bank.accounts.create({ name: "New" }) } },
      check: () => {},
    });
    await fc.assert(property, { numRuns: 1, examples: [[[["open", {}]]]] });
    expect(seen).toEqual(["whisper", 1, "https://ledger.test/hooks"]);
  });

  test("`setup` gets a client of the run's bank, whose waits advance the bank's clock", async () => {
    const property = bankProperty({
      setup: ({ client }) => client,
      receive: accept,
      actions: { open: { arbitrary: fc.record({}), run: ({ app }) => app.accounts.create({ name: "New" }) } },
      check: ({ app, bank, startedAt }) => {
        bank.faults.arm({ kind: "internal_server_error", operation: "accounts.list" });
        const before = bank.clock.now();
        return app.accounts.list().then(({ data }) => {
          expect(data.map(({ name }) => name)).toEqual(["New", "Operating"]);
          expect(bank.clock.now() > before && before > startedAt).toBe(true);
        });
      },
    });
    await fc.assert(property, { numRuns: 1, examples: [[[["open", {}]]]] });
  });

  test("a property without `bank` uses a small default bank", async () => {
    const property = bankProperty({
      setup: () => null,
      receive: accept,
      actions: bankActions,
      check: ({ steps, bank }) => {
        expect(steps.map(({ line }) => line)).toEqual([
          "wire of $1.00 to Operating",
          "card authorization of $2.00 on the Card of Operating",
        ]);
        expect(bank.accounts.balance(bank.accounts.list().data[0]?.id ?? "account_x")).toMatchObject({
          current_balance: 1_001_00,
        });
      },
    });
    const steps: Step[] = [
      ["wire", { cents: 100, number: 0 }],
      ["cardAuthorization", { cents: 200, card: 0 }],
    ];
    await fc.assert(property, { numRuns: 1, examples: [[steps]] });
  });

  test("the line of an action without `describe` has its parameters, with dollars and names", async () => {
    const account_id = bank.accounts.list().data.at(-1)?.id;
    const property = bankProperty({
      bank,
      setup: () => null,
      actions: {
        pay: {
          arbitrary: fc.record({ amount: fc.nat(), from: fc.constant(account_id), times: fc.nat() }),
          run: () => {},
        },
        rest: { arbitrary: fc.constant(undefined), run: () => {} },
        wait: { arbitrary: fc.nat(), run: () => {} },
        skip: { arbitrary: fc.nat(), describe: () => null, run: () => expect.fail("The action does not apply.") },
      },
      check: ({ steps }) =>
        expect(steps.map(({ line }) => line)).toEqual([
          "pay: amount $1,234.56, from Operating, times 2",
          "rest",
          "wait 3",
        ]),
    });
    const steps: Step[] = [
      ["pay", { amount: 1_234_56, from: account_id, times: 2 }],
      ["rest", undefined],
      ["skip", 1],
      ["wait", 3],
    ];
    await fc.assert(property, { numRuns: 1, examples: [[steps]] });
  });

  test("a failed property names the step that throws, with its error as the cause", async () => {
    const error = new TypeError("out of paper\nsecond line");
    const property = bankProperty({
      bank,
      setup: () => null,
      receive: accept,
      actions: {
        ...bankActions,
        print: {
          arbitrary: fc.record({}),
          run() {
            throw error;
          },
        },
      },
      check: () => {},
    });
    const failed = await fc.check(property, { seed: 1 });
    expect(failed.errorInstance).toBe(error);
    expect(fc.stringify(failed.counterexample)).toContain("1. print\n  Step 1 threw: out of paper\n\n");
  });

  test.each([
    ["the first line of a message", new Error("out of paper\nsecond line"), "out of paper"],
    ["the line after one that ends in a colon", new Error("They differ:\n\n2 !== 1\n"), "They differ: 2 !== 1"],
    ["a message that ends in a colon", new Error("They differ:"), "They differ: "],
    ["a thrown value that is not an error", "paper", "paper"],
  ])("a failed property prints %s", async (_what, thrown, printed) => {
    const check = () => Promise.reject(thrown);
    const property = bankProperty({ bank, setup: () => null, receive: accept, actions: bankActions, check });
    const { counterexample } = await fc.check(property, { numRuns: 1, examples: [[[]]] });
    expect(fc.stringify(counterexample)).toContain(`  At the end, "check" does not hold: ${printed}\n\n`);
  });

  test.each<[string, () => unknown]>([
    ["returns false", () => false],
    ["resolves with false", async () => false],
  ])("a property and its invariants fail if their `check` %s", async (_what, check) => {
    const { wire } = bankActions;
    for (const [name, checks] of [
      ["check", { check }],
      ["books match", { invariants: [{ name: "books match", check }] }],
    ] as const) {
      const property = bankProperty({ bank, setup: () => null, receive: accept, actions: { wire }, ...checks });
      const { errorInstance, counterexample } = await fc.check(property, { numRuns: 1, examples: [[[]]] });
      expect(errorInstance).toMatchObject({ message: "`check` returned false." });
      expect(fc.stringify(counterexample)).toContain(`At the end, "${name}" does not hold: \`check\` returned false.`);
    }
  });

  test("a property refuses a step with an unknown action", async () => {
    const { achCredit } = bankActions;
    const property = bankProperty({ bank, setup: () => null, actions: { achCredit }, check: () => {} });
    const { errorInstance } = await fc.check(property, { numRuns: 1, examples: [[[["achCredits", {}]]]] });
    expect(errorInstance).toMatchObject({
      message: '[sandbank] Failed to play the sequence: there is no action "achCredits". Use achCredit.',
    });
  });

  test("bankProperty refuses options without actions, and options without a check", () => {
    const setup = () => null;
    expect(() => bankProperty({ setup, actions: {}, check: () => {} })).toThrow(
      "[sandbank] Failed to create a property: there are no actions. Pass some, such as `{ ...bankActions }`.",
    );
    expect(() => bankProperty({ setup, receive: accept, actions: bankActions })).toThrow(
      "[sandbank] Failed to create a property: there is nothing to check. Pass `check` or `invariants`.",
    );
  });
});
