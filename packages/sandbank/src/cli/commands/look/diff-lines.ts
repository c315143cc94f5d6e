import { dollars } from "@sandbank/contract/private/words";
import { firstCharacters } from "@sandbank/engine/private/text";
import { instantText } from "@sandbank/view/words/instants";
import type { AdminResult } from "../../../client.ts";
import type { Page } from "../../command.ts";
import { readName } from "../../output/object-names.ts";
import type { Look } from "../../output/paint.ts";
import { wrapLines } from "../../output/wrap.ts";

type Diff = AdminResult<"diff">;
type Resource = Diff["resources"][number];
type Balance = Diff["balances"][number];

/** Returns whether two points are equal. */
export function isSame({ clock, resources, balances }: Diff): boolean {
  return clock.before === clock.after && resources.length === 0 && balances.length === 0;
}

/** Returns the ids of the objects that are named: those that differ, and of Events those that they are about. */
export function listIds({ resources, balances }: Diff): string[] {
  const objects = resources.flatMap((each) => {
    if (!isOfEvents(each)) return [...each.created, ...each.changed, ...each.deleted].map(({ id }) => id);
    return [...eventKinds(each.created), ...eventKinds(each.deleted)].flatMap(([, events]) => aboutIn(events));
  });
  return [...new Set([...balances.map(({ account }) => account), ...objects])];
}

/**
 * Prints a difference for people: a line for each object, and one for each field that changed. Events, of which there are
 * many, come last, with a line for each category.
 */
export function diffLines(diff: Diff, page: Page): string {
  if (isSame(diff)) return "There is no difference.";
  const { width } = page;
  const { clock, resources, balances } = diff;
  return wrapLines(
    [
      ...(clock.before === clock.after ? [] : [`clock  ${instantText(clock.before)} -> ${instantText(clock.after)}`]),
      ...balances.map((each) => balanceLine(each, page)),
      ...resources.filter((each) => !isOfEvents(each)).flatMap((each) => resourceLines(each, page)),
      ...resources.filter(isOfEvents).flatMap((each) => eventLines(each, page)),
    ].join("\n"),
    width,
  );
}

function balanceLine({ account, current, available }: Balance, { names }: Page): string {
  return `${readName(account, names)}  current ${moved(current)}  available ${moved(available)}`;
}

function moved({ before, after }: Balance["current"]): string {
  return before === after ? dollars(after) : `${dollars(before)} -> ${dollars(after)}`;
}

function resourceLines({ resource, created, changed, deleted }: Resource, { paint, names }: Page): string[] {
  const formatLine = (sign: string, look: Look, { id }: { readonly id: string }) => {
    const name = readName(id, names);
    return `  ${paint(look, `${sign} ${name}`)}${name === id ? "" : `  ${paint("dim", id)}`}`;
  };
  return [
    paint(
      "bold",
      resource.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    ),
    ...created.map((object) => formatLine("+", "green", object)),
    ...changed.flatMap(({ fields, ...object }) => [
      formatLine("~", "yellow", object),
      ...fields.map(({ path, before, after }) => `      ${path}: ${shown(before)} -> ${shown(after)}`),
    ]),
    ...deleted.map((object) => formatLine("-", "red", object)),
  ];
}

type Event = Resource["created"][number];

/** The most objects that a line of Events names. */
const MOST_NAMED = 3;

function isOfEvents({ resource }: Resource): boolean {
  return resource === "events";
}

/** Events by category, in the order of the first of each. */
function eventKinds(events: readonly Event[]): [category: string, events: Event[]][] {
  const categories = new Set(events.map(({ category }) => String(category)));
  return [...categories].map((name) => [name, events.filter(({ category }) => category === name)]);
}

/** The objects that the first Events are about, each once. */
function aboutIn(events: readonly Event[]): string[] {
  return [...aboutAll(events)].slice(0, MOST_NAMED);
}

function aboutAll(events: readonly Event[]): Set<string> {
  return new Set(events.map((event) => String(event["associated_object_id"])));
}

/** `+ 12 transaction.created: Card payment of $4.00 at EXAMPLE SHOP, ... and 9 more`. */
function eventLines({ created, deleted }: Resource, { paint, names }: Page): string[] {
  const formatLine = (sign: string, look: Look, [category, events]: [string, Event[]]) => {
    const count = events.length === 1 ? "" : `${events.length} `;
    const named = aboutIn(events);
    const more = aboutAll(events).size - named.length;
    const about = named.map((id) => readName(id, names)).join(", ") + (more === 0 ? "" : ` and ${more} more`);
    return `  ${paint(look, `${sign} ${count}${category}`)}: ${about}`;
  };
  return [
    paint("bold", "events"),
    ...eventKinds(created).map((kind) => formatLine("+", "green", kind)),
    ...eventKinds(deleted).map((kind) => formatLine("-", "red", kind)),
  ];
}

const MOST_SHOWN = 100;

/** A value on one line; an element that a list does not have is `nothing`. */
function shown(value: unknown): string {
  const text = isObject(value) ? listFacts(value).join(", ") : (JSON.stringify(value) ?? "nothing");
  return text.length > MOST_SHOWN ? `${beginningOfJson(text, MOST_SHOWN)}...` : text;
}

/** Returns the facts of an element of a list, such as `category in_transit` and `city Portland`. */
function listFacts(element: object): string[] {
  return Object.entries(element).flatMap(([name, value]) => {
    const words = name.replaceAll("_", " ");
    if (isObject(value)) return listFacts(value).map((fact) => `${words} ${fact}`);
    return value === null ? [] : [`${words} ${typeof value === "string" ? value : JSON.stringify(value)}`];
  });
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the beginning of a JSON text as `firstCharacters` does, and never cuts inside an escape such as `\u0001`. */
function beginningOfJson(json: string, most: number): string {
  const text = firstCharacters(json, most);
  return text.length === json.length ? text : text.replace(/((?:^|[^\\])(?:\\\\)*)\\(?:u[\da-f]{0,3})?$/, "$1");
}
