import type { InboundFednowTransferDeclineReason } from "@sandbank/contract";
import { accountIsOpen, ownerIsActive } from "../../declines/account-decline-rules.ts";
import type { DeclineRule, NeverGiven } from "../../declines/decline-rule.ts";
import { type NumberFacts, numberIsNotCanceled, numberIsNotDisabled } from "../../declines/number-decline-rules.ts";

export const fednowRules = [
  numberIsNotCanceled("account_number_canceled"),
  numberIsNotDisabled("account_number_disabled"),
  accountIsOpen("account_restricted"),
  ownerIsActive("entity_not_active"),
] as const satisfies readonly DeclineRule<NumberFacts, InboundFednowTransferDeclineReason>[];

export const fednowNeverGiven: NeverGiven<InboundFednowTransferDeclineReason, typeof fednowRules> = {
  group_locked: "Groups of Accounts cannot be locked; a closed Account gives `account_restricted` (D-39).",
  fednow_not_enabled: "Every Account Number accepts FedNow transfers.",
};
