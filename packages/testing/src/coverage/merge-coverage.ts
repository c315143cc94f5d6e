import type { Coverage, Reach } from "@sandbank/engine";
import { mistake } from "@sandbank/engine/private/errors";
import { type CoverageKind, coverageNames } from "./coverage-names.ts";

/**
 * Merges the coverage of several banks: a name is reached if at least one of the banks reached it. The result has the
 * shape and the order of `bank.coverage()`, does not depend on the order of `coverages`, and changes none of them.
 * Without `coverages`, the result is the coverage of an unused bank.
 *
 * Each coverage is JSON, so you can write it to a file in one process and merge it in another.
 *
 * ```ts
 * const whole = mergeCoverage([JSON.parse(text), bank.coverage()]);
 * ```
 *
 * @throws {Error} If a coverage lacks names that the installed `@sandbank/engine` counts, or has other names, because
 * another version of the engine recorded it.
 */
export function mergeCoverage(coverages: Iterable<Coverage>): Coverage {
  if (typeof coverages !== "object" || coverages === null || !(Symbol.iterator in coverages)) {
    throw mistake("merge coverages", "there is no array", "Pass one: mergeCoverage([one, other]).");
  }
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
  const difference = missing === undefined ? `also has "${kind} ${foreign}"` : `lacks "${kind} ${missing}"`;
  throw refusal(
    index,
    `it ${difference}, unlike the installed @sandbank/engine`,
    "Use one version of @sandbank/engine in the whole suite, and merge only coverage that this version recorded.",
  );
}

function refusal(index: number, why: string, remedy: string): Error {
  return mistake("merge coverages", `number ${index + 1} cannot be used, because ${why}`, remedy, { as: Error });
}
