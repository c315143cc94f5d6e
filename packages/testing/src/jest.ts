import { afterAll, afterEach, beforeEach, expect } from "@jest/globals";
import type { Bank } from "@sandbank/engine";
import * as matchers from "./matchers/matchers.ts";
import type { BankTestOptions } from "./session/bank-test-options.ts";
import { checkOptions, openBase } from "./session/base-bank.ts";
import { createNameNotes } from "./session/note-names.ts";
import type { BankContext } from "./session/open-session.ts";
import { recordBase } from "./session/record-base.ts";
import { type SharedSession, shareSession } from "./session/share-session.ts";

export type { BankMatchers } from "./matchers/matchers.ts";
export type { BankTestOptions, ReceiverParts, Receivers } from "./session/bank-test-options.ts";
export type { BankContext } from "./session/open-session.ts";
export type { TestClock } from "./session/test-clock.ts";

const { toBeDeclined, toHaveBalance, toHaveEmitted, toBeSound } = matchers;
expect.extend({ toBeDeclined, toHaveBalance, toHaveEmitted, toBeSound });

/** Makes the function of a test that gets a bank of its own, for `test`, `it` and `test.each` of Jest. */
export type WithBank = <Row extends readonly unknown[] = []>(
  run: (context: BankContext, ...row: Row) => unknown,
) => (...row: Row) => Promise<void>;

/**
 * Makes a `withBank` whose tests start from the same bank.
 *
 * @example
 * const withBank = bankTest({ setup: (bank) => void bank.accounts.create({ name: "Operating" }) });
 */
export function bankTest(options: BankTestOptions = {}): WithBank {
  checkOptions(options);
  let base: Promise<Bank> | undefined;
  const sessions = new Map<string, Promise<SharedSession>>();
  const noteName = createNameNotes((text) => console.warn(text));
  const failed = new Set<string>();
  const open = async (name: string): Promise<SharedSession> => {
    // A test that failed and has the name is the same one, which Jest retries.
    if (!failed.has(name)) noteName(name, undefined);
    base ??= openBase(options);
    return shareSession(await base, { name, options, output });
  };
  const endAll = async () => {
    const ended = [...sessions.values()];
    sessions.clear();
    for (const session of ended) (await session.catch(() => undefined))?.end();
  };
  // Hooks of the last test that are defined after this one have run by now.
  beforeEach(endAll);
  afterEach(async () => {
    const name = testName();
    const session = await sessions.get(name)?.catch(() => undefined);
    // Jest waits no longer for a test that has passed its timeout.
    if (session?.isRunning()) session.fail();
    else session?.pass();
    if (session?.hasFailed()) failed.add(name);
  });
  afterAll(async () => {
    await endAll();
    await recordBase(base);
  });
  return (run) =>
    async (...row) => {
      const name = testName();
      if (isConcurrent()) {
        const session = await open(name);
        return runAlone(session, (context) => run(context, ...row));
      }
      const opened = sessions.get(name) ?? open(name);
      sessions.set(name, opened);
      await (await opened).run((context) => run(context, ...row));
    };
}

const output = {
  failure: (report: string) => console.error(report),
  warning: (text: string) => console.warn(text),
};

/** Concurrent tests run before all hooks, so that they share nothing with these. */
async function runAlone(session: SharedSession, fn: (context: BankContext) => unknown): Promise<void> {
  try {
    await session.run(fn);
    session.pass();
  } finally {
    session.end();
  }
}

/**
 * Gives a test a bank of its own, a fork that is seeded by the test's full name, and prints the report of the bank if the
 * test fails, or passes its timeout. Take what you need: `deliverer` is made when it is read. With `test.each` the row
 * follows. The hooks of a test get its bank, too: `beforeEach(withBank(({ bank }) => { ... }))`. Jest does not tell that
 * another hook has failed: wrap that one to get a report.
 *
 * @example
 * test("lists no Accounts", withBank(async ({ client }) => {
 *   expect((await client.accounts.list()).data).toEqual([]);
 * }));
 */
export const withBank: WithBank = bankTest();

/** Of concurrent tests only the first of these knows which of them runs. Both are read before anything is awaited. */
function testName(): string {
  const { currentConcurrentTestName, currentTestName } = expect.getState();
  return currentConcurrentTestName?.() ?? currentTestName ?? "";
}

/** Jest starts concurrent tests before it announces them. */
function isConcurrent(): boolean {
  const { currentConcurrentTestName, currentTestName } = expect.getState();
  const name = currentConcurrentTestName?.();
  return name !== undefined && name !== currentTestName;
}

// @ts-expect-error: the module is there where Jest's types come from @jest/globals.
declare module "expect" {
  interface Matchers<R extends void | Promise<void>, T = unknown> extends matchers.BankMatchers<R> {}
}

declare global {
  namespace jest {
    // The matchers where Jest's types come from @types/jest.
    // biome-ignore lint/complexity/noBannedTypes: every declaration of an interface has the same type parameters.
    interface Matchers<R, T = {}> extends matchers.BankMatchers<R> {}
  }
}
