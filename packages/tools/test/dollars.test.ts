import { dollars } from "@sandbank/contract/private/dollars";
import { dollars as publicDollars } from "@sandbank/testing/properties";
import { expect, test } from "vitest";

// Record 48 says why there are two.
test.each([
  [0, "$0.00"],
  [1, "$0.01"],
  [-1_05, "-$1.05"],
  [999_99, "$999.99"],
  [1_000_00, "$1,000.00"],
  [-12_345_678_90, "-$12,345,678.90"],
  [Number.MAX_SAFE_INTEGER, "$90,071,992,547,409.91"],
])("the packages print %i cents as %s, as `dollars` of `@sandbank/testing/properties` does", (cents, text) => {
  expect([dollars(cents), publicDollars(cents)]).toEqual([text, text]);
});
