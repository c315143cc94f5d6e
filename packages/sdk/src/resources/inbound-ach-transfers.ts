// Generated from packages/contract/src/resources/inbound-ach-transfers by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions, WriteOptions } from "../core/api.ts";
import type {
  AccountId,
  AccountNumberId,
  AchDeclineId,
  DeclinedTransactionId,
  InboundAchTransferId,
  TransactionId,
} from "./ids.ts";
import type { AnyOf, Open, PageParams } from "./shared.ts";

/** Operations on Inbound Ach Transfers. */
export interface InboundAchTransfers {
  /**
   * List Inbound ACH Transfers, newest first.
   *
   * `GET /inbound_ach_transfers`. An extension of the contract.
   */
  list(params?: InboundAchTransferListParams, options?: ListOptions): PageRequest<InboundAchTransfer>;

  /**
   * Retrieve an Inbound ACH Transfer.
   *
   * `GET /inbound_ach_transfers/{inbound_ach_transfer_id}`. An extension of the contract.
   */
  retrieve(id: InboundAchTransferId, options?: RequestOptions): ApiPromise<InboundAchTransfer>;

  /**
   * Decline an Inbound ACH Transfer before its money moves.
   *
   * It must be `pending`, and is then `declined`. A Declined Transaction of category `ach_decline`
   * records it. What only the bank can find out, a disabled Account Number for instance, is no reason
   * that you can give. Emits `declined_transaction.created` and `inbound_ach_transfer.updated`.
   *
   * `POST /inbound_ach_transfers/{inbound_ach_transfer_id}/decline`. An extension of the contract.
   */
  decline(
    id: InboundAchTransferId,
    params?: InboundAchTransferDeclineParams,
    options?: WriteOptions,
  ): ApiPromise<InboundAchTransfer>;

  /**
   * Return an Inbound ACH Transfer after its money moved.
   *
   * It must be `accepted` and the Account open; it is then `returned`. A Transaction of category
   * `inbound_ach_transfer_return_intention` moves the money back, even if the balance is too low for it.
   * A debit then counts toward no Limit. Emits `transaction.created` and `inbound_ach_transfer.updated`.
   *
   * `POST /inbound_ach_transfers/{inbound_ach_transfer_id}/transfer_return`. An extension of the
   * contract.
   */
  transferReturn(
    id: InboundAchTransferId,
    params: InboundAchTransferTransferReturnParams,
    options?: WriteOptions,
  ): ApiPromise<InboundAchTransfer>;
}

/** An ACH transfer of somebody else's that was accepted. */
export interface TransactionInboundAchTransfer {
  /** What was sent along with it, or null. */
  addenda: InboundAchTransferAddenda | null;
  /** Amount of the transfer, credit or debit, in cents, at least 1. */
  amount: number;
  /** Date as the originator wrote it, in no fixed form, or null. */
  originator_company_descriptive_date: string | null;
  /** Data that the originator added for its own use, or null. */
  originator_company_discretionary_data: string | null;
  /** What the payment is for, in the originator's words. */
  originator_company_entry_description: string;
  /** Identifier of the originator in the ACH network. */
  originator_company_id: string;
  /** Name of the originator. */
  originator_company_name: string;
  /** The originator's identifier of the receiver, or null. */
  receiver_id_number: string | null;
  /** The receiver's name as the originator wrote it, or null. */
  receiver_name: string | null;
  /** Number that follows the transfer through the ACH network. */
  trace_number: string;
  /** The Inbound ACH Transfer that moved the money. */
  transfer_id: InboundAchTransferId;
}

/** What was sent along with an ACH transfer. */
export interface InboundAchTransferAddenda {
  /** The form of what was sent along with an ACH transfer. */
  category: Open<InboundAchTransferAddendaCategory>;
  /** The text, or null unless `category` is `freeform`. */
  freeform: InboundAchTransferAddendaFreeform | null;
}

/**
 * The form of what was sent along with an ACH transfer.
 *
 * - `freeform`: Text in no fixed form.
 */
export type InboundAchTransferAddendaCategory = "freeform";

/** Addenda in no fixed form. */
export interface InboundAchTransferAddendaFreeform {
  /** The records, in the order in which they were sent. */
  entries: InboundAchTransferAddendaEntry[];
}

/** One record of addenda. */
export interface InboundAchTransferAddendaEntry {
  /** What the originator wrote about the payment. */
  payment_related_information: string;
}

/** An accepted ACH transfer that you return: its money goes back where it came from. */
export interface InboundAchTransferReturnIntention {
  /** The Inbound ACH Transfer that is returned. */
  inbound_ach_transfer_id: InboundAchTransferId;
}

/** An ACH transfer that was declined. */
export interface AchDecline {
  /** Amount that was declined, in US cents, 0 or more. */
  amount: number;
  /** Identifier of the decline. */
  id: AchDeclineId;
  /** The Inbound ACH Transfer that was declined. */
  inbound_ach_transfer_id: InboundAchTransferId;
  /** Date as the originator wrote it, in no fixed form, or null. */
  originator_company_descriptive_date: string | null;
  /** Data that the originator added for its own use, or null. */
  originator_company_discretionary_data: string | null;
  /** Identifier of the originator in the ACH network. */
  originator_company_id: string;
  /** Name of the originator. */
  originator_company_name: string;
  /** Why an ACH transfer was declined. */
  reason: Open<AchDeclineReason>;
  /** The originator's identifier of the receiver, or null. */
  receiver_id_number: string | null;
  /** The receiver's name as the originator wrote it, or null. */
  receiver_name: string | null;
  /** Number that follows the transfer through the ACH network. */
  trace_number: string;
  /** Always `ach_decline`. */
  type: "ach_decline";
}

/**
 * Why an ACH transfer was declined.
 *
 * - `ach_route_canceled`: The Account Number is canceled.
 * - `ach_route_disabled`: The Account Number is disabled.
 * - `breaches_limit`: It would pass a Limit.
 * - `entity_not_active`: The Entity that owns the Account is not active.
 * - `group_locked`: The Account takes no activity.
 * - `transaction_not_allowed`: The Account Number does not take transfers of this kind, debits for
 *   instance.
 * - `returned_per_odfi_request`: The bank that sent it asked for it back.
 * - `user_initiated`: You declined it through the API.
 * - `insufficient_funds`: The available balance does not cover it.
 * - `authorization_revoked_by_customer`: The payer withdrew the permission that was given to the
 *   originator.
 * - `payment_stopped`: The payer stopped this payment.
 * - `customer_advised_unauthorized_improper_ineligible_or_incomplete`: The payer says that it was
 *   never authorized, or is improper, ineligible or incomplete.
 * - `representative_payee_deceased_or_unable_to_continue_in_that_capacity`: The person who receives
 *   money on another's behalf died or can no longer do so.
 * - `beneficiary_or_account_holder_deceased`: The one whom the money is for, or the holder of the
 *   Account, died.
 * - `credit_entry_refused_by_receiver`: The receiver does not want the money.
 * - `duplicate_entry`: It was sent twice.
 * - `corporate_customer_advised_not_authorized`: The payer, a company, says that it was never
 *   authorized.
 */
export type AchDeclineReason =
  | "ach_route_canceled"
  | "ach_route_disabled"
  | "breaches_limit"
  | "entity_not_active"
  | "group_locked"
  | "transaction_not_allowed"
  | "returned_per_odfi_request"
  | "user_initiated"
  | "insufficient_funds"
  | "authorization_revoked_by_customer"
  | "payment_stopped"
  | "customer_advised_unauthorized_improper_ineligible_or_incomplete"
  | "representative_payee_deceased_or_unable_to_continue_in_that_capacity"
  | "beneficiary_or_account_holder_deceased"
  | "credit_entry_refused_by_receiver"
  | "duplicate_entry"
  | "corporate_customer_advised_not_authorized";

/** An ACH transfer that somebody else sent to an Account Number, to add money or to take it. */
export interface InboundAchTransfer {
  /** Identifier of the Inbound ACH Transfer. */
  id: InboundAchTransferId;
  /** How it was accepted, or null unless it was. */
  acceptance: InboundAchTransferAcceptance | null;
  /** The Account whose balance it is to change. */
  account_id: AccountId;
  /** The Account Number that it was sent to. */
  account_number_id: AccountNumberId;
  /** What was sent along with it, or null. */
  addenda: InboundAchTransferAddenda | null;
  /** Amount in cents, at least 1, whichever way the money goes: see `direction`. */
  amount: number;
  /**
   * When the bank resolves it, unless you decline it before: in live an hour after it arrived. ISO 8601,
   * UTC.
   */
  automatically_resolves_at: string;
  /** When it arrived. ISO 8601, UTC. */
  created_at: string;
  /** How it was declined, or null unless it was. */
  decline: InboundAchTransferDecline | null;
  /** Which way the money of an ACH transfer goes. */
  direction: Open<InboundAchTransferDirection>;
  /** The day that the originator wants it settled on, `YYYY-MM-DD`. */
  effective_date: string;
  /** Always null: the bank keeps no further details of a transfer between countries. */
  international_addenda: null;
  /** What the originator was told to correct, or null. */
  notification_of_change: InboundAchTransferNotificationOfChange | null;
  /** Date as the originator wrote it, in no fixed form, or null. */
  originator_company_descriptive_date: string | null;
  /** Data that the originator added for its own use, or null. */
  originator_company_discretionary_data: string | null;
  /** What the payment is for, in the originator's words. */
  originator_company_entry_description: string;
  /** Identifier of the originator in the ACH network. */
  originator_company_id: string;
  /** Name of the originator. */
  originator_company_name: string;
  /** The originator's identifier of the receiver, or null. */
  receiver_id_number: string | null;
  /** The receiver's name as the originator wrote it, or null. */
  receiver_name: string | null;
  /** Number that follows the transfer through the ACH network. */
  trace_number: string;
  /** Routing number of the originator's bank. */
  originator_routing_number: string;
  /** When the banks settle an ACH transfer. */
  settlement: InboundAchTransferSettlement;
  /** The kind of payment that an ACH transfer is, as the originator classed it. */
  standard_entry_class_code: Open<InboundAchTransferStandardEntryClassCode>;
  /** How far an Inbound ACH Transfer has come. */
  status: Open<InboundAchTransferStatus>;
  /** How it was returned, or null unless it was. */
  transfer_return: InboundAchTransferReturn | null;
  /** Always `inbound_ach_transfer`. */
  type: "inbound_ach_transfer";
}

/** How an ACH transfer was accepted. */
export interface InboundAchTransferAcceptance {
  /** When it was accepted. ISO 8601, UTC. */
  accepted_at: string;
  /** The Transaction that moved the money. */
  transaction_id: TransactionId;
}

/** How an ACH transfer was declined. */
export interface InboundAchTransferDecline {
  /** When it was declined. ISO 8601, UTC. */
  declined_at: string;
  /** The Declined Transaction that records it. */
  declined_transaction_id: DeclinedTransactionId;
  /** Why an ACH transfer was declined. */
  reason: Open<AchDeclineReason>;
}

/**
 * Which way the money of an ACH transfer goes.
 *
 * - `credit`: Into the Account.
 * - `debit`: Out of the Account.
 */
export type InboundAchTransferDirection = "credit" | "debit";

/** What the originator was told to correct before the next transfer. */
export interface InboundAchTransferNotificationOfChange {
  /** The account number to use from now on, or null if it stays. */
  updated_account_number: string | null;
  /** The routing number to use from now on, or null if it stays. */
  updated_routing_number: string | null;
}

/** When the banks settle an ACH transfer. */
export interface InboundAchTransferSettlement {
  /** When it is settled. ISO 8601, UTC. */
  settled_at: string;
  /** How soon the banks settle an ACH transfer. */
  settlement_schedule: Open<InboundAchTransferSettlementSchedule>;
}

/**
 * How soon the banks settle an ACH transfer.
 *
 * - `same_day`: On the day on which it was sent.
 * - `future_dated`: On a later day.
 */
export type InboundAchTransferSettlementSchedule = "same_day" | "future_dated";

/**
 * The kind of payment that an ACH transfer is, as the originator classed it.
 *
 * - `corporate_credit_or_debit`: Between companies (CCD).
 * - `corporate_trade_exchange`: Between companies, with details of what is paid (CTX).
 * - `prearranged_payments_and_deposit`: To or from a person by an arrangement, such as wages or a bill
 *   (PPD).
 * - `internet_initiated`: Ordered on the internet (WEB).
 * - `point_of_sale`: At a terminal in a shop (POS).
 * - `telephone_initiated`: Ordered by telephone (TEL).
 * - `customer_initiated`: A bill that a person pays on their own account (CIE).
 * - `accounts_receivable`: Made from a check that was sent by mail or left in a dropbox (ARC).
 * - `machine_transfer`: At a cash machine (MTE).
 * - `shared_network_transaction`: At a terminal of a network that several banks share (SHR).
 * - `represented_check`: A check that is presented again, after it was returned for lack of money
 *   (RCK).
 * - `back_office_conversion`: Made from a check afterwards, in the back office of a shop (BOC).
 * - `point_of_purchase`: Made from a check on the spot, at the till (POP).
 * - `check_truncation`: In place of a check that is kept by the bank where it was deposited (TRC).
 * - `destroyed_check`: In place of a check that was lost or destroyed (XCK).
 * - `international_ach_transaction`: From or to another country (IAT).
 */
export type InboundAchTransferStandardEntryClassCode =
  | "corporate_credit_or_debit"
  | "corporate_trade_exchange"
  | "prearranged_payments_and_deposit"
  | "internet_initiated"
  | "point_of_sale"
  | "telephone_initiated"
  | "customer_initiated"
  | "accounts_receivable"
  | "machine_transfer"
  | "shared_network_transaction"
  | "represented_check"
  | "back_office_conversion"
  | "point_of_purchase"
  | "check_truncation"
  | "destroyed_check"
  | "international_ach_transaction";

/**
 * How far an Inbound ACH Transfer has come.
 *
 * - `pending`: It waits: no money has moved, and you can still decline it.
 * - `declined`: It was declined; no money moved.
 * - `accepted`: Its money has moved.
 * - `returned`: You returned it after it was accepted; its money has moved back.
 */
export type InboundAchTransferStatus = "pending" | "declined" | "accepted" | "returned";

/** How an accepted ACH transfer was returned. */
export interface InboundAchTransferReturn {
  /** Why you return an ACH transfer. */
  reason: Open<InboundAchTransferReturnReason>;
  /** When it was returned. ISO 8601, UTC. */
  returned_at: string;
  /** The Transaction that moved the money back. */
  transaction_id: TransactionId;
}

/**
 * Why you return an ACH transfer.
 *
 * - `insufficient_funds`: The available balance does not cover it.
 * - `returned_per_odfi_request`: The bank that sent it asked for it back.
 * - `authorization_revoked_by_customer`: The payer withdrew the permission that was given to the
 *   originator.
 * - `payment_stopped`: The payer stopped this payment.
 * - `customer_advised_unauthorized_improper_ineligible_or_incomplete`: The payer says that it was
 *   never authorized, or is improper, ineligible or incomplete.
 * - `representative_payee_deceased_or_unable_to_continue_in_that_capacity`: The person who receives
 *   money on another's behalf died or can no longer do so.
 * - `beneficiary_or_account_holder_deceased`: The one whom the money is for, or the holder of the
 *   Account, died.
 * - `credit_entry_refused_by_receiver`: The receiver does not want the money.
 * - `duplicate_entry`: It was sent twice.
 * - `corporate_customer_advised_not_authorized`: The payer, a company, says that it was never
 *   authorized.
 */
export type InboundAchTransferReturnReason =
  | "insufficient_funds"
  | "returned_per_odfi_request"
  | "authorization_revoked_by_customer"
  | "payment_stopped"
  | "customer_advised_unauthorized_improper_ineligible_or_incomplete"
  | "representative_payee_deceased_or_unable_to_continue_in_that_capacity"
  | "beneficiary_or_account_holder_deceased"
  | "credit_entry_refused_by_receiver"
  | "duplicate_entry"
  | "corporate_customer_advised_not_authorized";

/** Parameters of `inboundAchTransfers.list`. */
export interface InboundAchTransferListParams extends PageParams {
  /** Only Inbound ACH Transfers of this Account. */
  account_id?: AccountId | undefined;
  /** Only Inbound ACH Transfers to this Account Number. */
  account_number_id?: AccountNumberId | undefined;
  /** Only Inbound ACH Transfers in one of these states. */
  status?: AnyOf<Open<InboundAchTransferStatus>> | undefined;
}

/** Parameters of `inboundAchTransfers.decline`. */
export interface InboundAchTransferDeclineParams {
  /**
   * Why you decline it, as the other bank is to be told. By default `payment_stopped` for a debit and
   * `credit_entry_refused_by_receiver` for a credit.
   */
  reason?: InboundAchTransferDeclineReason | undefined;
}

/**
 * Why you decline an ACH transfer.
 *
 * - `insufficient_funds`: The available balance does not cover it.
 * - `returned_per_odfi_request`: The bank that sent it asked for it back.
 * - `authorization_revoked_by_customer`: The payer withdrew the permission that was given to the
 *   originator.
 * - `payment_stopped`: The payer stopped this payment.
 * - `customer_advised_unauthorized_improper_ineligible_or_incomplete`: The payer says that it was
 *   never authorized, or is improper, ineligible or incomplete.
 * - `representative_payee_deceased_or_unable_to_continue_in_that_capacity`: The person who receives
 *   money on another's behalf died or can no longer do so.
 * - `beneficiary_or_account_holder_deceased`: The one whom the money is for, or the holder of the
 *   Account, died.
 * - `credit_entry_refused_by_receiver`: The receiver does not want the money.
 * - `duplicate_entry`: It was sent twice.
 * - `corporate_customer_advised_not_authorized`: The payer, a company, says that it was never
 *   authorized.
 * - `user_initiated`: You declined it through the API.
 */
export type InboundAchTransferDeclineReason =
  | "insufficient_funds"
  | "returned_per_odfi_request"
  | "authorization_revoked_by_customer"
  | "payment_stopped"
  | "customer_advised_unauthorized_improper_ineligible_or_incomplete"
  | "representative_payee_deceased_or_unable_to_continue_in_that_capacity"
  | "beneficiary_or_account_holder_deceased"
  | "credit_entry_refused_by_receiver"
  | "duplicate_entry"
  | "corporate_customer_advised_not_authorized"
  | "user_initiated";

/** Parameters of `inboundAchTransfers.transferReturn`. */
export interface InboundAchTransferTransferReturnParams {
  /** Why you return an ACH transfer. */
  reason: InboundAchTransferReturnReason;
}

/** Parameters of `simulations.inboundAchTransfers.create`. */
export interface InboundAchTransferCreateParams {
  /** The Account Number that the transfer is sent to. */
  account_number_id: AccountNumberId;
  /** Amount in cents, not 0: positive adds money (a credit), negative takes it (a debit). */
  amount: number;
  /** What is sent along with the transfer. */
  addenda?: InboundAchTransferCreateAddendaParams | undefined;
  /** Date as the originator writes it, in no fixed form, 1 to 6 characters of printable ASCII. */
  company_descriptive_date?: string | undefined;
  /** Data that the originator adds for its own use, 1 to 20 characters of printable ASCII. */
  company_discretionary_data?: string | undefined;
  /** What the payment is for, 1 to 10 characters of printable ASCII. By default the bank makes it up. */
  company_entry_description?: string | undefined;
  /**
   * Identifier of the originator, 1 to 15 characters of printable ASCII. By default the bank makes it
   * up.
   */
  company_id?: string | undefined;
  /** Name of the originator, 1 to 16 characters of printable ASCII. By default the bank makes it up. */
  company_name?: string | undefined;
  /** The reason to decline it for when it resolves, whether there is cause for it or not. */
  decline_reason?: AchDeclineReason | undefined;
  /** The originator's identifier of the receiver, 1 to 200 characters. */
  receiver_id_number?: string | undefined;
  /** Name of the receiver, 1 to 200 characters. */
  receiver_name?: string | undefined;
  /**
   * When the bank is to resolve it, not before the bank's present time; it is pending until then. By
   * default at once, in live after an hour. ISO 8601, with a zone.
   */
  resolve_at?: string | Date | undefined;
  /** The kind of payment that it is. Default: `corporate_credit_or_debit`. */
  standard_entry_class_code?: InboundAchTransferStandardEntryClassCode | undefined;
}

/** What is sent along with the transfer. */
export type InboundAchTransferCreateAddendaParams = InboundAchTransferCreateAddendaParamsFields & {
  category: "freeform";
  freeform: InboundAchTransferCreateAddendaFreeformParams;
};

/** The fields of `InboundAchTransferCreateAddendaParams`, whichever of them are given together. */
export interface InboundAchTransferCreateAddendaParamsFields {
  /** The form of what was sent along with an ACH transfer. */
  category: InboundAchTransferAddendaCategory;
  /** Addenda in no fixed form. */
  freeform?: InboundAchTransferCreateAddendaFreeformParams | undefined;
}

/** Addenda in no fixed form. */
export interface InboundAchTransferCreateAddendaFreeformParams {
  /** The records, in order. */
  entries: InboundAchTransferCreateAddendaEntryParams[];
}

/** One record of addenda. */
export interface InboundAchTransferCreateAddendaEntryParams {
  /** What the originator writes about the payment, 1 to 80 characters of printable ASCII. */
  payment_related_information: string;
}
