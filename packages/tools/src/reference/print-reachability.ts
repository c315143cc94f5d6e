import { printOpening, printSteps } from "@sandbank/engine/private/reference";
import type { Kind, Reachable } from "../reachability/reachable.ts";
import type { Shown } from "../reachability/shortest.ts";
import { blocks, bullets, code, link, pageHeader, prose, table, toAnchor } from "./markdown.ts";
import type { Reference } from "./reference.ts";

/** In the order in which the page lists them. */
const kinds: Readonly<Record<Kind, { readonly title: string; readonly words: string }>> = {
  reasons: {
    title: "Reasons",
    words:
      "The reasons of declines and of rejected mail, of your own declines of card payments, of stand-in processing, and of refused API keys. A program breaks a rule if a rule gives the reason. Otherwise it forces the reason with `decline_reason` ([D-84](assumptions.md#d-84)) or, for an API key, with a fault.",
  },
  states: { title: "States", words: "Each state that an object can have." },
  transitions: { title: "Transitions", words: "Each transition from one state to another." },
  events: { title: "Events", words: "Each category of Events." },
  errors: { title: "Errors", words: "Each type of error. A program uses a fault if nothing else causes the error." },
  endpoints: { title: "Endpoints", words: "Each endpoint, with a successful response." },
};

/** The page of everything that can be reached, and a page for each kind, with the shortest programs. By the name of the file. */
export function printReachability({
  reachable,
  stateMachines,
  mailRejections,
  neverGiven,
}: Reference): [string, string][] {
  const byKind = Object.entries(kinds).map(([kind, { title, words }]) => ({
    title,
    words,
    page: `reachability-${kind}.md`,
    items: reachable.filter((item) => item.kind === kind),
  }));
  const index = blocks([
    `${pageHeader}\n# Reachability`,
    "Everything that `bank.coverage()` counts, each with the shortest program that reaches it. A test runs every program, and fails if a program is missing, does not reach its item, or has a step that it does not need.",
    table(
      ["Kind", "Items", "Page"],
      byKind.map(({ title, page, items }) => [
        title,
        String(items.length),
        isTracked(page) ? link(page, page) : code(page),
      ]),
    ),
    "In a clone, `npm run generate` writes the other pages beside this one.",
    'Each program is a [scenario](../guides/scenarios.md) that you can run in your bank: `scenarios.reach("states account.status closed").run(bank)`. Put the kind before the name. The programs of these pages begin with a new bank:',
    '```js\nimport { createBank } from "@sandbank/engine";\n\nconst bank = createBank();\n```',
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
    ...byKind.map(({ title, words, page, items }): [string, string] => [
      page,
      blocks([
        `${pageHeader}\n# Reachability: ${title}`,
        `${words} Each program begins with a new bank, \`const bank = createBank();\`, and is a [scenario](reachability.md).`,
        ...printItems(items, reachable),
      ]),
    ]),
  ];
}

/** The pages that git ignores. */
export function printIgnoredReachability(reference: Reference): [string, string][] {
  return printReachability(reference).filter(([page]) => !isTracked(page));
}

/** The page of reasons is linked from those of declines. */
const isTracked = (page: string) => page === "reachability.md" || page === "reachability-reasons.md";

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
  const opening = options === undefined ? [] : [printOpening(options)];
  return ["```js", ...opening, printSteps(steps), "```"].join("\n");
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
