import type { Account, InboundMailItem, LockboxAddress, LockboxRecipient } from "@sandbank/contract";
import { staysExact } from "../accounts/rules.ts";

/** Where a piece of mail goes. */
export interface Destination {
  readonly address: LockboxAddress;
  /** Whom it is for, with the Account; null for mail to an address alone. */
  readonly to: { readonly recipient: LockboxRecipient; readonly account: Account } | null;
}

type RejectionReason = NonNullable<InboundMailItem["rejection_reason"]>;

/** Why mail is not taken (D-90, D-92), the first that applies. No refusal of the request: the item records it. */
const rejections: readonly { readonly reason: RejectionReason; applies(destination: Destination): boolean }[] = [
  { reason: "lockbox_address_not_active", applies: ({ address }) => address.status !== "active" },
  { reason: "lockbox_recipient_not_active", applies: ({ to }) => to !== null && to.recipient.status !== "active" },
  { reason: "lockbox_not_active", applies: ({ to }) => to?.account.status === "closed" },
];

export function rejectionOf(destination: Destination): RejectionReason | null {
  return rejections.find(({ applies }) => applies(destination))?.reason ?? null;
}

/** Mail for a closed Account is no refusal: its item is rejected (D-92). */
export const createRules = [staysExact] as const;
