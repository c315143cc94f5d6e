import { afterAll, expect } from "@jest/globals";
import type { Bank } from "@sandbank/engine";
import * as matchers from "./matchers/matchers.ts";
import type { BankTestOptions } from "./session/bank-test-options.ts";
import { openBase } from "./session/base-bank.ts";
import type { BankContext } from "./session/open-session.ts";
import { recordBase } from "./session/record-base.ts";
import { runWithBank } from "./session/run-with-bank.ts";

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
  let base: Promise<Bank> | undefined;
  afterAll(() => recordBase(base));
  return (run) =>
    async (...row) => {
      const name = testName();
      base ??= openBase(options);
      const output = {
        failure: (report: string) => console.error(report),
        warning: (text: string) => console.warn(text),
      };
      await runWithBank(await base, { name, options, output }, (context) => run(context, ...row));
    };
}

/**
 * Gives a test a bank of its own, a fork that is seeded by the test's full name, and prints the report of the bank if the
 * test fails. Take what you need: `deliverer` is made when it is read. With `test.each` the row follows.
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
