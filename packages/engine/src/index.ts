// The objects and parameters of the API, so that a user of the bank needs no other import.
export type * from "@sandbank/contract";
export type { Violation } from "./audit.ts";
export type { BankClock } from "./bank-clock.ts";
export type { Duration } from "./clock.ts";
export type { Coverage, Reach } from "./coverage.ts";
export { createBank } from "./create-bank.ts";
export { BankError, type ErrorBody, type ParameterFault } from "./errors.ts";
export type { Fault, FaultKind, FaultPlan, TransportFault } from "./fault-plan.ts";
export type { BankRequest, BankResponse } from "./http/handle.ts";
export { SandbankBug } from "./invariant.ts";
export type { Journal, JournalEntry } from "./journal-entry.ts";
export type { LimitBreach } from "./limits/limit-breach.ts";
export type { Bank, BankEntities, BankFaults, BankWebhooks } from "./open-bank.ts";
export type { BankOptions, Decide, DecisionAnswer } from "./options.ts";
export { createPlatform, type Platform, type PlatformOptions } from "./platform.ts";
export { type Clock, manualClock, tickingClock } from "./ports/clock.ts";
export type { ReadableExplanation } from "./rails/explain.ts";
export type { Decision, ExplainedRule, Explanation, Rail, Seen } from "./rails/explanation.ts";
// What the bank declines and refuses, and how its objects move, as data: the reference is printed from it.
export { type RailTable, type ReasonTable, rails } from "./rails.ts";
export { refusals } from "./refusals.ts";
export { replay } from "./replay.ts";
export { mailRejections } from "./resources/inbound-mail-items/rules.ts";
export type { Snapshot, SnapshotJson } from "./snapshot.ts";
export { type StateMachine, stateMachines } from "./state-machines.ts";
export { isRefused, type Refused } from "./state-table.ts";
