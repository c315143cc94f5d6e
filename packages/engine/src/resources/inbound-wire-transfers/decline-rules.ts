import type { WireDeclineReason } from "@sandbank/contract";
import { accountIsOpen, ownerIsActive } from "../../declines/account-decline-rules.ts";
import type { DeclineRule, NeverGiven } from "../../declines/decline-rule.ts";
import { type NumberFacts, numberIsNotCanceled, numberIsNotDisabled } from "../../declines/number-decline-rules.ts";

export const wireRules = [
  numberIsNotCanceled("account_number_canceled"),
  numberIsNotDisabled("account_number_disabled"),
  accountIsOpen("transaction_not_allowed"),
  ownerIsActive("entity_not_active"),
] as const satisfies readonly DeclineRule<NumberFacts, WireDeclineReason>[];

export const wireNeverGiven: NeverGiven<WireDeclineReason, typeof wireRules> = {
  group_locked: "Groups of Accounts cannot be locked; a closed Account gives `transaction_not_allowed` (D-39).",
  no_account_number: "A simulated wire names an existing Account Number; an unknown id is a 404.",
};
