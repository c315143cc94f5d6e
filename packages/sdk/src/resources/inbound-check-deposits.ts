// Generated from packages/contract/src/resources/inbound-check-deposits by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions, WriteOptions } from "../core/api.ts";
import type {
  AccountId,
  AccountNumberId,
  CheckTransferId,
  DeclinedTransactionId,
  FileId,
  InboundCheckDepositId,
  TransactionId,
} from "./ids.ts";
import type { AnyOf, Currency, Open, PageParams } from "./shared.ts";

/** Operations on Inbound Check Deposits. */
export interface InboundCheckDeposits {
  /**
   * List Inbound Check Deposits, newest first.
   *
   * `GET /inbound_check_deposits`. An extension of the contract.
   */
  list(params?: InboundCheckDepositListParams, options?: ListOptions): PageRequest<InboundCheckDeposit>;

  /**
   * Retrieve an Inbound Check Deposit.
   *
   * `GET /inbound_check_deposits/{inbound_check_deposit_id}`. An extension of the contract.
   */
  retrieve(id: InboundCheckDepositId, options?: RequestOptions): ApiPromise<InboundCheckDeposit>;

  /**
   * Decline an Inbound Check Deposit before it is paid.
   *
   * The check must be `pending` and becomes `declined`. A Declined Transaction of category
   * `check_decline` records it, with the reason `user_initiated`. Emits `declined_transaction.created`
   * and `inbound_check_deposit.updated`.
   *
   * `POST /inbound_check_deposits/{inbound_check_deposit_id}/decline`. An extension of the contract.
   */
  decline(id: InboundCheckDepositId, options?: WriteOptions): ApiPromise<InboundCheckDeposit>;

  /**
   * Return an Inbound Check Deposit after it was paid.
   *
   * The check must be `accepted` and the Account open. The check becomes `returned`, and so does the
   * Check Transfer that it belongs to. A Transaction of category
   * `inbound_check_deposit_return_intention` credits the Account, and the check no longer counts towards
   * a Limit. Emits `transaction.created`, `inbound_check_deposit.updated`, and `check_transfer.updated`
   * if it belongs to one.
   *
   * `POST /inbound_check_deposits/{inbound_check_deposit_id}/return`. An extension of the contract.
   */
  return(
    id: InboundCheckDepositId,
    params: InboundCheckDepositReturnParams,
    options?: WriteOptions,
  ): ApiPromise<InboundCheckDeposit>;
}

/** A check drawn on an Account Number that was paid. */
export interface CheckTransferDeposit {
  /** The File with the image of its back, or null. */
  back_image_file_id: FileId | null;
  /** Routing number of the bank of deposit, or null. */
  bank_of_first_deposit_routing_number: string | null;
  /** When it was paid. ISO 8601, UTC. */
  deposited_at: string;
  /** The File with the image of its front, or null. */
  front_image_file_id: FileId | null;
  /** The Inbound Check Deposit. */
  inbound_check_deposit_id: InboundCheckDepositId | null;
  /** The Transaction itself. */
  transaction_id: TransactionId | null;
  /** The Check Transfer that the check belongs to, or null if it belongs to none. */
  transfer_id: CheckTransferId | null;
  /** Always `check_transfer_deposit`. */
  type: "check_transfer_deposit";
}

/** A paid check that you returned. */
export interface InboundCheckDepositReturnIntention {
  /** The Inbound Check Deposit. */
  inbound_check_deposit_id: InboundCheckDepositId;
  /** The Check Transfer that the check belongs to, or null if it belongs to none. */
  transfer_id: CheckTransferId | null;
}

/** A check drawn on an Account Number that was declined. */
export interface CheckDecline {
  /** The declined amount, in US cents, 0 or more. */
  amount: number;
  /** Number at the edge of the check, usually the check number. May be empty. */
  auxiliary_on_us: string;
  /** The File with the image of its back, or null. */
  back_image_file_id: FileId | null;
  /** The Check Transfer that the check belongs to. */
  check_transfer_id: CheckTransferId;
  /** The File with the image of its front, or null. */
  front_image_file_id: FileId | null;
  /** The Inbound Check Deposit that was declined. */
  inbound_check_deposit_id: InboundCheckDepositId;
  /** Why a check was declined. */
  reason: Open<CheckDeclineReason>;
}

/**
 * Why a check was declined.
 *
 * - `ach_route_disabled`: The Account Number that it is drawn on is disabled.
 * - `ach_route_canceled`: The Account Number that it is drawn on is canceled.
 * - `altered_or_fictitious`: It was altered or is fictitious.
 * - `breaches_limit`: It would exceed a Limit.
 * - `endorsement_irregular`: The endorsement on its back is irregular.
 * - `entity_not_active`: The Entity that owns the Account is not active.
 * - `group_locked`: The Account does not allow any activity.
 * - `insufficient_funds`: The available balance does not cover it.
 * - `stop_payment_requested`: Its writer stopped the payment.
 * - `duplicate_presentment`: It was presented before.
 * - `not_authorized`: The Account Number does not pay such checks.
 * - `amount_mismatch`: It was presented for a different amount than it is written for.
 * - `not_our_item`: It is not drawn on this bank.
 * - `no_account_number_found`: The Account Number does not exist.
 * - `refer_to_image`: The problem is visible in its image.
 * - `unable_to_process`: It could not be processed.
 * - `unusable_image`: Its image cannot be used.
 * - `user_initiated`: You declined it through the API.
 */
export type CheckDeclineReason =
  | "ach_route_disabled"
  | "ach_route_canceled"
  | "altered_or_fictitious"
  | "breaches_limit"
  | "endorsement_irregular"
  | "entity_not_active"
  | "group_locked"
  | "insufficient_funds"
  | "stop_payment_requested"
  | "duplicate_presentment"
  | "not_authorized"
  | "amount_mismatch"
  | "not_our_item"
  | "no_account_number_found"
  | "refer_to_image"
  | "unable_to_process"
  | "unusable_image"
  | "user_initiated";

/** A check drawn on an Account Number and deposited at another bank. */
export interface InboundCheckDeposit {
  /** Identifier of the Inbound Check Deposit. */
  id: InboundCheckDepositId;
  /** When it was paid, or null if it was not. ISO 8601, UTC. */
  accepted_at: string | null;
  /** The Account that pays it. */
  account_id: AccountId;
  /** The Account Number that it is drawn on, or null. */
  account_number_id: AccountNumberId | null;
  /** Adjustments after it was paid. */
  adjustments: InboundCheckDepositAdjustment[];
  /** Amount of the check, in cents, 0 or more. */
  amount: number;
  /** When the bank resolves it, unless you decline it first. ISO 8601, UTC. */
  automatically_resolves_at: string;
  /** The File with the image of its back, or null. */
  back_image_file_id: FileId | null;
  /** Routing number of the bank of deposit, or null. */
  bank_of_first_deposit_routing_number: string | null;
  /** The number of the check, or null if it has none. */
  check_number: string | null;
  /** The Check Transfer that the check belongs to, or null. */
  check_transfer_id: CheckTransferId | null;
  /** When it was presented. ISO 8601, UTC. */
  created_at: string;
  /** ISO 4217 code of the currency. */
  currency: Open<Currency>;
  /** When it was declined, or null if it was not. ISO 8601, UTC. */
  declined_at: string | null;
  /** The Declined Transaction that records it, or null if it was not declined. */
  declined_transaction_id: DeclinedTransactionId | null;
  /** The return, or null if it was not returned. */
  deposit_return: InboundCheckDepositReturn | null;
  /** The File with the image of its front, or null. */
  front_image_file_id: FileId | null;
  /** Whether the names of the payee and the depositor match. */
  payee_name_analysis: Open<InboundCheckDepositPayeeNameAnalysis>;
  /** The state of an Inbound Check Deposit. */
  status: Open<InboundCheckDepositStatus>;
  /** The Transaction that debited the Account, or null until it is accepted. */
  transaction_id: TransactionId | null;
  /** Always `inbound_check_deposit`. */
  type: "inbound_check_deposit";
}

/** An adjustment of a check after it was paid. */
export interface InboundCheckDepositAdjustment {
  /** When it was adjusted. ISO 8601, UTC. */
  adjusted_at: string;
  /** Amount of the adjustment, in cents. */
  amount: number;
  /** Why a paid check was adjusted. */
  reason: Open<InboundCheckDepositAdjustmentReason>;
  /** The Transaction that moved the money. */
  transaction_id: TransactionId;
}

/**
 * Why a paid check was adjusted.
 *
 * - `late_return`: The check was returned after the deadline.
 * - `wrong_payee_credit`: The bank of deposit credited the wrong payee.
 */
export type InboundCheckDepositAdjustmentReason = "late_return" | "wrong_payee_credit";

/** The return of a paid check. */
export interface InboundCheckDepositReturn {
  /** Why you return a check that was paid. */
  reason: Open<InboundCheckDepositReturnReason>;
  /** When it was returned. ISO 8601, UTC. */
  returned_at: string;
  /** The Transaction that credits the Account. */
  transaction_id: TransactionId;
}

/**
 * Why you return a check that was paid.
 *
 * - `altered_or_fictitious`: It was altered or is fictitious.
 * - `not_authorized`: You did not authorize it.
 * - `duplicate_presentment`: It was presented before.
 * - `endorsement_missing`: It is not endorsed.
 * - `endorsement_irregular`: Its endorsement is irregular.
 * - `refer_to_maker`: Refer to the writer of the check.
 */
export type InboundCheckDepositReturnReason =
  | "altered_or_fictitious"
  | "not_authorized"
  | "duplicate_presentment"
  | "endorsement_missing"
  | "endorsement_irregular"
  | "refer_to_maker";

/**
 * Whether the names of the payee and the depositor match.
 *
 * - `name_matches`: They match.
 * - `does_not_match`: They do not match.
 * - `not_evaluated`: They were not compared.
 */
export type InboundCheckDepositPayeeNameAnalysis = "name_matches" | "does_not_match" | "not_evaluated";

/**
 * The state of an Inbound Check Deposit.
 *
 * - `pending`: No money has moved yet, and you can still decline it.
 * - `accepted`: It was paid. The money has left the Account.
 * - `declined`: It was declined. No money moved.
 * - `returned`: You returned it after it was paid. The money is back in the Account.
 * - `requires_attention`: It waits until the operator acts.
 */
export type InboundCheckDepositStatus = "pending" | "accepted" | "declined" | "returned" | "requires_attention";

/** Parameters of `inboundCheckDeposits.list`. */
export interface InboundCheckDepositListParams extends PageParams {
  /** Only Inbound Check Deposits of this Account. */
  account_id?: AccountId | undefined;
  /** Only Inbound Check Deposits that are drawn on this Account Number. */
  account_number_id?: AccountNumberId | undefined;
  /** Only Inbound Check Deposits of this Check Transfer. */
  check_transfer_id?: CheckTransferId | undefined;
  /** Only Inbound Check Deposits in one of these states. */
  status?: AnyOf<InboundCheckDepositStatus>["filter"] | undefined;
}

/** Parameters of `inboundCheckDeposits.return`. */
export interface InboundCheckDepositReturnParams {
  /** Why you return a check that was paid. */
  reason: InboundCheckDepositReturnReason;
}

/** Parameters of `simulations.inboundCheckDeposits.create`. */
export interface InboundCheckDepositCreateParams {
  /** The Account Number that the check is drawn on. */
  account_number_id: AccountNumberId;
  /** Amount of the check, in cents, 0 or more. */
  amount: number;
  /** The number of the check, 1 to 10 digits. */
  check_number: string;
  /** Declines it for this reason when it resolves, even without a natural cause. */
  decline_reason?: CheckDeclineReason | undefined;
  /** The result of comparing the names of the payee and the depositor. Default: `not_evaluated`. */
  payee_name_analysis?: InboundCheckDepositPayeeNameAnalysis | undefined;
  /**
   * When the bank resolves it, not before the bank's present time. It is pending until then. Default: at
   * once, or after an hour in live. ISO 8601, with a zone.
   */
  resolve_at?: string | Date | undefined;
}
