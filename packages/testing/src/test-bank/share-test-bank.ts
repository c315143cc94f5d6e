import type { Bank } from "@sandbank/engine";
import { mistake } from "@sandbank/engine/private/errors";
import { described } from "../bank-value.ts";
import type { BankTestOptions } from "./bank-test-options.ts";
import { type BankContext, openTestBank } from "./open-test-bank.ts";

/** The output of a runner for texts that are not errors of the runner. */
interface RunnerOutput {
  /** Prints the report of a failed test. */
  failure(report: string): void;
  warning(text: string): void;
}

/** The bank of a test and its hooks, for runners without fixtures. */
export interface SharedTestBank {
  /** Runs the function of the test or of one of its hooks, and reports if it fails. */
  run(fn: (context: BankContext) => unknown): Promise<void>;
  /** Whether a function has not returned yet, although the runner no longer waits for it. */
  isRunning(): boolean;
  hasFailed(): boolean;
  /** Waits for the receivers that are running, attaches the session of the failed test, and prints its report, once. */
  fail(error?: unknown): Promise<void>;
  /**
   * Prints the warning of a passed test. Rejects, and reports, if a receiver is still running, or work that a handler of
   * a webhook router passed to `waitUntil`.
   */
  pass(): Promise<void>;
  /** Closes the session after the test and its hooks, when no receiver is running any more. */
  end(): Promise<void>;
}

/** The error of `withBank` without the function of a test. */
export function notAFunction(run: unknown): TypeError {
  return mistake(
    "wrap a test",
    `it is ${described(run)}`,
    "Pass the function of the test: withBank(async ({ bank }) => { ... }).",
  );
}

interface SharedTest {
  /** The full name of the test. */
  readonly name: string;
  /** The path of the test file; undefined if the runner does not tell it. */
  readonly file: string | undefined;
  readonly options: BankTestOptions;
  readonly output: RunnerOutput;
}

/** Opens the bank of a test that is about to run. */
export function shareTestBank(base: Bank, { name, file, options, output }: SharedTest): SharedTestBank {
  const session = openTestBank(base, name, options);
  let running = 0;
  let hasFailed = false;
  const fail = async (error?: unknown) => {
    if (hasFailed) return;
    hasFailed = true;
    await session.receiversEnded();
    output.failure(session.report({ file, error }, session.attach({ file, error })));
  };
  return {
    async run(fn) {
      running++;
      try {
        await fn(session);
        session.requireAwaited();
      } catch (error) {
        await fail(error);
        throw error;
      } finally {
        // The next hook may truncate the tables that a receiver writes to.
        await session.receiversEnded();
        running--;
      }
    },
    isRunning: () => running > 0,
    hasFailed: () => hasFailed,
    fail,
    async pass() {
      if (hasFailed) return;
      try {
        await session.requireWorkEnded();
      } catch (error) {
        await fail(error);
        throw error;
      }
      const warning = session.warning();
      if (warning !== undefined) output.warning(warning);
    },
    async end() {
      await session.end();
      session.forgetWork();
    },
  };
}
