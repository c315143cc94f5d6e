import { after, type TestContext } from "node:test";
import type { Bank } from "@sandbank/engine";
import type { BankTestOptions } from "./session/bank-test-options.ts";
import { checkOptions, openBase } from "./session/base-bank.ts";
import { createNameNotes } from "./session/note-names.ts";
import type { BankContext } from "./session/open-session.ts";
import { recordBase } from "./session/record-base.ts";
import { type SharedSession, shareSession } from "./session/share-session.ts";

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
  checkOptions(options);
  let base: Promise<Bank> | undefined;
  // The hooks of a test get the same context as the test.
  const sessions = new WeakMap<TestContext, ReturnType<typeof open>>();
  const noteName = createNameNotes((text) => console.warn(text));
  const open = async (t: TestContext) => {
    const name = fullName(t);
    noteName(name, t);
    base ??= openBase(options);
    const output = {
      failure: (report: string) => console.error(report),
      warning: (text: string) => t.diagnostic(text),
    };
    const session = shareSession(await base, { name, options, output });
    return { session, isHooked: endAfter(t, session) };
  };
  after(() => recordBase(base));
  return (run) => async (t) => {
    const opened = sessions.get(t) ?? open(t);
    sessions.set(t, opened);
    const { session, isHooked } = await opened;
    try {
      await session.run((context) => run(context, t));
    } finally {
      if (!isHooked) {
        sessions.delete(t);
        session.pass();
        session.end();
      }
    }
  };
}

/** Node 20.18 tells whether a test has passed, and its types do not say so. */
interface Finished {
  readonly passed?: boolean;
}

/**
 * Ends the session after the hooks of the test: only then is it known whether these have failed, or a subtest, or the
 * timeout has passed. False where the runtime has no hooks of one test, as Bun.
 */
function endAfter(t: TestContext & Finished, session: SharedSession): boolean {
  let hasFailedSubtest = false;
  try {
    // The promise of a subtest that failed does not reject, and the test has not failed yet when it ends.
    t.afterEach((subtest) => {
      hasFailedSubtest ||= (subtest as Finished | undefined)?.passed === false;
    });
    t.after(() => {
      if (t.passed === false || hasFailedSubtest || session.isRunning()) session.fail();
      else session.pass();
      session.end();
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * Gives a test a bank of its own, a fork that is seeded by the test's full name, and prints the report of the bank if the
 * test, one of its hooks or a subtest fails, or the timeout passes. Take what you need: `deliverer` is made when it is
 * read. The hooks of a test get its bank, too: `beforeEach(withBank(({ bank }) => { ... }))`.
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
