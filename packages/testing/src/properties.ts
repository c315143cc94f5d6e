/**
 * Property tests: random sequences of bank actions against your app, reduced to the shortest that fails.
 *
 * @module
 */
export type { Action, ActionGroup, Step } from "./properties/action.ts";
export type { BalanceModel } from "./properties/balance-model.ts";
export { bankActions } from "./properties/bank-actions.ts";
export { bankProperty } from "./properties/bank-property.ts";
export type { BankRun, Disturbance, PlayedStep } from "./properties/bank-run.ts";
export {
  type AuthorizationParams,
  type CardDeclineParams,
  type CardPaymentParams,
  cardActions,
  type RefundParams,
  type SettlementParams,
} from "./properties/card-actions.ts";
export { clockActions, type TimeParams } from "./properties/clock-actions.ts";
export { connectionActions } from "./properties/connection-actions.ts";
export { dollars } from "./properties/dollars.ts";
export { type AppBalance, type Invariant, invariants } from "./properties/invariants.ts";
export type { BankPropertyOptions } from "./properties/property-options.ts";
export {
  type AchReturnParams,
  type InstantCompletionParams,
  type SentTransferParams,
  sentTransferActions,
} from "./properties/sent-transfer-actions.ts";
export type { SetupParts, SystemUnderTest } from "./properties/system-under-test.ts";
export { type AchDeclineParams, type TransferParams, transferActions } from "./properties/transfer-actions.ts";
export { type DuplicateParams, webhookActions } from "./properties/webhook-actions.ts";
