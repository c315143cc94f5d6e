import type { MutableTable } from "../packages/engine/test/mutations/tables.ts";

/** What became of a mutant. */
export interface Judged {
  readonly table: MutableTable;
  readonly what: string;
  /** The test that failed first; null where it survived. */
  readonly killer: string | null;
}

/** The score of all mutants, for each kind of table, as Markdown. */
export function scoreOf(judged: readonly Judged[]): string {
  const day = new Date().toISOString().slice(0, 10);
  const kinds = [...Map.groupBy(judged, ({ table }) => table.kind)].map(([kind, all]) => lineOf(kind, all));
  const survivors = judged.filter(({ killer }) => killer === null);
  return `Written by \`npm run mutate -- --write\` on ${day}. Each line of each table is left out, and changes places with
the next where their order counts; a move between states that is allowed is refused, and one that is refused is allowed.
Killed is what at least one test fails for, of those that look at what the bank does: tests that hold a table against a
list do not count.

| tables | | changes | killed | survived |
|---|---|---|---|---|
${[...kinds, lineOf("**all**", judged)].join("\n")}
${survivors.map(({ table, what }) => `\nSurvived: ${table.name}: ${what}.\n`).join("")}`;
}

function lineOf(kind: string, judged: readonly Judged[]): string {
  const tables = new Set(judged.map(({ table }) => table)).size;
  const killed = judged.filter(({ killer }) => killer !== null).length;
  return `| ${[kind, tables, judged.length, killed, judged.length - killed].join(" | ")} |`;
}
