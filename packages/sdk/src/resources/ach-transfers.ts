// Generated from packages/contract/src/resources/ach-transfers by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions, WriteOptions } from "../core/api.ts";
import type { TransferApproval, TransferCancellation, TransferCreator } from "./account-transfers.ts";
import type { InboundFundsHold } from "./check-deposits.ts";
import type { ExternalAccountHolder } from "./external-accounts.ts";
import type { AccountId, AchTransferId, ExternalAccountId, PendingTransactionId, TransactionId } from "./ids.ts";
import type { AnyOf, Currency, Open, PageParams } from "./shared.ts";

/** Operations on Ach Transfers. */
export interface AchTransfers {
  /**
   * List ACH Transfers, newest first.
   *
   * `GET /ach_transfers`. An extension of the contract.
   */
  list(params?: AchTransferListParams, options?: ListOptions): PageRequest<AchTransfer>;

  /**
   * Push money to an account at another bank by ACH, or pull money from it.
   *
   * The money moves at once by a Transaction of category `ach_transfer_intention`, and the transfer
   * becomes `pending_submission`. The money of a debit is on hold, by a Pending Transaction of category
   * `inbound_funds_hold`, because the other bank can return it. With `require_approval` the transfer
   * becomes `pending_approval` instead, and a Pending Transaction of category `ach_transfer_instruction`
   * holds the amount of a credit. Emits `ach_transfer.created`, then `transaction.created` unless it
   * waits for approval, and `pending_transaction.created` for a debit and for one that waits.
   *
   * - `amount` must not be 0: positive pushes money out, negative pulls money in.
   * - `account_number` is required unless `external_account_id` is given.
   * - `account_number` is not allowed beside `external_account_id`, which has its own.
   * - `routing_number` is required unless `external_account_id` is given.
   * - `routing_number` is not allowed beside `external_account_id`, which has its own.
   * - `funding` is not allowed beside `external_account_id`, which has its own.
   * - `addenda.freeform` is required when `category` is `freeform`.
   * - `addenda.freeform` is only allowed when `category` is `freeform`.
   * - `addenda.payment_order_remittance_advice` is required when `category` is
   *   `payment_order_remittance_advice`.
   * - `addenda.payment_order_remittance_advice` is only allowed when `category` is
   *   `payment_order_remittance_advice`.
   * - `addenda.freeform.entries` must have 1 element, unless `standard_entry_class_code` is
   *   `corporate_trade_exchange`.
   * - `addenda.payment_order_remittance_advice.invoices` must have 1 element, unless
   *   `standard_entry_class_code` is `corporate_trade_exchange`.
   * - `preferred_effective_date.date` is required unless `preferred_effective_date.settlement_schedule`
   *   is given.
   * - `preferred_effective_date.settlement_schedule` is not allowed beside
   *   `preferred_effective_date.date`: give exactly one of the two.
   *
   * `POST /ach_transfers`. An extension of the contract.
   */
  create(params: AchTransferCreateParams, options?: WriteOptions): ApiPromise<AchTransfer>;

  /**
   * Retrieve an ACH Transfer.
   *
   * `GET /ach_transfers/{ach_transfer_id}`. An extension of the contract.
   */
  retrieve(id: AchTransferId, options?: RequestOptions): ApiPromise<AchTransfer>;

  /**
   * Approve an ACH Transfer.
   *
   * The transfer must be `pending_approval`. It becomes `pending_submission`: its hold ends, and its
   * money moves as on creation, even if the available balance has become negative. Emits
   * `pending_transaction.updated`, `transaction.created`, for a debit `pending_transaction.created`, and
   * `ach_transfer.updated`.
   *
   * `POST /ach_transfers/{ach_transfer_id}/approve`. An extension of the contract.
   */
  approve(id: AchTransferId, options?: WriteOptions): ApiPromise<AchTransfer>;

  /**
   * Cancel an ACH Transfer before its approval.
   *
   * The transfer must be `pending_approval`. It becomes `canceled`, and its hold ends. Emits
   * `pending_transaction.updated` and `ach_transfer.updated`.
   *
   * `POST /ach_transfers/{ach_transfer_id}/cancel`. An extension of the contract.
   */
  cancel(id: AchTransferId, options?: WriteOptions): ApiPromise<AchTransfer>;
}

/** An ACH Transfer that moved money. */
export interface AchTransferIntention {
  /** The account number at the other bank. */
  account_number: string;
  /** Amount of the transfer, in cents: positive for a credit, negative for a debit. */
  amount: number;
  /** The routing number of the other bank. */
  routing_number: string;
  /** What the statement of the receiver shows. */
  statement_descriptor: string;
  /** The ACH Transfer. */
  transfer_id: AchTransferId;
}

/** An ACH Transfer that was rejected before its submission. */
export interface AchTransferRejection {
  /** The ACH Transfer. */
  transfer_id: AchTransferId;
}

/** The return of an ACH Transfer by the receiving bank. */
export interface AchTransferReturn {
  /** Words of the receiving bank, or null. */
  addenda_information: string | null;
  /** When it was returned. ISO 8601, UTC. */
  created_at: string;
  /** The return code of the reason, such as `R03`. */
  raw_return_reason_code: string;
  /** Why the receiving bank returned an ACH Transfer. */
  return_reason_code: Open<AchTransferReturnReason>;
  /** Number of it in the ACH network, 15 digits: the first eight are those of the receiving bank. */
  trace_number: string;
  /** The Transaction that moved the money back. */
  transaction_id: TransactionId;
  /** The ACH Transfer. */
  transfer_id: AchTransferId;
}

/**
 * Why the receiving bank returned an ACH Transfer.
 *
 * - `insufficient_fund`: The available balance of the receiver does not cover it. Return code R01.
 * - `account_closed`: The account was closed. Return code R02.
 * - `no_account`: No account has the number, or the name does not match. Return code R03.
 * - `invalid_account_number_structure`: The account number has a wrong form. Return code R04.
 * - `unauthorized_debit_to_consumer_account_using_corporate_sec_code`: A person did not authorize a
 *   debit that was sent as one of a company. Return code R05.
 * - `returned_per_odfi_request`: The sending bank requested it back. Return code R06.
 * - `authorization_revoked_by_customer`: The receiver revoked the authorization. Return code R07.
 * - `payment_stopped`: The receiver stopped this payment. Return code R08.
 * - `uncollected_funds`: The money of the receiver is not available yet. Return code R09.
 * - `customer_advised_unauthorized_improper_ineligible_or_incomplete`: The receiver says that it was
 *   not authorized, or is improper, ineligible or incomplete. Return code R10.
 * - `customer_advised_not_within_authorization_terms`: The receiver says that it does not follow the
 *   authorization. Return code R11.
 * - `account_sold_to_another_dfi`: The account was sold to another bank. Return code R12.
 * - `invalid_ach_routing_number`: The routing number is wrong. Return code R13.
 * - `representative_payee_deceased_or_unable_to_continue_in_that_capacity`: The person who receives
 *   money on another's behalf has died or can no longer do so. Return code R14.
 * - `beneficiary_or_account_holder_deceased`: The beneficiary or the account holder has died. Return
 *   code R15.
 * - `account_frozen_entry_returned_per_ofac_instruction`: The account is frozen. Return code R16.
 * - `file_record_edit_criteria`: A field of the entry has a wrong value. Return code R17.
 * - `improper_effective_entry_date`: The effective date is wrong. Return code R18.
 * - `amount_field_error`: The amount is wrong. Return code R19.
 * - `non_transaction_account`: The account does not allow transfers. Return code R20.
 * - `invalid_company_id`: The company id is wrong. Return code R21.
 * - `invalid_individual_id_number`: The id of the receiver is wrong. Return code R22.
 * - `credit_entry_refused_by_receiver`: The receiver refused the credit. Return code R23.
 * - `duplicate_entry`: It was sent twice. Return code R24.
 * - `addenda_error`: The addenda are wrong. Return code R25.
 * - `mandatory_field_error`: A required field is missing or wrong. Return code R26.
 * - `trace_number_error`: The trace number is missing or wrong. Return code R27.
 * - `routing_number_check_digit_error`: The check digit of the routing number is wrong. Return code
 *   R28.
 * - `corporate_customer_advised_not_authorized`: The receiver, a company, says that it did not
 *   authorize the debit. Return code R29.
 * - `rdfi_participant_in_check_truncation_program`: The receiving bank does not take part in check
 *   truncation. Return code R30.
 * - `permissible_return_entry`: The sending bank agreed to a late return. Return code R31.
 * - `rdfi_non_settlement`: The receiving bank cannot settle it. Return code R32.
 * - `return_of_xck_entry`: The entry stood for a destroyed check. Return code R33.
 * - `limited_participation_dfi`: A regulator limits what the receiving bank takes part in. Return code
 *   R34.
 * - `return_of_improper_debit_entry`: Debits of this kind are not allowed to the account. Return code
 *   R35.
 * - `return_of_improper_credit_entry`: Credits of this kind are not allowed to the account. Return
 *   code R36.
 * - `source_document_presented_for_payment`: The document that it stands for was presented, too.
 *   Return code R37.
 * - `stop_payment_on_source_document`: The document that it stands for was stopped. Return code R38.
 * - `improper_source_document_source_document_presented`: The document that it stands for is not
 *   eligible, or was presented, too. Return code R39.
 * - `enr_return_of_enr_entry`: A government agency refused an enrollment. Return code R40.
 * - `enr_invalid_transaction_code`: The transaction code of an enrollment is wrong. Return code R41.
 * - `enr_routing_number_check_digit_error`: The check digit of the routing number of an enrollment is
 *   wrong. Return code R42.
 * - `enr_invalid_dfi_account_number`: The account number of an enrollment is wrong. Return code R43.
 * - `enr_invalid_individual_id_number`: The id of the person of an enrollment is wrong. Return code
 *   R44.
 * - `enr_invalid_individual_name`: The name of the person of an enrollment is wrong. Return code R45.
 * - `enr_invalid_representative_payee_indicator`: The payee indicator of an enrollment is wrong.
 *   Return code R46.
 * - `enr_duplicate_enrollment`: The enrollment was sent twice. Return code R47.
 * - `state_law_affecting_rck_acceptance`: The law of a state forbids a represented check. Return code
 *   R50.
 * - `item_related_to_rck_entry_is_ineligible`: The represented check is not eligible. Return code R51.
 * - `stop_payment_on_item_related_to_rck_entry`: The represented check was stopped. Return code R52.
 * - `item_and_rck_entry_presented_for_payment`: The represented check was presented, too. Return code
 *   R53.
 * - `misrouted_return`: The return went to the wrong bank. Return code R61.
 * - `return_of_erroneous_or_reversing_debit`: An erroneous or reversing debit is returned. Return code
 *   R62.
 * - `duplicate_return`: It was returned twice. Return code R67.
 * - `untimely_return`: It was returned too late. Return code R68.
 * - `field_error`: A field of the return is wrong. Return code R69.
 * - `permissible_return_entry_not_accepted`: The sending bank did not agree to a late return. Return
 *   code R70.
 * - `misrouted_dishonored_return`: A dishonored return went to the wrong bank. Return code R71.
 * - `untimely_dishonored_return`: A dishonored return was sent too late. Return code R72.
 * - `timely_original_return`: The original return was in time. Return code R73.
 * - `corrected_return`: The receiving bank corrects an earlier return. Return code R74.
 * - `return_not_a_duplicate`: The original return was not sent twice. Return code R75.
 * - `no_errors_found`: The original return had no error. Return code R76.
 * - `non_acceptance_of_r62_dishonored_return`: The receiving bank does not accept a dishonored return
 *   with R62. Return code R77.
 * - `iat_entry_coding_error`: A field of an international entry is wrong. Return code R80.
 * - `non_participant_in_iat_program`: The receiving bank takes no international entries. Return code
 *   R81.
 * - `invalid_foreign_receiving_dfi_identification`: The id of the foreign bank is wrong. Return code
 *   R82.
 * - `foreign_receiving_dfi_unable_to_settle`: The foreign bank cannot settle it. Return code R83.
 * - `entry_not_processed_by_gateway`: The gateway did not process the entry. Return code R84.
 * - `incorrectly_coded_outbound_international_payment`: It was an international payment, but not sent
 *   as one. Return code R85.
 */
export type AchTransferReturnReason =
  | "insufficient_fund"
  | "account_closed"
  | "no_account"
  | "invalid_account_number_structure"
  | "unauthorized_debit_to_consumer_account_using_corporate_sec_code"
  | "returned_per_odfi_request"
  | "authorization_revoked_by_customer"
  | "payment_stopped"
  | "uncollected_funds"
  | "customer_advised_unauthorized_improper_ineligible_or_incomplete"
  | "customer_advised_not_within_authorization_terms"
  | "account_sold_to_another_dfi"
  | "invalid_ach_routing_number"
  | "representative_payee_deceased_or_unable_to_continue_in_that_capacity"
  | "beneficiary_or_account_holder_deceased"
  | "account_frozen_entry_returned_per_ofac_instruction"
  | "file_record_edit_criteria"
  | "improper_effective_entry_date"
  | "amount_field_error"
  | "non_transaction_account"
  | "invalid_company_id"
  | "invalid_individual_id_number"
  | "credit_entry_refused_by_receiver"
  | "duplicate_entry"
  | "addenda_error"
  | "mandatory_field_error"
  | "trace_number_error"
  | "routing_number_check_digit_error"
  | "corporate_customer_advised_not_authorized"
  | "rdfi_participant_in_check_truncation_program"
  | "permissible_return_entry"
  | "rdfi_non_settlement"
  | "return_of_xck_entry"
  | "limited_participation_dfi"
  | "return_of_improper_debit_entry"
  | "return_of_improper_credit_entry"
  | "source_document_presented_for_payment"
  | "stop_payment_on_source_document"
  | "improper_source_document_source_document_presented"
  | "enr_return_of_enr_entry"
  | "enr_invalid_transaction_code"
  | "enr_routing_number_check_digit_error"
  | "enr_invalid_dfi_account_number"
  | "enr_invalid_individual_id_number"
  | "enr_invalid_individual_name"
  | "enr_invalid_representative_payee_indicator"
  | "enr_duplicate_enrollment"
  | "state_law_affecting_rck_acceptance"
  | "item_related_to_rck_entry_is_ineligible"
  | "stop_payment_on_item_related_to_rck_entry"
  | "item_and_rck_entry_presented_for_payment"
  | "misrouted_return"
  | "return_of_erroneous_or_reversing_debit"
  | "duplicate_return"
  | "untimely_return"
  | "field_error"
  | "permissible_return_entry_not_accepted"
  | "misrouted_dishonored_return"
  | "untimely_dishonored_return"
  | "timely_original_return"
  | "corrected_return"
  | "return_not_a_duplicate"
  | "no_errors_found"
  | "non_acceptance_of_r62_dishonored_return"
  | "iat_entry_coding_error"
  | "non_participant_in_iat_program"
  | "invalid_foreign_receiving_dfi_identification"
  | "foreign_receiving_dfi_unable_to_settle"
  | "entry_not_processed_by_gateway"
  | "incorrectly_coded_outbound_international_payment";

/** An ACH Transfer that waits for your approval. */
export interface AchTransferInstruction {
  /** Amount of the transfer, in cents: positive for a credit, negative for a debit. */
  amount: number;
  /** The ACH Transfer. */
  transfer_id: AchTransferId;
}

/** Money that you push to an account at another bank, or pull from it, over the ACH network. */
export interface AchTransfer {
  /** Identifier of the ACH Transfer. */
  id: AchTransferId;
  /** The Account that the money leaves, or that a debit enters. */
  account_id: AccountId;
  /** The acknowledgement of the network, or null before. */
  acknowledgement: AchTransferAcknowledgement | null;
  /** Additional information, or null. */
  addenda: AchTransferAddenda | null;
  /** Amount in cents: positive pushes money out, negative pulls money in. */
  amount: number;
  /** Date for the receiver, in no fixed form, or null. */
  company_descriptive_date: string | null;
  /** Data for your own use, or null. */
  company_discretionary_data: string | null;
  /** The purpose of the payment, or null. */
  company_entry_description: string | null;
  /** Your id in the network, 10 digits, the same for each Account. */
  company_id: string;
  /** Your name as the receiver should see it, or null. */
  company_name: string | null;
  /** Who owns the account at the other bank. */
  destination_account_holder: Open<ExternalAccountHolder>;
  /** The kind of an account at another bank. */
  funding: Open<AchTransferFunding>;
  /** The hold of the money of a debit, or null for a credit and before the money has moved. */
  inbound_funds_hold: InboundFundsHold | null;
  /** Your id of the receiver, or null. */
  individual_id: string | null;
  /** Name of the receiver, or null. */
  individual_name: string | null;
  /** The network of an ACH Transfer. */
  network: Open<AchTransferNetwork>;
  /** The corrections that the receiving bank sent, oldest first. */
  notifications_of_change: AchTransferNotificationOfChange[];
  /** When you want an ACH Transfer to settle. */
  preferred_effective_date: AchTransferPreferredEffectiveDate;
  /** The return, or null if it was not returned. */
  return: AchTransferReturn | null;
  /** The settlement, or null before. A settled transfer stays `submitted`. */
  settlement: AchTransferSettlement | null;
  /** The kind of payment of an ACH Transfer. */
  standard_entry_class_code: Open<AchTransferStandardEntryClassCode>;
  /** What the statement of the receiver shows. */
  statement_descriptor: string;
  /** The account number at the other bank. */
  account_number: string;
  /** The External Account that was named, or null. */
  external_account_id: ExternalAccountId | null;
  /** The routing number of the other bank. */
  routing_number: string;
  /** The approval, or null if it was not approved or required none. */
  approval: TransferApproval | null;
  /** The cancellation, or null if it was not canceled. */
  cancellation: TransferCancellation | null;
  /** When it was created. ISO 8601, UTC. */
  created_at: string;
  /** Who created it. */
  created_by: TransferCreator | null;
  /** ISO 4217 code of the currency. */
  currency: Open<Currency>;
  /**
   * The key that the client sent as `Idempotency-Key` on creation, 1 to 200 characters, unique across
   * the environment.
   */
  idempotency_key: string | null;
  /**
   * The Pending Transaction that the transfer made for itself, also after it is complete, or null if it
   * made none.
   */
  pending_transaction_id: PendingTransactionId | null;
  /** The Transaction that moved the money, or null if none has moved. */
  transaction_id: TransactionId | null;
  /** The state of an ACH Transfer. */
  status: Open<AchTransferStatus>;
  /** The submission, or null before. */
  submission: AchTransferSubmission | null;
  /** Always `ach_transfer`. */
  type: "ach_transfer";
}

/** The network received an ACH Transfer. */
export interface AchTransferAcknowledgement {
  /** When the network acknowledged it. ISO 8601, UTC. */
  acknowledged_at: string;
}

/** Additional information that is sent with an ACH Transfer. */
export interface AchTransferAddenda {
  /** The form of the addenda of an ACH Transfer. */
  category: Open<AchTransferAddendaCategory>;
  /** The text, or null unless `category` is `freeform`. */
  freeform: AchTransferAddendaFreeform | null;
  /** The invoices, or null unless `category` is `payment_order_remittance_advice`. */
  payment_order_remittance_advice: AchTransferAddendaPaymentOrderRemittanceAdvice | null;
}

/**
 * The form of the addenda of an ACH Transfer.
 *
 * - `freeform`: Text in no fixed form.
 * - `payment_order_remittance_advice`: The invoices that are paid (PORA).
 * - `other`: Another form: never.
 */
export type AchTransferAddendaCategory = "freeform" | "payment_order_remittance_advice" | "other";

/** Addenda in no fixed form. */
export interface AchTransferAddendaFreeform {
  /** The records, in the order of sending. */
  entries: AchTransferAddendaEntry[];
}

/** One record of addenda. */
export interface AchTransferAddendaEntry {
  /** Your message about the payment. */
  payment_related_information: string;
}

/** The invoices that are paid. */
export interface AchTransferAddendaPaymentOrderRemittanceAdvice {
  /** The invoices, in order. */
  invoices: AchTransferAddendaInvoice[];
}

/** An invoice that is paid. */
export interface AchTransferAddendaInvoice {
  /** The number of the invoice. */
  invoice_number: string;
  /** The amount that is paid of it, in cents. */
  paid_amount: number;
}

/**
 * The kind of an account at another bank.
 *
 * - `checking`: A checking account.
 * - `savings`: A savings account.
 * - `loan`: A loan.
 * - `general_ledger`: A general ledger account of a bank.
 */
export type AchTransferFunding = "checking" | "savings" | "loan" | "general_ledger";

/**
 * The network of an ACH Transfer.
 *
 * - `ach`: The ACH network.
 */
export type AchTransferNetwork = "ach";

/** A correction that the receiving bank sent. It changes neither the transfer nor an External Account. */
export interface AchTransferNotificationOfChange {
  /** What the receiving bank corrects. */
  change_code: Open<AchTransferChangeCode>;
  /** The right kind of the account, or null if it is not corrected. */
  corrected_account_funding: Open<AchTransferFunding> | null;
  /** The right account number, or null if it is not corrected. */
  corrected_account_number: string | null;
  /** The right id of the receiver, or null if it is not corrected. */
  corrected_individual_id: string | null;
  /** The right routing number, or null if it is not corrected. */
  corrected_routing_number: string | null;
  /** When it arrived. ISO 8601, UTC. */
  created_at: string;
}

/**
 * What the receiving bank corrects.
 *
 * - `incorrect_account_number`: The account number.
 * - `incorrect_routing_number`: The routing number.
 * - `incorrect_routing_number_and_account_number`: The routing number and the account number.
 * - `incorrect_transaction_code`: The kind of the account.
 * - `incorrect_account_number_and_transaction_code`: The account number and the kind of the account.
 * - `incorrect_routing_number_account_number_and_transaction_code`: The routing number, the account
 *   number and the kind of the account.
 * - `incorrect_individual_identification_number`: The id of the receiver.
 * - `incorrect_receiving_depository_financial_institution_identification`: The id of the receiving
 *   bank.
 * - `addenda_format_error`: The form of the addenda.
 * - `incorrect_standard_entry_class_code_for_outbound_international_payment`: The class of an
 *   international payment.
 * - `misrouted_notification_of_change`: An earlier notification that went to the wrong bank.
 * - `incorrect_trace_number`: The trace number.
 * - `incorrect_company_identification_number`: The company id.
 * - `incorrect_identification_number`: An id.
 * - `incorrectly_formatted_corrected_data`: The form of an earlier correction.
 * - `incorrect_discretionary_data`: The discretionary data.
 * - `routing_number_not_from_original_entry_detail_record`: An earlier notification with another
 *   routing number.
 * - `depository_financial_institution_account_number_not_from_original_entry_detail_record`: An
 *   earlier notification with another account number.
 * - `incorrect_transaction_code_by_originating_depository_financial_institution`: The kind of the
 *   account, as the sending bank wrote it.
 */
export type AchTransferChangeCode =
  | "incorrect_account_number"
  | "incorrect_routing_number"
  | "incorrect_routing_number_and_account_number"
  | "incorrect_transaction_code"
  | "incorrect_account_number_and_transaction_code"
  | "incorrect_routing_number_account_number_and_transaction_code"
  | "incorrect_individual_identification_number"
  | "incorrect_receiving_depository_financial_institution_identification"
  | "addenda_format_error"
  | "incorrect_standard_entry_class_code_for_outbound_international_payment"
  | "misrouted_notification_of_change"
  | "incorrect_trace_number"
  | "incorrect_company_identification_number"
  | "incorrect_identification_number"
  | "incorrectly_formatted_corrected_data"
  | "incorrect_discretionary_data"
  | "routing_number_not_from_original_entry_detail_record"
  | "depository_financial_institution_account_number_not_from_original_entry_detail_record"
  | "incorrect_transaction_code_by_originating_depository_financial_institution";

/** When you want an ACH Transfer to settle. */
export interface AchTransferPreferredEffectiveDate {
  /** The date to settle on, `YYYY-MM-DD`, or null. */
  date: string | null;
  /** The schedule to settle by, or null if `date` is not. */
  settlement_schedule: Open<AchTransferSettlementSchedule> | null;
}

/**
 * When an ACH Transfer settles.
 *
 * - `same_day`: On the day of its submission, if it is submitted in time and is at most $1,000,000.00.
 * - `future_dated`: On a later business day.
 */
export type AchTransferSettlementSchedule = "same_day" | "future_dated";

/** The banks settled an ACH Transfer. */
export interface AchTransferSettlement {
  /** When it settled. ISO 8601, UTC. */
  settled_at: string;
}

/**
 * The kind of payment of an ACH Transfer.
 *
 * - `corporate_credit_or_debit`: Between companies (CCD).
 * - `corporate_trade_exchange`: Between companies, with details of the payment (CTX).
 * - `prearranged_payments_and_deposit`: To or from a person by prior arrangement, such as wages or a
 *   bill (PPD).
 * - `internet_initiated`: Ordered on the internet (WEB).
 */
export type AchTransferStandardEntryClassCode =
  | "corporate_credit_or_debit"
  | "corporate_trade_exchange"
  | "prearranged_payments_and_deposit"
  | "internet_initiated";

/**
 * The state of an ACH Transfer.
 *
 * - `pending_approval`: It waits for your approval. The amount of a credit is on hold.
 * - `canceled`: You canceled it. No money moved.
 * - `pending_submission`: Its money has moved, and it waits for its submission to the network.
 * - `submitted`: It was submitted to the network, and has perhaps settled.
 * - `returned`: The receiving bank returned it. Its money has moved back.
 * - `rejected`: It was rejected before its submission. Its money has moved back.
 */
export type AchTransferStatus =
  | "pending_approval"
  | "canceled"
  | "pending_submission"
  | "submitted"
  | "returned"
  | "rejected";

/** The submission of an ACH Transfer to the network. */
export interface AchTransferSubmission {
  /** When returns for administrative reasons should have arrived. ISO 8601, UTC. */
  administrative_returns_expected_by: string;
  /** The date that the network is asked to settle it on. `YYYY-MM-DD`. */
  effective_date: string;
  /** When it should settle. ISO 8601, UTC. */
  expected_funds_settlement_at: string;
  /** When an ACH Transfer settles. */
  expected_settlement_schedule: Open<AchTransferSettlementSchedule>;
  /** When it was submitted. ISO 8601, UTC. */
  submitted_at: string;
  /** Number of it in the ACH network, 15 digits: the first eight are those of the bank of the Account. */
  trace_number: string;
}

/** Parameters of `achTransfers.list`. */
export interface AchTransferListParams extends PageParams {
  /** Only ACH Transfers of this Account. */
  account_id?: AccountId | undefined;
  /** Only ACH Transfers that name this External Account. */
  external_account_id?: ExternalAccountId | undefined;
  /** Only the object created with this idempotency key, 1 to 200 characters. Finds at most one. */
  idempotency_key?: string | undefined;
  /** Only ACH Transfers in one of these states. */
  status?: AnyOf<AchTransferStatus | NeverProducedAchTransferStatus>["filter"] | undefined;
}

/**
 * A state that the filter of ACH Transfers accepts. It is never produced: no ACH Transfer of this bank
 * is in it.
 */
export type NeverProducedAchTransferStatus =
  | "pending_transfer_session_confirmation"
  | "pending_reviewing"
  | "requires_attention";

/** Parameters of `achTransfers.create`. */
export type AchTransferCreateParams = AchTransferCreateParamsFields &
  (
    | { account_number: string; external_account_id?: undefined }
    | { external_account_id: ExternalAccountId; account_number?: undefined }
  ) &
  (
    | { routing_number: string; external_account_id?: undefined }
    | { external_account_id: ExternalAccountId; routing_number?: undefined }
  );

/** All fields of `AchTransferCreateParams`, without the cross-field rules. */
export interface AchTransferCreateParamsFields {
  /** The Account that the money leaves, or that a debit enters. */
  account_id: AccountId;
  /**
   * Amount in cents, not 0, -9999999999 to 9999999999: positive pushes money out, negative pulls money
   * in.
   */
  amount: number;
  /** What the statement of the receiver shows, 1 to 200 characters of printable ASCII. */
  statement_descriptor: string;
  /** The account number at the other bank, 1 to 17 letters and digits. */
  account_number?: string | undefined;
  /** The External Account, in place of `account_number` and `routing_number`. */
  external_account_id?: ExternalAccountId | undefined;
  /** The routing number of the other bank, 9 digits with a right ABA checksum. */
  routing_number?: string | undefined;
  /** Additional information to send with the transfer. */
  addenda?: AchTransferCreateAddendaParams | undefined;
  /** Date for the receiver, in no fixed form, 1 to 6 characters of printable ASCII. */
  company_descriptive_date?: string | undefined;
  /** Data for your own use, 1 to 20 characters of printable ASCII. */
  company_discretionary_data?: string | undefined;
  /** The purpose of the payment, 1 to 10 characters of printable ASCII. */
  company_entry_description?: string | undefined;
  /** Your name as the receiver should see it, 1 to 16 characters of printable ASCII. */
  company_name?: string | undefined;
  /** Who owns the account. Default: that of the External Account, otherwise `unknown`. */
  destination_account_holder?: ExternalAccountHolder | undefined;
  /**
   * The kind of the account. Default: `checking`, or that of the External Account, of which `other` is
   * sent as `checking`.
   */
  funding?: AchTransferFunding | undefined;
  /** Your id of the receiver, 1 to 15 characters of printable ASCII. */
  individual_id?: string | undefined;
  /** Name of the receiver, 1 to 22 characters of printable ASCII. */
  individual_name?: string | undefined;
  /** When the transfer should settle. Default: `same_day`. */
  preferred_effective_date?: AchTransferCreatePreferredEffectiveDateParams | undefined;
  /** Whether the transfer waits until you approve or cancel it. Default: `false`. */
  require_approval?: boolean | undefined;
  /** The kind of payment. Default: `corporate_credit_or_debit`. */
  standard_entry_class_code?: AchTransferStandardEntryClassCode | undefined;
  /** When the Transaction is made. Default: `synchronous`. */
  transaction_timing?: AchTransferTransactionTiming | undefined;
}

/** Additional information to send with the transfer. */
export type AchTransferCreateAddendaParams = AchTransferCreateAddendaParamsFields &
  (
    | {
        category: "freeform";
        freeform: AchTransferCreateAddendaFreeformParams;
        payment_order_remittance_advice?: undefined;
      }
    | {
        category: "payment_order_remittance_advice";
        freeform?: undefined;
        payment_order_remittance_advice: AchTransferCreateAddendaPaymentOrderRemittanceAdviceParams;
      }
  );

/** All fields of `AchTransferCreateAddendaParams`, without the cross-field rules. */
export interface AchTransferCreateAddendaParamsFields {
  /** The form of the addenda. */
  category: AchTransferCreateAddendaCategory;
  /** Addenda in no fixed form. Required with `category` `freeform`, refused without it. */
  freeform?: AchTransferCreateAddendaFreeformParams | undefined;
  /**
   * The invoices that are paid. Required with `category` `payment_order_remittance_advice`, refused
   * without it.
   */
  payment_order_remittance_advice?: AchTransferCreateAddendaPaymentOrderRemittanceAdviceParams | undefined;
}

/**
 * The form of the addenda.
 *
 * - `freeform`: Text in no fixed form.
 * - `payment_order_remittance_advice`: The invoices that are paid (PORA).
 */
export type AchTransferCreateAddendaCategory = "freeform" | "payment_order_remittance_advice";

/** Addenda in no fixed form. Required with `category` `freeform`, refused without it. */
export interface AchTransferCreateAddendaFreeformParams {
  /**
   * The records, in order, 1 element or more. More than one only with `standard_entry_class_code`
   * `corporate_trade_exchange`.
   */
  entries: readonly AchTransferCreateAddendaEntryParams[];
}

/** One record of addenda. */
export interface AchTransferCreateAddendaEntryParams {
  /** Your message about the payment, 1 to 80 characters of printable ASCII. */
  payment_related_information: string;
}

/**
 * The invoices that are paid. Required with `category` `payment_order_remittance_advice`, refused
 * without it.
 */
export interface AchTransferCreateAddendaPaymentOrderRemittanceAdviceParams {
  /**
   * The invoices, in order, 1 element or more. More than one only with `standard_entry_class_code`
   * `corporate_trade_exchange`.
   */
  invoices: readonly AchTransferCreateAddendaInvoiceParams[];
}

/** An invoice that is paid. */
export interface AchTransferCreateAddendaInvoiceParams {
  /** The number of the invoice, 1 to 50 letters and digits. */
  invoice_number: string;
  /** The amount that is paid of it, in cents. */
  paid_amount: number;
}

/** When the transfer should settle. Default: `same_day`. */
export type AchTransferCreatePreferredEffectiveDateParams = AchTransferCreatePreferredEffectiveDateParamsFields &
  (
    | { date: string; settlement_schedule?: undefined }
    | { settlement_schedule: AchTransferSettlementSchedule; date?: undefined }
  );

/** All fields of `AchTransferCreatePreferredEffectiveDateParams`, without the cross-field rules. */
export interface AchTransferCreatePreferredEffectiveDateParamsFields {
  /** The date to settle on, `YYYY-MM-DD`, not before the present date in New York. */
  date?: string | undefined;
  /** The schedule to settle by. */
  settlement_schedule?: AchTransferSettlementSchedule | undefined;
}

/**
 * When the Transaction of an ACH Transfer is made.
 *
 * - `synchronous`: With the transfer.
 */
export type AchTransferTransactionTiming = "synchronous";

/** Parameters of `simulations.achTransfers.settle`. */
export interface AchTransferSettleParams {
  /** What to do with the hold of a debit. Has no effect on a credit. Default: `release_immediately`. */
  inbound_funds_hold_behavior?: AchTransferSettleHoldBehavior | undefined;
}

/**
 * What the settlement of a debit does with the hold of its money.
 *
 * - `release_immediately`: Releases it at once.
 * - `release_on_default_schedule`: Keeps it until the second business day after the settlement, at
 *   06:00 in New York.
 */
export type AchTransferSettleHoldBehavior = "release_immediately" | "release_on_default_schedule";

/** Parameters of `simulations.achTransfers.return`. */
export interface AchTransferReturnParams {
  /** Words of the receiving bank, 1 to 200 characters. */
  addenda_information?: string | undefined;
  /** The reason. Default: `no_account` for a credit, `insufficient_fund` for a debit. */
  reason?: AchTransferReturnReason | undefined;
}

/** Parameters of `simulations.achTransfers.createNotificationOfChange`. */
export interface AchTransferCreateNotificationOfChangeParams {
  /** The right kind of the account. With a routing number, also give the account number. */
  corrected_account_funding?: AchTransferFunding | undefined;
  /** The right account number, 1 to 17 characters. */
  corrected_account_number?: string | undefined;
  /** The right id of the receiver, 1 to 22 characters. */
  corrected_individual_id?: string | undefined;
  /** The right routing number, 9 digits. */
  corrected_routing_number?: string | undefined;
}
