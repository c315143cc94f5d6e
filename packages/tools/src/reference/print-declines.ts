import { achReturnCodes } from "@sandbank/contract";
import type { RailTable, ReasonTable } from "@sandbank/engine/private/reference";
import type { Api } from "../api.ts";
import type { Type } from "../model.ts";
import type { Operation } from "../operations.ts";
import { printCondition, withLinks } from "./assumption-links.ts";
import { blocks, bullets, CODE_WIDTH, code, link, pageHeader, table, toAnchor } from "./markdown.ts";
import { linkToReason, printProgram, reachableReason } from "./print-reachability.ts";
import { printType } from "./print-type.ts";
import type { Reference } from "./reference.ts";

/** The decline rules of each rail, and how to force a reason. */
export function printDeclines(reference: Reference): string {
  const rails = Object.entries(reference.rails);
  return blocks([
    `${pageHeader}\n# Declines`,
    "A decline is not an error. The request succeeds, no money moves, and a [Declined Transaction](declined-transactions.md) records the reason. For instructions, read [Test a decline](../guides/declines.md).",
    bullets([
      "The bank checks the rules of a rail in order. The first rule that does not hold gives the reason.",
      "A simulation with `decline_reason` declines with that reason, and the bank checks no rule.",
      "`bank.explain(id)` of the engine returns the rules in order, the facts that each used, and the rule that declined.",
      "Each reason below links to the shortest program that causes it.",
    ]),
    table(
      ["Rail", "Category of its Declined Transactions", "Name in `bank.explain`"],
      rails.map(([name, { title, category }]) => [link(title, `#${toAnchor(title)}`), code(category), code(name)]),
    ),
    ...rails.map(([, rail]) => printRail(rail, reference)),
    "## By reason",
    "By rail, the condition without which a payment is declined, and the shortest program that declines one; or why no rule gives the reason. A program begins with a new bank, `const bank = createBank();`.",
    ...printByReason(reference),
    "## Mail",
    "A piece of mail is rejected, not declined. Its [Inbound Mail Item](inbound-mail-items.md) records the reason.",
    ...printReasons({ ...reference.mailRejections, category: "inbound_mail_item" }, reference),
  ]);
}

/** For the section of a simulation: links to the decline rules of its rail. Empty for any other operation. */
export function linkDeclines(operation: string, { rails }: Reference): string {
  return linksTo(Object.values(rails).filter(({ simulations }) => simulations.some((name) => name === operation)));
}

/** For the section of an enumeration of reasons: links to the rails that use them. Empty for any other type. */
export function declinesFor(typeName: string, reference: Reference): string {
  const rails = Object.values(reference.rails);
  return linksTo(rails.filter((rail) => listReasonTypes(rail, reference).some((type) => isNamed(type, typeName))));
}

function linksTo(rails: readonly RailTable[]): string {
  return rails.map(({ title }) => link(title, `declines.md#${toAnchor(title)}`)).join(", ");
}

function isNamed(type: Type, name: string): boolean {
  return type.kind === "reference" && type.name === name;
}

/** The types of the reasons that the simulations of a rail accept. */
function listReasonTypes(rail: RailTable, { api }: Reference): Type[] {
  return selectSimulations(rail, api).flatMap(({ params }) => {
    const type = params && api.declarations.get(params.name)?.type;
    const fields = type?.kind === "object" ? type.fields : [];
    return fields.flatMap((field) => (field.key === "decline_reason" ? [field.type] : []));
  });
}

function selectSimulations({ simulations }: RailTable, { operations }: Api): Operation[] {
  return operations.filter(({ name }) => simulations.some((simulation) => simulation === name));
}

function printRail(rail: RailTable, reference: Reference): string {
  const { title } = rail;
  const simulations = selectSimulations(rail, reference.api);
  const reasons = listReasonTypes(rail, reference).map((type) => printType(type, "declines", reference.api));
  return blocks([
    `## ${title}`,
    bullets([
      `Descriptions of the reasons: ${[...new Set(reasons)].join(", ")}`,
      `Pass \`decline_reason\` to ${simulations.map(linkToOperation).join(", ")} to force a reason`,
    ]),
    rail.category === "ach_decline"
      ? "The return code that the ACH network uses for a reason stands beside it, such as R01. A reason without one has no code of its own."
      : "",
    ...printReasons(rail, reference),
    ...printExplanation(rail, reference),
  ]).trimEnd();
}

interface Reasons extends ReasonTable {
  readonly category: string;
}

function printReasons({ category, rules, neverGiven }: Reasons, { reachable }: Reference): string[] {
  const codes: Readonly<Record<string, string>> = category === "ach_decline" ? achReturnCodes : {};
  const linked = (reason: string) => {
    const returnCode = codes[reason];
    return `${linkToReason({ category, reason }, reachable)}${returnCode === undefined ? "" : ` (${returnCode})`}`;
  };
  return [
    rules.length === 0 ? "No rule declines this." : "**Rules, in order**",
    table(
      ["Order", "A payment passes if", "Otherwise, the reason"],
      rules.map((rule, index) => [String(index + 1), printCondition(rule), linked(rule.reason)]),
    ),
    "**Reasons that no rule gives**",
    table(
      ["Why", "Reasons"],
      [...Map.groupBy(Object.keys(neverGiven), (reason) => neverGiven[reason] ?? "")].map(([why, of]) => [
        withLinks(why),
        of.map(linked).join(", "),
      ]),
    ),
  ];
}

/** A section for each reason, on all rails and of mail. */
function printByReason({ rails, mailRejections, reachable }: Reference): string[] {
  const tables: readonly (Reasons & { readonly title: string })[] = [
    ...Object.values(rails),
    { ...mailRejections, category: "inbound_mail_item", title: "Mail" },
  ];
  const given = tables.flatMap(({ rules, neverGiven, ...rail }) => [
    ...rules.map((rule) => ({ reason: rule.reason, ...rail, condition: printCondition(rule), why: "" })),
    ...Object.entries(neverGiven).map(([reason, why]) => ({ reason, ...rail, condition: "", why: withLinks(why) })),
  ]);
  return [...Map.groupBy(given, ({ reason }) => reason)].flatMap(([reason, all]) => {
    const programs = all.map(({ category, title }) => linkToReason({ category, reason, text: title }, reachable));
    const breaking = all.filter(({ condition }) => condition !== "");
    const [shown] = breaking.flatMap(({ category }) => reachableReason(category, reason, reachable)?.shown ?? []);
    return [
      `### ${reason}`,
      breaking.length > 0
        ? `Declined unless: ${printByRail(breaking.map(({ title, condition }) => [title, condition]))}`
        : `No rule gives it. ${printByRail(all.map(({ title, why }) => [title, why]))}`,
      shown === undefined ? "" : printProgram(shown),
      `Programs by rail: ${unique(programs).join(", ")}.`,
    ];
  });
}

/** Prints each text once, behind the names of its rails, such as "**ACH (debit), Cards**: The debit fits." */
function printByRail(texts: readonly (readonly [rail: string, text: string])[]): string {
  const named = texts.map(([rail, text]) => {
    const [prefix = "", direction] = /^For a (\w+): /.exec(text) ?? [];
    return { rail: direction === undefined ? rail : `${rail} (${direction})`, text: text.slice(prefix.length) };
  });
  const lines = [...Map.groupBy(named, ({ text }) => text.replace(/\.$/, ""))].map(
    ([text, of]) => `**${unique(of.map(({ rail }) => rail)).join(", ")}**: ${text}`,
  );
  return `${lines.join("; ")}.`;
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

/** A decline by the last rule, because the bank has then checked all others. */
function printExplanation({ category, rules }: RailTable, { reachable }: Reference): string[] {
  const { shown } = reachableReason(category, rules.at(-1)?.reason ?? "", reachable) ?? {};
  const [declined] = shown?.bank.declinedTransactions.list().data ?? [];
  if (shown === undefined || declined === undefined) return [];
  return [
    "<details>\n<summary>Example</summary>",
    printProgram(shown),
    "`bank.explain(id).text` for the Declined Transaction:",
    `\`\`\`text\n${shown.bank.explain(declined.id).text.split("\n").map(wrap).join("\n")}\n\`\`\``,
    "</details>",
  ];
}

/** Breaks a line of an explanation at spaces. The lines that follow begin below the reason of the rule. */
function wrap(line: string): string {
  const start = /^ *\d+\. (passed|FAILED|not reached) +/.exec(line)?.[0] ?? "";
  const words = line.slice(start.length).match(new RegExp(`(?! ).{1,${CODE_WIDTH - start.length}}(?= |$)`, "g")) ?? [];
  return start + words.join(`\n${" ".repeat(start.length)}`);
}

function linkToOperation({ name, resource }: Operation): string {
  return link(code(name), `${resource}.md#${toAnchor(name)}`);
}
