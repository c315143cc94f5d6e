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
   * The transfer must be `pending` and becomes `declined`. A Declined Transaction of category
   * `ach_decline` records it. You cannot give a reason that only the bank determines, such as a disabled
   * Account Number. Emits `declined_transaction.created` and `inbound_ach_transfer.updated`.
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
   * The transfer must be `accepted` and the Account open. The transfer becomes `returned`. A Transaction
   * of category `inbound_ach_transfer_return_intention` moves the money back, even if this overdraws the
   * Account. A returned debit no longer counts towards a Limit. Emits `transaction.created` and
   * `inbound_ach_transfer.updated`.
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

/** An accepted ACH transfer from another bank. */
export interface TransactionInboundAchTransfer {
  /** Additional information that was sent with it, or null. */
  addenda: InboundAchTransferAddenda | null;
  /** Amount of the transfer, credit or debit, in cents, at least 1. */
  amount: number;
  /** Date as written by the originator, in no fixed form, or null. */
  originator_company_descriptive_date: string | null;
  /** Data that the originator added for its own use, or null. */
  originator_company_discretionary_data: string | null;
  /** The purpose of the payment, as written by the originator. */
  originator_company_entry_description: string;
  /** Identifier of the originator in the ACH network. */
  originator_company_id: string;
  /** Name of the originator. */
  originator_company_name: string;
  /** The originator's identifier of the receiver, or null. */
  receiver_id_number: string | null;
  /** The receiver's name as written by the originator, or null. */
  receiver_name: string | null;
  /** Number that identifies the transfer in the ACH network. */
  trace_number: string;
  /** The Inbound ACH Transfer that moved the money. */
  transfer_id: InboundAchTransferId;
}

/** Additional information that was sent with an ACH transfer. */
export interface InboundAchTransferAddenda {
  /** The form of an ACH transfer's addenda. */
  category: Open<InboundAchTransferAddendaCategory>;
  /** The text, or null unless `category` is `freeform`. */
  freeform: InboundAchTransferAddendaFreeform | null;
}

/**
 * The form of an ACH transfer's addenda.
 *
 * - `freeform`: Text in no fixed form.
 */
export type InboundAchTransferAddendaCategory = "freeform";

/** Addenda in no fixed form. */
export interface InboundAchTransferAddendaFreeform {
  /** The records, in the order of sending. */
  entries: InboundAchTransferAddendaEntry[];
}

/** One record of addenda. */
export interface InboundAchTransferAddendaEntry {
  /** The originator's message about the payment. */
  payment_related_information: string;
}

/** An accepted ACH transfer that you returned. Its money moves back. */
export interface InboundAchTransferReturnIntention {
  /** The Inbound ACH Transfer that is returned. */
  inbound_ach_transfer_id: InboundAchTransferId;
}

/** An ACH transfer that was declined. */
export interface AchDecline {
  /** The declined amount, in US cents, 0 or more. */
  amount: number;
  /** Identifier of the decline. */
  id: AchDeclineId;
  /** The Inbound ACH Transfer that was declined. */
  inbound_ach_transfer_id: InboundAchTransferId;
  /** Date as written by the originator, in no fixed form, or null. */
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
  /** The receiver's name as written by the originator, or null. */
  receiver_name: string | null;
  /** Number that identifies the transfer in the ACH network. */
  trace_number: string;
  /** Always `ach_decline`. */
  type: "ach_decline";
}

/**
 * Why an ACH transfer was declined.
 *
 * - `ach_route_canceled`: The Account Number is canceled.
 * - `ach_route_disabled`: The Account Number is disabled.
 * - `breaches_limit`: It would exceed a Limit.
 * - `entity_not_active`: The Entity that owns the Account is not active.
 * - `group_locked`: The Account does not allow any activity.
 * - `transaction_not_allowed`: The Account Number does not accept transfers of this kind, for example
 *   debits.
 * - `returned_per_odfi_request`: The sending bank requested it back. Return code R06.
 * - `user_initiated`: You declined it through the API.
 * - `insufficient_funds`: The available balance does not cover it. Return code R01.
 * - `authorization_revoked_by_customer`: The payer revoked the originator's authorization. Return code
 *   R07.
 * - `payment_stopped`: The payer stopped this payment. Return code R08.
 * - `customer_advised_unauthorized_improper_ineligible_or_incomplete`: The payer says that it was
 *   never authorized, or is improper, ineligible or incomplete. Return code R10.
 * - `representative_payee_deceased_or_unable_to_continue_in_that_capacity`: The person who receives
 *   money on another's behalf has died or can no longer do so. Return code R14.
 * - `beneficiary_or_account_holder_deceased`: The beneficiary or the account holder has died. Return
 *   code R15.
 * - `credit_entry_refused_by_receiver`: The receiver refused the credit. Return code R23.
 * - `duplicate_entry`: It was sent twice. Return code R24.
 * - `corporate_customer_advised_not_authorized`: The payer, a company, says that it did not authorize
 *   the debit. Return code R29.
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

/** An ACH transfer from another bank to an Account Number, either a credit or a debit. */
export interface InboundAchTransfer {
  /** Identifier of the Inbound ACH Transfer. */
  id: InboundAchTransferId;
  /** The acceptance, or null if it was not accepted. */
  acceptance: InboundAchTransferAcceptance | null;
  /** The Account whose balance it changes. */
  account_id: AccountId;
  /** The Account Number that it was sent to. */
  account_number_id: AccountNumberId;
  /** Additional information that was sent with it, or null. */
  addenda: InboundAchTransferAddenda | null;
  /** Amount in cents, at least 1 for either `direction`. */
  amount: number;
  /**
   * When the bank resolves it, unless you decline it first. In live, an hour after its arrival. ISO
   * 8601, UTC.
   */
  automatically_resolves_at: string;
  /** When it arrived. ISO 8601, UTC. */
  created_at: string;
  /** The decline, or null if it was not declined. */
  decline: InboundAchTransferDecline | null;
  /** The direction of an ACH transfer. */
  direction: Open<InboundAchTransferDirection>;
  /** The settlement date that the originator requested, `YYYY-MM-DD`. */
  effective_date: string;
  /** Always null: the bank records no details of international transfers. */
  international_addenda: null;
  /** The corrections that the originator must make, or null. */
  notification_of_change: InboundAchTransferNotificationOfChange | null;
  /** Date as written by the originator, in no fixed form, or null. */
  originator_company_descriptive_date: string | null;
  /** Data that the originator added for its own use, or null. */
  originator_company_discretionary_data: string | null;
  /** The purpose of the payment, as written by the originator. */
  originator_company_entry_description: string;
  /** Identifier of the originator in the ACH network. */
  originator_company_id: string;
  /** Name of the originator. */
  originator_company_name: string;
  /** The originator's identifier of the receiver, or null. */
  receiver_id_number: string | null;
  /** The receiver's name as written by the originator, or null. */
  receiver_name: string | null;
  /** Number that identifies the transfer in the ACH network. */
  trace_number: string;
  /** Routing number of the originator's bank. */
  originator_routing_number: string;
  /** When the banks settle an ACH transfer. */
  settlement: InboundAchTransferSettlement;
  /** The kind of payment of an ACH transfer, as the originator classified it. */
  standard_entry_class_code: Open<InboundAchTransferStandardEntryClassCode>;
  /** The state of an Inbound ACH Transfer. */
  status: Open<InboundAchTransferStatus>;
  /** The return, or null if it was not returned. */
  transfer_return: InboundAchTransferReturn | null;
  /** Always `inbound_ach_transfer`. */
  type: "inbound_ach_transfer";
}

/** The acceptance of an ACH transfer. */
export interface InboundAchTransferAcceptance {
  /** When it was accepted. ISO 8601, UTC. */
  accepted_at: string;
  /** The Transaction that moved the money. */
  transaction_id: TransactionId;
}

/** The decline of an ACH transfer. */
export interface InboundAchTransferDecline {
  /** When it was declined. ISO 8601, UTC. */
  declined_at: string;
  /** The Declined Transaction that records it. */
  declined_transaction_id: DeclinedTransactionId;
  /** Why an ACH transfer was declined. */
  reason: Open<AchDeclineReason>;
}

/**
 * The direction of an ACH transfer.
 *
 * - `credit`: Into the Account.
 * - `debit`: Out of the Account.
 */
export type InboundAchTransferDirection = "credit" | "debit";

/** The corrections that the originator must make before the next transfer. */
export interface InboundAchTransferNotificationOfChange {
  /** The new account number, or null if it stays the same. */
  updated_account_number: string | null;
  /** The new routing number, or null if it stays the same. */
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
 * - `same_day`: On the day of sending.
 * - `future_dated`: On a later day.
 */
export type InboundAchTransferSettlementSchedule = "same_day" | "future_dated";

/**
 * The kind of payment of an ACH transfer, as the originator classified it.
 *
 * - `corporate_credit_or_debit`: Between companies (CCD).
 * - `corporate_trade_exchange`: Between companies, with details of the payment (CTX).
 * - `prearranged_payments_and_deposit`: To or from a person by prior arrangement, such as wages or a
 *   bill (PPD).
 * - `internet_initiated`: Ordered on the internet (WEB).
 * - `point_of_sale`: At a terminal in a shop (POS).
 * - `telephone_initiated`: Ordered by telephone (TEL).
 * - `customer_initiated`: A bill payment that a person initiates (CIE).
 * - `accounts_receivable`: Converted from a check that was sent by mail or left in a dropbox (ARC).
 * - `machine_transfer`: At a cash machine (MTE).
 * - `shared_network_transaction`: At a terminal of a network that several banks share (SHR).
 * - `represented_check`: A check that is presented again after a return for insufficient funds (RCK).
 * - `back_office_conversion`: Converted from a check later, in the back office of a shop (BOC).
 * - `point_of_purchase`: Converted from a check at the point of purchase (POP).
 * - `check_truncation`: Replaces a check that the bank of deposit keeps (TRC).
 * - `destroyed_check`: Replaces a check that was lost or destroyed (XCK).
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
 * The state of an Inbound ACH Transfer.
 *
 * - `pending`: No money has moved yet, and you can still decline it.
 * - `declined`: It was declined. No money moved.
 * - `accepted`: Its money has moved.
 * - `returned`: You returned it after it was accepted. Its money has moved back.
 */
export type InboundAchTransferStatus = "pending" | "declined" | "accepted" | "returned";

/** The return of an accepted ACH transfer. */
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
 * - `insufficient_funds`: The available balance does not cover it. Return code R01.
 * - `returned_per_odfi_request`: The sending bank requested it back. Return code R06.
 * - `authorization_revoked_by_customer`: The payer revoked the originator's authorization. Return code
 *   R07.
 * - `payment_stopped`: The payer stopped this payment. Return code R08.
 * - `customer_advised_unauthorized_improper_ineligible_or_incomplete`: The payer says that it was
 *   never authorized, or is improper, ineligible or incomplete. Return code R10.
 * - `representative_payee_deceased_or_unable_to_continue_in_that_capacity`: The person who receives
 *   money on another's behalf has died or can no longer do so. Return code R14.
 * - `beneficiary_or_account_holder_deceased`: The beneficiary or the account holder has died. Return
 *   code R15.
 * - `credit_entry_refused_by_receiver`: The receiver refused the credit. Return code R23.
 * - `duplicate_entry`: It was sent twice. Return code R24.
 * - `corporate_customer_advised_not_authorized`: The payer, a company, says that it did not authorize
 *   the debit. Return code R29.
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
  status?: AnyOf<InboundAchTransferStatus>["filter"] | undefined;
}

/** Parameters of `inboundAchTransfers.decline`. */
export interface InboundAchTransferDeclineParams {
  /**
   * The reason that the other bank receives. Default: `payment_stopped` for a debit,
   * `credit_entry_refused_by_receiver` for a credit.
   */
  reason?: InboundAchTransferDeclineReason | undefined;
}

/**
 * Why you decline an ACH transfer.
 *
 * - `insufficient_funds`: The available balance does not cover it. Return code R01.
 * - `returned_per_odfi_request`: The sending bank requested it back. Return code R06.
 * - `authorization_revoked_by_customer`: The payer revoked the originator's authorization. Return code
 *   R07.
 * - `payment_stopped`: The payer stopped this payment. Return code R08.
 * - `customer_advised_unauthorized_improper_ineligible_or_incomplete`: The payer says that it was
 *   never authorized, or is improper, ineligible or incomplete. Return code R10.
 * - `representative_payee_deceased_or_unable_to_continue_in_that_capacity`: The person who receives
 *   money on another's behalf has died or can no longer do so. Return code R14.
 * - `beneficiary_or_account_holder_deceased`: The beneficiary or the account holder has died. Return
 *   code R15.
 * - `credit_entry_refused_by_receiver`: The receiver refused the credit. Return code R23.
 * - `duplicate_entry`: It was sent twice. Return code R24.
 * - `corporate_customer_advised_not_authorized`: The payer, a company, says that it did not authorize
 *   the debit. Return code R29.
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
  /** Amount in cents, not 0: positive is a credit, negative a debit. */
  amount: number;
  /** Additional information to send with the transfer. */
  addenda?: InboundAchTransferCreateAddendaParams | undefined;
  /** Date as written by the originator, in no fixed form, 1 to 6 characters of printable ASCII. */
  company_descriptive_date?: string | undefined;
  /** Data that the originator adds for its own use, 1 to 20 characters of printable ASCII. */
  company_discretionary_data?: string | undefined;
  /** The purpose of the payment, 1 to 10 characters of printable ASCII. Default: generated by the bank. */
  company_entry_description?: string | undefined;
  /** Identifier of the originator, 1 to 15 characters of printable ASCII. Default: generated by the bank. */
  company_id?: string | undefined;
  /** Name of the originator, 1 to 16 characters of printable ASCII. Default: generated by the bank. */
  company_name?: string | undefined;
  /** Declines it for this reason when it resolves, even without a natural cause. */
  decline_reason?: AchDeclineReason | undefined;
  /** The originator's identifier of the receiver, 1 to 200 characters. */
  receiver_id_number?: string | undefined;
  /** Name of the receiver, 1 to 200 characters. */
  receiver_name?: string | undefined;
  /**
   * When the bank resolves it, not before the bank's present time. It is pending until then. Default: at
   * once, or after an hour in live. ISO 8601, with a zone.
   */
  resolve_at?: string | Date | undefined;
  /** The kind of payment. Default: `corporate_credit_or_debit`. */
  standard_entry_class_code?: InboundAchTransferStandardEntryClassCode | undefined;
}

/** Additional information to send with the transfer. */
export type InboundAchTransferCreateAddendaParams = InboundAchTransferCreateAddendaParamsFields & {
  category: "freeform";
  freeform: InboundAchTransferCreateAddendaFreeformParams;
};

/** All fields of `InboundAchTransferCreateAddendaParams`, without the cross-field rules. */
export interface InboundAchTransferCreateAddendaParamsFields {
  /** The form of an ACH transfer's addenda. */
  category: InboundAchTransferAddendaCategory;
  /** Addenda in no fixed form. */
  freeform?: InboundAchTransferCreateAddendaFreeformParams | undefined;
}

/** Addenda in no fixed form. */
export interface InboundAchTransferCreateAddendaFreeformParams {
  /** The records, in order. */
  entries: readonly InboundAchTransferCreateAddendaEntryParams[];
}

/** One record of addenda. */
export interface InboundAchTransferCreateAddendaEntryParams {
  /** The originator's message about the payment, 1 to 80 characters of printable ASCII. */
  payment_related_information: string;
}
