import type { Mutant } from "@sandbank/engine/private/mutants";
import { didYouMean } from "../words/find-nearest.ts";

/** What a mutant is about, for people: the first word of its id says which. */
const kinds = {
  rules: ["decline", "control", "limit", "mail", "refusal", "rule", "check", "bound"],
  states: ["move", "transition", "job"],
  money: ["posting", "hold", "release"],
  lists: ["list", "filter"],
  keys: ["key"],
  errors: ["error"],
  webhooks: ["webhook"],
  permitted: ["permitted"],
  values: ["value"],
} as const satisfies Record<string, readonly string[]>;

type MutantKind = keyof typeof kinds;

const mutantKinds = Object.keys(kinds) as readonly MutantKind[];

export function readKind({ id }: Mutant): MutantKind {
  const [first = ""] = id.split("/", 1);
  return mutantKinds.find((kind) => (kinds[kind] as readonly string[]).includes(first)) ?? "rules";
}

/** Which mutants are wanted. */
export interface MutantChoice {
  /** Kinds, beginnings of ids, or words of ids such as `limits`; those that begin with `!` are left out. Default: all. */
  readonly only?: readonly string[] | undefined;
  /** Whether permitted changes are wanted, too. Those that `only` names always are. */
  readonly permitted?: boolean | undefined;
}

/** Returns the mutants that a choice means. */
export function chooseMutants(
  mutants: readonly Mutant[],
  { only = [], permitted = false }: MutantChoice,
): readonly Mutant[] {
  const excluded = only.filter(isExclusion);
  const included = only.filter((text) => !isExclusion(text));
  const isNamed = (mutant: Mutant) => included.some((text) => isMeant(mutant, text));
  const namesPermitted = included.some((text) => text.startsWith("permitted"));
  return mutants.filter((mutant) => {
    if (excluded.some((text) => isMeant(mutant, text.slice(1)))) return false;
    if (!mutant.isPermitted) return included.length === 0 || isNamed(mutant);
    return namesPermitted ? isNamed(mutant) : permitted;
  });
}

/** Whether a text of `only` leaves out what it means. */
function isExclusion(text: string): boolean {
  return text.startsWith("!");
}

/** Returns why a text of `only` means no mutant, in a sentence that names the nearest; undefined if it means one. */
export function explainNoMutant(mutants: readonly Mutant[], given: string): string | undefined {
  const text = isExclusion(given) ? given.slice(1) : given;
  if (mutants.some((mutant) => isMeant(mutant, text))) return undefined;
  const ids = mutants.map(({ id }) => id);
  const words = new Set([...ids.flatMap(wordsIn), ...mutantKinds, ...ids]);
  return `No mutant has this kind, id or word. ${didYouMean(text, [...words])}`.trimEnd();
}

function isMeant(mutant: Mutant, text: string): boolean {
  if (mutantKinds.some((kind) => kind === text)) return readKind(mutant) === text;
  return mutant.id.startsWith(text) || wordsIn(mutant.id).map(singular).includes(singular(text));
}

/** The words of an id: those of `decline/card/breaches_limit` are `decline`, `card`, `breaches` and `limit`. */
function wordsIn(id: string): readonly string[] {
  const words = id.replace(/([a-z])([A-Z])/g, "$1_$2").toLowerCase();
  return words.split(/[^a-z0-9]+/);
}

function singular(word: string): string {
  return word.toLowerCase().replace(/s$/, "");
}
