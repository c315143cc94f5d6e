import type { Arbitrary } from "fast-check";
import type { BankRun } from "./bank-run.ts";

/**
 * An action that may happen in a run: at the bank, between the bank and your app, or in your app. A run is a sequence
 * of actions with generated parameters.
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
  /**
   * The group of a built-in action, which lets a property detect that the action can never apply. Leave it out of your
   * own actions.
   */
  readonly group?: ActionGroup;
  /** Generates the parameters. Use plain data, so that a failure can be printed as code that repeats it. */
  readonly arbitrary: Arbitrary<Params>;
  /**
   * Describes in a few words what is about to happen, for the printed sequence. Return null if the action does not
   * apply now; the step is then left out. Default: the name of the action and its parameters.
   */
  describe?(run: BankRun<App>, params: Params): string | null;
  /**
   * Performs the action. An error that it throws fails the run, so catch the errors that your app's callers would
   * catch. The result is ignored.
   */
  run(run: BankRun<App>, params: Params): unknown;
}

/** The groups of the built-in actions: `transferActions`, `cardActions` and so on. */
export type ActionGroup = "card" | "clock" | "connection" | "sent_transfer" | "transfer" | "webhook";

/** A step of a sequence: the name of an action and its parameters. */
export type Step = readonly [action: string, params: unknown];
