import { describe, expect, test } from "vitest";
import { printCoverage } from "../../src/coverage/print-coverage.ts";
import { percent, selectCoverage } from "../../src/coverage/select-coverage.ts";
import { allNames, coverageOf } from "./support.ts";

describe("printCoverage", () => {
  test("printCoverage prints a bar for each kind, and the missed names by prefix", () => {
    const coverage = coverageOf(["reasons wire_decline.group_locked", "states account.status open"]);
    expect(
      printCoverage(selectCoverage(coverage, ["reasons wire_", "states account.", "transitions account."])),
    ).toMatchInlineSnapshot(`
      "Bank coverage: 2 of 9 reached, 22 %

        reasons     ███░░░░░░░░░░░░░░░░░  16 %      1 of 6
        states      ██████████░░░░░░░░░░  50 %      1 of 2
        transitions ░░░░░░░░░░░░░░░░░░░░   0 %      0 of 1

        missed reasons
          wire_decline.  account_number_canceled, account_number_disabled, transaction_not_allowed,
            entity_not_active, no_account_number
        missed states
          account.status  closed
        missed transitions
          account.status  open -> closed"
    `);
  });

  test("printCoverage prints one line if every name is reached", () => {
    const coverage = coverageOf(["states account.status open", "states account.status closed"]);
    expect(printCoverage(selectCoverage(coverage, ["states account."]))).toBe("Bank coverage: all 2 reached (states).");
  });

  test("printCoverage prints at most 55 lines of 110 characters, and the number of all other names", () => {
    const text = printCoverage(selectCoverage(coverageOf([]), undefined));
    const lines = text.split("\n");
    expect(lines.length).toBeLessThanOrEqual(55);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(110);
    const printed = lines
      .filter((line) => /^ {4}/.test(line) && !/^ {4}and \d+ more$/.test(line))
      .flatMap((line) =>
        line
          .trim()
          .replace(/^\S+ {2}/, "")
          .replace(/,$/, "")
          .split(", "),
      );
    const rest = [...text.matchAll(/and (\d+) more/g)].map(([, count]) => Number(count));
    expect(printed.length + rest.reduce((sum, count) => sum + count, 0)).toBe(allNames.length);
  });

  test("printCoverage rounds percentages down, so that only a complete coverage is 100", () => {
    expect([percent(0, 3), percent(2, 3), percent(999, 1000), percent(3, 3)]).toEqual([0, 66, 99, 100]);
  });
});
