import type { Bank, Trace } from "@sandbank/engine";
import { copyBank } from "./bank-value.ts";

/**
 * Looks for the newest ACH Transfer that waits for its settlement after the clock has reached another day, because no
 * schedule settles it. Returns the line that says so; undefined if there is none.
 */
export function unsettledTransferIn(bank: Bank, { startedAt, now }: Trace): string | undefined {
  if (readDay(startedAt) === readDay(now) || bank.journal().genesis.schedules === "live") return undefined;
  const status = { in: ["pending_submission" as const, "submitted" as const] };
  const sent = copyBank(bank).achTransfers.list({ status, limit: 100 }).data;
  const waiting = sent.find(({ settlement, created_at }) => settlement === null && readDay(created_at) < readDay(now));
  return waiting && `No schedule settles ${waiting.id}: simulate it, or pass \`schedules: "live"\``;
}

/** The day of an ISO 8601 timestamp in UTC. */
function readDay(timestamp: string): string {
  return timestamp.slice(0, 10);
}
