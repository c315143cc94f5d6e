/** The advice for a wrong instant. */
export const INSTANT_RULE = "Write an instant with a zone, such as 2026-01-01T00:00:00Z.";

/** Parses an instant of ISO 8601 with a zone, and returns milliseconds since 1970; undefined for other text. */
export function parseInstant(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/i.test(text)) return undefined;
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : time;
}
