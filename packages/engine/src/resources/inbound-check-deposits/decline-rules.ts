import type { CheckDeclineReason, CheckTransfer } from "@sandbank/contract";
import { accountIsOpen, ownerIsActive } from "../../declines/account-decline-rules.ts";
import { balanceCovers, type DebitFacts, noLimitIsExceeded } from "../../declines/debit-decline-rules.ts";
import type { DeclineRule, NeverGiven } from "../../declines/decline-rule.ts";
import { type NumberFacts, numberIsNotCanceled, numberIsNotDisabled } from "../../declines/number-decline-rules.ts";
import { dollars } from "../../money/dollars.ts";

export interface CheckFacts extends NumberFacts, DebitFacts {
  /** The Check Transfer that the check belongs to. */
  readonly transfer: CheckTransfer | null;
  /** What the Check Transfer holds for the check, in cents. */
  readonly held: number;
}

/** A rule about the Check Transfer. A check without one passes. */
function transferAllows<const Reason extends CheckDeclineReason>(
  reason: Reason,
  { condition, failure, states }: { condition: string; failure: string; states: readonly CheckTransfer["status"][] },
): DeclineRule<CheckFacts, Reason> {
  return {
    id: reason,
    reason,
    condition,
    failure,
    broken: ({ transfer }) => transfer !== null && states.includes(transfer.status),
    facts: readTransfer,
  };
}

const readTransfer = ({ transfer }: CheckFacts) => ({
  checkTransfer: transfer?.id ?? null,
  status: transfer?.status ?? null,
});

export const checkRules = [
  numberIsNotCanceled("ach_route_canceled"),
  numberIsNotDisabled("ach_route_disabled"),
  accountIsOpen("group_locked"),
  {
    ...ownerIsActive("entity_not_active"),
    condition: "The Entity that owns the Account is active, or archived and the check belongs to a Check Transfer.",
    broken: ({ owner, transfer }: CheckFacts) =>
      owner.status === "disabled" || (owner.status === "archived" && transfer === null),
  },
  transferAllows("stop_payment_requested", {
    condition: "The payment of the check was not stopped.",
    failure: "The payment of the check was stopped.",
    states: ["stopped"],
  }),
  transferAllows("duplicate_presentment", {
    condition: "The check was not paid before.",
    failure: "The check was paid before.",
    states: ["deposited", "returned"],
  }),
  transferAllows("not_authorized", {
    condition: "The Check Transfer is approved, and neither canceled nor rejected.",
    failure: "The Check Transfer is not approved, canceled or rejected.",
    states: ["pending_approval", "canceled", "rejected"],
  }),
  {
    id: "amount_mismatch",
    reason: "amount_mismatch",
    condition: "The amount is that of the Check Transfer.",
    failure: "The amount is not that of the Check Transfer.",
    finding: ({ amount, transfer }) =>
      `The check is written for ${dollars(transfer?.amount ?? 0)}, not ${dollars(amount)}.`,
    broken: ({ amount, transfer }) => transfer !== null && transfer.amount !== amount,
    facts: ({ amount, transfer }) => ({
      checkTransfer: transfer?.id ?? null,
      amount,
      writtenFor: transfer?.amount ?? null,
    }),
  },
  {
    id: "not_authorized-unmatched",
    reason: "not_authorized",
    condition: "The Account Number accepts checks that match no Check Transfer.",
    failure: "The Account Number accepts only checks that match a Check Transfer.",
    assumption: "D-78",
    broken: ({ number, transfer }) => transfer === null && number.inbound_checks.status === "check_transfers_only",
    facts: ({ number }) => ({ inboundChecks: number.inbound_checks.status }),
  },
  noLimitIsExceeded,
  {
    ...balanceCovers,
    condition: "The available balance covers the amount, together with what is on hold for the check.",
    finding: (facts) =>
      facts.held === 0
        ? (balanceCovers.finding?.(facts) ?? balanceCovers.failure)
        : `The available balance of ${dollars(facts.availableBalance)} and the ${dollars(facts.held)} on hold for the check do not cover ${dollars(facts.amount)}.`,
    broken: ({ held, ...facts }) => balanceCovers.broken({ ...facts, availableBalance: facts.availableBalance + held }),
    facts: (facts) => ({ ...balanceCovers.facts(facts), ...(facts.held > 0 && { heldForCheck: facts.held }) }),
  },
] as const satisfies readonly DeclineRule<CheckFacts, CheckDeclineReason>[];

const onPaper = "The reason depends on the paper or its image, and a simulated check has neither.";

export const checkNeverGiven: NeverGiven<CheckDeclineReason, typeof checkRules> = {
  altered_or_fictitious: onPaper,
  endorsement_irregular: onPaper,
  no_account_number_found: "A simulated check names an existing Account Number; an unknown id is a 404.",
  not_our_item: "A simulated check is always drawn on this bank.",
  refer_to_image: onPaper,
  unable_to_process: "Processing of a simulated check does not fail.",
  unusable_image: onPaper,
  user_initiated: "The client gives this reason when it declines a pending check.",
};
