import type { CheckDeclineReason } from "@sandbank/contract";
import { accountIsOpen, ownerIsActive } from "../../declines/account-decline-rules.ts";
import { balanceCovers, type DebitFacts, noLimitIsExceeded } from "../../declines/debit-decline-rules.ts";
import type { DeclineRule, NeverGiven } from "../../declines/decline-rule.ts";
import { type NumberFacts, numberIsNotCanceled, numberIsNotDisabled } from "../../declines/number-decline-rules.ts";

export interface CheckFacts extends NumberFacts, DebitFacts {}

export const checkRules = [
  numberIsNotCanceled("ach_route_canceled"),
  numberIsNotDisabled("ach_route_disabled"),
  accountIsOpen("group_locked"),
  ownerIsActive("entity_not_active"),
  {
    reason: "not_authorized",
    condition: "The Account Number accepts checks that match no Check Transfer.",
    failure: "The Account Number accepts only checks that match a Check Transfer.",
    assumption: "D-78",
    broken: ({ number }) => number.inbound_checks.status === "check_transfers_only",
    facts: ({ number }) => ({ inboundChecks: number.inbound_checks.status }),
  },
  noLimitIsExceeded,
  balanceCovers,
] as const satisfies readonly DeclineRule<CheckFacts, CheckDeclineReason>[];

const onPaper = "The reason depends on the paper or its image, and a simulated check has neither.";

export const checkNeverGiven: NeverGiven<CheckDeclineReason, typeof checkRules> = {
  altered_or_fictitious: onPaper,
  amount_mismatch: onPaper,
  duplicate_presentment: "Simulated checks may repeat a check number, so a number does not identify a duplicate.",
  endorsement_irregular: onPaper,
  no_account_number_found: "A simulated check names an existing Account Number; an unknown id is a 404.",
  not_our_item: "A simulated check is always drawn on this bank.",
  refer_to_image: onPaper,
  stop_payment_requested: "There are no Check Transfers whose payment could be stopped.",
  unable_to_process: "Processing of a simulated check does not fail.",
  unusable_image: onPaper,
  user_initiated: "The client gives this reason when it declines a pending check.",
};
