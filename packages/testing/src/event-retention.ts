const DAY_MS = 86_400_000;

/** A bank deletes Events after this many days of its clock (D-96). */
export const KEPT_DAYS = 30;

/** The days from one time of a bank's clock to another. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}
