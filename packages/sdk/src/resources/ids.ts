// Generated from packages/contract/src by `npm run generate`. Do not edit.

/** A member that every string has. It turns a word of a prefix into a type. */
interface Word {
  toString(): string;
}

/**
 * An identifier: a prefix that names the type of object, `_` and an opaque part. `"card_1"` is an
 * `Id<"card">`.
 *
 * An `Id<"card_payment">` is not an `Id<"card">`: all words of its prefix except the last are types,
 * which TypeScript does not match with text. It compares literals as a whole.
 */
export type Id<Prefix extends string> = Prefix extends `${infer First}_${infer Rest}`
  ? `${First & Word}_${Id<Rest>}`
  : `${Prefix}_${string}`;

/** An identifier that starts with `account_`. */
export type AccountId = Id<"account">;

/** An identifier that starts with `entity_`. */
export type EntityId = Id<"entity">;

/** An identifier that starts with `program_`. */
export type ProgramId = Id<"program">;

/** An identifier that starts with `transaction_`. */
export type TransactionId = Id<"transaction">;

/** An identifier that starts with `account_transfer_`. */
export type AccountTransferId = Id<"account_transfer">;

/** An identifier that starts with `ach_transfer_`. */
export type AchTransferId = Id<"ach_transfer">;

/** An identifier that starts with `card_refund_`. */
export type CardRefundId = Id<"card_refund">;

/** An identifier that starts with `card_payment_`. */
export type CardPaymentId = Id<"card_payment">;

/** An identifier that starts with `card_settlement_`. */
export type CardSettlementId = Id<"card_settlement">;

/** An identifier that starts with `card_authorization_`. */
export type CardAuthorizationId = Id<"card_authorization">;

/** An identifier that starts with `pending_transaction_`. */
export type PendingTransactionId = Id<"pending_transaction">;

/** An identifier that starts with `check_deposit_`. */
export type CheckDepositId = Id<"check_deposit">;

/** An identifier that starts with `file_`. */
export type FileId = Id<"file">;

/** An identifier that starts with `inbound_check_deposit_`. */
export type InboundCheckDepositId = Id<"inbound_check_deposit">;

/** An identifier that starts with `check_transfer_`. */
export type CheckTransferId = Id<"check_transfer">;

/** An identifier that starts with `fednow_transfer_`. */
export type FednowTransferId = Id<"fednow_transfer">;

/** An identifier that starts with `inbound_ach_transfer_`. */
export type InboundAchTransferId = Id<"inbound_ach_transfer">;

/** An identifier that starts with `inbound_fednow_transfer_`. */
export type InboundFednowTransferId = Id<"inbound_fednow_transfer">;

/** An identifier that starts with `inbound_real_time_payments_transfer_`. */
export type InboundRealTimePaymentsTransferId = Id<"inbound_real_time_payments_transfer">;

/** An identifier that starts with `wire_transfer_`. */
export type WireTransferId = Id<"wire_transfer">;

/** An identifier that starts with `inbound_wire_transfer_`. */
export type InboundWireTransferId = Id<"inbound_wire_transfer">;

/** An identifier that starts with `real_time_payments_transfer_`. */
export type RealTimePaymentsTransferId = Id<"real_time_payments_transfer">;

/** An identifier that starts with `account_number_`. */
export type AccountNumberId = Id<"account_number">;

/** An identifier that starts with `physical_card_`. */
export type PhysicalCardId = Id<"physical_card">;

/** An identifier that starts with `card_`. */
export type CardId = Id<"card">;

/** An identifier that starts with `physical_card_profile_`. */
export type PhysicalCardProfileId = Id<"physical_card_profile">;

/** An identifier that starts with `limit_`. */
export type LimitId = Id<"limit">;

/** An identifier that starts with `declined_transaction_`. */
export type DeclinedTransactionId = Id<"declined_transaction">;

/** An identifier that starts with `ach_decline_`. */
export type AchDeclineId = Id<"ach_decline">;

/** An identifier that starts with `card_decline_`. */
export type CardDeclineId = Id<"card_decline">;

/** An identifier that starts with `digital_wallet_token_`. */
export type DigitalWalletTokenId = Id<"digital_wallet_token">;

/** An identifier that starts with `real_time_decision_`. */
export type RealTimeDecisionId = Id<"real_time_decision">;

/** An identifier that starts with `inbound_mail_item_`. */
export type InboundMailItemId = Id<"inbound_mail_item">;

/** An identifier that starts with `lockbox_address_`. */
export type LockboxAddressId = Id<"lockbox_address">;

/** An identifier that starts with `lockbox_`. */
export type LockboxId = Id<"lockbox">;

/** An identifier that starts with `event_`. */
export type EventId = Id<"event">;

/** An identifier that starts with `entity_beneficial_owner_`. */
export type EntityBeneficialOwnerId = Id<"entity_beneficial_owner">;

/** An identifier that starts with `entity_authorized_person_`. */
export type EntityAuthorizedPersonId = Id<"entity_authorized_person">;

/** An identifier that starts with `digital_card_profile_`. */
export type DigitalCardProfileId = Id<"digital_card_profile">;

/** An identifier that starts with `card_authentication_`. */
export type CardAuthenticationId = Id<"card_authentication">;

/** An identifier that starts with `card_balance_inquiry_`. */
export type CardBalanceInquiryId = Id<"card_balance_inquiry">;

/** An identifier that starts with `card_validation_`. */
export type CardValidationId = Id<"card_validation">;

/** An identifier that starts with `card_reversal_`. */
export type CardReversalId = Id<"card_reversal">;

/** An identifier that starts with `card_authorization_expiration_`. */
export type CardAuthorizationExpirationId = Id<"card_authorization_expiration">;

/** An identifier that starts with `card_increment_`. */
export type CardIncrementId = Id<"card_increment">;

/** An identifier that starts with `card_fuel_confirmation_`. */
export type CardFuelConfirmationId = Id<"card_fuel_confirmation">;

/** An identifier that starts with `card_financial_`. */
export type CardFinancialId = Id<"card_financial">;

/** An identifier that starts with `external_account_`. */
export type ExternalAccountId = Id<"external_account">;

/** An identifier that starts with `event_subscription_`. */
export type EventSubscriptionId = Id<"event_subscription">;

/** An identifier that starts with `inbound_wire_drawdown_request_`. */
export type InboundWireDrawdownRequestId = Id<"inbound_wire_drawdown_request">;
