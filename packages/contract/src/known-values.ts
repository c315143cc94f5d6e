import { neverProduced } from "./schema-kit.ts";

/**
 * The values that requests accept and that the bank never produces. Apps that were written for other banks of this kind
 * filter by them and subscribe to them. They are no part of an object's type, and need no program.
 */

/** Categories of Transactions that only filters know. */
export const neverProducedTransactionCategorySchema = neverProduced(
  "NeverProducedTransactionCategory",
  "A category that filters of Transactions accept. It is never produced: no Transaction of this bank has it.",
  [
    "blockchain_offramp_transfer_settlement",
    "blockchain_onramp_transfer_intention",
    "card_dispute_acceptance",
    "card_dispute_financial",
    "card_dispute_loss",
    "card_financial",
    "card_push_transfer_acceptance",
    "card_revenue_payment",
    "cashback_payment",
    "fee_payment",
    "inbound_check_adjustment",
    "inbound_check_deposit_acceptance",
    "internal_source",
    "sample_funds",
    "swift_transfer_intention",
    "swift_transfer_return",
  ],
);

/** Categories of Pending Transactions that only filters know. */
export const neverProducedPendingTransactionCategorySchema = neverProduced(
  "NeverProducedPendingTransactionCategory",
  "A category that filters of Pending Transactions accept. It is never produced: no Pending Transaction of this bank has it.",
  [
    "blockchain_offramp_transfer",
    "blockchain_onramp_transfer_instruction",
    "card_push_transfer_instruction",
    "inbound_wire_transfer_reversal",
    "swift_transfer_instruction",
  ],
);

/** States of the transfers that you send which only filters know. */
export const neverProducedAchTransferStatusSchema = neverProducedStatus("AchTransferStatus", "ACH Transfer", [
  "pending_transfer_session_confirmation",
  "pending_reviewing",
  "requires_attention",
]);
export const neverProducedCheckTransferStatusSchema = neverProducedStatus("CheckTransferStatus", "Check Transfer", [
  "pending_reviewing",
  "requires_attention",
]);
export const neverProducedFednowTransferStatusSchema = neverProducedStatus("FednowTransferStatus", "FedNow Transfer", [
  "pending_reviewing",
  "reviewing_rejected",
  "requires_attention",
  "pending_response",
]);
export const neverProducedRealTimePaymentsTransferStatusSchema = neverProducedStatus(
  "RealTimePaymentsTransferStatus",
  "Real-Time Payments Transfer",
  ["pending_reviewing", "requires_attention", "submitted"],
);
export const neverProducedWireTransferStatusSchema = neverProducedStatus("WireTransferStatus", "Wire Transfer", [
  "pending_reviewing",
  "requires_attention",
  "submitted",
]);

/** Categories of Events that only filters and Event Subscriptions know. */
export const neverProducedEventCategorySchema = neverProduced(
  "NeverProducedEventCategory",
  "A category that filters of Events and Event Subscriptions accept. It is never produced: no Event of this bank has it.",
  [
    "account_statement.created",
    ...both("ach_prenotification"),
    ...both("blockchain_address"),
    ...both("blockchain_offramp_transfer"),
    ...both("blockchain_onramp_transfer"),
    ...both("bookkeeping_account"),
    "bookkeeping_entry_set.updated",
    ...both("card_dispute"),
    ...both("card_profile"),
    "card_purchase_supplement.created",
    ...both("card_push_transfer"),
    ...both("card_validation"),
    ...both("checkbook"),
    "declined_transaction.updated",
    ...both("digital_wallet_token"),
    ...both("export"),
    "group.heartbeat",
    "group.updated",
    ...both("inbound_ach_transfer_return"),
    ...both("inbound_real_time_payments_request_for_payment"),
    "inbound_wire_drawdown_request.created",
    ...both("interest_rate_plan"),
    ...both("loan_application"),
    "loan_distribution.created",
    ...both("loan_offer"),
    "loan_purchase.created",
    ...both("lockbox_recipient"),
    "oauth_connection.created",
    "oauth_connection.deactivated",
    ...both("physical_check"),
    "program.updated",
    ...both("proof_of_authorization_request"),
    "real_time_decision.card_authentication_challenge_requested",
    "real_time_decision.card_authentication_requested",
    "real_time_decision.card_balance_inquiry_requested",
    "real_time_decision.digital_wallet_authentication_requested",
    "real_time_decision.digital_wallet_token_requested",
    ...both("real_time_payments_request_for_payment"),
    ...both("swift_transfer"),
    "transaction.updated",
    ...both("wire_drawdown_request"),
  ],
);

function neverProducedStatus<const Value extends string>(name: string, object: string, options: readonly Value[]) {
  const description = `A state that the filter of ${object}s accepts. It is never produced: no ${object} of this bank is in it.`;
  return neverProduced(`NeverProduced${name}`, description, options);
}

function both<Type extends string>(type: Type): readonly [`${Type}.created`, `${Type}.updated`] {
  return [`${type}.created`, `${type}.updated`];
}
