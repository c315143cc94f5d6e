import { after, type TestContext } from "node:test";
import type { Bank } from "@sandbank/engine";
import type { BankTestOptions } from "./session/bank-test-options.ts";
import { openBase } from "./session/base-bank.ts";
import type { BankContext } from "./session/open-session.ts";
import { recordBase } from "./session/record-base.ts";
import { runWithBank } from "./session/run-with-bank.ts";

export { assertBalance, assertDeclined, assertEmitted, assertSound } from "./matchers/assertions.ts";
export type { ExpectedDecline } from "./matchers/to-be-declined.ts";
export type { ExpectedBalance } from "./matchers/to-have-balance.ts";
export type { ExpectedEvents } from "./matchers/to-have-emitted.ts";
export type { BankTestOptions, ReceiverParts, Receivers } from "./session/bank-test-options.ts";
export type { BankContext } from "./session/open-session.ts";
export type { TestClock } from "./session/test-clock.ts";

/** Makes the function of a test that gets a bank of its own, for `test` of `node:test`. */
export type WithBank = (run: (context: BankContext, t: TestContext) => unknown) => (t: TestContext) => Promise<void>;

/**
 * Makes a `withBank` whose tests start from the same bank.
 *
 * @example
 * const withBank = bankTest({ setup: (bank) => void bank.accounts.create({ name: "Operating" }) });
 */
export function bankTest(options: BankTestOptions = {}): WithBank {
  let base: Promise<Bank> | undefined;
  after(() => recordBase(base));
  return (run) => async (t) => {
    base ??= openBase(options);
    const output = {
      failure: (report: string) => console.error(report),
      warning: (text: string) => t.diagnostic(text),
    };
    await runWithBank(await base, { name: fullName(t), options, output }, (context) => run(context, t));
  };
}

/**
 * Gives a test a bank of its own, a fork that is seeded by the test's full name, and prints the report of the bank if the
 * test fails. Take what you need: `deliverer` is made when it is read.
 *
 * @example
 * import test from "node:test";
 * test("lists no Accounts", withBank(async ({ client }) => {
 *   assert.deepEqual((await client.accounts.list()).data, []);
 * }));
 */
export const withBank: WithBank = bankTest();

/** Node 20.18 knows only the name, not the names of the suites around it. */
function fullName({ fullName: full, name }: Pick<TestContext, "name"> & { readonly fullName?: string }): string {
  return full ?? name;
}
