import type { Account, TransactionCategory } from "@sandbank/contract";
import { transactionLabels } from "@sandbank/contract/private/words";
import { outOfRange } from "../mistake.ts";
import { dollars } from "../money/dollars.ts";
import { isMature } from "../money/maturity.ts";
import { existing } from "../objects/objects.ts";
import { type Instant, toTime } from "../ports/instant.ts";
import { toTimestamp } from "../ports/time.ts";
import { type UnpaidInterest, unpaidInterest } from "../resources/accounts/payments.ts";
import { onlyKnown } from "../store/only-known.ts";
import type { World } from "../world/world.ts";
import { type AccountEntry, accountEntries } from "./account-entries.ts";
import { describeMovement } from "./describe-movement.ts";

/** Which balance to explain. */
export interface BalanceOptions {
  /** The id of an Account. */
  readonly account: string;
  /** ISO 8601 with a zone, or a `Date`, not after the bank's time. Default: the bank's time. */
  readonly at?: Instant;
  /** The number of a ledger entry of the Account, from 1: explains the balances right after that entry. */
  readonly entry?: number;
  /** Lists only this many of the latest ledger entries, 0 or more. Default: all. */
  readonly last?: number;
}

/** The balances of an Account at an instant, and what they consist of. Amounts are in minor units. */
export interface BalanceExplanation {
  readonly account: Account["id"];
  /** ISO 8601, UTC, milliseconds. */
  readonly at: string;
  readonly current: number;
  readonly available: number;
  /** Why the balances differ, as a sentence, and another one about `unpaidInterest`. */
  readonly text: string;
  /** The posted Transactions by category, in the order of the first of each. Their amounts add up to `current`. */
  readonly groups: readonly BalanceGroup[];
  /** The open holds, oldest first. */
  readonly holds: readonly OpenHold[];
  /** The ledger entries of the Account, in order. */
  readonly entries: readonly ExplainedEntry[];
  /** How many earlier entries are not listed. */
  readonly omitted: number;
  /**
   * The interest that the Account did not receive on the latest first of a month, because the bank pays it only in
   * simulations (assumption D-37). Null with `schedules: "live"`, and if there is none.
   */
  readonly unpaidInterest: UnpaidInterest | null;
}

/** A ledger entry, the balances after it, and what moved the amount. */
export interface ExplainedEntry extends AccountEntry {
  readonly after: { readonly current: number; readonly available: number };
  /** The description of the Transaction or Pending Transaction, or `Credit limit`. */
  readonly description: string;
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
  const {
    account: id,
    at,
    entry,
    last = Number.POSITIVE_INFINITY,
  } = onlyKnown("explain the balance", options, ["account", "at", "entry", "last"]);
  const account = existing(world.state.tables.accounts, "account", String(id));
  requireLast(last);
  const latest = timeFor(world, at);
  const all = accountEntries(world, { account: account.id, until: toTimestamp(latest) });
  const entries = entry === undefined ? all : entriesUntil(all, entry);
  const time = entry === undefined ? latest : toTime((entries.at(-1) as AccountEntry).at);
  const { current, available } = balancesAfter(entries, account, time);
  const holds = holdsIn(world, entries);
  const omitted = Math.max(0, entries.length - last);
  const unpaid = unpaidInterest(world, account, time);
  return {
    account: account.id,
    at: toTimestamp(time),
    current,
    available,
    text: [explainDifference(available - current, holds), ...printUnpaid(unpaid)].join(" "),
    groups: groupsIn(world, entries),
    holds,
    entries: explainedEntries(world, account, entries, omitted),
    omitted,
    unpaidInterest: unpaid,
  };
}

function printUnpaid(unpaid: UnpaidInterest | null): string[] {
  if (unpaid === null) return [];
  const { at, amount } = unpaid;
  return [
    `No schedule paid the interest of ${dollars(amount)} on ${at.slice(0, 10)}: a sandbox bank pays interest only in simulations. Create the bank with \`schedules: "live"\`, or start the server with \`--schedules live\`, to have it paid.`,
  ];
}

function timeFor({ state }: World, at: Instant | undefined): number {
  if (at === undefined) return state.now;
  const time = toTime(at);
  if (time <= state.now) return time;
  const wanted = Number.isNaN(time)
    ? "Pass an ISO 8601 instant with a zone, or a Date"
    : `It is after the bank's time, ${toTimestamp(state.now)}`;
  throw outOfRange("explain the balance", `at is ${String(at)}`, `${wanted}.`);
}

function requireLast(last: number): void {
  if (last === Number.POSITIVE_INFINITY || (Number.isSafeInteger(last) && last >= 0)) return;
  throw outOfRange("explain the balance", `last is ${last}`, "Pass a whole number of 0 or more.");
}

function entriesUntil(entries: readonly AccountEntry[], entry: number): AccountEntry[] {
  if (Number.isSafeInteger(entry) && entry >= 1 && entry <= entries.length) return entries.slice(0, entry);
  const wanted = entries.length === 0 ? "The Account has no entries" : `Pass a number from 1 to ${entries.length}`;
  throw outOfRange("explain the balance", `entry is ${entry}`, `${wanted}.`);
}

/** The unused credit of a loan counts until maturity (D-33). */
function balancesAfter(entries: readonly AccountEntry[], account: Account, time: number): ExplainedEntry["after"] {
  const counted = isMature(account, time) ? entries.filter(({ kind }) => kind !== "credit") : entries;
  return {
    current: counted.reduce((sum, entry) => sum + entry.current, 0),
    available: counted.reduce((sum, entry) => sum + entry.available, 0),
  };
}

/** The entries after those that are omitted, each with the balances after it. */
function explainedEntries(
  world: World,
  account: Account,
  entries: readonly AccountEntry[],
  omitted: number,
): ExplainedEntry[] {
  const sums = { current: 0, available: 0, credit: 0 };
  return entries.flatMap((entry, index) => {
    sums.current += entry.current;
    sums.available += entry.available;
    if (entry.kind === "credit") sums.credit += entry.available;
    if (index < omitted) return [];
    const available = sums.available - (isMature(account, toTime(entry.at)) ? sums.credit : 0);
    return {
      ...entry,
      after: { current: sums.current, available },
      description: describeMovement(world, entry.reference),
    };
  });
}

function groupsIn({ state }: World, entries: readonly AccountEntry[]): BalanceGroup[] {
  const groups = new Map<TransactionCategory, BalanceGroup>();
  for (const { reference, current } of entries.filter(({ kind }) => kind === "posted")) {
    const { category } = existing(state.tables.transactions, "transaction", reference).source;
    const { amount = 0, count = 0 } = groups.get(category) ?? {};
    groups.set(category, { category, label: transactionLabels[category], amount: amount + current, count: count + 1 });
  }
  return [...groups.values()];
}

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
function explainDifference(difference: number, holds: readonly OpenHold[]): string {
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
