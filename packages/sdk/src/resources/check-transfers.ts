// Generated from packages/contract/src/resources/check-transfers by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions, WriteOptions } from "../core/api.ts";
import type { TransferApproval, TransferCancellation, TransferCreator } from "./account-transfers.ts";
import type {
  AccountId,
  AccountNumberId,
  CheckTransferId,
  FileId,
  InboundCheckDepositId,
  PendingTransactionId,
} from "./ids.ts";
import type { AnyOf, Currency, Open, PageParams } from "./shared.ts";

/** Operations on Check Transfers. */
export interface CheckTransfers {
  /**
   * List Check Transfers, newest first.
   *
   * `GET /check_transfers`. An extension of the contract.
   */
  list(params?: CheckTransferListParams, options?: ListOptions): PageRequest<CheckTransfer>;

  /**
   * Write a check.
   *
   * A Pending Transaction of category `check_transfer_instruction` holds the amount until the check is
   * paid or stopped; with `balance_check: none` it holds nothing. A check that the bank prints becomes
   * `pending_submission`, one that somebody else prints `mailed`, and with `require_approval` either
   * becomes `pending_approval` first. Emits `check_transfer.created` and `pending_transaction.created`.
   *
   * - `physical_check` is required when `fulfillment_method` is `physical_check`.
   * - `physical_check` is only allowed when `fulfillment_method` is `physical_check`.
   * - `third_party` is required when `fulfillment_method` is `third_party`.
   * - `third_party` is only allowed when `fulfillment_method` is `third_party`.
   * - `physical_check.return_address_name` is not allowed beside `physical_check.return_address`.
   * - `physical_check.signature.text` is not allowed beside `physical_check.signature.image_file_id`.
   *
   * `POST /check_transfers`. An extension of the contract.
   */
  create(params: CheckTransferCreateParams, options?: WriteOptions): ApiPromise<CheckTransfer>;

  /**
   * Retrieve a Check Transfer.
   *
   * `GET /check_transfers/{check_transfer_id}`. An extension of the contract.
   */
  retrieve(id: CheckTransferId, options?: RequestOptions): ApiPromise<CheckTransfer>;

  /**
   * Approve a Check Transfer.
   *
   * The transfer must be `pending_approval`, and its `valid_until_date` not passed. It becomes
   * `pending_submission`, or `mailed` if somebody else prints it, and its hold stays. Emits
   * `check_transfer.updated`.
   *
   * `POST /check_transfers/{check_transfer_id}/approve`. An extension of the contract.
   */
  approve(id: CheckTransferId, options?: WriteOptions): ApiPromise<CheckTransfer>;

  /**
   * Cancel a Check Transfer before its approval.
   *
   * The transfer must be `pending_approval`. It becomes `canceled`, and its hold ends. Emits
   * `pending_transaction.updated` and `check_transfer.updated`.
   *
   * `POST /check_transfers/{check_transfer_id}/cancel`. An extension of the contract.
   */
  cancel(id: CheckTransferId, options?: WriteOptions): ApiPromise<CheckTransfer>;

  /**
   * Stop the payment of a check.
   *
   * The transfer must be `pending_submission`, `pending_mailing` or `mailed`. It becomes `stopped`, and
   * its hold ends. A deposit of the check is declined from then on, with the reason
   * `stop_payment_requested`. Emits `pending_transaction.updated` and `check_transfer.updated`.
   *
   * `POST /check_transfers/{check_transfer_id}/stop_payment`. An extension of the contract.
   */
  stopPayment(
    id: CheckTransferId,
    params?: CheckTransferStopPaymentParams,
    options?: WriteOptions,
  ): ApiPromise<CheckTransfer>;
}

/** A check that is not paid yet. */
export interface CheckTransferInstruction {
  /** Amount of the check, in cents, at least 1. */
  amount: number;
  /** ISO 4217 code of the currency. */
  currency: Open<Currency>;
  /** The transfer. */
  transfer_id: CheckTransferId;
}

/** A check drawn on an Account Number, printed by the bank or by others. */
export interface CheckTransfer {
  /** Identifier of the Check Transfer. */
  id: CheckTransferId;
  /** The Account that the money leaves. */
  account_id: AccountId;
  /** The account number on the check: the Account Number's. */
  account_number: string;
  /** Amount of the check, in cents, at least 1. */
  amount: number;
  /** The Inbound Check Deposit that was paid, or null if none was. */
  approved_inbound_check_deposit_id: InboundCheckDepositId | null;
  /** As given, or null, which acts as `full`. */
  balance_check: Open<CheckTransferBalanceCheck> | null;
  /** The number on the check. */
  check_number: string;
  /** Who prints and mails a check. */
  fulfillment_method: Open<CheckTransferFulfillmentMethod>;
  /** When it was mailed, or null. */
  mailing: CheckTransferMailing | null;
  /** The check that is printed and mailed, or null for `third_party`. */
  physical_check: CheckTransferPhysicalCheck | null;
  /** The routing number on the check: the Account Number's. */
  routing_number: string;
  /** The Account Number that it is drawn on. */
  source_account_number_id: AccountNumberId | null;
  /** When and why its payment was stopped, or null. */
  stop_payment_request: CheckTransferStopPaymentRequest | null;
  /** When it was printed, or null. */
  submission: CheckTransferSubmission | null;
  /** Set for `third_party`, otherwise null. */
  third_party: CheckTransferThirdParty | null;
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
  /** The state of a Check Transfer. */
  status: Open<CheckTransferStatus>;
  /** Always `check_transfer`. */
  type: "check_transfer";
  /** The last day on which it is paid, `YYYY-MM-DD` in New York, or null. */
  valid_until_date: string | null;
}

/**
 * Whether the available balance must cover a check when it is created.
 *
 * - `full`: It must cover the amount, which is on hold.
 * - `none`: It is not compared, and nothing is on hold.
 */
export type CheckTransferBalanceCheck = "full" | "none";

/**
 * Who prints and mails a check.
 *
 * - `physical_check`: The bank.
 * - `third_party`: Somebody else. The bank only pays it.
 */
export type CheckTransferFulfillmentMethod = "physical_check" | "third_party";

/** A check was mailed. */
export interface CheckTransferMailing {
  /** When it was mailed. ISO 8601, UTC. */
  mailed_at: string;
}

/** The check that is printed and mailed. */
export interface CheckTransferPhysicalCheck {
  /** The File that is printed and sent with it, or null. */
  attachment_file_id: FileId | null;
  /** The File with the image of the voucher, or null. */
  check_voucher_image_file_id: FileId | null;
  /** The address of the receiver or the sender of a printed check. */
  mailing_address: CheckTransferAddress;
  /** The memo on the check, or null. */
  memo: string | null;
  /** The text on the letter around the check, or null. */
  note: string | null;
  /** The lines about the payer. */
  payer: CheckTransferPayer[];
  /** The name that it pays. */
  recipient_name: string;
  /** Where it goes if it cannot be delivered, or null for the bank's address. */
  return_address: CheckTransferAddress | null;
  /** The name in the return address, or null. */
  return_address_name: string | null;
  /** How a printed check is sent. */
  shipping_method: Open<CheckTransferShippingMethod>;
  /** The signature on a printed check. */
  signature: CheckTransferSignature;
  /** Always empty. */
  tracking_updates: CheckTransferTrackingUpdate[];
}

/** The address of the receiver or the sender of a printed check. */
export interface CheckTransferAddress {
  /** City, or null. */
  city: string | null;
  /** First line, or null. */
  line1: string | null;
  /** Second line, or null. */
  line2: string | null;
  /** Name, or null. */
  name: string | null;
  /** Phone number, or null. */
  phone: string | null;
  /** ZIP code, or null. */
  postal_code: string | null;
  /** State, or null. */
  state: string | null;
}

/** A line about the payer on a printed check. */
export interface CheckTransferPayer {
  /** The line. */
  contents: string;
}

/**
 * How a printed check is sent.
 *
 * - `postal_first_class`: By first-class mail.
 * - `courier_a_overnight`: By a courier, overnight, with a tracking number.
 */
export type CheckTransferShippingMethod = "postal_first_class" | "courier_a_overnight";

/** The signature on a printed check. */
export interface CheckTransferSignature {
  /** The File with the image of the signature, or null. */
  image_file_id: FileId | null;
  /** The text that is printed as the signature, or null. */
  text: string | null;
}

/** A step of the delivery of a check: there are none. */
export interface CheckTransferTrackingUpdate {
  /** What happened. */
  category: string;
  /** When it happened. ISO 8601, UTC. */
  created_at: string;
  /** ZIP code of the place. */
  postal_code: string;
}

/** The payment of a check was stopped. */
export interface CheckTransferStopPaymentRequest {
  /** Why the payment of a check was stopped. */
  reason: Open<CheckTransferStopReason>;
  /** When it was stopped. ISO 8601, UTC. */
  requested_at: string;
  /** The Check Transfer. */
  transfer_id: CheckTransferId;
  /** Always `check_transfer_stop_payment_request`. */
  type: "check_transfer_stop_payment_request";
}

/**
 * Why the payment of a check was stopped.
 *
 * - `mail_delivery_failed`: It could not be delivered.
 * - `rejected_by_operator`: The bank rejected it: never.
 * - `not_authorized`: You did not authorize it.
 * - `valid_until_date_passed`: The last day to deposit it has passed.
 * - `unknown`: Another reason.
 */
export type CheckTransferStopReason =
  | "mail_delivery_failed"
  | "rejected_by_operator"
  | "not_authorized"
  | "valid_until_date_passed"
  | "unknown";

/** A check was printed. */
export interface CheckTransferSubmission {
  /** Null: nothing is printed. */
  preview_file_id: FileId | null;
  /** The address that is printed on the envelope, in capital letters. */
  submitted_address: CheckTransferSubmittedAddress;
  /** When it was printed. ISO 8601, UTC. */
  submitted_at: string;
  /** Number of the courier, 12 digits, or null. */
  tracking_number: string | null;
}

/** The address that is printed on the envelope, in capital letters. */
export interface CheckTransferSubmittedAddress {
  /** City. */
  city: string;
  /** First line. */
  line1: string;
  /** Second line, or null. */
  line2: string | null;
  /** Name. */
  recipient_name: string;
  /** State. */
  state: string;
  /** ZIP code. */
  zip: string;
}

/** A check that somebody else prints. */
export interface CheckTransferThirdParty {
  /** The name that it pays, or null. */
  recipient_name: string | null;
}

/**
 * The state of a Check Transfer.
 *
 * - `pending_approval`: It waits for your approval. Its amount is on hold.
 * - `canceled`: You canceled it. No money moved.
 * - `pending_submission`: It waits until it is printed.
 * - `pending_mailing`: It is printed, and waits until it is mailed.
 * - `mailed`: It is on its way, or with its receiver.
 * - `deposited`: It was deposited at another bank and paid.
 * - `stopped`: Its payment was stopped. No money moved.
 * - `returned`: It was paid, and you returned it. Its money has moved back.
 * - `rejected`: It was rejected before it was printed. No money moved.
 */
export type CheckTransferStatus =
  | "pending_approval"
  | "canceled"
  | "pending_submission"
  | "pending_mailing"
  | "mailed"
  | "deposited"
  | "stopped"
  | "returned"
  | "rejected";

/** Parameters of `checkTransfers.list`. */
export interface CheckTransferListParams extends PageParams {
  /** Only Check Transfers of this Account. */
  account_id?: AccountId | undefined;
  /** Only the object created with this idempotency key, 1 to 200 characters. Finds at most one. */
  idempotency_key?: string | undefined;
  /** Only Check Transfers in one of these states. */
  status?: AnyOf<CheckTransferStatus | NeverProducedCheckTransferStatus>["filter"] | undefined;
}

/**
 * A state that the filter of Check Transfers accepts. It is never produced: no Check Transfer of this
 * bank is in it.
 */
export type NeverProducedCheckTransferStatus = "pending_reviewing" | "requires_attention";

/** Parameters of `checkTransfers.create`. */
export type CheckTransferCreateParams = CheckTransferCreateParamsFields &
  (
    | {
        fulfillment_method: "physical_check";
        physical_check: CheckTransferCreatePhysicalCheckParams;
        third_party?: undefined;
      }
    | {
        fulfillment_method: "third_party";
        physical_check?: undefined;
        third_party: CheckTransferCreateThirdPartyParams;
      }
  );

/** All fields of `CheckTransferCreateParams`, without the cross-field rules. */
export interface CheckTransferCreateParamsFields {
  /** The Account that the money leaves. */
  account_id: AccountId;
  /** Amount of the check, in cents, at least 1. */
  amount: number;
  /** Who prints and mails a check. */
  fulfillment_method: CheckTransferFulfillmentMethod;
  /** The Account Number of the Account to draw it on. */
  source_account_number_id: AccountNumberId;
  /** Whether the available balance must cover it. Default: it must. */
  balance_check?: CheckTransferBalanceCheck | undefined;
  /**
   * The number on the check, 1 to 10 digits: one of 1 to 9, then 0 to 9 more. Default: the smallest
   * above 1000 that the Account Number has not used.
   */
  check_number?: string | undefined;
  /** The check to print and mail. */
  physical_check?: CheckTransferCreatePhysicalCheckParams | undefined;
  /** Whether the transfer waits until you approve or cancel it. Default: `false`. */
  require_approval?: boolean | undefined;
  /** A check that somebody else prints. */
  third_party?: CheckTransferCreateThirdPartyParams | undefined;
  /** The last day on which it is paid, `YYYY-MM-DD`, not before the present date in New York. */
  valid_until_date?: string | undefined;
}

/** The check to print and mail. */
export type CheckTransferCreatePhysicalCheckParams = CheckTransferCreatePhysicalCheckParamsFields;

/** All fields of `CheckTransferCreatePhysicalCheckParams`, without the cross-field rules. */
export interface CheckTransferCreatePhysicalCheckParamsFields {
  /** Where the check is mailed to. */
  mailing_address: CheckTransferCreateMailingAddressParams;
  /** The memo on the check, 1 to 100 characters. */
  memo: string;
  /** The name that it pays, 1 to 35 characters. */
  recipient_name: string;
  /** A File that is printed and sent with it. */
  attachment_file_id?: FileId | undefined;
  /** A File with the image of the voucher. */
  check_voucher_image_file_id?: FileId | undefined;
  /** The text on the letter around the check, 1 to 1200 characters. */
  note?: string | undefined;
  /** The lines about the payer, 0 to 4. */
  payer?: readonly CheckTransferCreatePayerParams[] | undefined;
  /** Where the check goes if it cannot be delivered. */
  return_address?: CheckTransferCreateReturnAddressParams | undefined;
  /** The name in the return address, 1 to 35 characters. */
  return_address_name?: string | undefined;
  /** How it is sent. Default: `postal_first_class`. */
  shipping_method?: CheckTransferShippingMethod | undefined;
  /** The signature: an image or a text. */
  signature?: CheckTransferCreateSignatureParams | undefined;
}

/** Where the check is mailed to. */
export interface CheckTransferCreateMailingAddressParams {
  /** City, 1 to 35 characters. */
  city: string;
  /** First line, 1 to 200 characters. */
  line1: string;
  /** ZIP code, 5 digits, or 9 with or without a dash before the last 4. */
  postal_code: string;
  /** State, 2 characters. */
  state: string;
  /** Second line, 1 to 200 characters. */
  line2?: string | undefined;
  /** Name, 1 to 35 characters. Default: `recipient_name`. */
  name?: string | undefined;
  /** Phone number, 1 to 200 characters. */
  phone?: string | undefined;
}

/** A line about the payer. */
export interface CheckTransferCreatePayerParams {
  /** The line, 1 to 35 characters. */
  contents: string;
}

/** Where the check goes if it cannot be delivered. */
export interface CheckTransferCreateReturnAddressParams {
  /** City, 1 to 35 characters. */
  city: string;
  /** First line, 1 to 200 characters. */
  line1: string;
  /** Name, 1 to 200 characters. */
  name: string;
  /** ZIP code, 1 to 200 characters. */
  postal_code: string;
  /** State, 1 to 200 characters. */
  state: string;
  /** Second line, 1 to 200 characters. */
  line2?: string | undefined;
  /** Phone number, 1 to 200 characters. */
  phone?: string | undefined;
}

/** The signature: an image or a text. */
export type CheckTransferCreateSignatureParams = CheckTransferCreateSignatureParamsFields;

/** All fields of `CheckTransferCreateSignatureParams`, without the cross-field rules. */
export interface CheckTransferCreateSignatureParamsFields {
  /** A File with the image of the signature. */
  image_file_id?: FileId | undefined;
  /** The text that is printed as the signature, 1 to 30 characters. */
  text?: string | undefined;
}

/** A check that somebody else prints. */
export interface CheckTransferCreateThirdPartyParams {
  /** The name that it pays, 1 to 200 characters. */
  recipient_name?: string | undefined;
}

/** Parameters of `checkTransfers.stopPayment`. */
export interface CheckTransferStopPaymentParams {
  /** Why you stop it. Default: `unknown`. */
  reason?: CheckTransferRequestedStopReason | undefined;
}

/**
 * Why you stop the payment of a check.
 *
 * - `mail_delivery_failed`: It could not be delivered.
 * - `not_authorized`: You did not authorize it.
 * - `valid_until_date_passed`: The last day to deposit it has passed.
 * - `unknown`: Another reason.
 */
export type CheckTransferRequestedStopReason =
  | "mail_delivery_failed"
  | "not_authorized"
  | "valid_until_date_passed"
  | "unknown";
