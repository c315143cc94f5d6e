import * as z from "zod";
import { once } from "../../once.ts";
import { cents, currencySchema, enumeration, id, timestamp } from "../../schema-kit.ts";

export const checkDepositReturnReasonSchema = enumeration(
  "CheckDepositReturnReason",
  "Why the other bank returned a check that you deposited.",
  {
    ach_conversion_not_supported: "It cannot be converted to an ACH transfer.",
    closed_account: "The account that it is drawn on is closed.",
    duplicate_submission: "It was presented before.",
    insufficient_funds: "The account that it is drawn on does not have the money.",
    no_account: "The account that it is drawn on does not exist.",
    not_authorized: "The account holder did not authorize it.",
    stale_dated: "It was written too long ago.",
    stop_payment: "Its payment was stopped.",
    unknown_reason: "The reason is not known.",
    unmatched_details: "Its details do not match the records of the other bank.",
    unreadable_image: "The image cannot be read.",
    endorsement_irregular: "Its endorsement is irregular.",
    altered_or_fictitious_item: "It was altered or is fictitious.",
    frozen_or_blocked_account: "The account that it is drawn on is blocked.",
    post_dated: "Its date is in the future.",
    endorsement_missing: "It is not endorsed.",
    signature_missing: "It is not signed.",
    stop_payment_suspect: "Its payment was probably stopped.",
    unusable_image: "The image cannot be used.",
    image_fails_security_check: "The image did not pass a security check.",
    cannot_determine_amount: "Its amount cannot be determined.",
    signature_irregular: "Its signature is irregular.",
    non_cash_item: "It is not a check that can be cashed.",
    unable_to_process: "It could not be processed.",
    item_exceeds_dollar_limit: "Its amount exceeds a limit of the other bank.",
    branch_or_account_sold: "The account that it is drawn on now belongs to another bank.",
  },
);

export const checkDepositReturnSchema = once(() =>
  z
    .strictObject({
      amount: cents("Amount of the return, in cents, at least 1.").min(1),
      check_deposit_id: id("check_deposit", "The Check Deposit that was returned."),
      currency: currencySchema(),
      return_reason: checkDepositReturnReasonSchema(),
      returned_at: timestamp("When it was returned."),
      transaction_id: id("transaction", "The Transaction that debits the Account."),
    })
    .meta({ id: "CheckDepositReturn", description: "A check that you deposited and that the other bank returned." }),
);
