import type { JournalEntry, SnapshotJson } from "@sandbank/engine";

/** Returns how far a bank is ahead of its time source after the entries of its journal, in milliseconds. */
export function readMsAhead(entries: readonly JournalEntry[], base?: SnapshotJson): number {
  const move = entries.findLast((entry) => entry.kind === "advance");
  return move?.ahead ?? base?.state.ahead ?? 0;
}
