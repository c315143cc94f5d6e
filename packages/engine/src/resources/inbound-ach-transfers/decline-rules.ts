import type { AchDeclineReason, InboundAchTransfer } from "@sandbank/contract";
import { accountIsOpen, ownerIsActive } from "../../declines/account-decline-rules.ts";
import { balanceCovers, type DebitFacts, noLimitIsPassed } from "../../declines/debit-decline-rules.ts";
import type { DeclineRule, NeverGiven } from "../../declines/decline-rule.ts";
import { type NumberFacts, numberIsNotCanceled, numberIsNotDisabled } from "../../declines/number-decline-rules.ts";

export interface AchFacts extends NumberFacts, DebitFacts {
  readonly direction: InboundAchTransfer["direction"];
  /** Whether the balances stay safe integers if the amount is added. */
  readonly fits: boolean;
}

/** A rule that is not asked of a transfer in the other direction. */
function only<Reason extends string>(
  direction: AchFacts["direction"],
  rule: DeclineRule<AchFacts, Reason>,
): DeclineRule<AchFacts, Reason> {
  return {
    ...rule,
    holds: `For a ${direction}: ${rule.holds}`,
    broken: (facts) => facts.direction === direction && rule.broken(facts),
    facts: (facts) => ({ direction: facts.direction, ...rule.facts(facts) }),
  };
}

export const achRules = [
  numberIsNotCanceled("ach_route_canceled"),
  numberIsNotDisabled("ach_route_disabled"),
  accountIsOpen("group_locked"),
  ownerIsActive("entity_not_active"),
  only("debit", {
    reason: "transaction_not_allowed",
    holds: "The Account Number allows ACH debits (D-77).",
    broken: ({ number }) => number.inbound_ach.debit_status === "blocked",
    facts: ({ number }) => ({ debitStatus: number.inbound_ach.debit_status }),
  }),
  only("credit", {
    // Only what waited can come to this: one that resolves at once is refused as a request.
    reason: "transaction_not_allowed",
    holds: "The balance takes the amount within the safe integers (D-41).",
    broken: ({ fits }) => !fits,
    facts: ({ amount, fits }) => ({ amount, fits }),
  }),
  only("debit", noLimitIsPassed),
  only("debit", balanceCovers),
] as const satisfies readonly DeclineRule<AchFacts, AchDeclineReason>[];

const saidByClient = "The client says it by declining a transfer that is pending.";

export const achNeverGiven: NeverGiven<AchDeclineReason, typeof achRules> = {
  user_initiated: saidByClient,
  returned_per_odfi_request: saidByClient,
  authorization_revoked_by_customer: saidByClient,
  payment_stopped: "The client says it by declining a pending debit, also if it names no reason.",
  customer_advised_unauthorized_improper_ineligible_or_incomplete: saidByClient,
  representative_payee_deceased_or_unable_to_continue_in_that_capacity: saidByClient,
  beneficiary_or_account_holder_deceased: saidByClient,
  credit_entry_refused_by_receiver: "The client says it by declining a pending credit, also if it names no reason.",
  duplicate_entry: saidByClient,
  corporate_customer_advised_not_authorized: saidByClient,
};
