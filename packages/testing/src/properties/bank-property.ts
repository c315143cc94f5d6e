import type { Bank } from "@sandbank/engine";
import * as fc from "fast-check";
import type { Action, Step } from "./action.ts";
import type { BankRun } from "./bank-run.ts";
import { type Base, prepareBase } from "./base.ts";
import type { Invariant } from "./invariants.ts";
import type { SystemUnderTest } from "./open-run.ts";
import { playSequence } from "./play-sequence.ts";
import { attachReport } from "./report.ts";

/** What a property of your app consists of. */
export interface BankPropertyOptions<App, Params extends object> extends SystemUnderTest<App> {
  /**
   * The world that each run begins with: your Accounts, Account Numbers and Cards. Every run has a fork of it, and it stays
   * as it is. Default: an Account with $1,000.00, an Account Number and a Card.
   */
  readonly bank?: Bank;
  /** What may happen, by name: built-in actions and your own. All are equally likely. */
  readonly actions: { readonly [Name in keyof Params]: Action<NoInfer<App>, Params[Name]> };
  /** The most steps of a run, 1 or more. Default: 30. */
  readonly maxSteps?: number;
  /**
   * What must hold once all webhooks have arrived: throws, or rejects, if it does not hold. Before it, all faults end, five
   * minutes pass, and the bank sends again what your app has not accepted.
   */
  check?(run: BankRun<NoInfer<App>>): unknown;
  /** More of what must hold, some of it after every step. */
  readonly invariants?: readonly Invariant<NoInfer<App>>[];
}

const MAX_STEPS = 30;

/**
 * A property of fast-check: whatever happens, in any order, your app agrees with the bank. Each run plays a sequence of
 * actions on a fork of the bank. A failure prints the shortest sequence that fails, one line for each step, and the seed
 * that repeats it.
 *
 * Throws a `TypeError` if there are no actions, or nothing to check.
 *
 * @example
 * ```ts
 * await fc.assert(
 *   bankProperty({
 *     bank,
 *     setup: ({ bank, clientOptions, webhookSecret }) =>
 *       new Ledger(new BankClient(clientOptions), { secret: webhookSecret, now: bank.clock.now }),
 *     receive: (ledger, request) => ledger.receive(request),
 *     actions: { ...bankActions, payRent: { arbitrary: fc.record({ cents: fc.nat() }), run: ({ app }, { cents }) => app.pay(cents) } },
 *     check: ({ app, bank }) => expect(app.balance(id)).toBe(bank.accounts.balance(id).current_balance),
 *   }),
 * );
 * ```
 */
export function bankProperty<App, Params extends object>(
  options: BankPropertyOptions<App, Params>,
): fc.IAsyncPropertyWithHooks<[Step[]]> {
  const { bank, maxSteps = MAX_STEPS, check } = options;
  const actions = new Map<string, Action<App>>(Object.entries(options.actions));
  const invariants = [...(options.invariants ?? []), ...(check === undefined ? [] : [{ name: "check", check }])];
  if (actions.size === 0) throw failure("there are no actions. Pass some, such as `{ ...bankActions }`");
  if (invariants.length === 0) throw failure("there is nothing to check. Pass `check` or `invariants`");
  const steps = [...actions].map(([name, { arbitrary }]) => fc.tuple(fc.constant(name), arbitrary));
  const sequence = fc.array(fc.oneof(...steps), { maxLength: maxSteps, size: "max" });
  let base: Base | undefined;
  return fc.asyncProperty(sequence as fc.Arbitrary<Step[]>, async (steps) => {
    base ??= prepareBase(bank);
    const outcome = await playSequence({ base, system: options, actions, invariants, steps });
    attachReport(steps, outcome);
    if (outcome.failure !== null) throw outcome.failure.error;
  });
}

function failure(why: string): TypeError {
  return new TypeError(`[sandbank] Failed to create a property: ${why}.`);
}
