import type { Coverage } from "@sandbank/engine";
import type { CoverageKind } from "./coverage-names.ts";

/** The counted names of one kind. */
export interface SelectedKind {
  readonly kind: CoverageKind;
  readonly reached: readonly string[];
  readonly missed: readonly string[];
}

/** The counted part of a coverage: the kinds with at least one counted name, in the order of `bank.coverage()`. */
export interface SelectedCoverage {
  readonly kinds: readonly SelectedKind[];
  /** The number of reached names. */
  readonly reached: number;
  /** The number of counted names. */
  readonly total: number;
}

/** Missed names with a common prefix. */
export interface MissedGroup {
  readonly prefix: string;
  readonly names: readonly string[];
}

/** Selects the part of a coverage whose names start with one of the prefixes. */
export function selectCoverage(coverage: Coverage, include: readonly string[] | undefined): SelectedCoverage {
  const { unreached: _, ...reach } = coverage;
  const kinds = (Object.keys(reach) as CoverageKind[])
    .map((kind) => {
      const counts = (name: string) => include?.some((prefix) => `${kind} ${name}`.startsWith(prefix)) ?? true;
      return {
        kind,
        reached: (reach[kind].reached as readonly string[]).filter(counts),
        missed: (reach[kind].unreached as readonly string[]).filter(counts),
      };
    })
    .filter(({ reached, missed }) => reached.length + missed.length > 0);
  const reached = kinds.reduce((sum, kind) => sum + kind.reached.length, 0);
  const missed = kinds.reduce((sum, kind) => sum + kind.missed.length, 0);
  return { kinds, reached, total: reached + missed };
}

/** Groups names by their prefix: the object, resource or state machine that they belong to. */
export function groupMissed({ missed }: SelectedKind): MissedGroup[] {
  const groups = new Map<string, string[]>();
  for (const name of missed) {
    // The name of a state machine ends at the space; other names end with their last part.
    const end = (name.includes(" ") ? name.indexOf(" ") : name.lastIndexOf(".")) + 1;
    const names = groups.get(name.slice(0, end)) ?? [];
    groups.set(name.slice(0, end), [...names, name.slice(end)]);
  }
  return [...groups].map(([prefix, names]) => ({ prefix, names }));
}

/** Returns whole percent, rounded down, so that only a complete coverage is 100. */
export function percent(reached: number, total: number): number {
  return total === 0 ? 100 : Math.floor((reached * 100) / total);
}
