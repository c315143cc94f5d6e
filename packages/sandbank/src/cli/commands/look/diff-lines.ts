import { dollars } from "@sandbank/contract/private/dollars";
import type { AdminResult } from "../../../client.ts";
import { beginningOfJson } from "../../../first-characters.ts";
import { instantText } from "../../../words/instants.ts";
import type { Page } from "../../command.ts";
import { nameOf } from "../../output/object-names.ts";
import type { Look } from "../../output/paint.ts";
import { wrapLines } from "../../output/wrap.ts";

type Diff = AdminResult<"diff">;
type Resource = Diff["resources"][number];
type Balance = Diff["balances"][number];

/** Returns whether two points are equal. */
export function isSame({ clock, resources, balances }: Diff): boolean {
  return clock.before === clock.after && resources.length === 0 && balances.length === 0;
}

/** Returns the ids of the objects that differ, except Events, which have no names. */
export function idsOf({ resources, balances }: Diff): string[] {
  const named = resources.filter(({ resource }) => resource !== "events");
  const objects = named.flatMap(({ created, changed, deleted }) => [...created, ...changed, ...deleted]);
  return [...new Set([...balances.map(({ account }) => account), ...objects.map(({ id }) => id)])];
}

/** Prints a difference for people: a line for each object, and one for each field that changed. */
export function diffLines(diff: Diff, page: Page): string {
  if (isSame(diff)) return "There is no difference.";
  const { width } = page;
  const { clock, resources, balances } = diff;
  return wrapLines(
    [
      ...(clock.before === clock.after ? [] : [`clock  ${instantText(clock.before)} -> ${instantText(clock.after)}`]),
      ...balances.map((each) => balanceLine(each, page)),
      ...resources.flatMap((each) => resourceLines(each, page)),
    ].join("\n"),
    width,
  );
}

function balanceLine({ account, current, available }: Balance, { names }: Page): string {
  return `${nameOf(account, names)}  current ${moved(current)}  available ${moved(available)}`;
}

function moved({ before, after }: Balance["current"]): string {
  return before === after ? dollars(after) : `${dollars(before)} -> ${dollars(after)}`;
}

function resourceLines({ resource, created, changed, deleted }: Resource, { paint, names }: Page): string[] {
  const lineOf = (sign: string, look: Look, { id }: { readonly id: string }) => {
    const name = nameOf(id, names);
    return `  ${paint(look, `${sign} ${name}`)}${name === id ? "" : `  ${paint("dim", id)}`}`;
  };
  return [
    paint(
      "bold",
      resource.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    ),
    ...created.map((object) => lineOf("+", "green", object)),
    ...changed.flatMap(({ fields, ...object }) => [
      lineOf("~", "yellow", object),
      ...fields.map(({ path, before, after }) => `      ${path}: ${shown(before)} -> ${shown(after)}`),
    ]),
    ...deleted.map((object) => lineOf("-", "red", object)),
  ];
}

/** A value on one line; an element that a list does not have is `nothing`. */
function shown(value: unknown): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${beginningOfJson(text, MOST_SHOWN)}...` : text;
}

const MOST_SHOWN = 100;
