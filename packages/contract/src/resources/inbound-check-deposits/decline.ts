import * as z from "zod";
import { once } from "../../once.ts";
import { cents, enumeration, id } from "../../schema-kit.ts";

/** D-79. */
export const checkDeclineReasonSchema = enumeration("CheckDeclineReason", "Why a check was declined.", {
  ach_route_disabled: "The Account Number that it is drawn on is disabled.",
  ach_route_canceled: "The Account Number that it is drawn on is canceled.",
  altered_or_fictitious: "It was altered, or is no real check.",
  breaches_limit: "It would pass a Limit.",
  endorsement_irregular: "Something is wrong with the endorsement on its back.",
  entity_not_active: "The Entity that owns the Account is not active.",
  group_locked: "The Account takes no activity.",
  insufficient_funds: "The available balance does not cover it.",
  stop_payment_requested: "Its payment was stopped by the one who wrote it.",
  duplicate_presentment: "It was presented before.",
  not_authorized: "The Account Number does not pay such checks.",
  amount_mismatch: "It was presented for another amount than it was written for.",
  not_our_item: "It is not drawn on this bank.",
  no_account_number_found: "There is no such Account Number.",
  refer_to_image: "What is wrong with it can be seen on its image.",
  unable_to_process: "It could not be processed.",
  unusable_image: "Its image cannot be used.",
  user_initiated: "You declined it through the API.",
});

export const checkDeclineSchema = once(() =>
  z
    .strictObject({
      amount: cents("Amount that was declined, in US cents, 0 or more.").min(0),
      auxiliary_on_us: z
        .string()
        .meta({ description: "Number at the edge of the check, commonly the check's own; may be empty." }),
      back_image_file_id: id("file", "The File with the image of its back, or null.").nullable(),
      // D-86: always there, although not every check comes from a Check Transfer.
      check_transfer_id: id("check_transfer", "The Check Transfer that the check belongs to."),
      front_image_file_id: id("file", "The File with the image of its front, or null.").nullable(),
      inbound_check_deposit_id: id("inbound_check_deposit", "The Inbound Check Deposit that was declined."),
      reason: checkDeclineReasonSchema(),
    })
    .meta({ id: "CheckDecline", description: "A check drawn on an Account Number that was declined." }),
);
