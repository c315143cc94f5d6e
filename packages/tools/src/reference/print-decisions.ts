import { type Assumption, assumptions } from "@sandbank/contract";
import { anchorOf, blocks, bullets, code, link, pageHeader, prose } from "./markdown.ts";

/** The whole register of decisions. */
export function printDecisions(): string {
  const topics = [...Map.groupBy(assumptions, ({ topic }) => topic)];
  return blocks([
    `${pageHeader}\n# Decisions`,
    "What the contract leaves open, and how we settle it. Code and tests cite the ids.",
    bullets(topics.map(([topic]) => link(titleOf(topic), `#${anchorOf(titleOf(topic))}`))),
    ...topics.flatMap(([topic, decisions]) => [`## ${titleOf(topic)}`, ...decisions.map(printDecision)]),
  ]);
}

function printDecision({ id, question, answer, why, basis, switch: option }: Assumption): string {
  const facts = [
    `Why: ${prose(why)}`,
    `Basis: ${basis === "public" ? "services of this shape answer so in public." : "our choice."}`,
    option === undefined
      ? ""
      : `Option: ${code(option.option)}, ${option.values.map(printValue).join(" or ")}; ${printValue(option.default)} by default.`,
  ];
  return blocks([`### ${id}`, `**${prose(question)}**`, prose(answer), bullets(facts.filter(Boolean))]).trimEnd();
}

/** Null stands for the option left out. */
function printValue(value: string | null): string {
  return value === null ? "none" : code(value);
}

function titleOf(topic: string): string {
  const words = topic.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
