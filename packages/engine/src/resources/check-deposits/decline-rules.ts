import type { CheckDepositRejectionReason } from "@sandbank/contract";
import type { DeclineRule, NeverGiven } from "../../declines/decline-rule.ts";

/** None: whoever looks at a check that you deposit rejects it, and here that is the simulation. */
export const checkDepositRules = [] as const satisfies readonly DeclineRule<object, CheckDepositRejectionReason>[];

const nobodyLooks = "Nobody looks at the checks here: only the simulation says it.";

export const checkDepositNeverGiven: NeverGiven<CheckDepositRejectionReason, typeof checkDepositRules> = {
  incomplete_image: "Nobody looks at the checks here: the simulation says it, also if it names no reason.",
  duplicate: nobodyLooks,
  poor_image_quality: nobodyLooks,
  incorrect_amount: nobodyLooks,
  incorrect_recipient: nobodyLooks,
  not_eligible_for_mobile_deposit: nobodyLooks,
  missing_required_data_elements: nobodyLooks,
  suspected_fraud: nobodyLooks,
  deposit_window_expired: nobodyLooks,
  requested_by_user: "You cannot ask for it by an endpoint: only the simulation says it.",
  international: nobodyLooks,
  unknown: nobodyLooks,
};
