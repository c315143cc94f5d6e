import type { Api } from "../api.ts";
import { printShared } from "../print-shared.ts";
import { readMutantTables } from "./read-mutant-tables.ts";

const head = `// Generated from packages/contract/src and packages/engine/src by \`npm run generate\`. Do not edit.
import type { MutantTables } from "../tables/mutant-tables.ts";
`;

/** Prints the tables from which the catalogue of mutants is made. */
export function printMutantTables(api: Api): string {
  return `${head}\n${printShared("mutantTables", "MutantTables", readMutantTables(api), { part: 60, text: 40 })}`;
}
