import type { Bank } from "@sandbank/engine";

/**
 * Looks for the newest ACH Transfer of an earlier day that waits for its settlement, because no schedule settles it, if the
 * clock has reached another day since an instant. Returns its id; undefined if there is none. `bank` is a copy, because this
 * reads it by calls, which enter the log.
 */
export function findUnsettledTransfer(bank: Bank, since: string): string | undefined {
  const today = readDay(bank.clock.now());
  if (readDay(since) === today) return undefined;
  const status = { in: ["pending_submission" as const, "submitted" as const] };
  const sent = bank.achTransfers.list({ status, limit: 100 }).data;
  const waiting = sent.find(({ settlement, created_at }) => settlement === null && readDay(created_at) < today);
  const isDue =
    waiting !== undefined &&
    bank.clock.due({ limit: Number.MAX_SAFE_INTEGER }).some(({ object }) => object === waiting.id);
  return isDue ? undefined : waiting?.id;
}

/** The day of an ISO 8601 timestamp in UTC. */
function readDay(timestamp: string): string {
  return timestamp.slice(0, 10);
}
