/**
 * What all test runners share: failure reports, coverage, scenarios and seeds.
 *
 * @module
 */
export type { Coverage } from "@sandbank/engine";
export {
  applySeed,
  applySeedWith,
  defineSeed,
  parseSeed,
  type Scenario,
  type Seed,
  scenarios,
} from "@sandbank/engine/scenarios";
export { BankAssertionError } from "./assertion-error.ts";
export {
  type AttachSessionOptions,
  attachSession,
  type PlaywrightTestInfo,
} from "./attach/attach-session.ts";
export { mergeCoverage } from "./coverage/merge-coverage.ts";
export { recordCoverage } from "./coverage/record-coverage.ts";
export { expectDelivered } from "./expect-delivered.ts";
export { expectVerified } from "./expect-verified.ts";
export type { ExpectedDelivery } from "./expected-delivery.ts";
export type { DeclineReason } from "./matchers/decline-reason.ts";
export type { BankMatchers } from "./matchers/matchers.ts";
export type { ExpectedDecline } from "./matchers/to-be-declined.ts";
export type { ExpectedBalance } from "./matchers/to-have-balance.ts";
export type { ExpectedEvents } from "./matchers/to-have-emitted.ts";
export { type FailureReportOptions, failureReport } from "./report/failure-report.ts";
export { type CriticalInstant, type CriticalInstantsOptions, criticalInstants } from "./time/critical-instants.ts";
export type { DueThing, Time, TogetherClock } from "./time/time.ts";
export { type TimeOptions, timeTogether } from "./time/time-together.ts";
