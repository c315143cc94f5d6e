import { dollars } from "@sandbank/contract/private/dollars";
import type { AdminResult } from "../../../client.ts";
import { beginningOfJson } from "../../../first-characters.ts";
import { instantText } from "../../../words/instants.ts";
import type { Page } from "../../command.ts";
import type { Paint } from "../../output/paint.ts";
import { wrapLines } from "../../output/wrap.ts";

type Diff = AdminResult<"diff">;
type Resource = Diff["resources"][number];
type Balance = Diff["balances"][number];

/** Returns whether two points are equal. */
export function isSame({ clock, resources, balances }: Diff): boolean {
  return clock.before === clock.after && resources.length === 0 && balances.length === 0;
}

/** Prints a difference for people: a line for each object, and one for each field that changed. */
export function diffLines(diff: Diff, { width, paint }: Page): string {
  if (isSame(diff)) return "There is no difference.";
  const { clock, resources, balances } = diff;
  return wrapLines(
    [
      ...(clock.before === clock.after ? [] : [`clock  ${instantText(clock.before)} -> ${instantText(clock.after)}`]),
      ...balances.map(balanceLine),
      ...resources.flatMap((each) => resourceLines(each, paint)),
    ].join("\n"),
    width,
  );
}

function balanceLine({ account, current, available }: Balance): string {
  return `${account}  current ${moved(current)}  available ${moved(available)}`;
}

function moved({ before, after }: Balance["current"]): string {
  return before === after ? dollars(after) : `${dollars(before)} -> ${dollars(after)}`;
}

function resourceLines({ resource, created, changed, deleted }: Resource, paint: Paint): string[] {
  return [
    paint("bold", resource),
    ...created.map(({ id }) => paint("green", `  + ${id}`)),
    ...changed.flatMap(({ id, fields }) => [
      `  ~ ${id}`,
      ...fields.map(({ path, before, after }) => `      ${path}: ${shown(before)} -> ${shown(after)}`),
    ]),
    ...deleted.map(({ id }) => paint("red", `  - ${id}`)),
  ];
}

/** A value on one line; an element that a list does not have is `nothing`. */
function shown(value: unknown): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${beginningOfJson(text, MOST_SHOWN)}...` : text;
}

const MOST_SHOWN = 100;
