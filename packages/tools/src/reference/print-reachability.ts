import { printOpening, printStep } from "@sandbank/engine/private/reference";
import type { Reachable } from "../reachability/reachable.ts";
import type { Shown } from "../reachability/shortest.ts";
import { blocks, bullets, CODE_WIDTH, code, link, pageHeader, prose, table, toAnchor } from "./markdown.ts";
import type { Reference } from "./reference.ts";

/** The kinds that have a page of their own. */
const pages = {
  reasons:
    "The reasons of declines and of rejected mail, of your own declines of card payments, of stand-in processing, and of refused API keys. A program breaks a rule if a rule gives the reason. Otherwise it forces the reason with `decline_reason` ([D-84](assumptions.md#d-84)) or, for an API key, with a fault.",
  states: "Each state that an object can have.",
};

/** The page of everything that can be reached, and those of the shortest programs, by the name of the file. */
export function printReachability({
  reachable,
  stateMachines,
  mailRejections,
  neverGiven,
}: Reference): [string, string][] {
  const counted = [...Map.groupBy(reachable, ({ kind }) => kind)].map(([kind, items]) => `${items.length} ${kind}`);
  const index = blocks([
    `${pageHeader}\n# Reachability`,
    `A program of a few steps reaches each item that \`bank.coverage()\` counts: ${counted.join(", ")}. A test runs every program, and fails if a program is missing, does not reach its item, or has a step that it does not need.`,
    `The programs of all ${link("reasons", "reachability-reasons.md")} and ${link("states", "reachability-states.md")} have pages. Each program is a [scenario](../guides/declines.md#cause-rare-outcomes-with-scenarios), and \`scenarios.names()\` lists them all:`,
    '```js\nimport { createBank } from "@sandbank/engine";\nimport { scenarios } from "@sandbank/engine/scenarios";\n\nconst scenario = scenarios.reach("states account.status closed"); // the kind, then the name\nconsole.log(scenario.code); // the program\nscenario.run(createBank());\n```',
    "## Not reachable",
    "States, and reasons to reject mail, that the API defines and that no bank ever has. They are not counted.",
    table(
      ["Value", "Why"],
      [
        ...stateMachines.flatMap(({ type, field, unreachable = {} }) =>
          Object.entries(unreachable).map(([state, why]) => [code(`${type}.${field} ${state}`), prose(why)]),
        ),
        ...Object.entries(mailRejections.neverGiven).map(([reason, why]) => [
          code(`inbound_mail_item.${reason}`),
          prose(why),
        ]),
      ],
    ),
    "Values of fields that are not counted:",
    table(
      ["Field", "Values", "Why"],
      neverGiven.map(({ field, values, why }) => [
        code(field),
        values.length === 0 ? "all" : values.map(code).join(", "),
        prose(why),
      ]),
    ),
  ]);
  return [
    ["reachability.md", index],
    ...Object.entries(pages).map(([kind, words]): [string, string] => [
      `reachability-${kind}.md`,
      blocks([
        `${pageHeader}\n# Reachability: ${kind}`,
        `${words} Each program begins with a new bank, \`const bank = createBank();\`, and is a [scenario](reachability.md).`,
        ...printItems(
          reachable.filter((item) => item.kind === kind),
          reachable,
        ),
      ]),
    ]),
  ];
}

/** The reachable item of a reason in a category of declines. */
export function reachableReason(category: string, reason: string, reachable: readonly Reachable[]) {
  return reachable.find(({ kind, name }) => kind === "reasons" && name === `${category}.${reason}`);
}

interface ReasonLink {
  readonly category: string;
  readonly reason: string;
  /** Default: the reason itself. */
  readonly text?: string;
}

/** A link to the program that causes a reason, or only its text if there is no program. */
export function linkToReason({ category, reason, text = code(reason) }: ReasonLink, reachable: readonly Reachable[]) {
  const item = reachableReason(category, reason, reachable);
  return item === undefined ? text : link(text, formatTarget(shownUnder(item, reachable)));
}

/** A program, with the options of the bank that it needs, if any. */
export function printProgram({ program: { options, steps } }: Shown): string {
  const opening = options === undefined ? [] : [printOpening(options, CODE_WIDTH)];
  return ["```js", ...opening, ...steps.map((step) => printStep(step, CODE_WIDTH)), "```"].join("\n");
}

/** Prints each program once, under the first item that it reaches. Other items link to it. */
function printItems(items: readonly Reachable[], reachable: readonly Reachable[]): string[] {
  const isFirst = (item: Reachable) => shownUnder(item, reachable) === item;
  const others = Map.groupBy(
    items.filter((item) => !isFirst(item)),
    (item) => shownUnder(item, reachable),
  );
  return [
    ...items.filter(isFirst).flatMap(({ name, shown }) => [`## ${name}`, printProgram(shown)]),
    others.size === 0 ? "" : "**Reached by another program**",
    bullets(
      [...others].map(
        ([first, also]) =>
          `${also.map(({ name }) => code(name)).join(", ")}: ${link(code(first.name), formatTarget(first))}`,
      ),
    ),
  ];
}

/** The first item that has the same program. */
const shownUnder = (item: Reachable, reachable: readonly Reachable[]): Reachable =>
  reachable.find(({ shown }) => item.shown === shown) ?? item;

const formatTarget = ({ kind, name }: Reachable) => `reachability-${kind}.md#${toAnchor(name)}`;
