/**
 * Fixtures and assertions for `node:test`: a bank for each test.
 *
 * @module
 */

import { after, type TestContext } from "node:test";
import type { Bank } from "@sandbank/engine";
import { mistake } from "@sandbank/engine/private/errors";
import { noteSignal } from "./open-banks.ts";
import type { BankTestOptions } from "./test-bank/bank-test-options.ts";
import { checkOptions, openBase } from "./test-bank/base-bank.ts";
import { createNameNotes } from "./test-bank/note-names.ts";
import type { BankContext, TogetherContext } from "./test-bank/open-test-bank.ts";
import { recordBase } from "./test-bank/record-base.ts";
import { notAFunction, type SharedTestBank, shareTestBank } from "./test-bank/share-test-bank.ts";

export { expectDelivered } from "./expect-delivered.ts";
export { expectVerified } from "./expect-verified.ts";
export type { ExpectedDelivery } from "./expected-delivery.ts";
export { assertBalance, assertDeclined, assertEmitted, assertSound } from "./matchers/assertions.ts";
export type { ExpectedDecline } from "./matchers/to-be-declined.ts";
export type { ExpectedBalance } from "./matchers/to-have-balance.ts";
export type { ExpectedEvents } from "./matchers/to-have-emitted.ts";
export type { BankTestOptions, ReceiverParts, Receivers } from "./test-bank/bank-test-options.ts";
export type { BankContext, TogetherContext } from "./test-bank/open-test-bank.ts";
export type { TestClock } from "./test-bank/test-clock.ts";
export type { DueThing, TogetherClock } from "./time/time.ts";

/** Wraps a test function so that it gets its own bank, for `test` of `node:test`. */
export type WithBank<Context extends BankContext = BankContext> = (
  run: (context: Context, t: TestContext) => unknown,
) => (t: TestContext) => Promise<void>;

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
    const session = shareTestBank(await base, { name, file: findFile(t), options, output });
    return { session, isHooked: endAfter(t, session) };
  };
  after(() => recordBase(base));
  return (run) => {
    if (typeof run !== "function") throw notAFunction(run);
    const test = async (t: TestContext) => {
      if (typeof t?.after !== "function") {
        throw mistake(
          "run a test",
          "`withBank` got no context of node:test",
          "Pass its result to `test` of node:test; in Jest, import `withBank` from @sandbank/testing/jest.",
        );
      }
      const opened = sessions.get(t) ?? open(t);
      sessions.set(t, opened);
      const { session, isHooked } = await opened;
      try {
        await session.run((context) => {
          noteSignal(context.bank, t.signal);
          return run(context, t);
        });
        if (!isHooked) await session.pass();
      } finally {
        if (!isHooked) {
          sessions.delete(t);
          await session.end();
        }
      }
    };
    return refuseAwait(test);
  };
}

/**
 * Makes a wrapped test reject when it is awaited: `test("...", () => withBank(...))` returns it without running it, and
 * Node would let the test pass.
 */
function refuseAwait<Test extends object>(test: Test): Test {
  // biome-ignore lint/suspicious/noThenProperty: Node awaits only what has this method.
  return Object.defineProperty(test, "then", {
    value(_resolve: unknown, reject: (error: Error) => void) {
      reject(
        mistake(
          "run a test",
          "`withBank(...)` was returned, which does not run its test",
          "Pass it to `test` itself: test(name, withBank(...)).",
        ),
      );
    },
  });
}

/** Node 20.18 has `passed` on a test context, but its types do not declare it. */
interface Finished {
  readonly passed?: boolean;
}

/**
 * Ends the session after the hooks of the test, because only then is it known whether a hook, a subtest or the timeout
 * failed the test. Returns false if the runtime has no hooks for a single test, as in Bun.
 */
function endAfter(t: TestContext & Finished, session: SharedTestBank): boolean {
  let hasFailedSubtest = false;
  try {
    // The promise of a failed subtest does not reject, and the test has not failed yet when the subtest ends.
    t.afterEach((subtest) => {
      hasFailedSubtest ||= (subtest as Finished | undefined)?.passed === false;
    });
    t.after(async () => {
      try {
        if (t.passed === false || hasFailedSubtest || session.isRunning()) await session.fail();
        else await session.pass();
      } finally {
        await session.end();
      }
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * Gives a test its own bank: a fork seeded by the test's full name. If the test, one of its hooks or a subtest fails,
 * or if the test times out, the bank's report is printed. The deliverer is created only if the test reads `deliverer`.
 * The hooks of a test get the same bank: `beforeEach(withBank(({ bank }) => { ... }))`.
 *
 * @example
 * import test from "node:test";
 * test("lists no Accounts", withBank(async ({ client }) => {
 *   assert.deepEqual((await client.accounts.list()).data, []);
 * }));
 */
export const withBank: WithBank = bankTest();

/** Node 20.18 has only the test's own name, without the names of the suites around it. */
function fullName({ fullName: full, name }: Pick<TestContext, "name"> & { readonly fullName?: string }): string {
  return full ?? name;
}

/** Node 20.18 does not name the file, and runs each file in a process of its own. */
function findFile({ filePath }: { readonly filePath?: string | undefined }): string | undefined {
  return filePath ?? process.argv[1];
}
