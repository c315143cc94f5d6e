// Generated from packages/contract/src by `npm run generate`. Do not edit.

/** An identifier that starts with `account_`. */
export type AccountId = `account_${string}`;

/** An identifier that starts with `entity_`. */
export type EntityId = `entity_${string}`;

/** An identifier that starts with `program_`. */
export type ProgramId = `program_${string}`;

/** An identifier that starts with `transaction_`. */
export type TransactionId = `transaction_${string}`;

/** An identifier that starts with `card_refund_`. */
export type CardRefundId = `card_refund_${string}`;

/** An identifier that starts with `card_payment_`. */
export type CardPaymentId = `card_payment_${string}`;

/** An identifier that starts with `card_settlement_`. */
export type CardSettlementId = `card_settlement_${string}`;

/** An identifier that starts with `card_authorization_`. */
export type CardAuthorizationId = `card_authorization_${string}`;

/** An identifier that starts with `pending_transaction_`. */
export type PendingTransactionId = `pending_transaction_${string}`;

/** An identifier that starts with `check_deposit_`. */
export type CheckDepositId = `check_deposit_${string}`;

/** An identifier that starts with `inbound_ach_transfer_`. */
export type InboundAchTransferId = `inbound_ach_transfer_${string}`;

/** An identifier that starts with `file_`. */
export type FileId = `file_${string}`;

/** An identifier that starts with `inbound_check_deposit_`. */
export type InboundCheckDepositId = `inbound_check_deposit_${string}`;

/** An identifier that starts with `inbound_fednow_transfer_`. */
export type InboundFednowTransferId = `inbound_fednow_transfer_${string}`;

/** An identifier that starts with `inbound_real_time_payments_transfer_`. */
export type InboundRealTimePaymentsTransferId = `inbound_real_time_payments_transfer_${string}`;

/** An identifier that starts with `inbound_wire_transfer_`. */
export type InboundWireTransferId = `inbound_wire_transfer_${string}`;

/** An identifier that starts with `account_number_`. */
export type AccountNumberId = `account_number_${string}`;

/** An identifier that starts with `physical_card_`. */
export type PhysicalCardId = `physical_card_${string}`;

/** An identifier that starts with `card_`. */
export type CardId = `card_${string}`;

/** An identifier that starts with `physical_card_profile_`. */
export type PhysicalCardProfileId = `physical_card_profile_${string}`;

/** An identifier that starts with `limit_`. */
export type LimitId = `limit_${string}`;

/** An identifier that starts with `declined_transaction_`. */
export type DeclinedTransactionId = `declined_transaction_${string}`;

/** An identifier that starts with `ach_decline_`. */
export type AchDeclineId = `ach_decline_${string}`;

/** An identifier that starts with `card_decline_`. */
export type CardDeclineId = `card_decline_${string}`;

/** An identifier that starts with `digital_wallet_token_`. */
export type DigitalWalletTokenId = `digital_wallet_token_${string}`;

/** An identifier that starts with `real_time_decision_`. */
export type RealTimeDecisionId = `real_time_decision_${string}`;

/** An identifier that starts with `check_transfer_`. */
export type CheckTransferId = `check_transfer_${string}`;

/** An identifier that starts with `inbound_mail_item_`. */
export type InboundMailItemId = `inbound_mail_item_${string}`;

/** An identifier that starts with `lockbox_address_`. */
export type LockboxAddressId = `lockbox_address_${string}`;

/** An identifier that starts with `lockbox_`. */
export type LockboxId = `lockbox_${string}`;

/** An identifier that starts with `event_`. */
export type EventId = `event_${string}`;

/** An identifier that starts with `event_subscription_`. */
export type EventSubscriptionId = `event_subscription_${string}`;
