import { describe, expect, test } from "vitest";
import { checkAll } from "../../../tests/support/check-all.ts";
import { type AssumptionTopic, assumption, assumptions, switchDefaults } from "../src/index.ts";

/** The whole register, so that no cited id disappears, moves or changes its topic unnoticed. */
const register: Readonly<Record<AssumptionTopic, string>> = {
  wire:
    "D-01 D-02 D-03 D-04 D-05 D-06 D-07 D-08 D-09 D-10 D-11 D-12 D-13 D-103 D-14 D-15 D-16 D-17 D-18 D-19 D-20 " +
    "D-26 D-27 D-28 D-105 D-106 D-115 D-116",
  environments: "D-21 D-22 D-23 D-24",
  accounts: "D-30 D-31 D-32 D-33 D-34 D-35 D-36 D-37 D-38 D-39 D-40 D-42 D-41",
  cards: "D-50 D-51 D-52 D-53 D-54 D-55 D-56 D-57 D-58 D-59 D-60 D-61",
  "limits-and-declines": "D-70 D-71 D-72 D-73 D-74 D-75 D-76 D-77 D-78 D-79 D-80 D-81 D-82 D-83 D-84 D-85 D-86 D-112",
  "mail-and-events":
    "D-90 D-91 D-92 D-93 D-94 D-95 D-96 D-97 D-98 D-99 D-100 D-101 D-102 D-104 D-107 D-108 D-109 D-110 D-111 D-113 " +
    "D-114",
  outbound:
    "O-01 O-02 O-03 O-04 O-05 O-06 O-07 O-08 O-09 O-10 O-11 O-12 O-13 O-14 O-15 O-16 O-17 O-18 O-19 O-20 O-21 O-22 O-23 O-24 O-25 O-26 O-27 O-28 O-29 O-30",
};

/** The assumptions that follow comparable public APIs. All others are our own choices. */
const fromPublicServices = "D-01 D-02 D-03 D-07 D-31 D-50 D-51 D-52 D-55 D-79 D-80 D-81 D-82 D-83 D-90 D-95 D-97";

const withSwitch = assumptions.flatMap(({ id, switch: found }) => (found === undefined ? [] : [{ id, ...found }]));

describe("assumptions", () => {
  test("the register has exactly the expected ids, in order", () => {
    expect(assumptions.map(({ id }) => id)).toEqual(Object.values(register).join(" ").split(" "));
  });

  test("the register has every id once, in the form that citations use", () => {
    const ids = assumptions.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const id of ids) expect(id).toMatch(/^[DO]-(0[1-9]|[1-9]\d|1\d\d)$/);
  });

  test("the register files each assumption under its topic", () =>
    checkAll(Object.entries(register), (topic, ids) => {
      expect(assumptions.filter((entry) => entry.topic === topic).map(({ id }) => id)).toEqual(ids.split(" "));
    }));

  test("each assumption has a question, an answer and a reason in one sentence", () =>
    checkAll(
      assumptions.map((entry) => [entry.id, entry] as const),
      (_, { question, answer, why }) => {
        expect(question).toMatch(/^\S.*\S\?$/);
        expect(answer).toMatch(/^\S.*\S\.$/);
        expect(why).toMatch(/^\S.*\S\.$/);
        expect(`${question} ${answer} ${why}`).not.toMatch(/ {2}/);
        expect(why.split(/[.!?](?= [A-Z])/)).toHaveLength(1);
      },
    ));

  test("the register marks the assumptions that follow public APIs", () => {
    const found = assumptions.filter(({ basis }) => basis === "public");
    expect(found.map(({ id }) => id)).toEqual(fromPublicServices.split(" "));
    for (const { why } of found) expect(why).toMatch(/^Comparable public APIs /);
  });
});

describe("assumption", () => {
  test("assumption() finds every entry by its id", () => {
    for (const entry of assumptions) expect(assumption(entry.id)).toBe(entry);
  });

  test("assumption() does not accept an id that the register does not have", () => {
    // @ts-expect-error: the register has no D-25.
    expect(assumption("D-25")).toBeUndefined();
  });

  test("assumption() returns the whole entry", () => {
    expect(assumption("D-10")).toEqual({
      id: "D-10",
      topic: "wire",
      question: "What is the response to a `limit` outside 1 to 100?",
      answer: "400.",
      why: "A page that is shorter than requested would hide the mistake.",
      basis: "ours",
    });
  });
});

describe("switches", () => {
  test.each(withSwitch)("the switch of $id names an option whose default is among its values", (found) => {
    expect(found.option).toMatch(/^[a-z][A-Za-z]+$/);
    expect(found.values.length).toBeGreaterThan(1);
    expect(found.values).toContain(found.default);
  });

  test("these assumptions have a switch, and no others", () => {
    expect(withSwitch.map(({ id, option }) => [id, option])).toEqual([
      ["D-06", "unknownFields"],
      ["D-17", "rateLimit"],
      ["D-37", "schedules"],
      ["D-93", "checkDeposits"],
      ["D-113", "schedules"],
    ]);
  });

  test("switchDefaults has the default of every switch under the name of its option", () => {
    expect(switchDefaults).toEqual(Object.fromEntries(withSwitch.map((found) => [found.option, found.default])));
    expect(switchDefaults).toEqual({
      unknownFields: "reject",
      rateLimit: null,
      schedules: null,
      checkDeposits: "automatic",
    });
  });
});
