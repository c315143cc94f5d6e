// Generated from packages/contract/src/resources/inbound-mail-items by `npm run generate`. Do not edit.

import type { AccountId, CheckDepositId, FileId, InboundMailItemId, LockboxAddressId, LockboxId } from "./ids.ts";
import type { CreatedAtFilter } from "./shared.ts";

/** One page of a list. */
export interface InboundMailItemList {
  /** The objects of this page. */
  data: InboundMailItem[];
  /** Send it as `cursor` to get the next page. Null at the end of the list. */
  next_cursor: string | null;
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
  rejection_reason: InboundMailItemRejectionReason | null;
  /** The state of an Inbound Mail Item. */
  status: InboundMailItemStatus;
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
  status: InboundMailItemCheckStatus | null;
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
export interface InboundMailItemListParams {
  /** The `next_cursor` of a page, to get the next one. Send it with the same filters. */
  cursor?: string | undefined;
  /** The largest number of objects in a page, 1 to 100. Default: `100`. */
  limit?: number | undefined;
  /** Bounds on the time of creation. All given bounds apply. */
  created_at?: CreatedAtFilter | undefined;
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
  checks: InboundMailItemActionCheckParams[];
}

/** What to do with one check. */
export interface InboundMailItemActionCheckParams {
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
export interface InboundMailItemCreateParams {
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
