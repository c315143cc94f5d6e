import { readdirSync, readFileSync } from "node:fs";
import type { OperationName } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import { type ClauseIds, forRow, requireRows, titleEnd } from "../../../../tests/support/rows.ts";
import { refusals } from "../../src/registry/operations.ts";
import { openBankWithWorld } from "../support/money.ts";
import { invalid, notNow, refusalOf, stateText } from "../support/send.ts";
import { type Breaking, together } from "./breakings.ts";
import { fileOf, proofs } from "./proofs.ts";
import type { RefusalCase, RefusalPair } from "./resource-proofs.ts";
import { ask, type Request, type Stage, withoutIds } from "./stage.ts";

/** The rules of an operation that a request can break. */
interface Refusing {
  readonly file: string;
  readonly operation: OperationName;
  readonly right: (stage: Stage) => Request;
  readonly cases: readonly RefusalCase[];
  readonly pairs: readonly RefusalPair[];
}

const refusing = proofs.flatMap(({ name, requests = {}, refusals: cases = {}, pairs = {} }) =>
  Object.entries(requests).map(
    ([operation, right]): Refusing => ({
      file: fileOf(name),
      operation: operation as OperationName,
      right,
      cases: cases[operation] ?? [],
      pairs: pairs[operation] ?? [],
    }),
  ),
);

/** The refusal by a rule: 400 if it names a parameter, otherwise 409. */
function refusalBy(operation: OperationName, condition: string, detail: string) {
  const field = refusals[operation]?.find((rule) => rule.condition === condition)?.field;
  return field === undefined ? { ...notNow, detail } : { ...invalid(field), detail: `\`${field}\` ${detail}.` };
}

/** Two rules of an operation, in their order. */
interface Pair extends Refusing {
  /** Both rules. */
  readonly rule: string;
  readonly first: string;
  readonly breaking: Breaking;
  readonly detail: string;
}

/**
 * All pairs of rules that a request can break together. The breakings are those of the first case of each rule. Two rules
 * that name parameters have no order, because a refusal lists all wrong parameters (D-05).
 */
function pairsOf(each: Refusing): Pair[] {
  const named = refusals[each.operation]?.filter(({ field }) => field !== undefined).map(({ condition }) => condition);
  const rules = each.cases.filter(([holds], index) => each.cases.findIndex(([other]) => other === holds) === index);
  return rules.flatMap(([first, breakFirst, detail], index) =>
    rules.slice(index + 1).flatMap(([second, breakSecond]): Pair[] => {
      if (named?.includes(first) && named.includes(second)) return [];
      const known = each.pairs.find(([one, other]) => one === first && other === second);
      const breaking = known === undefined ? together(breakFirst, breakSecond) : known[2];
      return breaking === null ? [] : [{ ...each, rule: `${first} - ${second}`, first, breaking, detail }];
    }),
  );
}

type Named<Row> = readonly [operation: string, rule: string, end: string, row: Row];

/** Rows with the values of their title. */
const named = <Row extends Refusing & { readonly rule: string; readonly clauses?: ClauseIds | undefined }>(
  rows: readonly Row[],
) => rows.map((row): Named<Row> => [row.operation, row.rule, titleEnd(row.clauses), row]);

/** The check of a row. The message of a failure names the operation, the rule and their file. */
const forEach =
  <Row extends Refusing>(check: (row: Row) => void) =>
  (operation: string, rule: string, _: string, row: Row) =>
    forRow<[operation: string, rule: string]>(row.file, () => check(row))(operation, rule);

const cases = refusing.flatMap((each) =>
  each.cases.map(([rule, breaking, detail, clauses]) => ({ ...each, rule, breaking, detail, clauses })),
);

describe("a request that breaks one rule of `refusals`", () => {
  test.each(named(cases))(
    "refuses %s when the rule is broken: %s%s",
    forEach(({ operation, right, rule, breaking, detail }) => {
      const stage = openBankWithWorld();
      const request = right(stage);
      expect(ask(stage.bank.fork(), operation, request).status).toBe(200);
      const wrong = breaking(stage, request);
      const before = stateText(stage.bank);
      const answer = ask(stage.bank, operation, wrong);
      expect({ ...refusalOf(answer), detail: withoutIds(answer.body.detail) }).toEqual(
        refusalBy(operation, rule, detail),
      );
      expect(stateText(stage.bank)).toBe(before);
      expect(stage.bank.audit()).toEqual([]);
    }),
  );
});

describe("a request that breaks two rules of `refusals`", () => {
  test.each(named(refusing.flatMap(pairsOf)))(
    "refuses %s by the first of two broken rules: %s",
    forEach(({ operation, right, first, breaking, detail }) => {
      const stage = openBankWithWorld();
      const request = right(stage);
      const answer = ask(stage.bank, operation, breaking(stage, request));
      expect({ ...refusalOf(answer), detail: withoutIds(answer.body.detail) }).toEqual(
        refusalBy(operation, first, detail),
      );
    }),
  );
});

describe("the cases of `refusals`", () => {
  test("has a case for each rule of `refusals`, in order, and no others", { tags: "table" }, () => {
    requireRows({
      file: "The `requests` of `proofs.ts` in packages/engine/test/resources",
      rows: refusing.map(({ operation }) => operation),
      wanted: Object.keys(refusals),
    });
    for (const { file, operation, cases, pairs } of refusing) {
      // A rule may have several cases.
      const rows = [...new Set(cases.map(([holds]) => holds))];
      const wanted = (refusals[operation] ?? []).map(({ condition }) => condition);
      requireRows({ file: `"${operation}" in ${file}`, rows, wanted });
      expect(rows).toEqual(wanted);
      const strange = pairs.filter(([first, second]) => !(wanted.indexOf(first) < wanted.indexOf(second)));
      expect(strange, `pairs of "${operation}" in ${file} whose rules are not in their order`).toEqual([]);
    }
  });

  test("has a different detail for each rule of an operation", () => {
    for (const { cases } of refusing) expect(new Set(cases.map(([, , detail]) => detail)).size).toBe(cases.length);
  });

  const resources = new URL("../../src/resources/", import.meta.url);
  const files = readdirSync(resources, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));

  test("has every rule of every resource in the registry", async () => {
    const modules = await Promise.all(
      files.filter((name) => name.endsWith("refusals.ts")).map((name) => import(new URL(name, resources).href)),
    );
    const rules = modules
      .flatMap((exported) => Object.values(exported as Record<string, unknown>).flat())
      .filter(
        (value): value is { id: string; condition: string } =>
          typeof value === "object" && value !== null && "condition" in value,
      );
    const listed = new Set(Object.values(refusals).flat());
    expect(rules.length).toBeGreaterThan(20);
    expect(rules.filter((rule) => !listed.has(rule)).map(({ condition }) => condition)).toEqual([]);
  });

  test("refuses requests only by the rules in `refusals`", () => {
    const refusing = files.filter((name) =>
      /invalid(?:Operation|Parameters)/.test(readFileSync(new URL(name, resources), "utf8")),
    );
    expect(refusing).toEqual([]);
  });
});
