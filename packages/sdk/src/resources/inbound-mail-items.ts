// Generated from packages/contract/src/resources/inbound-mail-items by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions, WriteOptions } from "../core/api.ts";
import type { AccountId, CheckDepositId, FileId, InboundMailItemId, LockboxAddressId, LockboxId } from "./ids.ts";
import type { Open, PageParams } from "./shared.ts";

/** Operations on Inbound Mail Items. */
export interface InboundMailItems {
  /**
   * List Inbound Mail Items, newest first.
   *
   * `GET /inbound_mail_items`.
   */
  list(params?: InboundMailItemListParams, options?: ListOptions): PageRequest<InboundMailItem>;

  /**
   * Retrieve an Inbound Mail Item.
   *
   * `GET /inbound_mail_items/{inbound_mail_item_id}`.
   */
  retrieve(id: InboundMailItemId, options?: RequestOptions): ApiPromise<InboundMailItem>;

  /**
   * Deposit or ignore each check of an Inbound Mail Item.
   *
   * The item must be pending and the Accounts open. As many elements as the item has checks, in their
   * order, else the request is refused. Each deposit makes a Check Deposit. Emits for each of them
   * `check_deposit.created` and `pending_transaction.created`, with its acceptance, by default at once,
   * `pending_transaction.updated`, `transaction.created` and `check_deposit.updated`; last
   * `inbound_mail_item.updated`.
   *
   * - `checks.*.account_id` is required when `action` is `deposit`.
   * - `checks.*.account_id` is only allowed when `action` is `deposit`.
   *
   * `POST /inbound_mail_items/{inbound_mail_item_id}/action`.
   */
  action(
    id: InboundMailItemId,
    params: InboundMailItemActionParams,
    options?: WriteOptions,
  ): ApiPromise<InboundMailItem>;
}

/** A piece of mail that arrived at a Lockbox Address, with its checks. */
export interface InboundMailItem {
  /** Identifier of the Inbound Mail Item. */
  id: InboundMailItemId;
  /** The checks in it, in the order in which to action them. */
  checks: InboundMailItemCheck[];
  /** When it arrived. ISO 8601, UTC. */
  created_at: string;
  /** The File with the scan of everything in it. */
  file_id: FileId;
  /** The Lockbox Address that it arrived at. */
  lockbox_address_id: LockboxAddressId;
  /** The Lockbox Recipient that it is for, or null if it could not be told. */
  lockbox_recipient_id: LockboxId | null;
  /** The name that stands on the mail, or null. */
  recipient_name: string | null;
  /** Why it was rejected, or null if it was not. */
  rejection_reason: Open<InboundMailItemRejectionReason> | null;
  /** How far an Inbound Mail Item has come. */
  status: Open<InboundMailItemStatus>;
  /** Always `inbound_mail_item`. */
  type: "inbound_mail_item";
}

/** A check that was in an Inbound Mail Item. */
export interface InboundMailItemCheck {
  /** The amount of the check, in cents. */
  amount: number;
  /** The File with the image of its back. */
  back_file_id: FileId;
  /** The Check Deposit that was made of it, or null where none was. */
  check_deposit_id: CheckDepositId | null;
  /** The File with the image of its front. */
  front_file_id: FileId;
  /** What became of it, or null in a rejected Inbound Mail Item. */
  status: Open<InboundMailItemCheckStatus> | null;
}

/**
 * What became of a check in an Inbound Mail Item.
 *
 * - `pending`: Waits for an action.
 * - `deposited`: Was deposited; `check_deposit_id` names the Check Deposit.
 * - `ignored`: Was left undeposited.
 */
export type InboundMailItemCheckStatus = "pending" | "deposited" | "ignored";

/**
 * Why an Inbound Mail Item was rejected.
 *
 * - `no_matching_lockbox`: It could not be matched to a Lockbox Address.
 * - `no_check`: There was no check in it.
 * - `lockbox_not_active`: The Lockbox that it was sent to is not active.
 * - `lockbox_address_not_active`: The Lockbox Address that it was sent to is not active.
 * - `lockbox_recipient_not_active`: The Lockbox Recipient that it was sent to is not active.
 */
export type InboundMailItemRejectionReason =
  | "no_matching_lockbox"
  | "no_check"
  | "lockbox_not_active"
  | "lockbox_address_not_active"
  | "lockbox_recipient_not_active";

/**
 * How far an Inbound Mail Item has come.
 *
 * - `pending`: Waits for an action on its checks.
 * - `processed`: Each of its checks was deposited or ignored.
 * - `rejected`: Nothing can be done with it; `rejection_reason` says why.
 */
export type InboundMailItemStatus = "pending" | "processed" | "rejected";

/** Parameters of `inboundMailItems.list`. */
export interface InboundMailItemListParams extends PageParams {
  /** Only mail for this Lockbox Recipient. */
  lockbox_recipient_id?: LockboxId | undefined;
  /** Only mail that arrived at this Lockbox Address. */
  lockbox_address_id?: LockboxAddressId | undefined;
}

/** Parameters of `inboundMailItems.action`. */
export interface InboundMailItemActionParams {
  /** What to do with each check of the Inbound Mail Item, in the same order: at least one element. */
  checks: InboundMailItemActionCheckParams[];
}

/** What to do with one check. */
export type InboundMailItemActionCheckParams = InboundMailItemActionCheckParamsFields &
  (
    | { action: "deposit"; account_id: AccountId }
    | { action: Exclude<InboundMailItemCheckAction, "deposit">; account_id?: undefined }
  );

/** The fields of `InboundMailItemActionCheckParams`, whichever of them are given together. */
export interface InboundMailItemActionCheckParamsFields {
  /** What to do with a check in an Inbound Mail Item. */
  action: InboundMailItemCheckAction;
  /** The Account to deposit into: required with `deposit`, refused with `ignore`. */
  account_id?: AccountId | undefined;
}

/**
 * What to do with a check in an Inbound Mail Item.
 *
 * - `deposit`: Deposit it into the Account that `account_id` names.
 * - `ignore`: Leave it undeposited.
 */
export type InboundMailItemCheckAction = "deposit" | "ignore";

/** Parameters of `simulations.inboundMailItems.create`. */
export type InboundMailItemCreateParams = InboundMailItemCreateParamsFields &
  (
    | { lockbox_address_id: LockboxAddressId; lockbox_recipient_id?: undefined }
    | { lockbox_recipient_id: LockboxId; lockbox_address_id?: undefined }
  );

/** The fields of `InboundMailItemCreateParams`, whichever of them are given together. */
export interface InboundMailItemCreateParamsFields {
  /** The amount of the check in the mail, in cents, at least 1. */
  amount: number;
  /** The File with the contents of the mail. By default an image of a check. */
  contents_file_id?: FileId | undefined;
  /**
   * The Lockbox Address to send to; the check then waits for an action. Either this or
   * `lockbox_recipient_id`.
   */
  lockbox_address_id?: LockboxAddressId | undefined;
  /**
   * The Lockbox Recipient to send to; the check is then deposited at once. Either this or
   * `lockbox_address_id`.
   */
  lockbox_recipient_id?: LockboxId | undefined;
}
