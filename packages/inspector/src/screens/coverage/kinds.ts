import type { AdminResult } from "sandbank/client";
import { railWords } from "../../generated/rails.ts";
import type { Route } from "../../router/route.ts";

/** The kinds of names that the screen lists. State machines have a list of their own. */
const kinds = ["reasons", "endpoints", "events", "errors"] as const;
export type Kind = (typeof kinds)[number];

export interface Reach {
  readonly reached: readonly string[];
  readonly unreached: readonly string[];
}

export type Coverage = Readonly<Record<Kind | "states" | "transitions", Reach>>;

export function coverageOf(result: AdminResult<"coverage">): Coverage {
  return result as unknown as Coverage;
}

/** The number of reached names, and of all names. */
export interface Tally {
  readonly key: string;
  readonly label: string;
  readonly reached: number;
  readonly all: number;
}

/** Returns the list that a view shows: that of the kind in its id or its filter. */
export function listOf({ id, params }: Pick<Route, "id" | "params">): Kind | typeof MACHINES {
  const name = id === null ? (params["kind"] ?? kinds[0]) : id.split(" ", 1)[0];
  return kinds.find((kind) => kind === name) ?? MACHINES;
}

/** The list of the state machines, whose names are states and transitions. */
export const MACHINES = "machines";

export function talliesByList(coverage: Coverage): Tally[] {
  const { states, transitions } = coverage;
  const machines = {
    reached: [...states.reached, ...transitions.reached],
    unreached: [...states.unreached, ...transitions.unreached],
  };
  return [
    ...kinds.map((kind) => tallyOf(kind, `${kind[0]?.toUpperCase()}${kind.slice(1)}`, coverage[kind])),
    tallyOf(MACHINES, "States", machines),
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
export function talliesOfReasons({ reached, unreached }: Reach): Tally[] {
  const railOf = (reason: string) => partsOfReason(reason).rail;
  return [...new Set([...reached, ...unreached].map(railOf))].toSorted().map((rail) => {
    const within = (reason: string) => railOf(reason) === rail;
    return tallyOf(rail, railText(rail), { reached: reached.filter(within), unreached: unreached.filter(within) });
  });
}

export function tallyOf(key: string, label: string, { reached, unreached }: Reach): Tally {
  return { key, label, reached: reached.length, all: reached.length + unreached.length };
}

/** Returns the reached part of several tallies in percent. It is 100 only if everything is reached. */
export function percentOf(tallies: readonly Tally[]): number {
  const reached = tallies.reduce((sum, tally) => sum + tally.reached, 0);
  const all = tallies.reduce((sum, tally) => sum + tally.all, 0);
  return all === 0 ? 100 : Math.floor((reached / all) * 100);
}
