/**
 * The decline rules, refusals and state machines of the bank, as data. The HTTP reference is printed from them.
 *
 * @module
 */
export { refusals } from "../registry/operations.ts";
export { rails } from "../registry/rails.ts";
export { type StateMachine, stateMachines } from "../registry/state-machines.ts";
export type { RailTable, ReasonTable } from "../resource-kit/rail-table.ts";
export { isRefused, type Refused } from "../resource-kit/state-table.ts";
export { mailRejections } from "../resources/inbound-mail-items/refusals.ts";
export type { Program } from "../scenarios/program.ts";
export { programs } from "../scenarios/programs.ts";
export { printOpening, printStep, printSteps } from "../steps/print-steps.ts";
export { runSteps } from "../steps/run-steps.ts";
export type { Step } from "../steps/step.ts";
export { StepError } from "../steps/step-error.ts";
