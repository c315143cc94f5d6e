import type { CheckDepositRejectionReason } from "@sandbank/contract";
import type { DeclineRule, NeverGiven } from "../../declines/decline-rule.ts";

/** There are no rules: only the simulation rejects a Check Deposit, in place of the other bank. */
export const checkDepositRules = [] as const satisfies readonly DeclineRule<object, CheckDepositRejectionReason>[];

const bySimulation = "The emulator does not examine checks. Only the simulation gives this reason.";

export const checkDepositNeverGiven: NeverGiven<CheckDepositRejectionReason, typeof checkDepositRules> = {
  incomplete_image: "The emulator does not examine checks. The simulation gives this reason, also by default.",
  duplicate: bySimulation,
  poor_image_quality: bySimulation,
  incorrect_amount: bySimulation,
  incorrect_recipient: bySimulation,
  not_eligible_for_mobile_deposit: bySimulation,
  missing_required_data_elements: bySimulation,
  suspected_fraud: bySimulation,
  deposit_window_expired: bySimulation,
  requested_by_user: "No endpoint requests a rejection. Only the simulation gives this reason.",
  international: bySimulation,
  unknown: bySimulation,
};
