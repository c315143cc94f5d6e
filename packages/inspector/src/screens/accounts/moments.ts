import type { DeclinedTransaction } from "@sandbank/contract";
import { shortInstantText } from "@sandbank/view/words/instants";
import type { AdminResult } from "sandbank/client";
import type { Tone } from "../../parts/values.tsx";
import { isolate } from "../../words/isolate.ts";
import { moneyText } from "../../words/money.ts";

export type Balance = AdminResult<"balance">;
type Entry = Balance["entries"][number];

/** A stop of the chart's cursor and a row of the table: a ledger entry of the Account, or a decline. */
export interface Moment {
  /** Names the moment in the URL: the number of the entry, or the id of the Declined Transaction. */
  readonly key: string;
  readonly at: string;
  readonly kind: Entry["kind"] | "declined";
  /** The amount that the entry adds to a balance, or the requested amount of a decline. Cents. */
  readonly amount: number;
  /** The current balance after it. */
  readonly current: number;
  readonly available: number;
  readonly description: string;
  /** The object that moved the amount, or that was declined. */
  readonly reference: string;
  /** The number of the latest ledger entry; 0 if the Account had none. */
  readonly entry: number;
  /** Why it was declined; null for an entry. */
  readonly reason: string | null;
  /** The hold that the entry settled, in cents; 0 for none. */
  readonly settled: number;
}

/**
 * Returns the listed entries and the declines since the first of them, oldest first. A decline comes after the entries
 * of its instant. A hold that is released and posted at one instant is one moment.
 */
export function listMoments(balance: Balance, declines: readonly DeclinedTransaction[]): Moment[] {
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
    const before = moments.at(-1);
    const isSettlement =
      entry.kind === "posted" &&
      before?.kind === "released" &&
      before.at === entry.at &&
      before.description === entry.description;
    if (isSettlement) moments.pop();
    moments.push({ ...entryMoment(entry, omitted + index + 1), settled: isSettlement ? before.amount : 0 });
  }
  addDeclinesBefore(null);
  return moments;
}

/** Where a chart begins, with the moment before it, if there is one. */
export interface Begin {
  readonly at: string;
  readonly before?: Moment | undefined;
}

/** Returns the moments since an instant, and where they begin. */
export function momentsSince(all: readonly Moment[], at: string): [Moment[], Begin] {
  return [all.filter((moment) => moment.at >= at), { at, before: all.findLast((moment) => moment.at < at) }];
}

function entryMoment({ at, kind, current, available, description, reference, after }: Entry, entry: number): Moment {
  const amount = kind === "posted" ? current : available;
  return { key: String(entry), at, kind, amount, ...after, description, reference, entry, reason: null, settled: 0 };
}

function declineMoment(declined: DeclinedTransaction, before: Moment | undefined, omitted: number): Moment {
  const { id, created_at: at, amount, description } = declined;
  const { current = 0, available = 0, entry = omitted } = before ?? {};
  const request = { kind: "declined", amount: Math.abs(amount), reason: readReason(declined), settled: 0 } as const;
  return { ...request, key: id, at, current, available, description, reference: id, entry };
}

/** The reason is in the object that is named like the category. A Declined Transaction of category `other` has none. */
function readReason({ source }: DeclinedTransaction): string {
  const details = source as unknown as Readonly<Record<string, { readonly reason?: string } | null>>;
  return details[source.category]?.reason ?? source.category;
}

/** Returns the index of the moment that the URL names, or of the latest one. */
export function momentAt(moments: readonly Moment[], key: string | undefined): number {
  const index = moments.findIndex((moment) => moment.key === key);
  return index === -1 ? moments.length - 1 : index;
}

export const momentTones: Readonly<Record<Moment["kind"], Tone>> = {
  posted: "ok",
  held: "warn",
  released: "quiet",
  credit: "quiet",
  declined: "bad",
};

/** The amount with its sign. A declined amount has none, because no money moved. */
export function amountText({ kind, amount }: Pick<Moment, "kind" | "amount">): string {
  return `${amount > 0 && kind !== "declined" ? "+" : ""}${moneyText(amount)}`;
}

/** The kind and the amount of a moment, in one short line. */
export function momentLabel({ kind, amount }: Pick<Moment, "kind" | "amount">): string {
  return `${kind} ${moneyText(Math.abs(amount))}`;
}

/** A sentence with the moment and the balances after it. */
export function momentText(moment: Moment): string {
  const { at, description, reason, current, available } = moment;
  const why = reason === null ? "" : `, ${reason}`;
  const balances = `Current ${moneyText(current)}, available ${moneyText(available)}.`;
  return `${shortInstantText(at)}: ${momentLabel(moment)}, ${isolate(description)}${why}. ${balances}`;
}
