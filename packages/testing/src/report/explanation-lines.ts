import type { ReadableExplanation } from "@sandbank/engine";

/** A conclusion and its facts share one line if the line is shorter than this. */
const SHORT = 92;

/** Explains a decline in one or two lines: the use of a Limit or control, or what the deciding rule found with its facts. */
export function explanationLines({ rules, decidedBy, conclusion, text }: ReadableExplanation): readonly string[] {
  const others = text.split("\n").slice(1);
  // The text has a line for each rule, then the use of a Limit or the terms of a control.
  const decisive = others.slice(rules.length);
  if (decisive.length > 0) return decisive;
  const failed = others[rules.findIndex(({ outcome }) => outcome === "failed")];
  if (failed === undefined || decidedBy !== "rule") return [conclusion];
  const facts = failed.slice(failed.lastIndexOf(conclusion) + conclusion.length).trim();
  const line = `${conclusion} ${inWords(facts)}`.trimEnd();
  return line.length < SHORT ? [line] : [conclusion, inWords(facts)];
}

/** Turns names such as `availableBalance` into `available balance`. */
function inWords(facts: string): string {
  return facts.replace(/\b[a-z]+[A-Z]\w*/g, (name) => name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`));
}
