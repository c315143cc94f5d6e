import type { ReadableExplanation } from "@sandbank/engine";

/** A rule and its facts share one line if the line is shorter than this. */
const SHORT = 92;

/** Explains a decline in one to three lines: the deciding rule with its facts, and the use of a Limit or control. */
export function explanationLines({ rules, decidedBy, text }: ReadableExplanation): readonly string[] {
  const [head = "", ...others] = text.split("\n");
  // The text has a line for each rule, then the remainder of a Limit or the terms of a control.
  const decisive = others.slice(rules.length);
  const failed = rules.find(({ outcome }) => outcome === "failed");
  if (failed === undefined) return [sentences(head), ...decisive];
  const facts = Object.entries(failed.facts).map(([name, value]) => `${wordsOf(name)} ${value ?? "none"}`);
  const areShown = decidedBy === "rule" && decisive.length === 0 && facts.length > 0;
  const rule = `Rule not met: ${ruleOf(failed.condition)}`;
  const shownFacts = areShown ? `(${facts.join(", ")})` : "";
  const isShort = rule.length + shownFacts.length < SHORT;
  const lines = isShort ? [`${rule} ${shownFacts}`.trimEnd()] : [rule, shownFacts];
  return [...lines.filter((line) => line !== ""), ...decisive];
}

/** The sentences after the reason, in a head such as `<id> (<rail>): <reason>. <who decided>`. */
function sentences(head: string): string {
  return head.slice(head.indexOf(". ") + 2);
}

/** Turns `For a debit: The Account is open.` into `for a debit, the Account is open`. A name keeps its capital. */
function ruleOf(condition: string): string {
  const sentence = condition.replace(/\.$/, "");
  const starts = /^(?:For|The|No|You|It|A)\b/;
  const parts = sentence.split(/: (?=The|No)/).map((part) => part.replace(starts, (word) => word.toLowerCase()));
  return parts.join(", ");
}

/** Turns `availableBalance` into `available balance`. */
function wordsOf(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}
