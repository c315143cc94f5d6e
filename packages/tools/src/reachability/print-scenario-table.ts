import { type Program, programs } from "@sandbank/engine/private/reference";
import type { Reachable } from "./reachable.ts";

const header = [
  "// Generated from packages/engine/src/scenarios/programs by `npm run generate`. Do not edit.\n",
  'import type { StepOperation, StepOperations } from "../../steps/step.ts";\n',
  'type Of<Name extends StepOperation> = StepOperations[Name]["result"];\n',
];

/**
 * Prints, for each coverage entry, the number of the shortest program that reaches it and the types of the program's
 * named results.
 */
export function printScenarioTable(reachable: readonly Reachable[]): string {
  const rows = reachable.map(({ kind, name, shown: { program } }) => ({ name: `${kind} ${name}`, program }));
  return [
    ...header,
    "/** The results of the named steps of each scenario, which `run` returns. */",
    "export interface ScenarioResults {",
    ...rows.map(({ name, program }) => `${JSON.stringify(name)}: ${printResults(program)};`),
    "}\n",
    "/** The number of each scenario's program, in `programs`. */",
    "export const programOf: Readonly<Record<keyof ScenarioResults, number>> = {",
    ...rows.map(({ name, program }) => `${JSON.stringify(name)}: ${programs.indexOf(program)},`),
    "};\n",
  ].join("\n");
}

function printResults({ steps }: Program): string {
  const members = steps.flatMap((step) =>
    "call" in step && step.as !== undefined ? [`readonly ${step.as}: Of<"${step.call}">`] : [],
  );
  return members.length === 0 ? "Record<never, never>" : `{ ${members.join("; ")} }`;
}
