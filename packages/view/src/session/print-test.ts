import { printSteps, type Step } from "@sandbank/engine/scenarios";
import type { ExportedTest } from "./export-steps.ts";
import { listOptions, withUsedNames } from "./list-steps.ts";
import type { Session } from "./session.ts";

type Genesis = Session["genesis"];

/** Prints a Vitest file that repeats the steps and expects their outcome. */
export function printTest(genesis: Genesis, test: ExportedTest): string {
  const isRefused = test.steps.some((step) => refusalIn(step) !== undefined);
  return [
    `import { ${isRefused ? "BankError, " : ""}createBank, manualClock } from "@sandbank/engine";`,
    'import { expect, test } from "vitest";',
    "",
    `test(${JSON.stringify(test.title)}, () => {`,
    ...indented([...differenceIn(test).map((line) => `// ${line}`), ...printStatements(genesis, test)]),
    "});",
    ...(isRefused ? ["", ...refusalHelper] : []),
    "",
  ].join("\n");
}

/** Yields the statements of the test, for a program that has `createBank`, `manualClock`, `expect` and `BankError`. */
function* printStatements(genesis: Genesis, { steps, outcome }: ExportedTest): Generator<string> {
  const start = `manualClock(new Date(${JSON.stringify(new Date(genesis.start).toISOString())}))`;
  const options = Object.entries({
    ...listOptions(genesis),
    ...(genesis.seed !== "sandbank" && { seed: genesis.seed }),
  });
  const given = options.map(([name, value]) => `${name}: ${JSON.stringify(value)}, `).join("");
  yield `const bank = createBank({ ${given}clock: ${start} });`;
  for (const step of withUsedNames(steps)) yield printStatement(step);
  yield "";
  yield "const declined = bank.declinedTransactions.list({ limit: 100 }).data;";
  yield `expect(declined.map(({ id }) => bank.explain(id).reason)).toEqual(${list(outcome.declines.map(({ reason }) => reason))});`;
  for (const { account, current, available } of outcome.balances) {
    const balances = `{ current_balance: ${current}, available_balance: ${available} }`;
    yield `expect(bank.accounts.balance(${account}.id)).toMatchObject(${balances});`;
  }
  yield "const events = bank.events.list({ limit: 100 }).data;";
  yield `expect(events.map(({ category }) => category)).toEqual(${list(outcome.events)});`;
}

/** Says which values of the session a test does not have, in lines. */
export function differenceIn({ difference }: ExportedTest): readonly string[] {
  if (difference === null) return [];
  const { exactCalls, inSession, inTest } = difference;
  return [
    `This test has other values than the session, to have fewer than ${exactCalls} calls.`,
    `In the session: ${inSession}`,
    `In the test: ${inTest}`,
  ];
}

function printStatement(step: Step): string {
  const refused = refusalIn(step);
  if (refused === undefined) return printSteps([step]);
  const { refused: _, ...accepted } = step as Step & { refused: string };
  const call = printSteps([accepted as Step]).replace(/;$/, "");
  return `expect(refusalOf(() => ${call})).toBe(${JSON.stringify(refused)});`;
}

function refusalIn(step: Step): string | undefined {
  return "refused" in step ? step.refused : undefined;
}

const refusalHelper = [
  "/** The type of the error with which the bank refuses a call. */",
  "function refusalOf(call) {",
  "  try {",
  "    call();",
  "  } catch (error) {",
  "    if (error instanceof BankError) return error.body.type;",
  "    throw error;",
  "  }",
  "}",
];

function list(values: readonly string[]): string {
  const flat = `[${values.map((value) => JSON.stringify(value)).join(", ")}]`;
  if (flat.length <= 60) return flat;
  return `[\n${values.map((value) => `  ${JSON.stringify(value)},\n`).join("")}]`;
}

function indented(statements: readonly string[]): string[] {
  return statements.flatMap((statement) => statement.split("\n")).map((line) => (line === "" ? "" : `  ${line}`));
}
