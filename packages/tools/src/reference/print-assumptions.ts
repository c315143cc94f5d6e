import { type Assumption, assumptions } from "@sandbank/contract";
import { blocks, bullets, code, link, pageHeader, prose, toAnchor } from "./markdown.ts";

/** The register of assumptions. */
export function printAssumptions(): string {
  const topics = [...Map.groupBy(assumptions, ({ topic }) => topic)];
  return blocks([
    `${pageHeader}\n# Assumptions`,
    "Where the contract, which is the [specification](../decide/which-api.md#contract-and-extensions) of the API, is silent, Sandbank makes an assumption. Each has a question, an answer and an id, which code and tests cite.",
    bullets(topics.map(([topic]) => link(formatTitle(topic), `#${toAnchor(formatTitle(topic))}`))),
    ...topics.flatMap(([topic, entries]) => [`## ${formatTitle(topic)}`, ...entries.map(printAssumption)]),
  ]);
}

function printAssumption({ id, question, answer, why, basis, switch: option }: Assumption): string {
  const facts = [
    `Why: ${prose(why)}`,
    `Basis: ${basis === "public" ? "the public documentation of services of this shape says so." : "our choice."}`,
    option === undefined
      ? ""
      : `Option: ${code(option.option)}, ${option.values.map(printValue).join(" or ")}; ${printValue(option.default)} by default.`,
  ];
  return blocks([`### ${id}`, `**${prose(question)}**`, prose(answer), bullets(facts.filter(Boolean))]).trimEnd();
}

/** Null means that the option is not set. */
function printValue(value: string | null): string {
  return value === null ? "none" : code(value);
}

function formatTitle(topic: string): string {
  const words = topic.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
