import type { Bank } from "@sandbank/engine";
import type { BankTestOptions } from "./bank-test-options.ts";
import { type BankContext, openSession } from "./open-session.ts";

/** Where a runner shows what is no error of its own. */
export interface RunnerOutput {
  /** The report of a test that failed. */
  failure(report: string): void;
  warning(text: string): void;
}

/** The bank of a test, which its hooks share. For runners without fixtures. */
export interface SharedSession {
  /** Runs the function of the test or of one of its hooks, and reports if it fails. */
  run(fn: (context: BankContext) => unknown): Promise<void>;
  /** Whether a function has not returned yet: the runner does not wait for it any longer. */
  isRunning(): boolean;
  hasFailed(): boolean;
  /** Prints the report, once for a test: something failed. */
  fail(): void;
  /** Prints the warning of a test that has passed. */
  pass(): void;
  /** Closes what is open: the test and its hooks are over. */
  end(): void;
}

/** Opens the bank of a test that is about to run. `name` is the full name of the test. */
export function shareSession(
  base: Bank,
  { name, options, output }: { name: string; options: BankTestOptions; output: RunnerOutput },
): SharedSession {
  const session = openSession(base, name, options);
  let running = 0;
  let hasFailed = false;
  const fail = () => {
    if (hasFailed) return;
    hasFailed = true;
    output.failure(session.report());
  };
  return {
    async run(fn) {
      running++;
      try {
        await fn(session);
      } catch (error) {
        fail();
        throw error;
      } finally {
        running--;
      }
    },
    isRunning: () => running > 0,
    hasFailed: () => hasFailed,
    fail,
    pass() {
      const warning = hasFailed ? undefined : session.warning();
      if (warning !== undefined) output.warning(warning);
    },
    end: () => session.close(),
  };
}
