import { toTime } from "@sandbank/engine/private/text";
import { parseDuration } from "./duration.ts";

/** Says how to write a point of the history of a bank. `number`: what a number alone counts. */
export function printPointRule(number: string): string {
  return `Write now, ${number}, an instant such as 2026-01-01T00:00:00Z, how long ago such as 7d, or snapshot:NAME.`;
}

/** Returns whether a text is a point, as `bankAt` of `reads/bank-at.ts` reads it. */
export function isPoint(text: string): boolean {
  return /^(?:now|(?:step:)?\d{1,15}|snapshot:[a-z0-9][a-z0-9_-]{0,63})$/.test(text) || isTime(text);
}

/** Returns whether a text is an instant or a duration. */
export function isTime(text: string): boolean {
  return !Number.isNaN(toTime(text)) || parseDuration(text) !== undefined;
}
