/**
 * The places where a bank decides, as data. The generator makes the tables of the mutants from it.
 *
 * @module
 */
export { listJobKinds } from "../bank/clock/job-kinds.ts";
export type { Change, Installed, Mutant, PermittedResponse, ValueChange } from "../mutants/change.ts";
export { permittedChanges } from "../mutants/permitted-changes.ts";
export { listBounds } from "../parameters/bounds.ts";
export { holdsNothing } from "../rails/hold.ts";
export { parameterChecks, refusals } from "../registry/operations.ts";
export { rails } from "../registry/rails.ts";
export { type StateMachine, stateMachines } from "../registry/state-machines.ts";
export { listStates, movesFrom } from "../resource-kit/state-machine.ts";
export { isRefused } from "../resource-kit/state-table.ts";
export { listControlPlaces } from "../resources/card-payments/controls.ts";
export { mailRejections } from "../resources/inbound-mail-items/refusals.ts";
