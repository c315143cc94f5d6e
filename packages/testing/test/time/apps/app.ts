import type { Bank } from "@sandbank/engine";
import type { AccountId, BankClient } from "@sandbank/sdk";
import type { Time } from "../../../src/index.ts";

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const ZONE = "America/New_York";

interface Parts {
  readonly bank: Bank;
  readonly client: BankClient;
  readonly time: Time;
  /** An Account with $1,000.00. */
  readonly account: AccountId;
  /** Whether the app is the correct one. */
  readonly isRight: boolean;
}

/** A small app with a mistake of time. */
export interface App {
  readonly mistake: string;
  /** The name of a critical instant at which the mistake shows. */
  readonly shows: string;
  /** What the stops of the failure report must have. */
  readonly line: RegExp;
  /** Plays the app over an instant, and throws if it did wrong. */
  play(parts: Parts): Promise<void>;
}

interface LocalTime {
  /** `2026-03-08`. */
  readonly date: string;
  readonly hour: number;
}

const format = new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE, dateStyle: "short", timeStyle: "medium" });

/** The date and the hour in the zone. */
export function local(time: number): LocalTime {
  const text = format.format(time);
  return { date: text.slice(0, 10), hour: Number(text.slice(11, 13)) };
}

/** The instant at which an hour of a date begins in the zone, for hours that no change of daylight saving touches. */
export function localInstant(date: string, hour: number): number {
  const utc = Date.parse(`${date}T${String(hour).padStart(2, "0")}:00:00Z`);
  const shown = Date.parse(`${format.format(utc + 5 * HOUR_MS).replace(" ", "T")}Z`);
  return utc + 5 * HOUR_MS - (shown - utc);
}

/** The date so many days later. */
export function laterDate(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Calls a function at an instant that may be further away than the longest timer of Node. */
export function at(instant: number, act: () => unknown): void {
  const left = instant - Date.now();
  if (left <= 20 * DAY_MS) setTimeout(act, left);
  else setTimeout(() => at(instant, act), 20 * DAY_MS);
}
