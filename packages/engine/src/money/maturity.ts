import type { Account } from "@sandbank/contract";
import { firstOfDay } from "../ports/time.ts";

/** The first instant of the maturity date of a loan, in milliseconds since 1970; `Infinity` if there is none. */
export function readMaturity({ loan }: Account): number {
  const date = loan?.maturity_date ?? null;
  return date === null ? Number.POSITIVE_INFINITY : firstOfDay(date);
}

/** Whether the loan is mature: the whole of it is due, and no more can be borrowed. */
export function isMature(account: Account, time: number): boolean {
  return time >= readMaturity(account);
}
