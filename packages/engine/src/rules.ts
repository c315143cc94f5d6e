import type { BankError } from "./errors.ts";

/** A refusal of an operation, as data: the docs list it, a test breaks it. */
export interface Rule<Facts> {
  /** What must hold, as a sentence: "The Account is open." */
  readonly holds: string;
  readonly broken: (facts: Facts) => boolean;
  readonly refusal: (facts: Facts) => BankError;
}

/** Refuses by the first rule that is broken: rules stand in order of precedence. */
export function requireAll<Facts>(rules: readonly Rule<Facts>[], facts: Facts): void {
  const broken = rules.find((rule) => rule.broken(facts));
  if (broken !== undefined) throw broken.refusal(facts);
}
