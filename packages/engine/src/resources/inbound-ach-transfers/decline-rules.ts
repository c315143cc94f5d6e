import type { AchDeclineReason, InboundAchTransfer } from "@sandbank/contract";
import { accountIsOpen, ownerIsActive } from "../../declines/account-decline-rules.ts";
import { balanceCovers, type DebitFacts, noLimitIsExceeded } from "../../declines/debit-decline-rules.ts";
import type { DeclineRule, NeverGiven } from "../../declines/decline-rule.ts";
import { type NumberFacts, numberIsNotCanceled, numberIsNotDisabled } from "../../declines/number-decline-rules.ts";

export interface AchFacts extends NumberFacts, DebitFacts {
  readonly direction: InboundAchTransfer["direction"];
  /** Whether the balances stay safe integers after the amount is added. */
  readonly fits: boolean;
}

/** Limits a rule to transfers in one direction. */
function only<Reason extends string>(
  direction: AchFacts["direction"],
  rule: DeclineRule<AchFacts, Reason>,
): DeclineRule<AchFacts, Reason> {
  return {
    ...rule,
    condition: `For a ${direction}: ${rule.condition}`,
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
    id: "transaction_not_allowed-blocked",
    reason: "transaction_not_allowed",
    condition: "The Account Number allows ACH debits.",
    failure: "The Account Number blocks ACH debits.",
    assumption: "D-77",
    broken: ({ number }) => number.inbound_ach.debit_status === "blocked",
    facts: ({ number }) => ({ debitStatus: number.inbound_ach.debit_status }),
  }),
  only("credit", {
    // Only a pending transfer can break this rule: one that resolves immediately is refused as a request.
    id: "transaction_not_allowed-exact",
    reason: "transaction_not_allowed",
    condition: "The balance stays within the safe integers.",
    failure: "The balance would exceed the safe integers.",
    assumption: "D-41",
    broken: ({ fits }) => !fits,
    facts: ({ amount, fits }) => ({ amount, fits }),
  }),
  only("debit", noLimitIsExceeded),
  only("debit", balanceCovers),
] as const satisfies readonly DeclineRule<AchFacts, AchDeclineReason>[];

const givenByClient = "The client gives this reason when it declines a pending transfer.";

export const achNeverGiven: NeverGiven<AchDeclineReason, typeof achRules> = {
  user_initiated: givenByClient,
  returned_per_odfi_request: givenByClient,
  authorization_revoked_by_customer: givenByClient,
  payment_stopped: "The client gives this reason when it declines a pending debit; it is also the default reason.",
  customer_advised_unauthorized_improper_ineligible_or_incomplete: givenByClient,
  representative_payee_deceased_or_unable_to_continue_in_that_capacity: givenByClient,
  beneficiary_or_account_holder_deceased: givenByClient,
  credit_entry_refused_by_receiver:
    "The client gives this reason when it declines a pending credit; it is also the default reason.",
  duplicate_entry: givenByClient,
  corporate_customer_advised_not_authorized: givenByClient,
};
