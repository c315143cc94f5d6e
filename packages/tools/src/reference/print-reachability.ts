import { printOpening, printSteps } from "@sandbank/engine/reference";
import type { Kind, Reachable } from "../reachability/reachable.ts";
import type { Shown } from "../reachability/shortest.ts";
import { anchorOf, blocks, bullets, code, link, pageHeader, prose, table } from "./markdown.ts";
import type { Reference } from "./reference.ts";

/** In the order of what is reachable. */
const kinds: Readonly<Record<Kind, { readonly title: string; readonly words: string }>> = {
  reasons: {
    title: "Reasons",
    words:
      "Of declines and of rejected mail, each by a rule or by what you say where that gives it. What nothing else gives is forced by `decline_reason`, as any reason of a decline can be ([D-84](decisions.md#d-84)). Of a card payment that is declined, why you declined it and why the network decided, too; and why a key is refused, by a fault where no key here comes to it.",
  },
  states: { title: "States", words: "Each that an object can come to be in." },
  transitions: { title: "Transitions", words: "Each from one state to another." },
  events: { title: "Events", words: "At least one of each category." },
  errors: { title: "Errors", words: "Each type, by a fault where nothing else gives it." },
  endpoints: { title: "Endpoints", words: "Each answers once." },
};

/** All that there is to reach, each with the shortest program that gets there. */
export function printReachability({ reachable, stateMachines, mailRejections, neverGiven }: Reference): string {
  const byKind = Object.entries(kinds).map(([kind, { title, words }]) => ({
    title,
    words,
    items: reachable.filter((item) => item.kind === kind),
  }));
  return blocks([
    `${pageHeader}\n# Reachability`,
    "All that `bank.coverage()` counts, each with the shortest program that gets there. A test runs every program, and fails if one does not get there, has a statement that it does not need, or is missing.",
    'Each program is a [scenario](../guides/scenarios.md), which runs in your bank: `scenarios.reach("states account.status closed").run(bank)`, the kind before the name. As code, each begins with a new bank:',
    '```js\nimport { createBank } from "@sandbank/engine";\n\nconst bank = createBank();\n```',
    table(
      ["Kind", "Members"],
      byKind.map(({ title, items }) => [link(title, `#${anchorOf(title)}`), String(items.length)]),
    ),
    ...byKind.flatMap(({ title, words, items }) => [`## ${title}`, words, ...printItems(items, reachable)]),
    "## Out of reach",
    "States, and reasons why mail is rejected, that the API has and that no bank here comes to. They are not counted.",
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
    "And of fields that are not counted at all, these values:",
    table(
      ["Field", "Values", "Why"],
      neverGiven.map(({ field, values, why }) => [
        code(field),
        values.length === 0 ? "all" : values.map(code).join(", "),
        prose(why),
      ]),
    ),
  ]);
}

/** What has a reason, of this category of declines. */
export function reachableReason(category: string, reason: string, reachable: readonly Reachable[]) {
  return reachable.find(({ kind, name }) => kind === "reasons" && name === `${category}.${reason}`);
}

interface ReasonLink {
  readonly category: string;
  readonly reason: string;
  /** Default: the reason itself. */
  readonly text?: string;
}

/** A link to the program that gets a reason; only its text where there is none. */
export function linkToReason({ category, reason, text = code(reason) }: ReasonLink, reachable: readonly Reachable[]) {
  const item = reachableReason(category, reason, reachable);
  return item === undefined ? text : link(text, `reachability.md#${anchorOf(headingOf(item, reachable))}`);
}

/** A program, with the bank that it needs where that is not any bank. */
export function printProgram({ program: { options, steps } }: Shown): string {
  const opening = options === undefined ? [] : [printOpening(options)];
  return ["```js", ...opening, printSteps(steps), "```"].join("\n");
}

/** A program is shown once, where it is first of use; from elsewhere a link leads there. */
function printItems(items: readonly Reachable[], reachable: readonly Reachable[]): string[] {
  const isFirst = (item: Reachable) => headingOf(item, reachable) === item.name;
  const others = Map.groupBy(
    items.filter((item) => !isFirst(item)),
    (item) => headingOf(item, reachable),
  );
  return [
    ...items.filter(isFirst).flatMap(({ name, shown }) => [`### ${name}`, printProgram(shown)]),
    others.size === 0 ? "" : "**On the way to something else**",
    bullets(
      [...others].map(
        ([heading, also]) =>
          `${also.map(({ name }) => code(name)).join(", ")}: ${link(code(heading), `#${anchorOf(heading)}`)}`,
      ),
    ),
  ];
}

function headingOf({ shown }: Reachable, reachable: readonly Reachable[]): string {
  return reachable.find((item) => item.shown === shown)?.name ?? "";
}
