import type { AchDeclineReason } from "../../generated/inbound-ach-transfers.ts";

/**
 * The return code of the ACH network that each reason stands for. A reason that is missing here has no code of its own:
 * it says something about the state of an object of the bank.
 */
export const achReturnCodes = {
  insufficient_funds: "R01",
  returned_per_odfi_request: "R06",
  authorization_revoked_by_customer: "R07",
  payment_stopped: "R08",
  customer_advised_unauthorized_improper_ineligible_or_incomplete: "R10",
  representative_payee_deceased_or_unable_to_continue_in_that_capacity: "R14",
  beneficiary_or_account_holder_deceased: "R15",
  credit_entry_refused_by_receiver: "R23",
  duplicate_entry: "R24",
  corporate_customer_advised_not_authorized: "R29",
} as const satisfies { readonly [Reason in AchDeclineReason]?: `R${number}` };
