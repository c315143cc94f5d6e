import type { Bank } from "@sandbank/engine";
import { mistake, onlyKnown } from "@sandbank/engine/private/errors";
import { described } from "../bank-value.ts";
import type { Action } from "./action.ts";
import type { BankRun } from "./bank-run.ts";
import type { Invariant } from "./invariants.ts";
import type { SystemUnderTest } from "./system-under-test.ts";

/** The options of a property of your app. */
export interface BankPropertyOptions<App, Params extends object> extends SystemUnderTest<App> {
  /**
   * The bank that each run begins with: your Accounts, Account Numbers and Cards. Every run forks this bank and leaves
   * it unchanged. Default: a bank that has an Account with $1,000.00, an Account Number and a Card.
   */
  readonly bank?: Bank;
  /** The actions of a run, by name: built-in actions and your own. All are equally likely. */
  readonly actions: { readonly [Name in keyof Params]: Action<NoInfer<App>, Params[Name]> };
  /** The maximum number of steps in a run, 1 or more. Default: 30. */
  readonly maxSteps?: number;
  /**
   * How many real milliseconds your app may take to respond to a webhook, from 1 to 9,000. The run fails without a
   * response; waits by the bank's clock do not count. The runs that shorten a failure wait a tenth of it, or
   * twice as long as the slowest response took if that is longer. Default: 1,000.
   */
  readonly answerTimeoutMs?: number;
  /**
   * Checks your app at the end of a run, once all webhooks have arrived: throws, rejects or returns `false` if a
   * condition does not hold. Before the check, all faults end, five minutes pass, and the bank sends again each webhook that your app has
   * not accepted.
   */
  check?(run: BankRun<NoInfer<App>>): unknown;
  /** More conditions to check, at the end or after every step. */
  readonly invariants?: readonly Invariant<NoInfer<App>>[];
}

export const ACTION = "create a property";

type Options = BankPropertyOptions<unknown, object>;

/** Checks each option: returns the problem, or null if the option is right. Missing options are checked as well. */
const problems: { readonly [Name in keyof Required<Options>]: (value: unknown) => string | null } = {
  bank: (bank) =>
    bank === undefined || isFunction(readField(bank, "fork")) ? null : "bank is not a bank. Pass one of createBank()",
  actions: problemOfActions,
  maxSteps: (steps = 1) =>
    Number.isInteger(steps) && Number(steps) >= 1
      ? null
      : `maxSteps is ${String(steps)}. Pass a whole number, 1 or more`,
  answerTimeoutMs: (ms = 1) =>
    typeof ms === "number" && ms >= 1 && ms <= 9_000
      ? null
      : `answerTimeoutMs is ${String(ms)}. Pass milliseconds, from 1 to 9,000`,
  setup: (setup) => (isFunction(setup) ? null : "setup is not a function. Pass one that builds your app"),
  receive: (receive) =>
    receive === undefined || isFunction(receive)
      ? null
      : "receive is not a function. Pass one that passes a Request to your app",
  close: (close) =>
    close === undefined || isFunction(close) ? null : "close is not a function. Pass one that closes your app",
  check: (check) =>
    check === undefined || isFunction(check)
      ? null
      : "check is not a function. Pass one that throws or returns false if a condition does not hold",
  invariants: problemOfInvariants,
};

/** Throws a `TypeError` if an option is unknown or wrong. */
export function checkPropertyOptions(options: unknown): void {
  const names = Object.keys(problems) as (keyof Options)[];
  if (typeof options !== "object" || options === null) {
    throw mistake(ACTION, `the options are not an object. Pass ${names.join(", ")} by name`);
  }
  onlyKnown<Partial<Options>>(ACTION, options, names);
  for (const name of names) {
    const problem = problems[name](readField(options, name));
    if (problem !== null) throw mistake(ACTION, problem);
  }
}

function problemOfActions(actions: unknown = {}): string | null {
  if (typeof actions !== "object" || actions === null || Array.isArray(actions)) {
    return "actions is not an object. Pass actions by name, such as `{ ...bankActions }`";
  }
  const entries = Object.entries(actions);
  if (entries.length === 0) return "there are no actions. Pass some, such as `{ ...bankActions }`";
  const wrong = entries.find(
    ([, action]) =>
      !isFunction(readField(action, "run")) || !isFunction(readField(readField(action, "arbitrary"), "generate")),
  );
  if (wrong === undefined) return null;
  return `the action "${wrong[0]}" has no \`run\` or no \`arbitrary\`. Pass both: a function, and an arbitrary of fast-check`;
}

function problemOfInvariants(invariants: unknown = []): string | null {
  if (!Array.isArray(invariants)) return "invariants is not an array. Pass one, such as `[invariants.bankIsSound]`";
  for (const [index, invariant] of invariants.entries()) {
    const problem = problemOfInvariant(invariant);
    if (problem !== null) return `invariants[${index}]${problem}`;
  }
  return null;
}

function problemOfInvariant(invariant: unknown): string | null {
  if (!isFunction(readField(invariant, "check"))) {
    const call = isFunction(invariant) ? ". Call it with a function that reads your app's state" : "";
    return ` is not an invariant: it has no \`check\`${call}`;
  }
  const [name, when] = [readField(invariant, "name"), readField(invariant, "when")];
  if (typeof name !== "string") return ' has no name. Name its condition in a few words, such as "balances match"';
  const isKnown = when === undefined || when === "end" || when === "step";
  return isKnown ? null : `.when is ${described(when)}. Pass "end" or "step"`;
}

function readField(value: unknown, name: string): unknown {
  return (value as Readonly<Record<string, unknown>> | null | undefined)?.[name];
}

function isFunction(value: unknown): boolean {
  return typeof value === "function";
}
