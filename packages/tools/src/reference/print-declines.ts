import type { RailTable, ReasonTable } from "@sandbank/engine/reference";
import type { Api } from "../api.ts";
import type { Type } from "../model.ts";
import type { Operation } from "../operations.ts";
import { conditionOf, withLinks } from "./assumption-links.ts";
import { anchorOf, blocks, bullets, code, link, pageHeader, table } from "./markdown.ts";
import { linkToReason, printProgram, reachableReason } from "./print-reachability.ts";
import { printType } from "./print-type.ts";
import type { Reference } from "./reference.ts";

/** What each rail declines, and what forces it. */
export function printDeclines(reference: Reference): string {
  const rails = Object.entries(reference.rails);
  return blocks([
    `${pageHeader}\n# Declines`,
    "A decline is no error. The request succeeds, no money moves, and a [Declined Transaction](declined-transactions.md) says why.",
    bullets([
      "The rules of a rail are asked in order: the first that is broken gives the reason.",
      "A simulation with `decline_reason` gives that reason, whichever it is. No rule is asked.",
      "`bank.explain(id)` of the engine lists the facts of each rule, and names the rule that decided.",
      "Each reason below leads to the shortest program that gets it.",
    ]),
    table(
      ["Rail", "Category of its Declined Transactions", "In `bank.explain`"],
      rails.map(([name, { title, category }]) => [link(title, `#${anchorOf(title)}`), code(category), code(name)]),
    ),
    ...rails.map(([, rail]) => printRail(rail, reference)),
    "## By reason",
    "Each reason that a rule gives, with what must hold, and the shortest program for each rail that has it.",
    printByReason(reference),
    "## Mail",
    "Mail is not declined but rejected, and its [Inbound Mail Item](inbound-mail-items.md) says why.",
    ...printReasons({ ...reference.mailRejections, category: "inbound_mail_item" }, reference),
  ]);
}

/** For the section of a simulation: links to what its rail declines; empty for any other operation. */
export function declinesOf(operation: string, { rails }: Reference): string {
  return linksTo(Object.values(rails).filter(({ simulations }) => simulations.some((name) => name === operation)));
}

/** For the section of an enumeration of reasons: links to the rails that have them; empty for any other type. */
export function declinesFor(typeName: string, reference: Reference): string {
  const rails = Object.values(reference.rails);
  return linksTo(rails.filter((rail) => reasonTypesOf(rail, reference).some((type) => isNamed(type, typeName))));
}

function linksTo(rails: readonly RailTable[]): string {
  return rails.map(({ title }) => link(title, `declines.md#${anchorOf(title)}`)).join(", ");
}

function isNamed(type: Type, name: string): boolean {
  return type.kind === "reference" && type.name === name;
}

/** The types of the reasons that the simulations of a rail take. */
function reasonTypesOf(rail: RailTable, { api }: Reference): Type[] {
  return simulationsOf(rail, api).flatMap(({ params }) => {
    const type = params && api.declarations.get(params.name)?.type;
    const fields = type?.kind === "object" ? type.fields : [];
    return fields.flatMap((field) => (field.key === "decline_reason" ? [field.type] : []));
  });
}

function simulationsOf({ simulations }: RailTable, { operations }: Api): Operation[] {
  return operations.filter(({ name }) => simulations.some((simulation) => simulation === name));
}

function printRail(rail: RailTable, reference: Reference): string {
  const { title } = rail;
  const simulations = simulationsOf(rail, reference.api);
  const reasons = reasonTypesOf(rail, reference).map((type) => printType(type, "declines", reference.api));
  return blocks([
    `## ${title}`,
    bullets([
      `Reasons, in words: ${[...new Set(reasons)].join(", ")}`,
      `Forced by \`decline_reason\` of ${simulations.map(linkToOperation).join(", ")}`,
    ]),
    ...printReasons(rail, reference),
    ...printExplanation(rail, reference),
  ]).trimEnd();
}

interface Reasons extends ReasonTable {
  readonly category: string;
}

function printReasons({ category, rules, neverGiven }: Reasons, { reachable }: Reference): string[] {
  const linked = (reason: string) => linkToReason({ category, reason }, reachable);
  return [
    rules.length === 0 ? "No rule declines anything." : "**Rules, in order**",
    table(
      ["", "What must hold", "Reason if it does not"],
      rules.map((rule, index) => [String(index + 1), conditionOf(rule), linked(rule.reason)]),
    ),
    "**Reasons that no rule gives**",
    table(
      ["Reason", "Why"],
      [...Map.groupBy(Object.keys(neverGiven), (reason) => neverGiven[reason] ?? "")].map(([why, of]) => [
        of.map(linked).join(", "),
        withLinks(why),
      ]),
    ),
  ];
}

/** The reasons that rules give, across the rails. */
function printByReason({ rails, reachable }: Reference): string {
  const given = Object.values(rails).flatMap((rail) => rail.rules.map((rule) => ({ ...rule, rail })));
  return table(
    ["Reason", "What must hold", "Programs"],
    [...Map.groupBy(given, ({ reason }) => reason)].map(([reason, rules]) => [
      code(reason),
      unique(rules.map(conditionOf)).join(" "),
      unique(rules.map(({ rail }) => rail))
        .map(({ category, title }) => linkToReason({ category, reason, text: title }, reachable))
        .join(", "),
    ]),
  );
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

/** What is declined by the last rule, since all others have been asked then. */
function printExplanation({ category, rules }: RailTable, { reachable }: Reference): string[] {
  const { shown } = reachableReason(category, rules.at(-1)?.reason ?? "", reachable) ?? {};
  const [declined] = shown?.bank.declinedTransactions.list().data ?? [];
  if (shown === undefined || declined === undefined) return [];
  return [
    "**For example**",
    printProgram(shown),
    "`bank.explain(id).text` of the Declined Transaction:",
    `\`\`\`text\n${shown.bank.explain(declined.id).text}\n\`\`\``,
  ];
}

function linkToOperation({ name, resource }: Operation): string {
  return link(code(name), `${resource}.md#${anchorOf(name)}`);
}
