import { acrossCopies } from "../across-copies.ts";
/** A scenario failed to reach its entry. The bank is unchanged, with the exceptions of a `StepError`. */
export class ScenarioError extends Error {
  override readonly name = "ScenarioError";
  /** The entry that was not reached: `states account.status closed`. */
  readonly scenario: string;

  constructor(scenario: string, why: string, cause?: unknown) {
    super(`[sandbank] Failed to run the scenario "${scenario}": ${why}`, { cause });
    this.scenario = scenario;
  }
}

acrossCopies(ScenarioError, "ScenarioError");
