/**
 * Fixtures and matchers for Jest: a bank for each test.
 *
 * @module
 */
import { afterAll, afterEach, beforeEach, expect } from "@jest/globals";
import type { Bank } from "@sandbank/engine";
import { type BankMatchers, matchers } from "./matchers/matchers.ts";
import type { BankTestOptions } from "./test-bank/bank-test-options.ts";
import { checkOptions, openBase } from "./test-bank/base-bank.ts";
import { createNameNotes } from "./test-bank/note-names.ts";
import type { BankContext, TogetherContext } from "./test-bank/open-test-bank.ts";
import { recordBase } from "./test-bank/record-base.ts";
import { notAFunction, type SharedTestBank, shareTestBank } from "./test-bank/share-test-bank.ts";

export { expectDelivered } from "./expect-delivered.ts";
export { expectVerified } from "./expect-verified.ts";
export type { ExpectedDelivery } from "./expected-delivery.ts";
export type { BankMatchers } from "./matchers/matchers.ts";
export type { BankTestOptions, ReceiverParts, Receivers } from "./test-bank/bank-test-options.ts";
export type { BankContext, TogetherContext } from "./test-bank/open-test-bank.ts";
export type { TestClock } from "./test-bank/test-clock.ts";
export type { DueThing, TogetherClock } from "./time/time.ts";

expect.extend(matchers);

/** Wraps a test function so that it gets its own bank, for `test`, `it` and `test.each` of Jest. */
export type WithBank<Context extends BankContext = BankContext> = <Row extends readonly unknown[] = []>(
  run: (context: Context, ...row: Row) => unknown,
) => (...row: Row) => Promise<void>;

/**
 * Creates a `withBank` whose tests all start from the same bank.
 *
 * @example
 * const withBank = bankTest({ setup: (bank) => void bank.accounts.create({ name: "Operating" }) });
 */
export function bankTest(options: BankTestOptions & { readonly time: "together" }): WithBank<TogetherContext>;
export function bankTest(options?: BankTestOptions): WithBank;
export function bankTest(options: BankTestOptions = {}): WithBank {
  checkOptions(options);
  let base: Promise<Bank> | undefined;
  const sessions = new Map<string, Promise<SharedTestBank>>();
  const noteName = createNameNotes(output.warning);
  const concurrent = new Set<SharedTestBank>();
  const failed = new Set<string>();
  const open = async (name: string): Promise<SharedTestBank> => {
    // If a test with this name has failed, this is the same test, which Jest retries.
    if (!failed.has(name)) noteName(name, undefined);
    base ??= openBase(options);
    return shareTestBank(await base, { name, file: expect.getState().testPath, options, output });
  };
  const endAll = async () => {
    const ended = [...sessions.values()];
    sessions.clear();
    for (const session of ended) await (await session.catch(() => undefined))?.end();
  };
  // By now all hooks of the previous test have run, including those defined after this hook.
  beforeEach(endAll);
  afterEach(async () => {
    const name = testName();
    const session = await sessions.get(name)?.catch(() => undefined);
    // A function that is still running has passed its timeout, and Jest no longer waits for it.
    try {
      if (session?.isRunning()) await session.fail();
      else await session?.pass();
    } finally {
      if (session?.hasFailed()) failed.add(name);
    }
  });
  afterAll(async () => {
    await endAll();
    // Jest has no hook for the end of a concurrent test that passed its timeout.
    for (const session of concurrent) if (session.isRunning()) await session.fail();
    await recordBase(base);
  });
  return (run) => {
    if (typeof run !== "function") throw notAFunction(run);
    return async (...row) => {
      const name = testName();
      if (isConcurrent()) {
        const session = await open(name);
        concurrent.add(session);
        return runAlone(session, (context) => run(context, ...row)).finally(() => concurrent.delete(session));
      }
      const opened = sessions.get(name) ?? open(name);
      sessions.set(name, opened);
      await (await opened).run((context) => run(context, ...row));
    };
  };
}

const output = {
  failure: (report: string) => print(console.error, report),
  warning: (text: string) => print(console.warn, text),
};

/**
 * Prints a text from a reaction of a promise, whose stack has no frame: Jest prints the place of a call of the console
 * after its text, and the line of this file would say nothing.
 */
function print(log: (text: string) => void, text: string): void {
  void Promise.resolve(text).then(log);
}

/** Runs a concurrent test. Jest runs these before all hooks, so that they share no bank with hooks. */
async function runAlone(session: SharedTestBank, fn: (context: BankContext) => unknown): Promise<void> {
  try {
    await session.run(fn);
    await session.pass();
  } finally {
    await session.end();
  }
}

/**
 * Gives a test its own bank: a fork seeded by the test's full name. If the test fails or times out, the bank's report
 * is printed. The deliverer is created only if the test reads `deliverer`. With `test.each`, the row follows as further
 * arguments. The hooks of a test get the same bank: `beforeEach(withBank(({ bank }) => { ... }))`. Jest does not report
 * the failure of other hooks, so wrap a hook to get its report.
 *
 * @example
 * test("lists no Accounts", withBank(async ({ client }) => {
 *   expect((await client.accounts.list()).data).toEqual([]);
 * }));
 */
export const withBank: WithBank = bankTest();

/** For a concurrent test only the first of these has the right name. Both are read before the first `await`. */
function testName(): string {
  const { currentConcurrentTestName, currentTestName } = expect.getState();
  return currentConcurrentTestName?.() ?? currentTestName ?? "";
}

/**
 * Whether the test is concurrent. Jest 29 starts such tests before it announces them, so they have no current test name
 * yet; Jest 30 knows the test.
 */
function isConcurrent(): boolean {
  const state: State = expect.getState();
  const test = state.currentTestIdentity?.();
  if (test?.concurrent !== undefined) return test.concurrent;
  const name = state.currentConcurrentTestName?.();
  return name !== undefined && name !== state.currentTestName;
}

/** The state of Jest 29, and what Jest 30 adds. */
interface State extends Partial<ReturnType<typeof expect.getState>> {
  readonly currentTestIdentity?: (() => { readonly concurrent?: boolean } | undefined) | undefined;
}

// @ts-expect-error: the module exists only if Jest's types come from @jest/globals.
declare module "expect" {
  interface Matchers<R extends void | Promise<void>, T = unknown> extends BankMatchers<R> {}
}

declare global {
  namespace jest {
    // The matchers, if Jest's types come from @types/jest.
    // biome-ignore lint/complexity/noBannedTypes: all declarations of an interface must have the same type parameters.
    interface Matchers<R, T = {}> extends BankMatchers<R> {}
  }
}
