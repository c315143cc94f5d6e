import { splitAtIds } from "@sandbank/view/words/ids";
import { instantText, shortInstantText, spanBetween, spanText } from "@sandbank/view/words/instants";
import { expect, test } from "vitest";
import { amountNote } from "../../src/words/amount-note.ts";
import { formatCount } from "../../src/words/count.ts";
import { isolate, withoutDirection } from "../../src/words/isolate.ts";
import { moneyText } from "../../src/words/money.ts";

test.each([
  [0, "$0.00"],
  [5, "$0.05"],
  [-4000, "−$40.00"],
  [123_456_789, "$1,234,567.89"],
])("%i cents are shown as %s", (cents, text) => {
  expect(moneyText(cents)).toBe(text);
});

test.each([
  [0, "now"],
  [999, "now"],
  [61_000, "1 min 1 s"],
  [86_400_000, "1 d"],
  [86_460_000, "1 d"],
  [31 * 86_400_000 - 10, "31 d"],
  [6 * 86_400_000 + 23 * 3_600_000 + 59_000, "6 d 23 h"],
])("a span of %i ms is shown as %s", (milliseconds, text) => {
  expect(spanText(milliseconds)).toBe(text);
});

test("an instant is shown with its weekday, in UTC", () => {
  expect(instantText("2026-01-01T00:06:40.123Z")).toBe("Thu 1 Jan 2026, 00:06:40");
});

test("an instant of the present year is shown in short without the year, and another one without seconds", () => {
  expect(shortInstantText("2026-01-01T00:06:40.123Z", "2026")).toBe("1 Jan, 00:06:40");
  expect(shortInstantText("2025-12-31T00:06:40.123Z", "2026")).toBe("31 Dec 2025, 00:06:40");
});

test("a text from right to left is isolated, and another one is left as it is", () => {
  expect(isolate("Cedar Books")).toBe("Cedar Books");
  expect(isolate("חשבון תפעול")).toBe("\u2068חשבון תפעול\u2069");
});

test("characters that change the direction of a text are left out, as in the names of objects", () => {
  expect(isolate("Live \u202Eevil")).toBe("Live evil");
  expect(withoutDirection("Receivables \u202Elive\u2069")).toBe("Receivables live");
});

test("an instant in the past is now", () => {
  expect(spanBetween("2026-01-02T00:00:00.000Z", "2026-01-01T00:00:00.000Z")).toBe("now");
});

test("one is singular", () => {
  expect([formatCount(1, "fault"), formatCount(0, "fault"), formatCount(1_200, "reply", "replies")]).toEqual([
    "1 fault",
    "0 faults",
    "1,200 replies",
  ]);
});

test("a text is split at whole ids, but not at names that contain underscores", () => {
  const id = "limit_a0v04x6q0k7s1zq2b9c3";
  expect(splitAtIds(`${id} allows it: spending_limits.0`)).toEqual(["", id, " allows it: spending_limits.0"]);
});

test.each([
  ["value", { metric: "volume", value: 5_000 }, "$50.00"],
  ["value", { metric: "count", value: 5 }, undefined],
  ["availableBalance", { availableBalance: 1_000 }, "$10.00"],
  ["amount", { amount: 1_000, currency: "EUR" }, undefined],
  ["month", { month: 12 }, undefined],
])("the note beside %s of %j is %s", (key, owner, note) => {
  expect(amountNote(key, owner)).toBe(note);
});
