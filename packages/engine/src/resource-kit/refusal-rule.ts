import type { AssumptionId } from "@sandbank/contract";
import { invalidOperation } from "../errors.ts";
import type { World } from "../state/world.ts";

/**
 * One condition on the state of the objects that a request is about, as data: the docs list it, and a test breaks it.
 * A broken rule is always 409 `invalid_operation_error`, after parameters, idempotency and objects (D-27), because the
 * request itself is valid. Errors of the request itself (400) are cross-field rules of its endpoint, or parameter
 * checks if only the bank's state shows them.
 */
export interface Rule<Facts> {
  /** The condition, as a sentence: "The Account is open." */
  readonly condition: string;
  /** The assumption that the rule rests on, for the reference. */
  readonly assumption?: AssumptionId;
  readonly broken: (facts: Facts) => boolean;
  /** The `detail` of the refusal: which condition is not met, and what to do next. */
  readonly detail: (facts: Facts) => string;
}

/** Throws the refusal of the first broken rule of an operation. The rules are in order of precedence. */
export type RequireAll<Rules extends readonly Rule<never>[]> = (facts: FactsOf<Rules>) => void;

type FactsOf<Rules> = Rules extends readonly Rule<infer Facts>[] ? Facts : never;

/** An operation with its refusal rules, which the reference prints. */
export interface Refusable {
  readonly refusals?: readonly Rule<never>[];
}

/**
 * Creates an operation with its refusal rules. The handler receives the check of the rules as its third argument, so
 * the checks and the reference come from one table.
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
