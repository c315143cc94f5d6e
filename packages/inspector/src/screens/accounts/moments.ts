import type { DeclinedTransaction } from "@sandbank/contract";
import type { AdminResult } from "sandbank/client";

export type Balance = AdminResult<"balance">;
type Entry = Balance["entries"][number];

/** What the cursor of the chart stops at, and a row of the table: a ledger entry of the Account, or a decline. */
export interface Moment {
  /** Names the moment in the URL: the number of the entry, or the id of the Declined Transaction. */
  readonly key: string;
  readonly at: string;
  readonly kind: Entry["kind"] | "declined";
  /** What the entry adds to a balance; of a decline, what was requested. Cents. */
  readonly amount: number;
  /** The balances after it. */
  readonly current: number;
  readonly available: number;
  readonly description: string;
  /** The object that moved the amount, or that was declined. */
  readonly reference: string;
  /** The number of the latest ledger entry; 0 if the Account had none. */
  readonly entry: number;
  /** Why it was declined; null for an entry. */
  readonly reason: string | null;
}

/** The listed entries and the declines since the first of them, oldest first. A decline is after the entries of its instant. */
export function momentsOf(balance: Balance, declines: readonly DeclinedTransaction[]): Moment[] {
  const { entries, omitted } = balance;
  const first = entries[0]?.at ?? "";
  const left = declines
    .filter(({ created_at }) => omitted === 0 || created_at >= first)
    .toSorted((a, b) => (a.created_at < b.created_at ? -1 : a.created_at > b.created_at ? 1 : 0));
  const moments: Moment[] = [];
  const addDeclinesBefore = (instant: string | null) => {
    while (left[0] !== undefined && (instant === null || left[0].created_at < instant)) {
      moments.push(declineMoment(left.shift() as DeclinedTransaction, moments.at(-1), omitted));
    }
  };
  for (const [index, entry] of entries.entries()) {
    addDeclinesBefore(entry.at);
    moments.push(entryMoment(entry, omitted + index + 1));
  }
  addDeclinesBefore(null);
  return moments;
}

function entryMoment({ at, kind, current, available, description, reference, after }: Entry, entry: number): Moment {
  const amount = kind === "posted" ? current : available;
  return { key: String(entry), at, kind, amount, ...after, description, reference, entry, reason: null };
}

function declineMoment(declined: DeclinedTransaction, before: Moment | undefined, omitted: number): Moment {
  const { id, created_at: at, amount, description } = declined;
  const { current = 0, available = 0, entry = omitted } = before ?? {};
  const reason = reasonOf(declined);
  return {
    key: id,
    at,
    kind: "declined",
    amount: Math.abs(amount),
    current,
    available,
    description,
    reference: id,
    entry,
    reason,
  };
}

/** The object named like the category has the reason (a Declined Transaction of category `other` has none). */
function reasonOf({ source }: DeclinedTransaction): string {
  const details = source as unknown as Readonly<Record<string, { readonly reason?: string } | null>>;
  return details[source.category]?.reason ?? source.category;
}

/** The moment that the URL names, else the latest one. */
export function momentAt(moments: readonly Moment[], key: string | undefined): number {
  const index = moments.findIndex((moment) => moment.key === key);
  return index === -1 ? moments.length - 1 : index;
}
