import { describe, expect, test } from "vitest";
import { type Entries, entryErrors, errorText, readParams } from "../../src/screens/simulate/form-entries.ts";
import type { FormField } from "../../src/tables/form-table.ts";
import { parseCents } from "../../src/words/money.ts";

const fields: readonly FormField[] = [
  { key: "account_id", kind: "id", prefixes: ["account"], isRequired: true },
  { key: "amount", kind: "cents" },
  { key: "count", kind: "integer" },
  { key: "is_new", kind: "boolean" },
  {
    key: "presented",
    kind: "object",
    fields: [
      { key: "cvv2", kind: "text" },
      { key: "month", kind: "integer", isRequired: true },
    ],
  },
  { key: "empty", kind: "object", fields: [] },
  {
    key: "fees",
    kind: "list",
    item: { key: "fees", kind: "object", fields: [{ key: "type", kind: "text", isRequired: true }] },
  },
];

describe("parseCents", () => {
  test.each([
    ["60", 6_000],
    ["60.5", 6_050],
    ["60.05", 6_005],
    ["$1,234.50", 123_450],
    ["-40", -4_000],
    ["-$0.01", -1],
    ["0", 0],
    [" 7 ", 700],
    ["90071992547409.91", 9_007_199_254_740_991],
  ])("reads %j as %i cents", (text, cents) => {
    expect(parseCents(text)).toBe(cents);
  });

  test.each(["", "abc", "1.234", "1,23", "1e3", "--1", "."])("does not read %j as an amount", (text) => {
    expect(parseCents(text)).toBeUndefined();
  });
});

describe("readParams", () => {
  test("leaves out empty fields", () => {
    expect(readParams(fields, { account_id: "", amount: " " })).toEqual({});
  });

  test("converts entries to numbers, booleans, objects and lists", () => {
    const entries = {
      ...{ account_id: "account_1", amount: "60.00", count: "3", is_new: "false", empty: "true" },
      ...{ "presented.cvv2": "123", "fees.length": "2", "fees.0.type": "one", "fees.1.type": "two" },
    };
    expect(readParams(fields, entries)).toEqual({
      ...{ account_id: "account_1", amount: 6_000, count: 3, is_new: false, empty: {} },
      presented: { cvv2: "123" },
      fees: [{ type: "one" }, { type: "two" }],
    });
  });

  test("sends text that is not a number unchanged, so that the bank reports the error", () => {
    expect(readParams(fields, { amount: "a lot", count: "1.5" })).toEqual({ amount: "a lot", count: "1.5" });
  });
});

describe("entryErrors", () => {
  const amounts: readonly FormField[] = [
    { key: "amount", kind: "cents", isRequired: true },
    { key: "fees", kind: "list", item: { key: "fees", kind: "object", fields: [{ key: "fee", kind: "cents" }] } },
  ];

  test.each(["60,00", "1.234", "abc"])("names %j, which is no amount, and how to write one", (text) => {
    const message = `"${text}" is not an amount. Write dollars, such as 12.50.`;
    expect(entryErrors(amounts, { amount: text })).toEqual([{ field: "amount", message, isSentence: true }]);
  });

  test("names an amount that is missing, and one in a list that is no amount", () => {
    expect(entryErrors(amounts, { amount: " ", "fees.length": "2", "fees.0.fee": "5", "fees.1.fee": "5 $" })).toEqual([
      { field: "amount", message: "is required" },
      expect.objectContaining({ field: "fees.1.fee", isSentence: true }),
    ]);
  });

  const missing = (entries: Entries) =>
    entryErrors(fields, entries).map(({ field, message }) => (message === "is required" ? field : message));

  test("names a required field that is empty", () => {
    expect(missing({})).toEqual(["account_id"]);
  });

  test("requires the fields of an optional object once one of them is entered", () => {
    const entries = { account_id: "account_1", "presented.cvv2": "123" };
    expect(missing(entries)).toEqual(["presented.month"]);
    expect(missing({ ...entries, "presented.month": "1" })).toEqual([]);
  });

  test("requires the fields of each element of a list", () => {
    expect(missing({ account_id: "account_1", "fees.length": "2", "fees.0.type": "one" })).toEqual(["fees.1.type"]);
  });

  test("accepts every amount in dollars, because the bank knows the bounds", () => {
    expect(entryErrors(amounts, { amount: "-5" })).toEqual([]);
  });
});

describe("errorText", () => {
  const field = { key: "amount", kind: "cents" } as const;

  test.each([
    ["must be at most 999999", "10,000", "amount must be at most 999999; $10,000.00 is 1,000,000 cents"],
    ["must be at least 2", "0.01", "amount must be at least 2; $0.01 is 1 cent"],
    ["is required", "", "amount is required"],
  ])("says that an amount %s, and how many cents it has", (message, amount, text) => {
    expect(errorText(field, "amount", [{ field: "amount", message }], { amount })).toBe(text);
  });

  test("prints errors of other fields as they are, and a sentence without the name of the field", () => {
    const errors = [{ field: "month", message: "must be at most 12" }];
    expect(errorText({ key: "month", kind: "integer" }, "month", errors, { month: "13" })).toBe(
      "month must be at most 12",
    );
    expect(errorText(field, "amount", [{ field: "amount", message: "No.", isSentence: true }], {})).toBe("No.");
    expect(errorText(field, "amount", errors, {})).toBeUndefined();
  });
});
