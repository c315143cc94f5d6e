import type { AccountId, Bank } from "@sandbank/engine";
import { applySeed, SeedError, type Step, StepError } from "@sandbank/engine/scenarios";
import type { Finding } from "./finding.ts";
import { emptyBank } from "./list-steps.ts";
import { masked, withoutIds } from "./mask.ts";
import type { Session } from "./session.ts";

/** The observable outcome of a session. It depends neither on ids nor on the time of day. */
export interface Outcome {
  /** The declines, latest first, at most 100. */
  readonly declines: readonly Decline[];
  /** The balances, by the names of the steps that created the Accounts. */
  readonly balances: readonly Balance[];
  /** The categories of the Events, latest first, at most 100. */
  readonly events: readonly string[];
}

/** Steps, with the outcome that follows them. */
export interface ExportedSteps {
  readonly steps: readonly Step[];
  readonly outcome: Outcome;
  /** The number of steps up to the latest decline. Undefined if none of those that the log of a bank keeps declined. */
  readonly upToDecline: number | undefined;
}

/** A decline. Its signature has the declined object, and the rule that decided. */
interface Decline extends Finding {
  readonly reason: string;
}

interface Balance {
  readonly account: string;
  readonly current: number;
  readonly available: number;
}

/** Runs steps in an empty bank, and returns them with their outcome. Throws if one does not end as it should. */
export function withOutcome(genesis: Session["genesis"], steps: readonly Step[]): ExportedSteps {
  const { bank, outcome } = run(genesis, steps);
  // The log of the bank has each step as one.
  const upToDecline = bank.trace({ requests: false }).steps.findLast(({ declines }) => declines.length > 0)?.number;
  return { steps, outcome, upToDecline };
}

/** Returns the outcome of steps. Undefined if a step fails. */
export function observeOutcome(genesis: Session["genesis"], steps: readonly Step[]): Outcome | undefined {
  return orUndefined(() => run(genesis, steps).outcome);
}

function run(genesis: Session["genesis"], steps: readonly Step[]): { readonly bank: Bank; readonly outcome: Outcome } {
  const bank = emptyBank(genesis);
  const results = applySeed(bank, { steps });
  const declines = listDeclines(bank, 100);
  const events = bank.events.list({ limit: 100 }).data.map(({ category }) => category);
  return { bank, outcome: { declines, balances: listBalances(bank, results), events } };
}

/** Runs steps in an empty bank, and returns the latest decline. Returns undefined if there is none, or a step fails. */
export function latestDecline(genesis: Session["genesis"], steps: readonly Step[]): Decline | undefined {
  return orUndefined(() => {
    const bank = emptyBank(genesis);
    applySeed(bank, { steps });
    return listDeclines(bank, 1)[0];
  });
}

function orUndefined<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch (error) {
    if (isStepFailure(error)) return undefined;
    throw error;
  }
}

/** Returns whether an error means that the bank cannot perform a step. */
export function isStepFailure(error: unknown): boolean {
  return error instanceof StepError || error instanceof SeedError;
}

/** The facts of decline rules that come from earlier movements. The others come from the request and from settings. */
const factsOfMovements = new Set(["availableBalance", "used", "remaining", "payments"]);

function listDeclines(bank: Bank, limit: number): Decline[] {
  return bank.declinedTransactions.list({ limit }).data.map(({ id, amount, description }) => {
    const { rail, reason, decidedBy, conclusion, rules } = bank.explain(id);
    const { condition = null, facts = null } = rules.find(({ outcome }) => outcome === "failed") ?? {};
    const decline = { rail, reason, decidedBy, amount, description, condition, facts };
    return {
      reason,
      conclusion: withoutIds(conclusion),
      signature: masked(JSON.stringify(decline)),
      outline: masked(JSON.stringify(decline, (key, value) => (factsOfMovements.has(key) ? "any" : value))),
    };
  });
}

function listBalances(bank: Bank, results: Readonly<Record<string, unknown>>): Balance[] {
  const accounts = new Map<AccountId, string>();
  for (const [name, result] of Object.entries(results)) {
    const { type, id } = (result ?? {}) as { readonly type?: unknown; readonly id?: AccountId };
    // The first result is that of the creation. Later ones are those of updates.
    if (type === "account" && id !== undefined && !accounts.has(id)) accounts.set(id, name);
  }
  return [...accounts].map(([id, account]) => {
    const { current_balance: current, available_balance: available } = bank.accounts.balance(id);
    return { account, current, available };
  });
}
