import { invalidOperation } from "../errors.ts";

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

/** Refuses by the first rule that is broken: rules stand in order of precedence. */
export function requireAll<Facts>(rules: readonly Rule<Facts>[], facts: Facts): void {
  const broken = rules.find((rule) => rule.broken(facts));
  if (broken !== undefined) throw invalidOperation(broken.detail(facts));
}
