import type { Change } from "@sandbank/engine/private/mutants";
import { expect, test } from "vitest";
import { type MutantResult, reportMutants } from "../../src/mutants/mutant-report.ts";

const off: Change = { kind: "instead", value: false };

interface Given extends Partial<MutantResult> {
  readonly change?: Change;
  readonly place?: string;
}

function result(id: string, { change = off, place = id, ...others }: Given = {}): MutantResult {
  const isPermitted = id.startsWith("permitted");
  const mutant = { id, place, isPermitted, sentence: `${id} is off.`, noticedBy: "Expect a refusal.", change };
  return { mutant, outcome: "not_noticed", reachedBy: [{ file: "a.test.ts", test: "pays" }], ...others };
}

function value(field: string, others: Partial<MutantResult> = {}): MutantResult {
  const change: Change = { kind: "value", type: "account", path: [field], how: "null" };
  return result(`value/account.${field}`, { change, ...others });
}

function print(results: readonly MutantResult[]): string {
  return reportMutants(results)
    .map(({ head, text }) => head + text)
    .join("\n");
}

test("reports each outcome, and the mutants of a place and the values of an object together", () => {
  const text = print([
    result("decline/card/off"),
    result("decline/card/noticed", { outcome: "noticed" }),
    result("decline/card/unreached", { outcome: "not_reached", reachedBy: [] }),
    result("job/bug", { outcome: "set_aside", why: "x is undefined" }),
    result("webhook/x/unsent", { place: "webhook/x" }),
    result("webhook/x/other-object", { place: "webhook/x" }),
    value("balance"),
    value("name", { reachedBy: ["a", "b", "c", "d"].map((name) => ({ file: `${name}.test.ts`, test: null })) }),
    result("permitted/new-field", { outcome: "not_accepted" }),
    result("permitted/microseconds", { outcome: "not_accepted", failedIn: { file: "b.test.ts", test: "compares" } }),
    result("permitted/longer-ids", { outcome: "accepted" }),
  ]);
  expect(text).toMatchInlineSnapshot(`
    "Your tests reach 7 of 8 ways in which the bank can be wrong. They notice 1. They reach 3 of 3 changes that the contract permits. They accept 1.

    not noticed (5)
      1. decline/card/off is off.
         decline/card/off
         reached by: a.test.ts "pays"
         A test that would notice: expect a refusal.
      2. webhook/x/unsent is off.
         webhook/x/other-object is off.
         webhook/x/
         reached by: a.test.ts "pays"
         A test that would notice: expect a refusal.
      3. Account: \`balance\` and \`name\` have other values.
         value/account.
         reached by: a.test.ts "pays", b.test.ts, c.test.ts and 1 more
         A test that would notice: expect the values of those that your app reads, and leave the others.

    permitted, but your suite fails (2)
      1. permitted/new-field is off.
         permitted/new-field
         reached by: a.test.ts "pays"
      2. permitted/microseconds is off.
         permitted/microseconds
         fails: b.test.ts "compares"

    could not be played, because the bank itself fails (1)
      1. job/bug is off.
         job/bug
         x is undefined"
  `);
});

test("reports a single value in its own words, and who reached it outside of test files", () => {
  expect(print([value("balance", { reachedBy: [{ file: null, test: null }] })])).toMatchInlineSnapshot(`
    "Your tests reach 1 of 1 ways in which the bank can be wrong. They notice 0.

    not noticed (1)
      1. value/account.balance is off.
         value/account.balance
         reached by: the command, outside of its test files
         A test that would notice: expect a refusal."
  `);
});

test("reports only permitted changes, if only these were played", () => {
  expect(print([result("permitted/new-field", { outcome: "accepted" })])).toMatchInlineSnapshot(
    `"Your tests reach 1 of 1 changes that the contract permits. They accept 1."`,
  );
});

test("says how many were not played, if the user stops", () => {
  const results = [result("decline/a", { outcome: "noticed" }), result("decline/b", { outcome: "reached" })];
  expect(print(results)).toBe(
    "Your tests reach 2 of 2 ways in which the bank can be wrong. They notice 1. Stopped before 1 of them was played.",
  );
});

test("reports the webhooks of which nothing is noticed together", () => {
  const webhooks = (category: string, ...hows: readonly string[]) =>
    hows.map((how) => result(`webhook/${category}/${how}`, { place: `webhook/${category}` }));
  const hows = ["unsent", "other-object", "wrong-secret"];
  const text = print([
    ...webhooks("card.created", ...hows),
    ...webhooks("card.updated", "wrong-secret"),
    ...webhooks("limit.created", ...hows),
  ]);
  expect(text).toMatchInlineSnapshot(`
    "Your tests reach 7 of 7 ways in which the bank can be wrong. They notice 0.

    not noticed (7)
      1. The webhooks \`card.created\` and \`limit.created\` are never sent, name another object, or are signed with a wrong secret.
         webhook/
         reached by: a.test.ts "pays"
         A test that would notice: expect what your app does after each of them. Unsubscribe from those after which it does nothing.
      2. webhook/card.updated/wrong-secret is off.
         webhook/card.updated/wrong-secret
         reached by: a.test.ts "pays"
         A test that would notice: expect a refusal."
  `);
  expect(print(webhooks("card.created", ...hows))).toContain("webhook/card.created/wrong-secret is off.");
});
