import { describe, expect, test } from "vitest";
import { printOptionsTable } from "../src/options-table.ts";

const documented = `interface Options {
  /** How many times to retry. Default: 2. */
  readonly retries?: number | undefined;
  /**
   * Which names to accept, in
   * their order.
   *
   * A second paragraph. Default: all names.
   */
  readonly names?: readonly ("a" | "b")[];
}`;

describe("the table of options", () => {
  test("has the type, the default and the first paragraph of the documentation of each member", () => {
    expect(printOptionsTable(documented, "Options").split("\n").slice(2)).toEqual([
      "| `retries` | `number` | 2 | How many times to retry. |",
      '| `names` | `("a" \\| "b")[]` | all names | Which names to accept, in their order. |',
    ]);
  });

  test.each([
    ["has no documentation", "interface Options { readonly retries?: number }"],
    ["has no default", "interface Options { /** How many times to retry. */ readonly retries?: number }"],
  ])("is refused if a member %s", (_what, source) => {
    expect(() => printOptionsTable(source, "Options")).toThrow(
      'Document retries, and end the documentation with "Default',
    );
  });

  test("is refused if there is no such interface", () => {
    expect(() => printOptionsTable(documented, "Choices")).toThrow("There is no interface Choices.");
  });
});
