import { type Coverage, createBank } from "@sandbank/engine";
import type { Program } from "@sandbank/engine/reference";
import { type Shown, shortestPrograms } from "./shortest.ts";

/** The kinds of what `bank.coverage()` counts. */
export type Kind = Exclude<keyof Coverage, "unreached">;

/** In the order in which somebody is likely to look for them. */
const kinds: readonly Kind[] = ["reasons", "states", "transitions", "events", "errors", "endpoints"];

/** Something that a bank can be brought to, with the shortest program that brings it there. */
export interface Reachable {
  readonly kind: Kind;
  /** As the coverage has it: `card_decline.cvv2_mismatch`. */
  readonly name: string;
  readonly shown: Shown;
}

/** All that the programs reach, kind by kind. */
export function readReachable(programs: readonly Program[]): Reachable[] {
  const shown = shortestPrograms(programs);
  const coverage = createBank().coverage();
  return kinds.flatMap((kind) =>
    coverage[kind].unreached.flatMap((name) => {
      const found = shown.get(`${kind} ${name}`);
      return found === undefined ? [] : [{ kind, name, shown: found }];
    }),
  );
}
