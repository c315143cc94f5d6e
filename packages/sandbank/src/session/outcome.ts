import type { AccountId, Bank } from "@sandbank/engine";
import { applySeed, type Step } from "@sandbank/engine/scenarios";
import { masked } from "./mask.ts";
import type { Session } from "./session.ts";
import { emptyBank } from "./steps-of.ts";

/** The observable outcome of a session. It depends neither on ids nor on the time of day. */
export interface Outcome {
  /** The declines, latest first, at most 100. */
  readonly declines: readonly Decline[];
  /** The balances, by the names of the steps that created the Accounts. */
  readonly balances: readonly Balance[];
  /** The categories of the Events, latest first, at most 100. */
  readonly events: readonly string[];
}

interface Decline {
  readonly reason: string;
  /** The declined object and the rule that decided, with the values that it compared. */
  readonly signature: string;
}

interface Balance {
  readonly account: string;
  readonly current: number;
  readonly available: number;
}

/**
 * Runs steps in an empty bank, and returns their outcome. Throws the error of a step that fails, or that is not refused
 * as it should be.
 */
export function observe(genesis: Session["genesis"], steps: readonly Step[]): Outcome {
  const bank = emptyBank(genesis);
  const results = applySeed(bank, { steps });
  return {
    declines: declinesOf(bank),
    balances: balancesOf(bank, results),
    events: bank.events.list({ limit: 100 }).data.map(({ category }) => category),
  };
}

/** Like `observe`, but returns undefined if a step fails. */
export function outcomeOf(genesis: Session["genesis"], steps: readonly Step[]): Outcome | undefined {
  try {
    return observe(genesis, steps);
  } catch (error) {
    if (isStepFailure(error)) return undefined;
    throw error;
  }
}

/** Returns whether an error means that the bank cannot perform a step. */
export function isStepFailure(error: unknown): boolean {
  return error instanceof Error && (error.name === "StepError" || error.name === "SeedError");
}

function declinesOf(bank: Bank): Decline[] {
  return bank.declinedTransactions.list({ limit: 100 }).data.map(({ id, amount, description }) => {
    const { rail, reason, decidedBy, rules } = bank.explain(id);
    const facts = rules.find(({ outcome }) => outcome === "failed")?.facts ?? null;
    return { reason, signature: masked(JSON.stringify({ rail, reason, decidedBy, amount, description, facts })) };
  });
}

function balancesOf(bank: Bank, results: Readonly<Record<string, unknown>>): Balance[] {
  return Object.entries(results).flatMap(([account, result]) => {
    const { type, id } = (result ?? {}) as { readonly type?: unknown; readonly id?: unknown };
    // The first result is that of the creation. Later ones are those of updates.
    const first = Object.entries(results).find(([, other]) => (other as { id?: unknown } | null)?.id === id)?.[0];
    if (type !== "account" || first !== account) return [];
    const { current_balance: current, available_balance: available } = bank.accounts.balance(id as AccountId);
    return [{ account, current, available }];
  });
}
