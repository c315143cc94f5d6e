import { type Coverage, createBank } from "@sandbank/engine";

/** The kinds of names that a bank counts: `endpoints`, `reasons`, `states`, `transitions`, `events` and `errors`. */
export type CoverageKind = Exclude<keyof Coverage, "unreached">;

/** All names that the installed engine counts, by kind, in the order in which `bank.coverage()` lists them. */
export function coverageNames(): ReadonlyMap<CoverageKind, readonly string[]> {
  const { unreached: _, ...kinds } = createBank().coverage();
  return new Map(
    (Object.keys(kinds) as CoverageKind[]).map((kind) => [kind, [...kinds[kind].reached, ...kinds[kind].unreached]]),
  );
}
