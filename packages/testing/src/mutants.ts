/**
 * Mutants: plays your tests against banks that are wrong in one way each, and says which of them your tests do not notice.
 *
 * @module
 */
export { type MutantsOptions, type MutantsResult, mutants, type PlayedMutant } from "./mutants/mutants.ts";
