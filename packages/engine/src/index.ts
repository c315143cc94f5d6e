/**
 * The bank in memory: its operations, clock, webhooks, faults and snapshots.
 *
 * @module
 */
// The objects and parameters of the API, so that a user of the bank needs no other import.
export type * from "@sandbank/contract";
export type { Violation } from "./audit/audit.ts";
export type { Coverage, CoverageOptions, Reach } from "./audit/coverage.ts";
export type { Bank, BankEntities, BankFaults } from "./bank/bank.ts";
export { bankOptionNames } from "./bank/bank-option-names.ts";
export type { BankClock } from "./bank/clock/bank-clock.ts";
export type { DueJob } from "./bank/clock/due-job-view.ts";
export type { Duration } from "./bank/clock/duration.ts";
export type { KeptClock } from "./bank/clock/kept-clock.ts";
export { createBank } from "./bank/create-bank.ts";
export { sealJournal } from "./bank/journal/journal.ts";
export { type ReplayOptions, replay } from "./bank/journal/replay.ts";
export type { Snapshot, SnapshotJson } from "./bank/journal/snapshot.ts";
export { createPlatform, type Platform, type PlatformOptions } from "./bank/platform.ts";
export type { Attachment } from "./bank/webhooks/attachment.ts";
export type { BankWebhooks, ResendOptions } from "./bank/webhooks/bank-webhooks.ts";
export type { ReadableExplanation } from "./declines/explain.ts";
export type { FieldChange } from "./diff/changed-fields.ts";
export type {
  BalanceChange,
  BankDiff,
  BeforeAndAfter,
  DiffedObject,
  ObjectChange,
  ResourceDiff,
} from "./diff/diff-states.ts";
export { BankError, type ErrorBody, type ParameterIssue } from "./errors.ts";
export type { BankRequest, BankResponse } from "./http/handle.ts";
export { SandbankBug } from "./invariant.ts";
export { type FitsException, type LargestApproved, largestApproved } from "./largest-approved.ts";
export type { CountedDebit, CurrentLimitUse } from "./limits/current-use.ts";
export type { MoveWork, RanJobs } from "./log/move-work.ts";
export { type Clock, manualClock, tickingClock } from "./ports/clock.ts";
export type { Instant } from "./ports/instant.ts";
export type { RequestHead } from "./request-head.ts";
export type { UnpaidInterest } from "./resources/accounts/payments.ts";
export type { SearchGroup, SearchResult } from "./search/search.ts";
export type { ControlBreach, MerchantBreach, SingleUseBreach, SpendingBreach } from "./state/control-breach.ts";
export type { AttemptOrigin, AttemptOutcome, AttemptState } from "./state/delivery.ts";
export type { DeliveryFaults } from "./state/delivery-faults.ts";
export type { Decision, ExplainedRule, Explanation, Rail } from "./state/explanation.ts";
export type { Fault, FaultKind, FaultPlan, TransportFault } from "./state/fault-plan.ts";
export type { JobEffect } from "./state/job-effect.ts";
export type { Journal, JournalEntry } from "./state/journal-entry.ts";
export type { LimitUse } from "./state/limit-use.ts";
export type { BankOptions, Decide, DecisionAnswer, ForkOptions } from "./state/options.ts";
export type { RuleFacts } from "./state/rule-facts.ts";
export type { SecretRotation } from "./state/signing-secret.ts";
export type { AccountEntry, LedgerEntriesOptions } from "./trace/account-entries.ts";
export { createRedactor, type Redactor } from "./trace/create-redactor.ts";
export type {
  BalanceExplanation,
  BalanceGroup,
  BalanceOptions,
  ExplainedEntry,
  OpenHold,
} from "./trace/explain-balance.ts";
export type {
  Trace,
  TracedAdvance,
  TracedCall,
  TracedDecline,
  TracedEffects,
  TracedEntry,
  TraceOptions,
  TraceStep,
} from "./trace/trace.ts";
export type { AttemptFilter } from "./webhooks/attempt-list.ts";
export type { WebhookAttempt, WebhookRequest } from "./webhooks/attempt-view.ts";
export type { DeliveryFilter, WebhookDelivery } from "./webhooks/delivery-list.ts";
export type { ClockKeeper } from "./world/keeper.ts";
export type { BankObserver, DoneJob, NumberedEntry } from "./world/observer.ts";
export type { Sender } from "./world/sender.ts";
