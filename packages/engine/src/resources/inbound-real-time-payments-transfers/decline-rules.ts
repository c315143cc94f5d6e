import type { InboundRealTimePaymentsTransferDeclineReason } from "@sandbank/contract";
import { accountIsOpen, ownerIsActive } from "../../declines/account-decline-rules.ts";
import type { DeclineRule, NeverGiven } from "../../declines/decline-rule.ts";
import { type NumberFacts, numberIsNotCanceled, numberIsNotDisabled } from "../../declines/number-decline-rules.ts";

export const realTimePaymentsRules = [
  numberIsNotCanceled("account_number_canceled"),
  numberIsNotDisabled("account_number_disabled"),
  accountIsOpen("account_restricted"),
  ownerIsActive("entity_not_active"),
] as const satisfies readonly DeclineRule<NumberFacts, InboundRealTimePaymentsTransferDeclineReason>[];

export const realTimePaymentsNeverGiven: NeverGiven<
  InboundRealTimePaymentsTransferDeclineReason,
  typeof realTimePaymentsRules
> = {
  group_locked: "Groups of Accounts cannot be locked; a closed Account gives `account_restricted` (D-39).",
  real_time_payments_not_enabled: "Every Account Number accepts Real-Time Payments.",
};
