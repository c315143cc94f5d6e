import * as z from "zod";
import { once } from "../../once.ts";
import { cents, currencySchema, enumeration, id, timestamp } from "../../schema-kit.ts";

/** D-82. */
export const checkDepositRejectionReasonSchema = enumeration(
  "CheckDepositRejectionReason",
  "Why a check that you deposited was rejected.",
  {
    incomplete_image: "Part of the check is missing from the image.",
    duplicate: "The check was deposited before.",
    poor_image_quality: "The image cannot be read well enough.",
    incorrect_amount: "It was deposited for a different amount than it is written for.",
    incorrect_recipient: "It is made out to a different payee.",
    not_eligible_for_mobile_deposit: "Checks of this kind cannot be deposited by image.",
    missing_required_data_elements: "A required element is missing from the check.",
    suspected_fraud: "It looks like fraud.",
    deposit_window_expired: "It was deposited too late.",
    requested_by_user: "You requested the rejection.",
    international: "It is a foreign check.",
    unknown: "The reason is not known.",
  },
);

export const checkDepositRejectionSchema = once(() =>
  z
    .strictObject({
      amount: cents("Amount of the check, in cents, 0 or more.").min(0),
      check_deposit_id: id("check_deposit", "The Check Deposit that was rejected."),
      currency: currencySchema(),
      declined_transaction_id: id("declined_transaction", "The Declined Transaction that records it."),
      reason: checkDepositRejectionReasonSchema(),
      rejected_at: timestamp("When it was rejected."),
    })
    .meta({ id: "CheckDepositRejection", description: "A check that you deposited and that was rejected." }),
);
