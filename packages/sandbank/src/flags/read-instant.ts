import { UsageError } from "../errors/usage-error.ts";
import { INSTANT_RULE, parseInstant } from "../instant.ts";

/** Parses an instant, and returns milliseconds since 1970. Throws a `UsageError` that names the flag or setting. */
export function readInstant(label: string, text: string): number {
  const instant = parseInstant(text);
  if (instant !== undefined) return instant;
  throw new UsageError(`${label} is ${JSON.stringify(text)}. ${INSTANT_RULE}`);
}
