import type { Coverage, Reach } from "@sandbank/engine";
import { type CoverageKind, coverageNames } from "./coverage-names.ts";

/**
 * Merges what several banks reached: a name is reached if one of the banks reached it. The result has the shape and the
 * order of `bank.coverage()`, whatever the order of `coverages`, and changes none of them. Without any coverage it is
 * that of a bank that was never used.
 *
 * Each coverage is JSON, so you can write it to a file in one process and merge it in another.
 *
 * ```ts
 * const whole = mergeCoverage([JSON.parse(text), bank.coverage()]);
 * ```
 *
 * @throws {Error} If a coverage lacks names that the installed `@sandbank/engine` counts, or has others: another version
 * of the engine made it.
 */
export function mergeCoverage(coverages: Iterable<Coverage>): Coverage {
  const all = [...coverages];
  const names = coverageNames();
  all.forEach((coverage, index) => {
    for (const [kind, known] of names) assertSameNames(coverage, index, kind, known);
  });
  const kinds = [...names].map(([kind, known]) => {
    const reached = new Set<string>(all.flatMap((coverage) => coverage[kind].reached));
    return [
      kind,
      { reached: known.filter((name) => reached.has(name)), unreached: known.filter((name) => !reached.has(name)) },
    ] as const;
  });
  const unreached = kinds.flatMap(([kind, reach]) => reach.unreached.map((name) => `${kind} ${name}`));
  return { ...(Object.fromEntries(kinds) as unknown as Omit<Coverage, "unreached">), unreached };
}

function assertSameNames(coverage: Coverage, index: number, kind: CoverageKind, known: readonly string[]): void {
  const found: Partial<Reach<string>> | undefined = coverage?.[kind];
  if (!Array.isArray(found?.reached) || !Array.isArray(found.unreached)) {
    throw refusal(index, `it has no lists of ${kind}`, "Pass what bank.coverage() returns.");
  }
  const names = new Set<string>([...found.reached, ...found.unreached]);
  const missing = known.find((name) => !names.has(name));
  for (const name of known) names.delete(name);
  const [foreign] = names;
  if (missing === undefined && foreign === undefined) return;
  const difference = missing === undefined ? `has "${kind} ${foreign}" more` : `lacks "${kind} ${missing}"`;
  throw refusal(
    index,
    `it ${difference} than the installed @sandbank/engine counts`,
    "Use one version of @sandbank/engine in the whole suite, and merge only what this version recorded.",
  );
}

function refusal(index: number, why: string, remedy: string): Error {
  return new Error(`[sandbank] Failed to merge coverages: number ${index + 1} is of no use, because ${why}. ${remedy}`);
}
