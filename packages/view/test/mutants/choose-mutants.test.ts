import type { Mutant } from "@sandbank/engine/private/mutants";
import { expect, test } from "vitest";
import { chooseMutants, explainNoMutant } from "../../src/mutants/choose-mutants.ts";

const ids = [
  "decline/card/breaches_limit",
  "refusal/accounts.close/balance",
  "bound/limits.create/value",
  "value/account.balance",
  "permitted/new-field",
  "permitted/longer-ids",
];
const mutants = ids.map((id): Mutant => {
  const isPermitted = id.startsWith("permitted");
  return { id, place: id, isPermitted, sentence: id, noticedBy: null, change: { kind: "instead", value: false } };
});

const wrong = ids.slice(0, 4);
const permitted = ids.slice(4);

test.each([
  ["all mutants by default", {}, wrong],
  ["the permitted changes, too", { permitted: true }, ids],
  ["a kind", { only: ["rules"] }, ids.slice(0, 3)],
  ["the beginning of an id", { only: ["value/account."] }, ["value/account.balance"]],
  ["a word in any number", { only: ["limits"] }, ["decline/card/breaches_limit", "bound/limits.create/value"]],
  ["several texts, in the order of the catalogue", { only: ["values", "refusal"] }, [ids[1], ids[3]]],
  ["a kind and all permitted changes", { only: ["values"], permitted: true }, [ids[3], ...permitted]],
  ["all but a kind", { only: ["!values"] }, wrong.slice(0, 3)],
  ["a kind but for a word", { only: ["rules", "!limits"] }, ["refusal/accounts.close/balance"]],
  [
    "all but a permitted change",
    { only: ["!permitted/new-field"], permitted: true },
    [...wrong, "permitted/longer-ids"],
  ],
  ["permitted changes by their kind", { only: ["permitted"] }, permitted],
  ["one permitted change by its id", { only: ["permitted/new-field"], permitted: true }, ["permitted/new-field"]],
])("chooses %s", (_, choice, expected) => {
  expect(chooseMutants(mutants, choice).map(({ id }) => id)).toEqual(expected);
});

test.each([
  ["limts", "Did you mean limits?"],
  ["weebhooks", "Did you mean webhooks?"],
  ["decline/card/breach_limit", "Did you mean decline/card/breaches_limit?"],
  ["!weebhooks", "Did you mean webhooks?"],
  ["zebra", ""],
])("says that %s means no mutant, and which is the nearest", (text, nearest) => {
  expect(explainNoMutant(mutants, text)).toBe(`No mutant has this kind, id or word. ${nearest}`.trimEnd());
});

test("says nothing of a text that means a mutant", () => {
  expect(explainNoMutant(mutants, "limits")).toBeUndefined();
});
