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
   * The Inbound Mail Item must be pending and the Accounts open. Send one element for each check, in the
   * order of the checks. Each deposit creates a Check Deposit. Emits for each Check Deposit
   * `check_deposit.created` and `pending_transaction.created`, and with its acceptance, by default at
   * once, `pending_transaction.updated`, `transaction.created` and `check_deposit.updated`; last
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
  /** The checks in it, in the order of the elements of an action. */
  checks: InboundMailItemCheck[];
  /** When it arrived. ISO 8601, UTC. */
  created_at: string;
  /** The File with the scan of everything in it. */
  file_id: FileId;
  /** The Lockbox Address that it arrived at. */
  lockbox_address_id: LockboxAddressId;
  /** The Lockbox Recipient of the mail, or null if it is not known. */
  lockbox_recipient_id: LockboxId | null;
  /** The name on the mail, or null. */
  recipient_name: string | null;
  /** Why it was rejected, or null. */
  rejection_reason: Open<InboundMailItemRejectionReason> | null;
  /** The state of an Inbound Mail Item. */
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
  /** The Check Deposit of the check, or null. */
  check_deposit_id: CheckDepositId | null;
  /** The File with the image of its front. */
  front_file_id: FileId;
  /** The state of the check, or null in a rejected Inbound Mail Item. */
  status: Open<InboundMailItemCheckStatus> | null;
}

/**
 * The state of a check in an Inbound Mail Item.
 *
 * - `pending`: It waits for an action.
 * - `deposited`: It was deposited. `check_deposit_id` identifies the Check Deposit.
 * - `ignored`: It was not deposited.
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
 * The state of an Inbound Mail Item.
 *
 * - `pending`: It waits for an action on its checks.
 * - `processed`: Each of its checks was deposited or ignored.
 * - `rejected`: It cannot be processed. `rejection_reason` says why.
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
  /**
   * What to do with each check of the Inbound Mail Item, in the order of the checks: at least one
   * element.
   */
  checks: readonly InboundMailItemActionCheckParams[];
}

/** What to do with one check. */
export type InboundMailItemActionCheckParams = InboundMailItemActionCheckParamsFields &
  (
    | { action: "deposit"; account_id: AccountId }
    | { action: Exclude<InboundMailItemCheckAction, "deposit">; account_id?: undefined }
  );

/** All fields of `InboundMailItemActionCheckParams`, without the cross-field rules. */
export interface InboundMailItemActionCheckParamsFields {
  /** What to do with a check in an Inbound Mail Item. */
  action: InboundMailItemCheckAction;
  /** The Account to deposit into: required with `deposit`, refused with `ignore`. */
  account_id?: AccountId | undefined;
}

/**
 * What to do with a check in an Inbound Mail Item.
 *
 * - `deposit`: Deposit it into the Account `account_id`.
 * - `ignore`: Do not deposit it.
 */
export type InboundMailItemCheckAction = "deposit" | "ignore";

/** Parameters of `simulations.inboundMailItems.create`. */
export type InboundMailItemCreateParams = InboundMailItemCreateParamsFields &
  (
    | { lockbox_address_id: LockboxAddressId; lockbox_recipient_id?: undefined }
    | { lockbox_recipient_id: LockboxId; lockbox_address_id?: undefined }
  );

/** All fields of `InboundMailItemCreateParams`, without the cross-field rules. */
export interface InboundMailItemCreateParamsFields {
  /** The amount of the check in the mail, in cents, at least 1. */
  amount: number;
  /** The File with the contents of the mail. Default: an image of a check. */
  contents_file_id?: FileId | undefined;
  /**
   * The Lockbox Address to send to. The check then waits for an action. Send either this or
   * `lockbox_recipient_id`.
   */
  lockbox_address_id?: LockboxAddressId | undefined;
  /**
   * The Lockbox Recipient to send to. The check is then deposited at once. Send either this or
   * `lockbox_address_id`.
   */
  lockbox_recipient_id?: LockboxId | undefined;
}
