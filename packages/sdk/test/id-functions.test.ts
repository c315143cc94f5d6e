import { endpoints } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import * as sdk from "../src/index.ts";
import { idPrefixes } from "../src/resources/operations.ts";

describe("an id from outside", () => {
  test.each([
    [sdk.accountId, "account_1a2b3c"],
    [sdk.cardId, "card_1"],
    [sdk.cardPaymentId, "card_payment_ABC123"],
    [sdk.lockboxId, "lockbox_1"],
  ])("an id function returns a valid id unchanged: %o of %s", (idOf, text) => {
    expect(idOf(text)).toBe(text);
  });

  test.each([
    ["without text", ""],
    ["of the prefix alone", "card"],
    ["without an opaque part", "card_"],
    ["of another type of object", "account_1"],
    ["of a type whose prefix begins with its own", "card_payment_1"],
    ["of a newer type whose prefix begins with its own", "card_design_0123456789abcdefghij"],
    ["of a newer type with a longer opaque part", "card_design_0123456789abcdefghijklmnop"],
    ["with dots", "card_.."],
    ["with a path", "card_1/close"],
    ["with a query", "card_1?limit=1"],
    ["with spaces", " card_1"],
    ["with a line after it", "card_1\n"],
    ["that is not text", 1],
    ["that is missing", undefined],
  ])("an id function refuses an id %s", (_what, text) => {
    expect(() => sdk.cardId(text as string)).toThrow(sdk.BankArgumentError);
  });

  test("an id function refuses an id with a message that shows the value and the expected form", () => {
    expect(() => sdk.cardId("card_payment_1")).toThrow(
      '[sandbank] Failed to use card_id: it must be an id such as "card_1a2b3c", not "card_payment_1".',
    );
  });

  test("there is an id function for each type of id in a path, which takes ids of this type only", () => {
    const paths = Object.values(endpoints).map(({ path }) => path);
    const types = paths.flatMap((path) => /\{(\w+)_id\}/.exec(path)?.[1] ?? []);
    const prefixes = new Set([...types.filter((type) => type !== "lockbox_recipient"), ...Object.values(idPrefixes)]);
    expect(prefixes.size).toBeGreaterThan(20);
    const functions = sdk as unknown as Readonly<Record<string, (text: string) => string>>;
    for (const prefix of prefixes) {
      const check = functions[nameOf(prefix)] ?? expect.fail(`There is no ${nameOf(prefix)}.`);
      expect(check(`${prefix}_1`)).toBe(`${prefix}_1`);
      expect(() => check("other_1")).toThrow(sdk.BankArgumentError);
    }
  });
});

/** Returns the function for a prefix: `cardPaymentId` for `card_payment`. */
function nameOf(prefix: string): string {
  return `${prefix.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase())}Id`;
}
