import { invalidOperation } from "../errors.ts";
import type { World } from "../state/world.ts";

/**
 * What must hold of the objects that a request is about, as data: the docs list it, a test breaks it. A broken rule is
 * always 409 `invalid_operation_error`, after parameters, idempotency and objects (D-27): the request is right in itself.
 * What is wrong with a request itself (400) is a rule of its endpoint, or a parameter check where only the bank can tell.
 */
export interface Rule<Facts> {
  /** As a sentence: "The Account is open." */
  readonly holds: string;
  readonly broken: (facts: Facts) => boolean;
  /** The `detail` of the refusal: what is not so, and what to do next. */
  readonly detail: (facts: Facts) => string;
}

/** Refuses by the first of an operation's rules that is broken. Rules stand in order of precedence. */
export type RequireAll<Rules extends readonly Rule<never>[]> = (facts: FactsOf<Rules>) => void;

type FactsOf<Rules> = Rules extends readonly Rule<infer Facts>[] ? Facts : never;

/** An operation with the rules that it can be refused by: the reference prints them. */
export interface Refusable {
  readonly refusals?: readonly Rule<never>[];
}

/**
 * An operation that can be refused by these rules and by no others: its handler gets the check of them as its third
 * argument, so that what is checked and what the reference prints are one table.
 */
export function refusedBy<Facts, Incoming, Result>(
  rules: readonly Rule<Facts>[],
  handler: (world: World, call: Incoming, requireAll: (facts: Facts) => void) => Result,
): ((world: World, call: Incoming) => Result) & Refusable {
  const requireAll = (facts: Facts) => {
    const broken = rules.find((rule) => rule.broken(facts));
    if (broken !== undefined) throw invalidOperation(broken.detail(facts));
  };
  return Object.assign((world: World, call: Incoming) => handler(world, call, requireAll), { refusals: rules });
}
