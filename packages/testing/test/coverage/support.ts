import { rmSync } from "node:fs";
import type { Coverage } from "@sandbank/engine";
import fc from "fast-check";
import { coverageNames } from "../../src/coverage/coverage-names.ts";
import { FOLDER_VARIABLE } from "../../src/coverage/record-coverage.ts";

/** Makes the coverage of a bank that reached only these names, each with its kind in front. */
export function coverageOf(reached: Iterable<string>): Coverage {
  const names = new Set(reached);
  const kinds = [...coverageNames()].map(([kind, members]) => {
    const isReached = (name: string) => names.has(`${kind} ${name}`);
    return [
      kind,
      { reached: members.filter(isReached), unreached: members.filter((name) => !isReached(name)) },
    ] as const;
  });
  const unreached = kinds.flatMap(([kind, reach]) => reach.unreached.map((name) => `${kind} ${name}`));
  return { ...Object.fromEntries(kinds), unreached } as unknown as Coverage;
}

/** All names, each with its kind in front. */
export const allNames: readonly string[] = [...coverageNames()].flatMap(([kind, members]) =>
  members.map((name) => `${kind} ${name}`),
);

/** Generates any coverage that a bank can have. */
export const anyCoverage: fc.Arbitrary<Coverage> = fc.subarray([...allNames]).map(coverageOf);

/** Removes the folder that a reporter made in this worker, because the worker ends without an `exit` event. */
export function removeCoverageFolder(): void {
  const folder = process.env[FOLDER_VARIABLE];
  if (folder !== undefined) rmSync(folder, { recursive: true });
}
