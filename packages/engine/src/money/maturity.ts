import type { Account } from "@sandbank/contract";
import { firstOfDay } from "../ports/time.ts";

/** The first instant of the day on which the whole loan is due, in milliseconds since 1970; `Infinity` if there is none. */
export function maturityOf({ loan }: Account): number {
  const date = loan?.maturity_date ?? null;
  return date === null ? Number.POSITIVE_INFINITY : firstOfDay(date);
}

/** Whether the day has come on which the whole loan is due. Nothing more can be borrowed then. */
export function isMature(account: Account, time: number): boolean {
  return time >= maturityOf(account);
}
