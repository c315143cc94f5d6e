import { type Bank, createBank } from "@sandbank/engine";
import {
  type Action,
  bankActions,
  bankProperty,
  cardActions,
  clockActions,
  connectionActions,
  invariants,
  type SetupParts,
  transferActions,
  webhookActions,
} from "@sandbank/testing/properties";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accept, bank } from "./ledger-property.ts";

const basis = { bank, setup: () => ({}), check: () => {}, maxSteps: 5 };
const idle: Action = { arbitrary: fc.record({}), run: () => {} };

const openAccount = (opened: Bank) => opened.accounts.create({ name: "Operating" }).id;

/** Returns the failure message of a property and the number of its runs; null if the property passes. */
async function failureOf(property: ReturnType<typeof bankProperty>, numRuns = 21) {
  const { errorInstance, numRuns: runs, failed } = await fc.check(property, { seed: 1, numRuns });
  return failed ? { message: (errorInstance as Error).message, runs } : null;
}

describe("bankProperty refuses", () => {
  test.each([
    [
      "webhook actions without receive",
      { ...basis, actions: { ...transferActions, ...webhookActions } },
      "without `receive` your app gets no webhooks, and duplicateWebhooks, concurrentDuplicates, reorderWebhooks, delayWebhooks, receiverOutage, lostAcknowledgement, replayMissing can do nothing. Pass `receive`, or leave out webhookActions.",
    ],
    [
      "webhooksAccepted without receive",
      { ...basis, actions: transferActions, invariants: [invariants.webhooksAccepted] },
      "without `receive` your app gets no webhooks to accept. Pass `receive`, or leave out invariants.webhooksAccepted.",
    ],
    [
      "connection actions for an app that sends no requests",
      { ...basis, actions: { ...transferActions, ...connectionActions } },
      "your app sends no requests during a run, and lostRequest, lostResponse, rateLimit, serverError can do nothing. Pass `receive` or an action of your own, or leave out connectionActions.",
    ],
    [
      "actions that only disturb webhooks and requests",
      { ...basis, receive: accept, actions: { ...webhookActions, ...connectionActions } },
      "the actions only disturb webhooks and requests, and no action causes any. Add `...transferActions` or actions of your own.",
    ],
    [
      "nothing to check",
      { setup: () => ({}), receive: accept, actions: bankActions, invariants: [] },
      "there is nothing to check. Pass `check` or `invariants`.",
    ],
  ])("%s", (_what, options, why) => {
    expect(() => bankProperty(options as never)).toThrow(
      new TypeError(`[sandbank] Failed to create a property: ${why}`),
    );
  });
});

describe("bankProperty accepts", () => {
  test.each([
    ["an app without receive whose own action sends requests", { actions: { ...connectionActions, idle } }],
    ["time alone", { actions: clockActions }],
    ["transfers alone, which the app may read in `check`", { actions: transferActions }],
  ])("%s", async (_what, options) => {
    expect(await failureOf(bankProperty({ ...basis, ...options } as never))).toBe(null);
  });
});

describe("a run fails", () => {
  test.each([
    ["no Account Number", createBank(), "Account Number", "transfer", transferActions],
    ["no Card", createBank(), "Card", "card", cardActions],
  ])("a run fails if the bank has %s, and no action could create one", async (_what, empty, object, group, actions) => {
    const property = bankProperty({ ...basis, bank: empty, actions: { ...actions, ...clockActions } as never });
    expect(await failureOf(property)).toEqual({
      message: `[sandbank] Failed to play ${Object.keys(actions).join(", ")}: the bank has no ${object}. Create one in \`bank\` or \`setup\`, or leave out ${group}Actions.`,
      runs: 1,
    });
  });

  test("a run without applicable actions fails, and prints the reason", async () => {
    const property = bankProperty({ ...basis, bank: createBank(), receive: accept, actions: bankActions });
    const { counterexample } = await fc.check(property, { seed: 1 });
    expect(fc.stringify(counterexample)).toContain(
      'At the end, "the actions apply" does not hold: [sandbank] Failed to play achCredit, ',
    );
  });

  test("a property fails after twenty runs if no own action has created the Account Number", async () => {
    const property = bankProperty({ ...basis, bank: createBank(), actions: { ...transferActions, idle } });
    expect(await failureOf(property)).toMatchObject({ runs: 20 });
  });

  test("a property fails after twenty runs if no action has applied", async () => {
    const never: Action = { ...idle, describe: () => null };
    expect(await failureOf(bankProperty({ ...basis, actions: { never } }))).toEqual({
      message:
        "[sandbank] Failed to play a step in 20 runs: no action applied. Change the bank, or let `describe` return null less often.",
      runs: 20,
    });
  });
});

describe("a failed property prints no steps to repeat", () => {
  const never: Action = { ...idle, describe: () => null };
  const { wire } = transferActions;
  test.each([
    ["no action applies", { actions: { never } }],
    ["no action creates the Account Number", { bank: createBank(), actions: { wire, idle } }],
    [
      "the app shows no processed Event",
      { receive: accept, actions: { wire }, invariants: [invariants.eventsProcessedOnce(() => [])] },
    ],
  ])(
    "a failed property prints no steps to repeat if %s in twenty runs, because one run passes",
    async (_what, options) => {
      const property = () => bankProperty({ ...basis, ...options } as never);
      const { counterexample } = await fc.check(property(), { seed: 1 });
      expect(fc.stringify(counterexample)).toMatch(/^\[\n( {2}1\. .+\n)? {2}At the end, ".+" does not hold: .+\n\]$/);
      const examples = counterexample === null ? [] : [counterexample];
      expect(await fc.check(property(), { numRuns: 1, examples })).toMatchObject({ failed: false });
    },
  );

  test("a failed property prints the steps to repeat if the first run shows that an action cannot apply", async () => {
    const property = bankProperty({ ...basis, bank: createBank(), actions: { wire } });
    const { counterexample } = await fc.check(property, { seed: 1 });
    expect(fc.stringify(counterexample)).toContain("To repeat these steps:");
  });
});

describe("a run passes", () => {
  test("a run passes if setup creates the Account Number", async () => {
    const setup = ({ bank: fork }: SetupParts) => {
      fork.accountNumbers.create({ account_id: openAccount(fork), name: "Incoming" });
    };
    const property = bankProperty({ ...basis, bank: createBank(), setup, actions: transferActions });
    expect(await failureOf(property)).toBe(null);
  });

  test("a property passes if an own action creates the Account Number in some run", async () => {
    const open: Action = {
      arbitrary: fc.record({}),
      run: ({ bank }) => bank.accountNumbers.create({ account_id: openAccount(bank), name: "Incoming" }),
    };
    const property = bankProperty({ ...basis, bank: createBank(), actions: { ...transferActions, open } });
    expect(await failureOf(property)).toBe(null);
  });
});

describe("eventsProcessedOnce", () => {
  const { wire } = transferActions;

  test("a property fails after twenty runs with accepted webhooks if the app never shows a processed Event", async () => {
    const invariant = invariants.eventsProcessedOnce(() => []);
    const property = bankProperty({
      ...basis,
      receive: accept,
      actions: { wire },
      maxSteps: 1,
      invariants: [invariant],
    });
    const failure = await failureOf(property, 100);
    expect(failure?.message).toBe(
      "In 20 runs the bank counted webhooks as accepted, but the function of eventsProcessedOnce returned no id. Return the id of each Event that your app processes: the `webhook-id` of its webhook. If your app processes none, leave out invariants.eventsProcessedOnce.",
    );
    expect(failure?.runs).toBeGreaterThan(20);
  });

  test.each([
    ["rejects all webhooks", () => new Response(null, { status: 500 }), []],
    ["processes an Event in one run only", accept, [bank.events.list().data[0]?.id]],
  ])("a property passes if the app %s", async (_what, receive, first) => {
    let runs = 0;
    const setup = () => runs++;
    const invariant = invariants.eventsProcessedOnce((run: number) => (run === 3 ? (first as string[]) : []));
    const property = bankProperty({ ...basis, setup, receive, actions: { wire }, invariants: [invariant] });
    expect(await failureOf(property)).toBe(null);
  });
});
