import type { Bank } from "../bank/bank.ts";
import { findSeedIssues } from "./find-seed-issues.ts";
import { runSteps } from "./run-steps.ts";
import { SeedError } from "./seed-error.ts";
import type { NamedResults, Step } from "./step.ts";

/** What a bank is to be filled with. Plain data: write it in TypeScript with `defineSeed`, or in a JSON file. */
export interface Seed {
  /** In the order in which they are done. */
  readonly steps: readonly Step[];
}

/**
 * Checks a seed that is written in code, and returns it: with completion for every operation and parameter, and the types
 * of what it names. Throws a `SeedError` that lists everything that is wrong, each with its path.
 *
 * @example
 * const seed = defineSeed({
 *   steps: [
 *     { call: "accounts.create", params: { name: "Operating" }, as: "account" },
 *     { call: "simulations.interestPayments.create", params: { account_id: { $ref: "account.id" }, amount: 1_000_00 } },
 *     { advance: { days: 3 } },
 *   ],
 * });
 * const { account } = applySeed(bank, seed);
 */
export function defineSeed<const Defined extends Seed>(seed: Defined): Defined {
  return checked(seed) as Defined;
}

/** Checks what was read from a JSON file, and returns it as a seed. Throws a `SeedError` like `defineSeed`. */
export function parseSeed(json: unknown): Seed {
  return checked(json);
}

/**
 * Does the steps of a seed in a bank, and returns the results of those that have a name. The seed is checked before its
 * first step: throws a `SeedError` for one that is not valid. Throws a `StepError` where the bank refuses a step, and then
 * leaves the bank as it was before the seed.
 */
export function applySeed<const Applied extends Seed>(bank: Bank, seed: Applied): NamedResults<Applied["steps"]> {
  return runSteps(bank, checked(seed).steps) as NamedResults<Applied["steps"]>;
}

function checked(seed: unknown): Seed {
  const { issues, total } = findSeedIssues(seed);
  if (total > 0) throw new SeedError(issues, total);
  return seed as Seed;
}
