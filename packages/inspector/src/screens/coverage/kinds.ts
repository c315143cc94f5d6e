import { railWords } from "../../generated/rails.ts";
import type { Route } from "../../router/route.ts";
import { capitalized } from "../../words/count.ts";

/** The kinds of names that the screen lists. State machines have a list of their own. */
const kinds = ["reasons", "endpoints", "events", "errors"] as const;
export type Kind = (typeof kinds)[number];

export interface Reach {
  readonly reached: readonly string[];
  readonly unreached: readonly string[];
}

export type Coverage = Readonly<Record<Kind | "states" | "transitions", Reach>>;

/** The number of reached names, and of all names. */
export interface Count {
  readonly reached: number;
  readonly all: number;
}

export interface Tally extends Count {
  readonly key: string;
  readonly label: string;
}

/** Returns the list that a view shows: that of the kind in its id or its filter. */
export function listOf({ id, params }: Pick<Route, "id" | "params">): Kind | typeof MACHINES {
  const name = id === null ? (params["kind"] ?? kinds[0]) : id.split(" ", 1)[0];
  return kinds.find((kind) => kind === name) ?? MACHINES;
}

/** The list of the state machines, whose names are states and transitions. */
export const MACHINES = "machines";

export function talliesByList(coverage: Coverage): Tally[] {
  const [states, transitions] = [countIn(coverage.states), countIn(coverage.transitions)];
  const machines = { reached: states.reached + transitions.reached, all: states.all + transitions.all };
  return [
    ...kinds.map((kind) => ({ key: kind, label: capitalized(kind), ...countIn(coverage[kind]) })),
    { key: MACHINES, label: "States", ...machines },
  ];
}

const others: Readonly<Record<string, string>> = { inbound_mail_item: "mail", invalid_api_key_error: "API key" };

/** Splits a reason into its rail, or what refuses like a rail, and the name that it has there. */
export function partsOfReason(reason: string): { readonly rail: string; readonly name: string } {
  const [rail = "", name = ""] = reason.split(".", 2);
  return { rail, name };
}

export function railText(rail: string): string {
  return railWords[rail]?.short ?? others[rail] ?? rail;
}

/** Returns a tally of the reasons for each rail, for refused mail and for refused API keys. */
export function talliesOfReasons(reach: Reach): Tally[] {
  const railOf = (reason: string) => partsOfReason(reason).rail;
  const rails = new Set([...reach.reached, ...reach.unreached].map(railOf));
  return [...rails].toSorted().map((rail) => ({
    key: rail,
    label: railText(rail),
    ...countIn(reach, (reason) => railOf(reason) === rail),
  }));
}

/** Counts the names, or those of them that are `within` a part. */
export function countIn({ reached, unreached }: Reach, within = (_name: string) => true): Count {
  const count = reached.filter(within).length;
  return { reached: count, all: count + unreached.filter(within).length };
}

/** Returns the reached part of several tallies in percent. It is 100 only if everything is reached. */
export function percentOf(tallies: readonly Count[]): number {
  const reached = tallies.reduce((sum, tally) => sum + tally.reached, 0);
  const all = tallies.reduce((sum, tally) => sum + tally.all, 0);
  return all === 0 ? 100 : Math.floor((reached / all) * 100);
}
