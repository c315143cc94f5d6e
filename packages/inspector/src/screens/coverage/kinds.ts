import type { AdminResult } from "sandbank/client";
import { railWords } from "../../generated/rails.ts";

/** The kinds of names that coverage counts, in the order of the screen. */
export const kinds = ["endpoints", "reasons", "states", "transitions", "events", "errors"] as const;
export type Kind = (typeof kinds)[number];

export interface Reach {
  readonly reached: readonly string[];
  readonly unreached: readonly string[];
}

export type Coverage = Readonly<Record<Kind, Reach>>;

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

export function talliesByKind(coverage: Coverage): Tally[] {
  return kinds.map((kind) => tallyOf(kind, kind, coverage[kind]));
}

const others: Readonly<Record<string, string>> = { inbound_mail_item: "mail", invalid_api_key_error: "API key" };

/** Returns a tally of the reasons for each rail, for refused mail and for refused API keys. */
export function talliesOfReasons({ reasons }: Coverage): Tally[] {
  const categoryOf = (name: string) => name.slice(0, name.indexOf("."));
  const categories = new Set([...reasons.reached, ...reasons.unreached].map(categoryOf));
  return [...categories].toSorted().map((category) => {
    const within = (name: string) => categoryOf(name) === category;
    const label = railWords[category]?.short ?? others[category] ?? category;
    return tallyOf(category, label, {
      reached: reasons.reached.filter(within),
      unreached: reasons.unreached.filter(within),
    });
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
