import { parseDuration, toMilliseconds } from "@sandbank/view/words/duration";
import { wrongValue } from "../errors/usage-error.ts";
import { DURATION_RULE } from "./rules.ts";

/**
 * Parses a duration such as `1h30m`, and returns milliseconds. Throws a `UsageError` that names the flag or setting.
 */
export function readDuration(label: string, text: string): number {
  const duration = parseDuration(text);
  if (duration !== undefined) return toMilliseconds(duration);
  throw wrongValue(label, text, DURATION_RULE);
}
