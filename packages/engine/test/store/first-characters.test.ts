import { describe, expect, test } from "vitest";
import { BankError, createBank } from "../../src/index.ts";
import { firstCharacters } from "../../src/store/first-characters.ts";

describe("firstCharacters", () => {
  test.each([
    ["abc", 2, "ab"],
    ["abc", 3, "abc"],
    ["abc", 9, "abc"],
    ["a😀b", 1, "a"],
    ["a😀b", 2, "a"],
    ["a😀b", 3, "a😀"],
    ["😀", 1, ""],
    ["😀", 0, ""],
    // Half a character that the text itself ends with is not a cut.
    ["a\ud83d", 2, "a\ud83d"],
  ])("the beginning of %j with at most %i characters is %j", (text, most, beginning) => {
    expect(firstCharacters(text, most)).toBe(beginning);
  });
});

describe("a caller's text in a message", () => {
  test.each([99, 100])("is cut between two characters, with the emoji after %i letters", (letters) => {
    const id = `account_${"a".repeat(letters - "account_".length)}😀😀` as const;
    const act = () => createBank().accounts.retrieve(id);
    expect(act).toThrow(BankError);
    expect(act).toThrow(`"account_${"a".repeat(letters - "account_".length)}..."`);
  });
});
