import { type Coverage, createBank } from "@sandbank/engine";
import type { Program } from "@sandbank/engine/private/reference";
import { type Shown, shortestPrograms } from "./shortest.ts";

/** The kinds of coverage entries. */
type Kind = Exclude<keyof Coverage, "unreached">;

/** The kinds in the order in which readers are likely to look for them. */
const kinds: readonly Kind[] = ["reasons", "states", "transitions", "events", "errors", "endpoints"];

/** A coverage entry, with the shortest program that reaches it. */
export interface Reachable {
  readonly kind: Kind;
  /** The name in the coverage, such as `card_decline.cvv2_mismatch`. */
  readonly name: string;
  readonly shown: Shown;
}

/** Lists all coverage entries that the programs reach, kind by kind. */
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
