// The builds of other packages contain what they use of this module.

export { acrossCopies } from "../across-copies.ts";
export { carry, clause, findMistake, mistake, outOfRange, readText, sentence } from "../mistake.ts";
export { ScenarioError } from "../scenarios/scenario-error.ts";
export { StepError } from "../steps/step-error.ts";
export { onlyKnown } from "../store/only-known.ts";
