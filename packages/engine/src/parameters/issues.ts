import type { ParameterIssue } from "../errors.ts";

/** The maximum number of issues that a refusal lists; its `detail` counts the rest (D-05). */
const MAXIMUM_LISTED = 100;

/** Issues in the order in which they are found. The first 100 are listed, and all are counted. */
export interface Issues {
  readonly listed: ParameterIssue[];
  total: number;
}

export function noIssues(): Issues {
  return { listed: [], total: 0 };
}

/** Counts an issue. `write` is called only while the list is not full. */
export function addIssue(issues: Issues, write: () => ParameterIssue): void {
  if (issues.listed.length < MAXIMUM_LISTED) issues.listed.push(write());
  issues.total++;
}

/** Merges the issues of several sources, sorted by their fields. */
export function mergedIssues(sources: readonly Issues[], compare: (one: string, other: string) => number): Issues {
  const listed = sources.flatMap((source) => source.listed);
  const sorted = listed.toSorted((one, other) => compare(one.field, other.field));
  return {
    listed: sorted.slice(0, MAXIMUM_LISTED),
    total: sources.reduce((sum, source) => sum + source.total, 0),
  };
}
