import type { Account, InboundMailItem, LockboxAddress, LockboxRecipient } from "@sandbank/contract";
import type { NeverGiven } from "../../declines/decline-rule.ts";
import { staysExact } from "../../refusals/account-refusals.ts";
import type { ReasonTable } from "../../resource-kit/rail-table.ts";

/** Where a piece of mail goes. */
export interface Destination {
  readonly address: LockboxAddress;
  /** Whom it is for, with the Account; null for mail to an address alone. */
  readonly to: { readonly recipient: LockboxRecipient; readonly account: Account } | null;
}

type RejectionReason = NonNullable<InboundMailItem["rejection_reason"]>;

interface RejectionRule {
  readonly reason: RejectionReason;
  /** What must hold, as a sentence. */
  readonly holds: string;
  readonly broken: (destination: Destination) => boolean;
}

/** Why mail is not taken (D-90, D-92), the first that is broken. No refusal of the request: the item records it. */
const rejectionRules = [
  {
    reason: "lockbox_address_not_active",
    holds: "The Lockbox Address is active (D-92).",
    broken: ({ address }) => address.status !== "active",
  },
  {
    reason: "lockbox_recipient_not_active",
    holds: "The Lockbox Recipient is active (D-92).",
    broken: ({ to }) => to !== null && to.recipient.status !== "active",
  },
  {
    reason: "lockbox_not_active",
    holds: "The Account of the Lockbox Recipient is open (D-92).",
    broken: ({ to }) => to?.account.status === "closed",
  },
] as const satisfies readonly RejectionRule[];

const neverGiven: NeverGiven<RejectionReason, typeof rejectionRules> = {
  no_matching_lockbox: "Simulated mail names where it goes; what does not exist is a 404.",
  no_check: "There is a check in all simulated mail.",
};

/** What mail is rejected for. Read by the coverage, the docs and tests. */
export const mailRejections: ReasonTable = { rules: rejectionRules, neverGiven };

export function rejectionOf(destination: Destination): RejectionReason | null {
  return rejectionRules.find(({ broken }) => broken(destination))?.reason ?? null;
}

/** Mail for a closed Account is no refusal: its item is rejected (D-92). */
export const createRules = [staysExact] as const;
