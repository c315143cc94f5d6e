import type { Account, TransactionCategory } from "@sandbank/contract";
import { availableBalanceAt, currentBalanceAt } from "../money/balances.ts";
import { dollars } from "../money/dollars.ts";
import { existing } from "../objects/objects.ts";
import { type Instant, timeOf } from "../ports/instant.ts";
import { toTimestamp } from "../ports/time.ts";
import type { World } from "../state/world.ts";
import { onlyKnown } from "../store/known-options.ts";
import { type AccountEntry, accountEntries } from "./account-entries.ts";

/** Which balance to explain. */
export interface BalanceOptions {
  /** The id of an Account. */
  readonly account: string;
  /** ISO 8601 with a zone, or a `Date`, not after the bank's time. Default: the bank's time. */
  readonly at?: Instant;
}

/** The balances of an Account at an instant, and what they consist of. Amounts are in minor units. */
export interface BalanceExplanation {
  readonly account: Account["id"];
  /** ISO 8601, UTC, milliseconds. */
  readonly at: string;
  readonly current: number;
  readonly available: number;
  /** Why the balances differ, as a sentence. */
  readonly text: string;
  /** The posted Transactions by category, in the order of the first of each. Their amounts add up to `current`. */
  readonly groups: readonly BalanceGroup[];
  /** The open holds, oldest first. */
  readonly holds: readonly OpenHold[];
  /** All ledger entries of the Account, in order. */
  readonly entries: readonly AccountEntry[];
}

/** The posted Transactions of one category. */
export interface BalanceGroup {
  readonly category: TransactionCategory;
  /** For people, such as `Captured by cards`. */
  readonly label: string;
  /** Negative if more was debited than credited. */
  readonly amount: number;
  readonly count: number;
}

/** An amount that a Pending Transaction holds. */
export interface OpenHold {
  /** The id of the Pending Transaction. */
  readonly reference: string;
  /** More than zero. */
  readonly amount: number;
  readonly description: string;
  /** When the authorization of a Card expires: ISO 8601, UTC, milliseconds. Null for any other hold. */
  readonly expiresAt: string | null;
}

/** Explains the balances of an Account from its ledger entries. Refuses an unknown Account with 404. */
export function explainBalance(world: World, options: BalanceOptions): BalanceExplanation {
  const { account: id, at } = onlyKnown("Failed to explain the balance", options, ["account", "at"]);
  const account = existing(world.state.tables.accounts, "account", String(id));
  const time = timeFor(world, at);
  const { ledger } = world.state;
  const entries = accountEntries(world, { account: account.id, until: toTimestamp(time) });
  const current = currentBalanceAt(ledger, account, time);
  const available = availableBalanceAt(ledger, account, time);
  const holds = holdsIn(world, entries);
  return {
    account: account.id,
    at: toTimestamp(time),
    current,
    available,
    text: textOf(available - current, holds),
    groups: groupsIn(world, entries),
    holds,
    entries,
  };
}

function timeFor({ state }: World, at: Instant | undefined): number {
  if (at === undefined) return state.now;
  const time = timeOf(at);
  if (time <= state.now) return time;
  const wanted = Number.isNaN(time)
    ? "Pass an ISO 8601 instant with a zone, or a Date"
    : `It is after the bank's time, ${toTimestamp(state.now)}`;
  throw new RangeError(`[sandbank] Failed to explain the balance: at is ${String(at)}. ${wanted}.`);
}

function groupsIn({ state }: World, entries: readonly AccountEntry[]): BalanceGroup[] {
  const groups = new Map<TransactionCategory, BalanceGroup>();
  for (const { reference, current } of entries.filter(({ kind }) => kind === "posted")) {
    const { category } = existing(state.tables.transactions, "transaction", reference).source;
    const { amount = 0, count = 0 } = groups.get(category) ?? {};
    groups.set(category, { category, label: labels[category], amount: amount + current, count: count + 1 });
  }
  return [...groups.values()];
}

const labels: Readonly<Record<TransactionCategory, string>> = {
  account_revenue_payment: "Account revenue",
  card_refund: "Refunded to cards",
  card_settlement: "Captured by cards",
  check_deposit_acceptance: "Deposited checks",
  check_deposit_return: "Returned check deposits",
  inbound_ach_transfer: "Inbound ACH",
  inbound_ach_transfer_return_intention: "Returned inbound ACH",
  inbound_check_deposit_acceptance: "Paid checks",
  inbound_fednow_transfer_confirmation: "Inbound FedNow",
  inbound_real_time_payments_transfer_confirmation: "Inbound Real-Time Payments",
  inbound_wire_transfer: "Inbound wires",
  interest_payment: "Interest",
  other: "Other",
};

function holdsIn({ state }: World, entries: readonly AccountEntry[]): OpenHold[] {
  const amounts = new Map<string, number>();
  for (const { kind, reference, available } of entries) {
    if (kind === "held" || kind === "released") amounts.set(reference, (amounts.get(reference) ?? 0) - available);
  }
  return [...amounts].flatMap(([reference, amount]) => {
    if (amount === 0) return [];
    const { description, source } = existing(state.tables.pendingTransactions, "pending_transaction", reference);
    return { reference, amount, description, expiresAt: source.card_authorization?.expires_at ?? null };
  });
}

/** Why the available balance differs from the current one: by holds, and by the unused credit of a loan. */
function textOf(difference: number, holds: readonly OpenHold[]): string {
  const held = holds.reduce((sum, { amount }) => sum + amount, 0);
  const credit = difference + held;
  const count = holds.length === 1 ? "one hold is open" : `${holds.length} holds are open`;
  const relation =
    difference === 0
      ? "equal to current"
      : `${dollars(Math.abs(difference))} ${difference < 0 ? "less" : "more"} than current`;
  if (credit !== 0) {
    const taken = held === 0 ? "" : ` and ${count}, of ${dollars(held)}`;
    return `Available is ${relation}, because the credit limit adds ${dollars(credit)}${taken}.`;
  }
  return `Available is ${relation}, because ${held === 0 ? "no hold is open" : count}.`;
}
