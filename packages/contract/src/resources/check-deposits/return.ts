import * as z from "zod";
import { once } from "../../once.ts";
import { cents, currencySchema, enumeration, id, timestamp } from "../../schema-kit.ts";

export const checkDepositReturnReasonSchema = enumeration(
  "CheckDepositReturnReason",
  "Why the other bank returned a check that you deposited.",
  {
    ach_conversion_not_supported: "It cannot be made an ACH transfer.",
    closed_account: "The account that it is drawn on is closed.",
    duplicate_submission: "It was presented before.",
    insufficient_funds: "The account that it is drawn on does not have the money.",
    no_account: "The account that it is drawn on does not exist.",
    not_authorized: "The one who holds the account did not authorize it.",
    stale_dated: "It was written too long ago.",
    stop_payment: "Its payment was stopped.",
    unknown_reason: "The reason is not known.",
    unmatched_details: "What it says does not match what the other bank knows of it.",
    unreadable_image: "The image cannot be read.",
    endorsement_irregular: "It is not endorsed as it should be.",
    altered_or_fictitious_item: "It was altered or made up.",
    frozen_or_blocked_account: "The account that it is drawn on is blocked.",
    post_dated: "Its date is still to come.",
    endorsement_missing: "It is not endorsed.",
    signature_missing: "It is not signed.",
    stop_payment_suspect: "Its payment seems to have been stopped.",
    unusable_image: "The image cannot be used.",
    image_fails_security_check: "The image did not pass a security check.",
    cannot_determine_amount: "Its amount cannot be told.",
    signature_irregular: "It is not signed as it should be.",
    non_cash_item: "It is no check that money can be got for.",
    unable_to_process: "It could not be processed.",
    item_exceeds_dollar_limit: "Its amount is over a limit of the other bank.",
    branch_or_account_sold: "The account that it is drawn on now belongs to another bank.",
  },
);

export const checkDepositReturnSchema = once(() =>
  z
    .strictObject({
      amount: cents("Amount that was taken back, in cents, at least 1.").min(1),
      check_deposit_id: id("check_deposit", "The Check Deposit that was returned."),
      currency: currencySchema(),
      return_reason: checkDepositReturnReasonSchema(),
      returned_at: timestamp("When it was returned."),
      transaction_id: id("transaction", "The Transaction that took the money back."),
    })
    .meta({ id: "CheckDepositReturn", description: "A check that you deposited and that the other bank returned." }),
);
