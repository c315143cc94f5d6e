import type { Change, Mutant } from "@sandbank/engine/private/mutants";
import type { MutantTables } from "../tables/mutant-tables.ts";

interface Breach extends Pick<Mutant, "sentence" | "change"> {
  readonly noticedBy: string;
  /** The end of the id, if the place has several mutants. */
  readonly what?: string;
}

/** Makes a bank that breaks the contract at a place. */
export function breaks(place: string, { what, sentence, noticedBy, change }: Breach): Mutant {
  return {
    id: what === undefined ? place : `${place}/${what}`,
    place,
    isPermitted: false,
    sentence,
    noticedBy,
    change,
  };
}

/** The rule of the place does not decide. */
export const off: Change = { kind: "instead", value: false };

/** Names a type of object: "an Account", "the Account", "another Account". */
export interface Names {
  readonly one: (type: string) => string;
  readonly the: (type: string) => string;
  readonly titled: (type: string) => string;
}

export function createNames({ titles }: MutantTables): Names {
  const titled = (type: string) => titles[type] ?? "object";
  return {
    one: (type) => `${/^[AEIOU]/.test(titled(type)) ? "an" : "a"} ${titled(type)}`,
    the: (type) => `the ${titled(type)}`,
    titled,
  };
}

/** A sentence of a rule as the end of another one. */
export function clause(sentence: string): string {
  const text = sentence.replace(/\.$/, "");
  return /^[A-Z][a-z]* /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** A condition as the end of a sentence: "that the Account is open". */
export function thatHolds(condition: string): string {
  const text = clause(condition);
  // Some conditions begin with when they apply: "for a credit limit, the Account is funded by a loan".
  return text.startsWith("for ") ? `that, ${text}` : `that ${text}`;
}

export function code(text: string): string {
  return `\`${text}\``;
}
