// Generated from packages/contract/src by `npm run generate`. Do not edit.

import { checkedId } from "../core/checked-id.ts";
import type {
  AccountId,
  AccountNumberId,
  AccountTransferId,
  AchTransferId,
  CardId,
  CardPaymentId,
  CheckDepositId,
  CheckTransferId,
  DeclinedTransactionId,
  DigitalCardProfileId,
  EntityId,
  EventId,
  EventSubscriptionId,
  ExternalAccountId,
  FednowTransferId,
  FileId,
  InboundAchTransferId,
  InboundCheckDepositId,
  InboundFednowTransferId,
  InboundMailItemId,
  InboundRealTimePaymentsTransferId,
  InboundWireDrawdownRequestId,
  InboundWireTransferId,
  LimitId,
  LockboxAddressId,
  LockboxId,
  PendingTransactionId,
  PhysicalCardId,
  PhysicalCardProfileId,
  ProgramId,
  RealTimeDecisionId,
  RealTimePaymentsTransferId,
  TransactionId,
  WireTransferId,
} from "./ids.ts";

/**
 * Checks text from outside and returns it as an id, which starts with `account_` followed by an opaque
 * part. Throws a `BankArgumentError` for any other text, including the id of another type of object.
 */
export function accountId(text: string): AccountId {
  return checkedId("account", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with `account_number_` followed by an
 * opaque part. Throws a `BankArgumentError` for any other text, including the id of another type of
 * object.
 */
export function accountNumberId(text: string): AccountNumberId {
  return checkedId("account_number", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with `account_transfer_` followed by
 * an opaque part. Throws a `BankArgumentError` for any other text, including the id of another type of
 * object.
 */
export function accountTransferId(text: string): AccountTransferId {
  return checkedId("account_transfer", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with `ach_transfer_` followed by an
 * opaque part. Throws a `BankArgumentError` for any other text, including the id of another type of
 * object.
 */
export function achTransferId(text: string): AchTransferId {
  return checkedId("ach_transfer", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with `card_` followed by an opaque
 * part. Throws a `BankArgumentError` for any other text, including the id of another type of object.
 */
export function cardId(text: string): CardId {
  return checkedId("card", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with `card_payment_` followed by an
 * opaque part. Throws a `BankArgumentError` for any other text, including the id of another type of
 * object.
 */
export function cardPaymentId(text: string): CardPaymentId {
  return checkedId("card_payment", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with `check_deposit_` followed by an
 * opaque part. Throws a `BankArgumentError` for any other text, including the id of another type of
 * object.
 */
export function checkDepositId(text: string): CheckDepositId {
  return checkedId("check_deposit", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with `check_transfer_` followed by an
 * opaque part. Throws a `BankArgumentError` for any other text, including the id of another type of
 * object.
 */
export function checkTransferId(text: string): CheckTransferId {
  return checkedId("check_transfer", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with `declined_transaction_` followed
 * by an opaque part. Throws a `BankArgumentError` for any other text, including the id of another type
 * of object.
 */
export function declinedTransactionId(text: string): DeclinedTransactionId {
  return checkedId("declined_transaction", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with `digital_card_profile_` followed
 * by an opaque part. Throws a `BankArgumentError` for any other text, including the id of another type
 * of object.
 */
export function digitalCardProfileId(text: string): DigitalCardProfileId {
  return checkedId("digital_card_profile", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with `entity_` followed by an opaque
 * part. Throws a `BankArgumentError` for any other text, including the id of another type of object.
 */
export function entityId(text: string): EntityId {
  return checkedId("entity", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with `event_` followed by an opaque
 * part. Throws a `BankArgumentError` for any other text, including the id of another type of object.
 */
export function eventId(text: string): EventId {
  return checkedId("event", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with `event_subscription_` followed
 * by an opaque part. Throws a `BankArgumentError` for any other text, including the id of another type
 * of object.
 */
export function eventSubscriptionId(text: string): EventSubscriptionId {
  return checkedId("event_subscription", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with `external_account_` followed by
 * an opaque part. Throws a `BankArgumentError` for any other text, including the id of another type of
 * object.
 */
export function externalAccountId(text: string): ExternalAccountId {
  return checkedId("external_account", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with `fednow_transfer_` followed by
 * an opaque part. Throws a `BankArgumentError` for any other text, including the id of another type of
 * object.
 */
export function fednowTransferId(text: string): FednowTransferId {
  return checkedId("fednow_transfer", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with `file_` followed by an opaque
 * part. Throws a `BankArgumentError` for any other text, including the id of another type of object.
 */
export function fileId(text: string): FileId {
  return checkedId("file", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with `inbound_ach_transfer_` followed
 * by an opaque part. Throws a `BankArgumentError` for any other text, including the id of another type
 * of object.
 */
export function inboundAchTransferId(text: string): InboundAchTransferId {
  return checkedId("inbound_ach_transfer", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with `inbound_check_deposit_`
 * followed by an opaque part. Throws a `BankArgumentError` for any other text, including the id of
 * another type of object.
 */
export function inboundCheckDepositId(text: string): InboundCheckDepositId {
  return checkedId("inbound_check_deposit", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with `inbound_fednow_transfer_`
 * followed by an opaque part. Throws a `BankArgumentError` for any other text, including the id of
 * another type of object.
 */
export function inboundFednowTransferId(text: string): InboundFednowTransferId {
  return checkedId("inbound_fednow_transfer", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with `inbound_mail_item_` followed by
 * an opaque part. Throws a `BankArgumentError` for any other text, including the id of another type of
 * object.
 */
export function inboundMailItemId(text: string): InboundMailItemId {
  return checkedId("inbound_mail_item", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with
 * `inbound_real_time_payments_transfer_` followed by an opaque part. Throws a `BankArgumentError` for
 * any other text, including the id of another type of object.
 */
export function inboundRealTimePaymentsTransferId(text: string): InboundRealTimePaymentsTransferId {
  return checkedId("inbound_real_time_payments_transfer", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with `inbound_wire_drawdown_request_`
 * followed by an opaque part. Throws a `BankArgumentError` for any other text, including the id of
 * another type of object.
 */
export function inboundWireDrawdownRequestId(text: string): InboundWireDrawdownRequestId {
  return checkedId("inbound_wire_drawdown_request", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with `inbound_wire_transfer_`
 * followed by an opaque part. Throws a `BankArgumentError` for any other text, including the id of
 * another type of object.
 */
export function inboundWireTransferId(text: string): InboundWireTransferId {
  return checkedId("inbound_wire_transfer", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with `limit_` followed by an opaque
 * part. Throws a `BankArgumentError` for any other text, including the id of another type of object.
 */
export function limitId(text: string): LimitId {
  return checkedId("limit", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with `lockbox_address_` followed by
 * an opaque part. Throws a `BankArgumentError` for any other text, including the id of another type of
 * object.
 */
export function lockboxAddressId(text: string): LockboxAddressId {
  return checkedId("lockbox_address", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with `lockbox_` followed by an opaque
 * part. Throws a `BankArgumentError` for any other text, including the id of another type of object.
 */
export function lockboxId(text: string): LockboxId {
  return checkedId("lockbox", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with `pending_transaction_` followed
 * by an opaque part. Throws a `BankArgumentError` for any other text, including the id of another type
 * of object.
 */
export function pendingTransactionId(text: string): PendingTransactionId {
  return checkedId("pending_transaction", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with `physical_card_` followed by an
 * opaque part. Throws a `BankArgumentError` for any other text, including the id of another type of
 * object.
 */
export function physicalCardId(text: string): PhysicalCardId {
  return checkedId("physical_card", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with `physical_card_profile_`
 * followed by an opaque part. Throws a `BankArgumentError` for any other text, including the id of
 * another type of object.
 */
export function physicalCardProfileId(text: string): PhysicalCardProfileId {
  return checkedId("physical_card_profile", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with `program_` followed by an opaque
 * part. Throws a `BankArgumentError` for any other text, including the id of another type of object.
 */
export function programId(text: string): ProgramId {
  return checkedId("program", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with `real_time_decision_` followed
 * by an opaque part. Throws a `BankArgumentError` for any other text, including the id of another type
 * of object.
 */
export function realTimeDecisionId(text: string): RealTimeDecisionId {
  return checkedId("real_time_decision", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with `real_time_payments_transfer_`
 * followed by an opaque part. Throws a `BankArgumentError` for any other text, including the id of
 * another type of object.
 */
export function realTimePaymentsTransferId(text: string): RealTimePaymentsTransferId {
  return checkedId("real_time_payments_transfer", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with `transaction_` followed by an
 * opaque part. Throws a `BankArgumentError` for any other text, including the id of another type of
 * object.
 */
export function transactionId(text: string): TransactionId {
  return checkedId("transaction", text);
}

/**
 * Checks text from outside and returns it as an id, which starts with `wire_transfer_` followed by an
 * opaque part. Throws a `BankArgumentError` for any other text, including the id of another type of
 * object.
 */
export function wireTransferId(text: string): WireTransferId {
  return checkedId("wire_transfer", text);
}
