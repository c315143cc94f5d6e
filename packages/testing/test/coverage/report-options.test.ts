import { describe, expect, test } from "vitest";
import { type CoverageReportOptions, checkReportOptions } from "../../src/coverage/report-options.ts";

describe("the options of a coverage reporter", () => {
  test.each<CoverageReportOptions>([
    {},
    { include: ["reasons card_decline.", "states account.", "events"], min: 80, json: "a.json" },
    { min: { reasons: 0, states: 100 } },
  ])("a coverage reporter accepts the options %o", (options) => {
    expect(checkReportOptions(options)).toBe(options);
  });

  test.each([
    [{ includes: ["events"] }, 'there is no option "includes". Did you mean "include"? Use include, min, json.'],
    [{ include: "events" }, "include is not a list of prefixes."],
    [{ include: [] }, "include is not a list of prefixes."],
    [
      { include: ["events", "card_decline."] },
      'no name that a bank counts starts with "card_decline.". Did you mean "reasons card_decline."? A name is a kind',
    ],
    [
      { include: ["reason card_decline."] },
      'no name that a bank counts starts with "reason card_decline.". Did you mean "reasons card_decline."? A name is',
    ],
    [
      { include: ["states acount."] },
      'no name that a bank counts starts with "states acount.". Did you mean "states account."? A name is a kind',
    ],
    [{ include: ["EVENT"] }, 'no name that a bank counts starts with "EVENT". A name is a kind'],
    [{ include: [7] }, "no name that a bank counts starts with 7."],
    [{ min: 101 }, "min is 101. Pass a percentage from 0 to 100"],
    [{ min: "80" }, 'min is "80".'],
    [{ min: null }, "min is null."],
    [{ min: { reasons: -1 } }, 'min is {"reasons":-1}.'],
    [{ min: { reason: 80 } }, 'min names "reason", which is not a kind. Did you mean "reasons"?'],
    [
      { min: { coverage: 80 } },
      'min names "coverage", which is not a kind. Use endpoints, reasons, states, transitions, events, errors.',
    ],
    [
      { min: { states: 80 }, include: ["events"] },
      'min names "states", but include selects no name of this kind. Remove it from min, or add "states" to include.',
    ],
    [{ json: true }, "json is not the path of a file."],
    [{ json: "" }, "json is not the path of a file."],
  ])("a coverage reporter refuses the options %j", (options, why) => {
    expect(() => checkReportOptions(options as unknown as CoverageReportOptions)).toThrow(
      `[sandbank] Failed to set up the coverage reporter: ${why}`,
    );
  });

  test("a coverage reporter accepts a kind in min that is added to include, as its message says", () => {
    expect(() => checkReportOptions({ min: { states: 80 }, include: ["events", "states"] })).not.toThrow();
  });
});
