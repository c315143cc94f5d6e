/** The outcomes of the changes of one table. */
export interface TableScore {
  readonly kind: string;
  readonly name: string;
  readonly changes: number;
  readonly killed: number;
  readonly equivalent: number;
  readonly survived: number;
}

const HEAD = `| tables of | table | changes | killed | equivalent | survived |
|---|---|---|---|---|---|`;

/** The page as Markdown. `why` has the reason of each equivalent change, by its name. */
export function printPage(scores: readonly TableScore[], why: Readonly<Record<string, string>>): string {
  const equivalents = Object.entries(why).map(([name, reason]) => `- ${name}. ${reason}`);
  return `# Mutations

\`npm run mutate -- --write\` writes this page; \`npm run mutate -- --write <table>\` replaces the rows of the tables whose
names contain \`<table>\`. A run leaves out each line of each table of rules, and swaps it with the next line if the order
matters; it refuses each allowed transition between states, and allows each refused one. A change is killed if a test of
the bank's behaviour fails. Tests that compare a table with a list do not count.

${HEAD}
${scores.map(lineOf).join("\n")}

## Equivalent changes

No test can distinguish these changes from the unchanged table.

${equivalents.join("\n")}
`;
}

function lineOf({ kind, name, changes, killed, equivalent, survived }: TableScore): string {
  return `| ${[kind, name, changes, killed, equivalent, survived].join(" | ")} |`;
}

/** The rows of the page. */
export function readPage(page: string): TableScore[] {
  const rows = page.matchAll(/^\| (.+) \| (.+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/gm);
  return [...rows].map(([, kind = "", name = "", ...counts]) => {
    const [changes = 0, killed = 0, equivalent = 0, survived = 0] = counts.map(Number);
    return { kind, name, changes, killed, equivalent, survived };
  });
}

const keyOf = ({ kind, name }: { readonly kind: string; readonly name: string }) => `${kind}: ${name}`;

/** Returns the rows of all existing tables in order: new rows for the tables of a new run, old rows for the others. */
export function mergeScores(
  tables: readonly { readonly kind: string; readonly name: string }[],
  old: readonly TableScore[],
  judged: readonly TableScore[],
): TableScore[] {
  const scores = new Map([...old, ...judged].map((score) => [keyOf(score), score]));
  return tables.flatMap((table) => scores.get(keyOf(table)) ?? []);
}

/** The row that each table must have on the page. */
export interface ExpectedScore {
  readonly kind: string;
  readonly name: string;
  readonly changes: number;
  readonly equivalent: number;
}

/** Lists the missing and stale rows of the page, with the command that writes each. */
export function problemsOf(expected: readonly ExpectedScore[], scores: readonly TableScore[]): string[] {
  const found = new Map(scores.map((score) => [keyOf(score), score]));
  const names = new Set(expected.map(keyOf));
  const stale = scores
    .filter((score) => !names.has(keyOf(score)))
    .map((score) => `${keyOf(score)}: this table does not exist; run \`npm run mutate -- --write\` for any table`);
  return [...stale, ...expected.flatMap((table) => problemOf(table, found.get(keyOf(table))) ?? [])];
}

function problemOf(table: ExpectedScore, score: TableScore | undefined): string | undefined {
  const { changes, equivalent } = table;
  const command = `run \`npm run mutate -- --write "${table.name}"\``;
  if (score === undefined) return `${keyOf(table)}: the row is missing; ${command}`;
  if (score.survived > 0)
    return `${keyOf(table)}: ${score.survived} of its changes survived; add tests that fail for them, then ${command}`;
  if (score.changes !== changes || score.equivalent !== equivalent || score.killed !== changes - equivalent) {
    const row = `the row is about ${score.changes} changes, ${score.equivalent} of them equivalent`;
    return `${keyOf(table)}: ${row}, the table has ${changes} and ${equivalent}; ${command}`;
  }
  return undefined;
}
