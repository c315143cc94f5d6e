import { check } from "recheck";
import type { FoundExpression } from "./find-expressions.ts";

/** What is wrong with an expression, by `/source/flags`; null if nothing is. */
export type Verdicts = Map<string, string | null>;

/** Without limits of time, so that the result does not depend on the machine. */
const unlimited = { timeout: null, attackTimeout: null, incubationTimeout: null };

/**
 * Returns a sentence about each expression that takes more than linear time, or that the checker cannot judge. Adds what it
 * finds out to `verdicts`, because judging an expression can take seconds.
 */
export async function slowAmong(
  expressions: readonly FoundExpression[],
  verdicts: Verdicts = new Map(),
): Promise<readonly string[]> {
  const reports: string[] = [];
  for (const { place, source, flags } of expressions) {
    // An expression without a repetition takes a bounded time at each position.
    if (source === undefined || !/[*+{]/.test(source)) continue;
    const text = `/${source}/${flags}`;
    const verdict = verdicts.get(text) ?? (await judge(source, flags));
    verdicts.set(text, verdict);
    if (verdict !== null) reports.push(`${place} ${text} ${verdict}`);
  }
  return reports;
}

async function judge(source: string, flags: string): Promise<string | null> {
  const verdict = await check(source, flags, unlimited);
  if (verdict.status === "safe") return null;
  if (verdict.status === "unknown") return `cannot be checked: ${JSON.stringify(verdict.error)}`;
  return `takes ${verdict.complexity.summary} time on ${verdict.attack.pattern}`;
}
