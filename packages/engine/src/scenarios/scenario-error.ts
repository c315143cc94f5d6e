/** A scenario did not get to what it is to reach. The bank is as it was, with the exceptions of a `StepError`. */
export class ScenarioError extends Error {
  override readonly name = "ScenarioError";
  /** What was to be reached: `states account.status closed`. */
  readonly scenario: string;

  constructor(scenario: string, why: string, cause?: unknown) {
    super(`[sandbank] Failed to run the scenario "${scenario}": ${why}`, { cause });
    this.scenario = scenario;
  }
}
