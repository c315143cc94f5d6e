import { describe, expect, test } from "vitest";
import { missingPaths, paramsOf } from "../../src/screens/simulate/form-entries.ts";
import { idsIn } from "../../src/screens/simulate/ids-in.ts";
import type { FormField } from "../../src/tables/form-table.ts";
import { centsOf } from "../../src/words/dollars.ts";

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

describe("centsOf", () => {
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
    expect(centsOf(text)).toBe(cents);
  });

  test.each(["", "abc", "1.234", "1,23", "1e3", "--1", "."])("does not read %j as an amount", (text) => {
    expect(centsOf(text)).toBeUndefined();
  });
});

describe("paramsOf", () => {
  test("leaves out what is empty", () => {
    expect(paramsOf(fields, { account_id: "", amount: " " })).toEqual({});
  });

  test("makes numbers, booleans, objects and lists of what was entered", () => {
    const entries = {
      ...{ account_id: "account_1", amount: "60.00", count: "3", is_new: "false", empty: "true" },
      ...{ "presented.cvv2": "123", "fees.length": "2", "fees.0.type": "one", "fees.1.type": "two" },
    };
    expect(paramsOf(fields, entries)).toEqual({
      ...{ account_id: "account_1", amount: 6_000, count: 3, is_new: false, empty: {} },
      presented: { cvv2: "123" },
      fees: [{ type: "one" }, { type: "two" }],
    });
  });

  test("sends text that is no number as it is, so that the bank says what is wrong", () => {
    expect(paramsOf(fields, { amount: "a lot", count: "1.5" })).toEqual({ amount: "a lot", count: "1.5" });
  });
});

describe("missingPaths", () => {
  test("names a required field that is empty", () => {
    expect(missingPaths(fields, {})).toEqual(["account_id"]);
  });

  test("requires the fields of an optional object once one of them is entered", () => {
    const entries = { account_id: "account_1", "presented.cvv2": "123" };
    expect(missingPaths(fields, entries)).toEqual(["presented.month"]);
    expect(missingPaths(fields, { ...entries, "presented.month": "1" })).toEqual([]);
  });

  test("requires the fields of each element of a list", () => {
    expect(missingPaths(fields, { account_id: "account_1", "fees.length": "2", "fees.0.type": "one" })).toEqual([
      "fees.1.type",
    ]);
  });
});

describe("idsIn", () => {
  test("finds the objects of a response, and not those that they belong to", () => {
    expect(
      idsIn({
        id: "inbound_ach_transfer_1",
        account_id: "account_1",
        decline: { declined_transaction_id: "declined_transaction_1" },
        pending_transaction: { id: "pending_transaction_1", source: { id: "unknown_1" } },
        transaction_id: null,
      }),
    ).toEqual(["inbound_ach_transfer_1", "declined_transaction_1", "pending_transaction_1"]);
  });
});
