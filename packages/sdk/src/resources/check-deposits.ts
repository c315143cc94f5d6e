// Generated from packages/contract/src/resources/check-deposits by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions, WriteOptions } from "../core/api.ts";
import type {
  AccountId,
  CheckDepositId,
  DeclinedTransactionId,
  FileId,
  InboundMailItemId,
  LockboxId,
  PendingTransactionId,
  TransactionId,
} from "./ids.ts";
import type { Currency, Open, PageParams } from "./shared.ts";

/** Operations on Check Deposits. */
export interface CheckDeposits {
  /**
   * List Check Deposits, newest first.
   *
   * `GET /check_deposits`. An extension of the contract.
   */
  list(params?: CheckDepositListParams, options?: ListOptions): PageRequest<CheckDeposit>;

  /**
   * Deposit a check by its images.
   *
   * The Account must be open. Starts `pending`, with a Pending Transaction for the amount. Emits
   * `check_deposit.created` and `pending_transaction.created`.
   *
   * `POST /check_deposits`. An extension of the contract.
   */
  create(params: CheckDepositCreateParams, options?: WriteOptions): ApiPromise<CheckDeposit>;

  /**
   * Retrieve a Check Deposit.
   *
   * `GET /check_deposits/{check_deposit_id}`. An extension of the contract.
   */
  retrieve(id: CheckDepositId, options?: RequestOptions): ApiPromise<CheckDeposit>;
}

/** A check that you deposited and whose money you got. */
export interface CheckDepositAcceptance {
  /** The account number that is printed on the check. */
  account_number: string;
  /** Amount of the check, in cents, at least 1. */
  amount: number;
  /** A further number that some checks have printed on them, or null. */
  auxiliary_on_us: string | null;
  /** The Check Deposit that was accepted. */
  check_deposit_id: CheckDepositId;
  /** ISO 4217 code of the currency. */
  currency: Open<Currency>;
  /** The routing number that is printed on the check. */
  routing_number: string;
  /** The number of the check, or null if it has none. */
  serial_number: string | null;
}

/** A check that you deposited and that the other bank returned. */
export interface CheckDepositReturn {
  /** Amount that was taken back, in cents, at least 1. */
  amount: number;
  /** The Check Deposit that was returned. */
  check_deposit_id: CheckDepositId;
  /** ISO 4217 code of the currency. */
  currency: Open<Currency>;
  /** Why the other bank returned a check that you deposited. */
  return_reason: Open<CheckDepositReturnReason>;
  /** When it was returned. ISO 8601, UTC. */
  returned_at: string;
  /** The Transaction that took the money back. */
  transaction_id: TransactionId;
}

/**
 * Why the other bank returned a check that you deposited.
 *
 * - `ach_conversion_not_supported`: It cannot be made an ACH transfer.
 * - `closed_account`: The account that it is drawn on is closed.
 * - `duplicate_submission`: It was presented before.
 * - `insufficient_funds`: The account that it is drawn on does not have the money.
 * - `no_account`: The account that it is drawn on does not exist.
 * - `not_authorized`: The one who holds the account did not authorize it.
 * - `stale_dated`: It was written too long ago.
 * - `stop_payment`: Its payment was stopped.
 * - `unknown_reason`: The reason is not known.
 * - `unmatched_details`: What it says does not match what the other bank knows of it.
 * - `unreadable_image`: The image cannot be read.
 * - `endorsement_irregular`: It is not endorsed as it should be.
 * - `altered_or_fictitious_item`: It was altered or made up.
 * - `frozen_or_blocked_account`: The account that it is drawn on is blocked.
 * - `post_dated`: Its date is still to come.
 * - `endorsement_missing`: It is not endorsed.
 * - `signature_missing`: It is not signed.
 * - `stop_payment_suspect`: Its payment seems to have been stopped.
 * - `unusable_image`: The image cannot be used.
 * - `image_fails_security_check`: The image did not pass a security check.
 * - `cannot_determine_amount`: Its amount cannot be told.
 * - `signature_irregular`: It is not signed as it should be.
 * - `non_cash_item`: It is no check that money can be got for.
 * - `unable_to_process`: It could not be processed.
 * - `item_exceeds_dollar_limit`: Its amount is over a limit of the other bank.
 * - `branch_or_account_sold`: The account that it is drawn on now belongs to another bank.
 */
export type CheckDepositReturnReason =
  | "ach_conversion_not_supported"
  | "closed_account"
  | "duplicate_submission"
  | "insufficient_funds"
  | "no_account"
  | "not_authorized"
  | "stale_dated"
  | "stop_payment"
  | "unknown_reason"
  | "unmatched_details"
  | "unreadable_image"
  | "endorsement_irregular"
  | "altered_or_fictitious_item"
  | "frozen_or_blocked_account"
  | "post_dated"
  | "endorsement_missing"
  | "signature_missing"
  | "stop_payment_suspect"
  | "unusable_image"
  | "image_fails_security_check"
  | "cannot_determine_amount"
  | "signature_irregular"
  | "non_cash_item"
  | "unable_to_process"
  | "item_exceeds_dollar_limit"
  | "branch_or_account_sold";

/** A check that you deposited and that was rejected. */
export interface CheckDepositRejection {
  /** Amount of the check, in cents, 0 or more. */
  amount: number;
  /** The Check Deposit that was rejected. */
  check_deposit_id: CheckDepositId;
  /** ISO 4217 code of the currency. */
  currency: Open<Currency>;
  /** The Declined Transaction that records it. */
  declined_transaction_id: DeclinedTransactionId;
  /** Why a check that you deposited was rejected. */
  reason: Open<CheckDepositRejectionReason>;
  /** When it was rejected. ISO 8601, UTC. */
  rejected_at: string;
}

/**
 * Why a check that you deposited was rejected.
 *
 * - `incomplete_image`: Part of the check is missing from the image.
 * - `duplicate`: The check was deposited before.
 * - `poor_image_quality`: The image cannot be read well enough.
 * - `incorrect_amount`: It was deposited for another amount than it was written for.
 * - `incorrect_recipient`: It is made out to somebody else.
 * - `not_eligible_for_mobile_deposit`: Checks of this kind cannot be deposited by image.
 * - `missing_required_data_elements`: Something that a check must have is not on it.
 * - `suspected_fraud`: It looks like fraud.
 * - `deposit_window_expired`: It came too late to be deposited.
 * - `requested_by_user`: You asked for it to be rejected.
 * - `international`: It is a check from abroad.
 * - `unknown`: The reason is not known.
 */
export type CheckDepositRejectionReason =
  | "incomplete_image"
  | "duplicate"
  | "poor_image_quality"
  | "incorrect_amount"
  | "incorrect_recipient"
  | "not_eligible_for_mobile_deposit"
  | "missing_required_data_elements"
  | "suspected_fraud"
  | "deposit_window_expired"
  | "requested_by_user"
  | "international"
  | "unknown";

/** A check of somebody else's that is deposited into an Account by image. */
export interface CheckDeposit {
  /** Identifier of the Check Deposit. */
  id: CheckDepositId;
  /** The Account that the check is deposited into. */
  account_id: AccountId;
  /** Amount of the check, in cents, at least 1. */
  amount: number;
  /** The File with the image of its back, or null. */
  back_image_file_id: FileId | null;
  /** When the check was deposited. ISO 8601, UTC. */
  created_at: string;
  /** How it was accepted, or null unless it was. */
  deposit_acceptance: CheckDepositAcceptance | null;
  /** Changes of its amount after it was accepted. */
  deposit_adjustments: CheckDepositAdjustment[];
  /** How it was rejected, or null unless it was. */
  deposit_rejection: CheckDepositRejection | null;
  /** How it was returned, or null unless it was. */
  deposit_return: CheckDepositReturn | null;
  /** How it was sent to the other bank, or null unless it was. */
  deposit_submission: CheckDepositSubmission | null;
  /** Description for your own use, 1 to 200 characters, or null. */
  description: string | null;
  /** The File with the image of its front. */
  front_image_file_id: FileId;
  /**
   * The key that the client sent as `Idempotency-Key` on creation, 1 to 200 characters, unique across
   * the environment.
   */
  idempotency_key: string | null;
  /** The hold on its money, or null if there is none. */
  inbound_funds_hold: InboundFundsHold | null;
  /** The Inbound Mail Item that it came in, or null. */
  inbound_mail_item_id: InboundMailItemId | null;
  /** The Lockbox Recipient that it was mailed to, or null. */
  lockbox_recipient_id: LockboxId | null;
  /** How far a Check Deposit has come. */
  status: Open<CheckDepositStatus>;
  /** The Transaction that brought the money, or null until it is accepted. */
  transaction_id: TransactionId | null;
  /** Always `check_deposit`. */
  type: "check_deposit";
}

/** A change of the amount of a Check Deposit. */
export interface CheckDepositAdjustment {
  /** When it was changed. ISO 8601, UTC. */
  adjusted_at: string;
  /** Amount of the change, in cents. */
  amount: number;
  /** Why the amount of a Check Deposit was changed afterwards. */
  reason: Open<CheckDepositAdjustmentReason>;
  /** The Transaction that moved the difference. */
  transaction_id: TransactionId;
}

/**
 * Why the amount of a Check Deposit was changed afterwards.
 *
 * - `adjusted_amount`: The check is for another amount than it was deposited for.
 * - `non_conforming_item`: The check does not have the form that a check must have.
 * - `paid`: The check had been paid already.
 */
export type CheckDepositAdjustmentReason = "adjusted_amount" | "non_conforming_item" | "paid";

/** A Check Deposit on its way to the other bank. */
export interface CheckDepositSubmission {
  /** The File with the image of the back that was sent. */
  back_file_id: FileId;
  /** The File with the image of the front that was sent. */
  front_file_id: FileId;
  /** When it was sent. ISO 8601, UTC. */
  submitted_at: string;
}

/** Money that came in and cannot be spent for a while. */
export interface InboundFundsHold {
  /** The amount that is held, in cents. */
  amount: number;
  /** When the hold ends by itself. ISO 8601, UTC. */
  automatically_releases_at: string;
  /** When the hold began. ISO 8601, UTC. */
  created_at: string;
  /** ISO 4217 code of the currency. */
  currency: Open<Currency>;
  /** The Transaction whose money is held, or null. */
  held_transaction_id: TransactionId | null;
  /** The Pending Transaction that holds it, or null. */
  pending_transaction_id: PendingTransactionId | null;
  /** When the hold ended, or null while it lasts. ISO 8601, UTC. */
  released_at: string | null;
  /** Whether money that came in is still held. */
  status: Open<InboundFundsHoldStatus>;
  /** Always `inbound_funds_hold`. */
  type: "inbound_funds_hold";
}

/**
 * Whether money that came in is still held.
 *
 * - `held`: It cannot be spent yet.
 * - `complete`: It can be spent.
 */
export type InboundFundsHoldStatus = "held" | "complete";

/**
 * How far a Check Deposit has come.
 *
 * - `pending`: It is looked at; a Pending Transaction stands for its amount.
 * - `submitted`: It was accepted and sent to the other bank; the money is in the Account.
 * - `rejected`: It was refused; no money moved.
 * - `returned`: The other bank sent it back; the money was taken out of the Account again.
 */
export type CheckDepositStatus = "pending" | "submitted" | "rejected" | "returned";

/** Parameters of `checkDeposits.list`. */
export interface CheckDepositListParams extends PageParams {
  /** Only Check Deposits into this Account. */
  account_id?: AccountId | undefined;
  /** Only the object made with this idempotency key, 1 to 200 characters: none or one. */
  idempotency_key?: string | undefined;
}

/** Parameters of `checkDeposits.create`. */
export interface CheckDepositCreateParams {
  /** The Account to deposit the check into. */
  account_id: AccountId;
  /** Amount of the check, in cents, at least 1. */
  amount: number;
  /** The File with the image of its front. */
  front_image_file_id: FileId;
  /** The File with the image of its back. */
  back_image_file_id: FileId;
  /** Description for your own use, 1 to 200 characters. */
  description?: string | undefined;
}

/** Parameters of `simulations.checkDeposits.submit`. */
export interface CheckDepositSubmitParams {
  /** What is read from the check. By default the bank makes it up. */
  scan?: CheckDepositSubmitScanParams | undefined;
}

/** What is read from the check. By default the bank makes it up. */
export interface CheckDepositSubmitScanParams {
  /** The account number that is printed on the check, 1 to 200 characters. */
  account_number: string;
  /** The routing number that is printed on the check, 1 to 200 characters. */
  routing_number: string;
  /** A further number that some checks have printed on them, 1 to 200 characters. */
  auxiliary_on_us?: string | undefined;
  /** The number of the check, 1 to 200 characters. */
  serial_number?: string | undefined;
}

/** Parameters of `simulations.checkDeposits.reject`. */
export interface CheckDepositRejectParams {
  /** Why to reject it. Default: `incomplete_image`. */
  decline_reason?: CheckDepositRejectionReason | undefined;
}
