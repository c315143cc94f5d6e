import type { Mutant, permittedChanges } from "@sandbank/engine/private/mutants";

/** The places where a bank can be wrong, read from the contract and the engine, from which the catalogue makes mutants. */
export interface MutantTables {
  /** The name of each type of object for people: "Inbound ACH Transfer". */
  readonly titles: Readonly<Record<string, string>>;
  /** The decline rules of each rail. `subject` is the type of the objects that they decline. */
  readonly declines: readonly {
    readonly rail: string;
    readonly subject: string;
    readonly rows: readonly (readonly [id: string, reason: string, failure: string])[];
  }[];
  /** The authorization controls of a Card. */
  readonly controls: readonly string[];
  /** What a Limit measures, and over which intervals. */
  readonly limits: readonly (readonly [metric: string, intervals: readonly string[]])[];
  /** The rules for rejecting mail. */
  readonly mail: readonly (readonly [id: string, reason: string, condition: string])[];
  /** The refusal rules of each operation. Those with a `field` refuse with 400, the others with 409. */
  readonly refusals: ByOperation<readonly [id: string, condition: string, field?: string]>;
  /** The cross-field rules of each operation. A message is the end of "`field` ...". In an id, `~` is the field. */
  readonly rules: ByOperation<readonly [id: string, field: string, message: string]>;
  /** The parameter checks of each operation. */
  readonly checks: ByOperation<readonly [id: string, ...reads: string[]]>;
  /** The parameters of each operation that have bounds. */
  readonly bounds: Readonly<Record<string, Tree>>;
  readonly machines: readonly Machine[];
  /** The kinds of jobs. */
  readonly jobs: readonly string[];
  /** The categories of Transactions, which post money, and of Pending Transactions, which hold money. */
  readonly postings: readonly string[];
  readonly holds: readonly string[];
  /** The categories of Events. */
  readonly events: readonly string[];
  /** The operations that return a page of a list. */
  readonly lists: readonly string[];
  /** The operations that only read, and have parameters. */
  readonly reads: readonly string[];
  /** The operations that accept an idempotency key. */
  readonly keys: readonly string[];
  /** The types of errors. */
  readonly errors: readonly string[];
  /** The fields of each type of object, without constants. */
  readonly values: Readonly<Record<string, Tree>>;
  /** The permitted changes by name, besides new values of enumerations. */
  readonly permitted: Readonly<Record<keyof typeof permittedChanges, Pick<Mutant, "place" | "change">>>;
}

type ByOperation<Row> = Readonly<Record<string, readonly Row[]>>;

/** A state machine. */
export interface Machine {
  readonly type: string;
  readonly field: string;
  /** The states that objects reach. */
  readonly states: readonly string[];
  /** What is refused and why: each trigger with the state that it would lead to. */
  readonly moves: readonly (readonly [from: string, because: string, targets: Readonly<Record<string, string>>])[];
  /** What happens, with the operation that causes it if there is just one. */
  readonly transitions: readonly (readonly [from: string, to: string, operation?: string])[];
}

/**
 * The fields of an object by name, or those of the elements of a list by `*`; a list that counts itself has the key `[]`. Of a
 * parameter, a field without fields is an empty text; of an object, the values of an enumeration or the kind of the field:
 *
 * - `?`: it can be null; `?|`: an enumeration, or null
 * - `$`: an amount; `#`: another number
 * - `@account`: the id of an Account; `@`: an id of one of several types
 * - `t`: an instant; `d`: a date
 * - `!`: true or false
 * - `s`: a text
 */
export type Tree = string | readonly string[] | { readonly [field: string]: Tree };
