import { describe, expect, test } from "vitest";
import { type CoverageReportOptions, checkReportOptions } from "../../src/coverage/report-options.ts";

describe("the options of a coverage reporter", () => {
  test.each<CoverageReportOptions>([
    {},
    { include: ["reasons card_decline.", "states account.", "events"], min: 80, html: "a.html", json: "a.json" },
    { min: { reasons: 0, states: 100 } },
  ])("accepts %o", (options) => {
    expect(checkReportOptions(options)).toBe(options);
  });

  test.each([
    [{ includes: ["events"] }, '"includes" is not an option. Use include, min, html, json.'],
    [{ include: "events" }, "include is not a list of prefixes."],
    [{ include: [] }, "include is not a list of prefixes."],
    [
      { include: ["events", "card_decline."] },
      'nothing that a bank counts starts with "card_decline.". A name is a kind',
    ],
    [{ include: [7] }, "nothing that a bank counts starts with 7."],
    [{ min: 101 }, "min is 101. Pass percent from 0 to 100"],
    [{ min: "80" }, 'min is "80".'],
    [{ min: null }, "min is null."],
    [{ min: { reasons: -1 } }, 'min is {"reasons":-1}.'],
    [{ min: { reason: 80 } }, 'min names "reason", of which nothing counts. Remove it from min'],
    [{ min: { states: 80 }, include: ["events"] }, 'min names "states", of which nothing counts.'],
    [{ html: true }, "html is not the path of a file."],
    [{ json: "" }, "json is not the path of a file."],
  ])("refuses %j", (options, why) => {
    expect(() => checkReportOptions(options as unknown as CoverageReportOptions)).toThrow(
      `[sandbank] Failed to set up the coverage reporter: ${why}`,
    );
  });
});
