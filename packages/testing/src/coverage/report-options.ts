import { type CoverageKind, coverageNames } from "./coverage-names.ts";

/** The options of the coverage reporters. */
export interface CoverageReportOptions {
  /**
   * Prefixes of the names that count, each with the kind before it, as in `unreached` of `bank.coverage()`:
   * `"reasons card_decline."`, `"states account."`, `"events"`. Without it all names count. A prefix that selects no name
   * is refused.
   */
  readonly include?: readonly string[];
  /**
   * How much of what counts must be reached, in percent from 0 to 100: of the whole, or of each kind, as in
   * `{ reasons: 90, transitions: 50 }`. Below it the run fails. It is not checked in a run of only some of the tests.
   */
  readonly min?: number | Readonly<Partial<Record<CoverageKind, number>>>;
  /** The file of the HTML page, relative to the root of the runner: `"coverage/bank.html"`. */
  readonly html?: string;
  /** The file of the merged coverage as JSON, relative to the root of the runner. `include` does not shorten it. */
  readonly json?: string;
}

const known: Readonly<Record<keyof CoverageReportOptions, true>> = { include: true, min: true, html: true, json: true };

/**
 * Returns the options as they are.
 * @throws {Error} If an option is unknown or has a wrong value, or a prefix selects no name.
 */
export function checkReportOptions(options: CoverageReportOptions): CoverageReportOptions {
  const unknown = Object.keys(options).find((name) => !Object.hasOwn(known, name));
  if (unknown !== undefined) throw refusal(`"${unknown}" is not an option`, `Use ${Object.keys(known).join(", ")}.`);
  const names = [...coverageNames()].flatMap(([kind, members]) => members.map((name) => `${kind} ${name}`));
  checkInclude(options.include, names);
  for (const option of ["html", "json"] as const) {
    const file: unknown = options[option];
    if (file !== undefined && (typeof file !== "string" || file === "")) {
      throw refusal(`${option} is not the path of a file`, `Pass a path such as "coverage/bank.${option}".`);
    }
  }
  checkMin(options, names);
  return options;
}

function checkInclude(include: unknown, names: readonly string[]): void {
  if (include === undefined) return;
  if (!Array.isArray(include) || include.length === 0) {
    throw refusal("include is not a list of prefixes", 'Pass a list such as ["reasons card_decline."].');
  }
  const idle: unknown = include.find((prefix) => !names.some((name) => name.startsWith(prefix)));
  if (idle !== undefined) {
    const kinds = [...new Set(names.map((name) => name.split(" ")[0]))].join(", ");
    throw refusal(
      `nothing that a bank counts starts with ${JSON.stringify(idle)}`,
      `A name is a kind, a space and what bank.coverage() lists there. The kinds are ${kinds}.`,
    );
  }
}

function checkMin({ min, include }: CoverageReportOptions, names: readonly string[]): void {
  if (min === undefined) return;
  const isPercent = (value: unknown) => typeof value === "number" && value >= 0 && value <= 100;
  if (isPercent(min)) return;
  if (typeof min !== "object" || min === null || !Object.values(min).every(isPercent)) {
    throw refusal(
      `min is ${JSON.stringify(min)}`,
      "Pass percent from 0 to 100, or one for each kind: { reasons: 90, states: 100 }.",
    );
  }
  const selected = names.filter((name) => include?.some((prefix) => name.startsWith(prefix)) ?? true);
  const idle = Object.keys(min).find((kind) => !selected.some((name) => name.startsWith(`${kind} `)));
  if (idle !== undefined) {
    throw refusal(`min names "${idle}", of which nothing counts`, `Remove it from min, or add "${idle}" to include.`);
  }
}

function refusal(why: string, remedy: string): Error {
  return new Error(`[sandbank] Failed to set up the coverage reporter: ${why}. ${remedy}`);
}
