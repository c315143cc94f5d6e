import type { ReadableExplanation } from "@sandbank/engine";

/** What decided a decline, in one to three lines: the rule with its facts, and the use of a Limit or control. */
export function explanationLines({ rules, decidedBy, text }: ReadableExplanation): readonly string[] {
  const lines = text.split("\n");
  const [head = ""] = lines;
  // After the head and a line for each rule the text says what was left of a Limit, or what a control allows.
  const decisive = lines.slice(1 + rules.length);
  const failed = rules.find(({ outcome }) => outcome === "failed");
  if (failed === undefined) return [sentences(head), ...decisive];
  const facts = Object.entries(failed.facts).map(([name, value]) => `${name} ${value ?? "none"}`);
  const shownFacts = decidedBy === "rule" && decisive.length === 0 && facts.length > 0 ? [`(${facts.join(", ")})`] : [];
  return [failed.holds, ...shownFacts, ...decisive];
}

/** The head is `<id> (<rail>): <reason>. <who decided>`. */
function sentences(head: string): string {
  return head.slice(head.indexOf(". ") + 2);
}
