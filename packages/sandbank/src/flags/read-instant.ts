import { wrongValue } from "../errors/usage-error.ts";
import { INSTANT_RULE, parseInstant } from "../instant.ts";

/** Parses an instant, and returns milliseconds since 1970. Throws a `UsageError` that names the flag or setting. */
export function readInstant(label: string, text: string): number {
  const instant = parseInstant(text);
  if (instant !== undefined) return instant;
  throw wrongValue(label, text, INSTANT_RULE);
}
