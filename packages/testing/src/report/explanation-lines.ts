import type { ReadableExplanation } from "@sandbank/engine";

/** A rule and its facts have one line where they are shorter. */
const SHORT = 92;

/** What decided a decline, in one to three lines: the rule with its facts, and the use of a Limit or control. */
export function explanationLines({ rules, decidedBy, text }: ReadableExplanation): readonly string[] {
  const [head = "", ...others] = text.split("\n");
  // After a line for each rule the text says what was left of a Limit, or what a control allows.
  const decisive = others.slice(rules.length);
  const failed = rules.find(({ outcome }) => outcome === "failed");
  if (failed === undefined) return [sentences(head), ...decisive];
  const facts = Object.entries(failed.facts).map(([name, value]) => `${wordsOf(name)} ${value ?? "none"}`);
  const areShown = decidedBy === "rule" && decisive.length === 0 && facts.length > 0;
  const rule = `Rule not met: ${ruleOf(failed.holds)}`;
  const shownFacts = areShown ? `(${facts.join(", ")})` : "";
  const isShort = rule.length + shownFacts.length < SHORT;
  const lines = isShort ? [`${rule} ${shownFacts}`.trimEnd()] : [rule, shownFacts];
  return [...lines.filter((line) => line !== ""), ...decisive];
}

/** The head is `<id> (<rail>): <reason>. <who decided>`. */
function sentences(head: string): string {
  return head.slice(head.indexOf(". ") + 2);
}

/** `For a debit: The Account is open.` as `for a debit, the Account is open`. A name keeps its capital. */
function ruleOf(holds: string): string {
  const sentence = holds.replace(/\.$/, "");
  const starts = /^(?:For|The|No|You|It|A)\b/;
  const parts = sentence.split(/: (?=The|No)/).map((part) => part.replace(starts, (word) => word.toLowerCase()));
  return parts.join(", ");
}

/** `availableBalance` as `available balance`. */
function wordsOf(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}
