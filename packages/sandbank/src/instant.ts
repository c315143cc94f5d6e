import { toTime } from "@sandbank/engine/private/text";

/** The advice for a wrong instant. */
export const INSTANT_RULE = "Write an instant with a zone, such as 2026-01-01T00:00:00Z.";

/** Parses an instant as the API does, and returns milliseconds since 1970; undefined for other text. */
export function parseInstant(text: string): number | undefined {
  const time = toTime(text);
  return Number.isNaN(time) ? undefined : time;
}
