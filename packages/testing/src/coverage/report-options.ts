import { mistake, onlyKnown } from "@sandbank/engine/private/errors";
import { suggestionFor } from "../nearest.ts";
import { type CoverageKind, coverageNames } from "./coverage-names.ts";

/** The options of the coverage reporters. */
export interface CoverageReportOptions {
  /**
   * Prefixes of the names to count, each with its kind in front, as in `unreached` of `bank.coverage()`: `"reasons
   * card_decline."`, `"states account."`, `"events"`. Default: all names. A prefix that selects no name is refused.
   */
  readonly include?: readonly string[];
  /**
   * The percentage of the counted names that must be reached, from 0 to 100: of all names, or of each kind, as in `{
   * reasons: 90, transitions: 50 }`. The run fails below this minimum. A run of only some of the tests does not check
   * it.
   */
  readonly min?: number | Readonly<Partial<Record<CoverageKind, number>>>;
  /**
   * The file to write the merged coverage to, as JSON, relative to the root of the runner: `"coverage/bank.json"`. The
   * file has all names, also with `include`.
   */
  readonly json?: string;
}

const ACTION = "set up the coverage reporter";

/**
 * Checks the options and returns them unchanged.
 * @throws {Error} If an option is unknown or has a wrong value, or a prefix selects no name.
 */
export function checkReportOptions(options: CoverageReportOptions): CoverageReportOptions {
  onlyKnown(ACTION, options, ["include", "min", "json"]);
  const names = [...coverageNames()].flatMap(([kind, members]) => members.map((name) => `${kind} ${name}`));
  checkInclude(options.include, names);
  const file: unknown = options.json;
  if (file !== undefined && (typeof file !== "string" || file === "")) {
    throw refusal("json is not the path of a file", 'Pass a path such as "coverage/bank.json".');
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
    const kinds = listKinds(names).join(", ");
    throw refusal(
      `no name that a bank counts starts with ${JSON.stringify(idle)}`,
      `${nearestPrefix(idle, names)}A name is a kind, a space and an entry that bank.coverage() lists under this kind. The kinds are ${kinds}.`,
    );
  }
}

/** `Did you mean "reasons card_decline."? `, or an empty text if no prefix is near. */
function nearestPrefix(idle: unknown, names: readonly string[]): string {
  if (typeof idle !== "string" || idle === "") return "";
  const withoutKind = names.find((name) => name.slice(name.indexOf(" ") + 1).startsWith(idle));
  if (withoutKind !== undefined) {
    return `Did you mean "${withoutKind.slice(0, withoutKind.indexOf(" ") + 1)}${idle}"? `;
  }
  const suggestion = suggestionFor(idle, new Set(names.flatMap(listPrefixes))).trim();
  return suggestion === "" ? "" : `${suggestion} `;
}

/** The beginnings of a name up to a space or a dot, with and without it, and the name itself. */
function listPrefixes(name: string): readonly string[] {
  const ends = [...name.matchAll(/[ .]/g)].flatMap(({ index }) => [index, index + 1]);
  return [...ends.map((end) => name.slice(0, end)), name];
}

function checkMin({ min, include }: CoverageReportOptions, names: readonly string[]): void {
  if (min === undefined) return;
  const isPercent = (value: unknown) => typeof value === "number" && value >= 0 && value <= 100;
  if (isPercent(min)) return;
  if (typeof min !== "object" || min === null || !Object.values(min).every(isPercent)) {
    throw refusal(
      `min is ${JSON.stringify(min)}`,
      "Pass a percentage from 0 to 100, or one for each kind: { reasons: 90, states: 100 }.",
    );
  }
  const kinds = listKinds(names);
  const unknown = Object.keys(min).find((kind) => !kinds.includes(kind));
  if (unknown !== undefined) {
    const suggestion = suggestionFor(unknown, kinds).trim();
    throw refusal(`min names "${unknown}", which is not a kind`, suggestion || `Use ${kinds.join(", ")}.`);
  }
  const selected = names.filter((name) => include?.some((prefix) => name.startsWith(prefix)) ?? true);
  const idle = Object.keys(min).find((kind) => !selected.some((name) => name.startsWith(`${kind} `)));
  if (idle !== undefined) {
    throw refusal(
      `min names "${idle}", but include selects no name of this kind`,
      `Remove it from min, or add "${idle}" to include.`,
    );
  }
}

function listKinds(names: readonly string[]): readonly string[] {
  return [...new Set(names.map((name) => name.slice(0, name.indexOf(" "))))];
}

function refusal(why: string, remedy: string): Error {
  return mistake(ACTION, why, remedy, { as: Error });
}
