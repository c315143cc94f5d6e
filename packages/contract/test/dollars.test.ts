import { expect, test } from "vitest";
import { dollars } from "../src/dollars.ts";

test.each([
  [0, "$0.00"],
  [1, "$0.01"],
  [-1_05, "-$1.05"],
  [999_99, "$999.99"],
  [1_000_00, "$1,000.00"],
  [-12_345_678_90, "-$12,345,678.90"],
  [Number.MAX_SAFE_INTEGER, "$90,071,992,547,409.91"],
])("prints %i cents as %s", (cents, text) => {
  expect(dollars(cents)).toBe(text);
});
