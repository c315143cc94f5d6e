import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { refusals } from "../../src/registry/operations.ts";
import { cases, casesFile } from "../refusals/cases.ts";
import { pairs } from "../refusals/pairs.ts";
import { right } from "../refusals/requests.ts";
import { ask, withoutIds } from "../refusals/stage.ts";
import { openBankWithWorld } from "../support/money.ts";
import { forRow, requireRows } from "../support/rows.ts";
import { notNow, refusalOf, stateText } from "../support/send.ts";

/** The rows sorted by operation, with the rules of each operation in their order. */
const inOrder = (rows: readonly string[]) =>
  rows.toSorted((one, other) => operationOf(one).localeCompare(operationOf(other)));
const operationOf = (row: string) => row.slice(0, row.indexOf(":"));

describe("a request that breaks one rule of `refusals`", () => {
  test.each(cases)(
    "refuses %s when the rule is broken: %s",
    forRow(casesFile, (operation, _, fault, detail) => {
      const stage = openBankWithWorld();
      const request = right[operation]?.(stage) ?? {};
      expect(ask(stage.bank.fork(), operation, request).status).toBe(200);
      const wrong = fault(stage, request);
      const before = stateText(stage.bank);
      const answer = ask(stage.bank, operation, wrong);
      expect({ ...refusalOf(answer), detail: withoutIds(answer.body.detail) }).toEqual({ ...notNow, detail });
      expect(stateText(stage.bank)).toBe(before);
      expect(stage.bank.audit()).toEqual([]);
    }),
  );
});

describe("a request that breaks two rules of `refusals`", () => {
  test.each(pairs)(
    "refuses %s by the first of two broken rules: %s - %s",
    forRow(casesFile, (operation, _, __, faults, detail) => {
      const stage = openBankWithWorld();
      const request = right[operation]?.(stage) ?? {};
      const answer = ask(stage.bank, operation, faults(stage, request));
      expect({ ...refusalOf(answer), detail: withoutIds(answer.body.detail) }).toEqual({ ...notNow, detail });
    }),
  );
});

describe("the cases of `refusals`", () => {
  test("has a case for each rule of `refusals`, in order, and no others", { tags: "table" }, () => {
    // A rule may have several cases.
    const rows = [...new Set(cases.map(([operation, condition]) => `${operation}: ${condition}`))];
    const wanted = Object.entries(refusals).flatMap(([operation, rules]) =>
      rules.map(({ condition }) => `${operation}: ${condition}`),
    );
    requireRows({ file: casesFile, rows, wanted });
    expect(inOrder(rows)).toEqual(inOrder(wanted));
  });

  test("has a different detail for each rule of an operation", () => {
    for (const rows of Map.groupBy(cases, ([operation]) => operation).values()) {
      expect(new Set(rows.map(([, , , detail]) => detail)).size).toBe(rows.length);
    }
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
        (value): value is { condition: string } => typeof value === "object" && value !== null && "condition" in value,
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
