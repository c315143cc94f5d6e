import type { Trace } from "@sandbank/engine";

const DAY_MS = 86_400_000;

/** A bank deletes Events after this many days of its clock (D-96). */
export const KEPT_DAYS = 30;

/** The days from one time of a bank's clock to another. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** Says that the bank has deleted Events since its trace began; undefined if it has not. */
export function describeDeletion({ deletedEvents: count }: Pick<Trace, "deletedEvents">): string | undefined {
  if (count === 0) return undefined;
  const were = count === 1 ? "1 Event was" : `${count} Events were`;
  return `${were} deleted, because a bank keeps Events for ${KEPT_DAYS} days of its clock`;
}
