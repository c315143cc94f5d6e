import { MissingTool } from "./missing-tool.ts";
import type { Row } from "./row.ts";

/** A group of rows, which are measured one after another. */
export type Group = () => Iterable<Row> | AsyncIterable<Row> | Promise<Iterable<Row>>;

export interface Run {
  readonly rows: readonly Row[];
  /** The groups that were not measured to their end, each with the reason. */
  readonly failures: readonly string[];
  /** Whether a group failed for another reason than a tool that the machine lacks. */
  readonly isBroken: boolean;
}

/** Measures the groups in order and reports each row as soon as it is measured. A group that fails ends only itself. */
export async function runGroups(
  groups: Iterable<readonly [name: string, measure: Group]>,
  report: (row: Row) => void,
): Promise<Run> {
  const rows: Row[] = [];
  const failures: string[] = [];
  let isBroken = false;
  for (const [name, measure] of groups) {
    try {
      for await (const row of await measure()) {
        rows.push(row);
        report(row);
      }
    } catch (error) {
      const isMissing = error instanceof MissingTool;
      if (!isMissing) isBroken = true;
      failures.push(`- ${name}: ${isMissing ? error.message : ((error as Error).stack ?? error)}`);
    }
  }
  return { rows, failures, isBroken };
}
