import { equivalents } from "../packages/engine/test/mutations/equivalents.ts";
import type { MutableTable } from "../packages/engine/test/mutations/tables.ts";

/** What became of a mutant. */
export interface Judged {
  readonly table: MutableTable;
  readonly name: string;
  readonly outcome: "killed" | "equivalent" | "survived";
}

/** The score of all mutants, for each kind of table, as Markdown. */
export function scoreOf(judged: readonly Judged[]): string {
  const day = new Date().toISOString().slice(0, 10);
  const kinds = [...Map.groupBy(judged, ({ table }) => table.kind)].map(([kind, all]) => lineOf(kind, all));
  const named = (wanted: Judged["outcome"]) =>
    judged.filter(({ outcome }) => outcome === wanted).map(({ name }) => name);
  const left = [
    ...named("survived").map((name) => `- Survived: ${name}.`),
    ...named("equivalent").map((name) => `- Equivalent: ${name}. ${equivalents[name]}`),
  ];
  return `Written by \`npm run mutate -- --write\` on ${day}. Each line of each table of rules is left out, and changes
places with the next where their order counts; a move between states that is allowed is refused, and one that is refused
is allowed. Killed is what at least one test fails for, of those that look at what the bank does: tests that hold a table
against a list do not count. Equivalent is what no test can tell from the table as it is.

| tables of | tables | changes | killed | equivalent | survived |
|---|---|---|---|---|---|
${[...kinds, lineOf("all", judged)].join("\n")}

${left.join("\n")}
`;
}

function lineOf(kind: string, judged: readonly Judged[]): string {
  const tables = new Set(judged.map(({ table }) => table)).size;
  const countOf = (wanted: Judged["outcome"]) => judged.filter(({ outcome }) => outcome === wanted).length;
  const counts = [countOf("killed"), countOf("equivalent"), countOf("survived")];
  return `| ${[kind, tables, judged.length, ...counts].join(" | ")} |`;
}
