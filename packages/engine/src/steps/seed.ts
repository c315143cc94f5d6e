import type { Bank } from "../bank/bank.ts";
import { mistake } from "../mistake.ts";
import { collectSeedIssues } from "./collect-seed-issues.ts";
import { requireBank } from "./require-bank.ts";
import { type ClockMover, runSteps, runStepsWith } from "./run-steps.ts";
import { SeedError } from "./seed-error.ts";
import type { NamedResults, Step } from "./step.ts";

/** Steps that fill a bank. Plain data: write a seed in TypeScript with `defineSeed`, or in a JSON file. */
export interface Seed {
  /** The steps, in the order in which they run. */
  readonly steps: readonly Step[];
}

/**
 * Checks a seed and returns it. Use it to write a seed in TypeScript: your editor completes operations and parameters,
 * and the named results have types. Throws a `SeedError` with the path of each problem.
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

/** Checks the content of a JSON file, and returns it as a seed. Throws a `SeedError` like `defineSeed`. */
export function parseSeed(json: unknown): Seed {
  return checked(json);
}

/**
 * Runs the steps of a seed in a bank, and returns the results of the steps with a name. Throws a `SeedError`, before
 * the first step, if the seed is not valid. Throws a `StepError` if a step fails, and then returns the bank to its
 * state before the seed. Throws a `TypeError` if the first argument is not a bank, or the arguments are in the wrong
 * order.
 */
export function applySeed<const Applied extends Seed>(bank: Bank, seed: Applied): NamedResults<Applied["steps"]> {
  if ("steps" in Object(bank)) {
    throw mistake("apply the seed", "the first argument is a seed", "Write applySeed(bank, seed).");
  }
  requireBank("apply the seed", bank, (given) => `applySeed(${given}, seed)`);
  return runSteps(bank, checked(seed).steps) as NamedResults<Applied["steps"]>;
}

/**
 * As `applySeed`, in a bank to which a deliverer is attached: the deliverer moves the clock, and sends the webhooks of the
 * steps. Rejects as `applySeed` throws; webhooks that were sent before a step fails stay sent.
 *
 * @example
 * const { account } = await applySeedWith({ bank, deliverer }, seed);
 * await deliverer.settled();
 */
export async function applySeedWith<const Applied extends Seed>(
  { bank, deliverer }: { readonly bank: Bank; readonly deliverer: ClockMover },
  seed: Applied,
): Promise<NamedResults<Applied["steps"]>> {
  requireBank("apply the seed", bank, (given) => `applySeedWith({ bank: ${given}, deliverer }, seed)`);
  return (await runStepsWith({ bank, deliverer }, checked(seed).steps)) as NamedResults<Applied["steps"]>;
}

function checked(seed: unknown): Seed {
  const { issues, total } = collectSeedIssues(seed);
  if (total > 0) throw new SeedError(issues, total);
  return seed as Seed;
}
