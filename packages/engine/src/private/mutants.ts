/**
 * The places where a bank decides, as data. The generator makes the tables of the mutants from it.
 *
 * @module
 */
export type { Change, Installed, Mutant, PermittedResponse, ValueChange } from "../mutants/change.ts";
