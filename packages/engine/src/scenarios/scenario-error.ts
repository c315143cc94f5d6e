import { acrossCopies } from "../across-copies.ts";
import { carryMistake, printMistake } from "../mistake.ts";

/** A scenario failed to reach its entry. The bank is unchanged, with the exceptions of a `StepError`. */
export class ScenarioError extends Error {
  override readonly name = "ScenarioError";
  /** The entry that was not reached: `states account.status closed`. */
  readonly scenario: string;
  /** The step that failed and why, without the advice that the message ends with. */
  readonly why: string;

  constructor(scenario: string, why: string, cause?: unknown, advice?: string) {
    const mistake = { action: `run the scenario "${scenario}"`, why, advice };
    super(printMistake(mistake), { cause });
    carryMistake(this, mistake);
    this.scenario = scenario;
    this.why = why;
  }
}

acrossCopies(ScenarioError, "ScenarioError");
