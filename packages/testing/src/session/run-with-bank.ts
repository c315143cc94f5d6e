import type { Bank } from "@sandbank/engine";
import type { BankTestOptions } from "./bank-test-options.ts";
import { type BankContext, openSession } from "./open-session.ts";

/** Where a runner shows what is no error of its own. */
export interface RunnerOutput {
  /** The report of a test that failed. */
  failure(report: string): void;
  warning(text: string): void;
}

/** Runs a test with a bank of its own: reports if it fails, and closes what it opened. For runners without fixtures. */
export async function runWithBank<Result>(
  base: Bank,
  { name, options, output }: { name: string; options: BankTestOptions; output: RunnerOutput },
  run: (context: BankContext) => Result,
): Promise<Awaited<Result>> {
  const session = openSession(base, name, options);
  try {
    const result = await run(session);
    const warning = session.warning();
    if (warning !== undefined) output.warning(warning);
    return result;
  } catch (error) {
    output.failure(session.report());
    throw error;
  } finally {
    session.close();
  }
}
