/**
 * A short program for every state, transition and decline reason that `bank.coverage()` counts, and seeds: lists of the same
 * steps that fill a bank.
 *
 * @module
 */
export type { Scenario } from "./scenarios/create-scenario.ts";
export type { ScenarioResults } from "./scenarios/generated/scenario-table.ts";
export { ScenarioError } from "./scenarios/scenario-error.ts";
export { type Declined, type DeclineReasonOf, type ScenarioName, scenarios } from "./scenarios/scenarios.ts";
export { printSteps } from "./steps/print-steps.ts";
export { applySeed, applySeedWith, defineSeed, parseSeed, type Seed } from "./steps/seed.ts";
export { SeedError, type SeedIssue } from "./steps/seed-error.ts";
export type {
  AdvanceStep,
  AdvanceToStep,
  ArmStep,
  Base64Bytes,
  CallOf,
  CallStep,
  NamedResults,
  Reference,
  RequestStep,
  Step,
  StepOperation,
  StepOperations,
  StepRequest,
  StepValue,
} from "./steps/step.ts";
export { StepError } from "./steps/step-error.ts";
