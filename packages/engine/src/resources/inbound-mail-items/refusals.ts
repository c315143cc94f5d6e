import type { Account, AssumptionId, InboundMailItem, LockboxAddress, LockboxRecipient } from "@sandbank/contract";
import type { NeverGiven } from "../../declines/decline-rule.ts";
import { staysExact } from "../../refusals/account-refusals.ts";
import type { ReasonTable } from "../../resource-kit/rail-table.ts";
import type { World } from "../../world/world.ts";

/** The addressee of a piece of mail. */
export interface Destination {
  readonly address: LockboxAddress;
  /** The Lockbox Recipient with its Account; null for mail that names only an address. */
  readonly to: { readonly recipient: LockboxRecipient; readonly account: Account } | null;
}

type RejectionReason = NonNullable<InboundMailItem["rejection_reason"]>;

interface RejectionRule {
  readonly id: string;
  readonly reason: RejectionReason;
  /** The condition of the rule, as a sentence. */
  readonly condition: string;
  readonly assumption: AssumptionId;
  readonly broken: (destination: Destination) => boolean;
}

/**
 * The rules for rejecting mail, in order of precedence (D-90, D-92). A broken rule does not refuse the request: the
 * Inbound Mail Item records the reason.
 */
const rejectionRules = [
  {
    id: "lockbox_address_not_active",
    reason: "lockbox_address_not_active",
    condition: "The Lockbox Address is active.",
    assumption: "D-92",
    broken: ({ address }) => address.status !== "active",
  },
  {
    id: "lockbox_recipient_not_active",
    reason: "lockbox_recipient_not_active",
    condition: "The Lockbox Recipient is active.",
    assumption: "D-92",
    broken: ({ to }) => to !== null && to.recipient.status !== "active",
  },
  {
    id: "lockbox_not_active",
    reason: "lockbox_not_active",
    condition: "The Account of the Lockbox Recipient is open.",
    assumption: "D-92",
    broken: ({ to }) => to?.account.status === "closed",
  },
] as const satisfies readonly RejectionRule[];

const neverGiven: NeverGiven<RejectionReason, typeof rejectionRules> = {
  no_matching_lockbox: "Simulated mail names its Lockbox Address or Lockbox Recipient; an unknown id is a 404.",
  no_check: "All simulated mail contains a check.",
};

/** The reasons for rejecting mail. The coverage, the docs and tests read them. */
export const mailRejections: ReasonTable = { rules: rejectionRules, neverGiven };

export function findRejection({ probe }: World, destination: Destination): RejectionReason | null {
  const decides = ({ id, broken }: RejectionRule) =>
    broken(destination) && (probe === null || probe.at(`mail/${id}`, true));
  return rejectionRules.find(decides)?.reason ?? null;
}

/** Mail for a closed Account is not refused with an error: its Inbound Mail Item is rejected (D-92). */
export const createRules = [staysExact] as const;
