import type { Arbitrary } from "fast-check";
import type { BankRun } from "./bank-run.ts";

/**
 * Something that may happen in a run: at the bank, on the way to your app, or in your app. Runs are sequences of actions
 * with generated parameters.
 *
 * @example
 * ```ts
 * const payRent: Action<Ledger, { cents: number }> = {
 *   arbitrary: fc.record({ cents: fc.integer({ min: 1, max: 500_00 }) }),
 *   describe: (_run, { cents }) => `the tenant pays ${dollars(cents)}`,
 *   run: ({ app }, { cents }) => app.payRent(cents),
 * };
 * ```
 */
export interface Action<App = unknown, Params = unknown> {
  /** The group of a built-in action, by which a property finds out that it could never apply. Leave it out in your own. */
  readonly group?: ActionGroup;
  /** Generates the parameters. Use plain data, so that a failure can be printed as code that repeats it. */
  readonly arbitrary: Arbitrary<Params>;
  /**
   * Says in a few words what is about to happen, for the printed sequence, or null if the action does not apply now: the
   * step is then left out. Default: the name of the action and its parameters.
   */
  describe?(run: BankRun<App>, params: Params): string | null;
  /** Does it. What it throws fails the run, so catch what your app's callers would catch. The result is ignored. */
  run(run: BankRun<App>, params: Params): unknown;
}

/** The groups of the built-in actions: `transferActions`, `cardActions` and so on. */
export type ActionGroup = "card" | "clock" | "connection" | "transfer" | "webhook";

/** A step of a sequence: the name of an action and its parameters. */
export type Step = readonly [action: string, params: unknown];
