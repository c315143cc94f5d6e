import * as z from "zod";
import { once } from "../../once.ts";
import { cents, enumeration, id } from "../../schema-kit.ts";

/** D-79. */
export const checkDeclineReasonSchema = enumeration("CheckDeclineReason", "Why a check was declined.", {
  ach_route_disabled: "The Account Number that it is drawn on is disabled.",
  ach_route_canceled: "The Account Number that it is drawn on is canceled.",
  altered_or_fictitious: "It was altered or is fictitious.",
  breaches_limit: "It would exceed a Limit.",
  endorsement_irregular: "The endorsement on its back is irregular.",
  entity_not_active: "The Entity that owns the Account is not active.",
  group_locked: "The Account does not allow any activity.",
  insufficient_funds: "The available balance does not cover it.",
  stop_payment_requested: "Its writer stopped the payment.",
  duplicate_presentment: "It was presented before.",
  not_authorized: "The Account Number does not pay such checks.",
  amount_mismatch: "It was presented for a different amount than it is written for.",
  not_our_item: "It is not drawn on this bank.",
  no_account_number_found: "The Account Number does not exist.",
  refer_to_image: "The problem is visible in its image.",
  unable_to_process: "It could not be processed.",
  unusable_image: "Its image cannot be used.",
  user_initiated: "You declined it through the API.",
});

export const checkDeclineSchema = once(() =>
  z
    .strictObject({
      amount: cents("The declined amount, in US cents, 0 or more.").min(0),
      auxiliary_on_us: z
        .string()
        .meta({ description: "Number at the edge of the check, usually the check number. May be empty." }),
      back_image_file_id: id("file", "The File with the image of its back, or null.").nullable(),
      // D-86: always present, although not every check comes from a Check Transfer.
      check_transfer_id: id("check_transfer", "The Check Transfer that the check belongs to."),
      front_image_file_id: id("file", "The File with the image of its front, or null.").nullable(),
      inbound_check_deposit_id: id("inbound_check_deposit", "The Inbound Check Deposit that was declined."),
      reason: checkDeclineReasonSchema(),
    })
    .meta({ id: "CheckDecline", description: "A check drawn on an Account Number that was declined." }),
);
