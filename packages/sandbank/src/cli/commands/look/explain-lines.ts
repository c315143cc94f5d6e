import type { ReadableExplanation } from "@sandbank/engine";
import type { AdminResult } from "../../../client.ts";
import type { Names, Page } from "../../command.ts";
import { idsIn, readName, withNames } from "../../output/object-names.ts";
import { readableTimes } from "../../output/readable-times.ts";
import { hang, wrap, wrapLines } from "../../output/wrap.ts";

type Explained = AdminResult<"explain">;
type Rule = ReadableExplanation["rules"][number];

/** Says why something was declined: the reason, and what the rule that decided found. */
export function answerLines(result: Explained, page: Page): string {
  const { rules } = result as unknown as ReadableExplanation;
  const passed = rules.filter(({ outcome }) => outcome === "passed").length;
  const before = `${passed} of ${rules.length} rules passed before it; --all lists them.`;
  return [
    ...headLines(result, page),
    ...(rules.length === 0 ? [] : [page.paint("dim", wrap(before, page.width))]),
  ].join("\n");
}

/** Says why something was declined, and lists all rules with their facts. */
export function ruleLines(result: Explained, page: Page): string {
  const { text, rules } = result as unknown as ReadableExplanation;
  const [, ...lines] = readableTimes(text).split("\n");
  return [
    ...headLines(result, page),
    ...lines.slice(0, rules.length).map((line, index) => ruleLine(line, rules[index] as Rule, page)),
    ...lines.slice(rules.length).map((line) => wrapLines(named(line, page.names), page.width)),
  ].join("\n");
}

/** Returns the ids of the objects that the first lines name: what was declined, and what declined it. */
export function listIds(result: Explained): string[] {
  const { declinedTransactionId, conclusion } = result as unknown as ReadableExplanation;
  return [...new Set([declinedTransactionId, ...idsIn(conclusion)])];
}

function headLines(result: Explained, { paint, width, names }: Page): string[] {
  const { reason, conclusion, rail, declinedTransactionId } = result as unknown as ReadableExplanation;
  const head = `${paint("red", "DECLINED")}  ${paint("bold", reason)}`;
  // The name says by which rail.
  const isNamed = Object.hasOwn(names, declinedTransactionId);
  return [
    isNamed ? head : `${head}  ${paint("dim", rail)}`,
    ...(isNamed ? [wrap(`${readName(declinedTransactionId, names)}.`, width)] : []),
    wrap(named(readableTimes(conclusion), names), width),
    paint("dim", wrap(listIds(result).join(", "), width)),
  ];
}

/** The words after the id of a Limit that say what it allows. */
const ALLOWANCE = /\b(limit_[0-9a-z]+)(?: allows [^:]+| on \w+: at most [^.]+(?:\.\d\d[^.]*)?)/;

/** Writes the names of objects in place of their ids. The name of a Limit also says what it allows. */
function named(text: string, names: Names): string {
  const shortened = text.replace(ALLOWANCE, (whole, id: string) => (Object.hasOwn(names, id) ? id : whole));
  return withNames(shortened, names);
}

const looks = { passed: "green", failed: "red", not_reached: "dim" } as const;

/** The columns of a line of the engine: the number of the rule, the outcome, and the rest. */
const columns = { outcome: 5, text: 17 } as const;

/** Lays out the line of a rule, such as ` 3. FAILED      card_not_active: The Card is not disabled. (status active)`. */
function ruleLine(line: string, { outcome, facts }: Rule, { paint, width, names }: Page): string {
  const mark = paint(looks[outcome], line.slice(columns.outcome, columns.text));
  const text = line.slice(columns.text);
  // The facts of a rule are in parentheses at its end.
  const start = text.endsWith(")") ? text.indexOf(" (") : -1;
  const [what, found] = start === -1 ? [text, ""] : [text.slice(0, start), inWords(text.slice(start), facts)];
  return hang(
    `${line.slice(0, columns.outcome)}${mark} `,
    named(what, names) + paint("dim", named(found, names)),
    width,
  );
}

/** Writes the names of facts as words: `availableBalance` is `available balance`. */
function inWords(text: string, facts: Rule["facts"]): string {
  return Object.keys(facts).reduce((shown, name) => {
    const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return shown.replace(`(${name} `, `(${words} `).replace(`, ${name} `, `, ${words} `);
  }, text);
}
