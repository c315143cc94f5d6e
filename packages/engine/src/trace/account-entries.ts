import { type LedgerEntry, nameCredit, nameHeld } from "../ledger/ledger.ts";
import { outOfRange } from "../mistake.ts";
import { existing } from "../objects/objects.ts";
import { type Instant, toTime } from "../ports/instant.ts";
import { toTimestamp } from "../ports/time.ts";
import { listItems } from "../store/layered-list.ts";
import { onlyKnown } from "../store/only-known.ts";
import type { World } from "../world/world.ts";

/** Which ledger entries to list. */
export interface LedgerEntriesOptions {
  /** The id of an Account. */
  readonly account: string;
  /** The last instant that counts: ISO 8601 with a zone, or a `Date`. Default: all entries. */
  readonly until?: Instant;
}

/** A ledger entry as an Account sees it: what it adds to each balance, in cents, negative where it makes it less. */
export interface AccountEntry {
  /** ISO 8601, UTC, milliseconds. */
  readonly at: string;
  /** `posted` changes both balances, `held`, `released` and `credit` the available balance only. */
  readonly kind: "posted" | "held" | "released" | "credit";
  readonly current: number;
  readonly available: number;
  /** The id of the object that the entry belongs to. */
  readonly reference: string;
}

/** The entries of an Account, in order. Their sums are its balances (D-33). */
export function accountEntries(world: World, options: LedgerEntriesOptions): AccountEntry[] {
  const { account, until } = onlyKnown("list ledger entries", options, ["account", "until"]);
  const { id } = existing(world.state.tables.accounts, "account", String(account));
  const end = until === undefined ? Number.POSITIVE_INFINITY : toTime(until);
  if (Number.isNaN(end)) {
    throw outOfRange(
      "list ledger entries",
      `until is ${String(until)}`,
      "Pass an ISO 8601 instant with a zone, or a Date.",
    );
  }
  return listItems(world.state.ledger.entries).flatMap((entry) => {
    const change = entry.at > end ? undefined : computeChange(entry, id);
    if (change === undefined) return [];
    return { at: toTimestamp(entry.at), ...change, reference: entry.reference };
  });
}

/** Returns the change of an Account's balances by an entry; undefined if the entry does not concern the Account. */
function computeChange(
  { from, to, amount }: LedgerEntry,
  account: string,
): Pick<AccountEntry, "kind" | "current" | "available"> | undefined {
  const [held, credit] = [nameHeld(account), nameCredit(account)];
  if (from === account && to === held) return { kind: "held", current: 0, available: -amount };
  if (from === held && to === account) return { kind: "released", current: 0, available: amount };
  if (to === credit) return { kind: "credit", current: 0, available: amount };
  if (from === credit) return { kind: "credit", current: 0, available: -amount };
  if (to === account) return { kind: "posted", current: amount, available: amount };
  if (from === account) return { kind: "posted", current: -amount, available: -amount };
  return undefined;
}
