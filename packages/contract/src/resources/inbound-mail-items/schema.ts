import * as z from "zod";
import { once } from "../../once.ts";
import { cents, createListSchema, enumeration, id, listParams, reference, timestamp } from "../../schema-kit.ts";

export const inboundMailItemStatusSchema = enumeration("InboundMailItemStatus", "The state of an Inbound Mail Item.", {
  pending: "It waits for an action on its checks.",
  processed: "Each of its checks was deposited or ignored.",
  rejected: "It cannot be processed. `rejection_reason` says why.",
});

export const inboundMailItemRejectionReasonSchema = enumeration(
  "InboundMailItemRejectionReason",
  "Why an Inbound Mail Item was rejected.",
  {
    no_matching_lockbox: "It could not be matched to a Lockbox Address.",
    no_check: "There was no check in it.",
    lockbox_not_active: "The Lockbox that it was sent to is not active.",
    lockbox_address_not_active: "The Lockbox Address that it was sent to is not active.",
    lockbox_recipient_not_active: "The Lockbox Recipient that it was sent to is not active.",
  },
);

export const inboundMailItemCheckStatusSchema = enumeration(
  "InboundMailItemCheckStatus",
  "The state of a check in an Inbound Mail Item.",
  {
    pending: "It waits for an action.",
    deposited: "It was deposited. `check_deposit_id` identifies the Check Deposit.",
    ignored: "It was not deposited.",
  },
);

export const inboundMailItemCheckActionSchema = enumeration(
  "InboundMailItemCheckAction",
  "What to do with a check in an Inbound Mail Item.",
  {
    deposit: "Deposit it into the Account `account_id`.",
    ignore: "Do not deposit it.",
  },
);

export const inboundMailItemCheckSchema = once(() =>
  z
    .strictObject({
      amount: cents("The amount of the check, in cents."),
      back_file_id: id("file", "The File with the image of its back."),
      // Null if there is no Check Deposit: until the action, and permanently for an ignored or rejected check.
      check_deposit_id: id("check_deposit", "The Check Deposit of the check, or null.").nullable(),
      front_file_id: id("file", "The File with the image of its front."),
      status: inboundMailItemCheckStatusSchema()
        .nullable()
        .meta({ description: "The state of the check, or null in a rejected Inbound Mail Item." }),
    })
    .meta({ id: "InboundMailItemCheck", description: "A check that was in an Inbound Mail Item." }),
);

export const inboundMailItemSchema = once(() =>
  z
    .strictObject({
      id: id("inbound_mail_item", "Identifier of the Inbound Mail Item."),
      checks: z
        .array(inboundMailItemCheckSchema())
        .meta({ description: "The checks in it, in the order of the elements of an action." }),
      created_at: timestamp("When it arrived."),
      file_id: id("file", "The File with the scan of everything in it."),
      lockbox_address_id: id("lockbox_address", "The Lockbox Address that it arrived at."),
      lockbox_recipient_id: id("lockbox", "The Lockbox Recipient of the mail, or null if it is not known.").nullable(),
      recipient_name: z.string().nullable().meta({ description: "The name on the mail, or null." }),
      rejection_reason: inboundMailItemRejectionReasonSchema()
        .nullable()
        .meta({ description: "Why it was rejected, or null." }),
      status: inboundMailItemStatusSchema(),
      type: z.literal("inbound_mail_item").meta({ description: "Always `inbound_mail_item`." }),
    })
    .meta({
      id: "InboundMailItem",
      description: "A piece of mail that arrived at a Lockbox Address, with its checks.",
    }),
);

export const inboundMailItemListSchema = once(() => createListSchema("InboundMailItemList", inboundMailItemSchema()));

export const inboundMailItemListParamsSchema = once(() =>
  listParams("InboundMailItemListParams", {
    lockbox_recipient_id: reference("lockbox", "Only mail for this Lockbox Recipient.").optional(),
    lockbox_address_id: reference("lockbox_address", "Only mail that arrived at this Lockbox Address.").optional(),
  }),
);

export const inboundMailItemActionParamsSchema = once(() =>
  z
    .strictObject({
      checks: z
        .array(
          z
            .strictObject({
              action: inboundMailItemCheckActionSchema(),
              account_id: reference(
                "account",
                "The Account to deposit into: required with `deposit`, refused with `ignore`.",
              ).optional(),
            })
            .meta({ id: "InboundMailItemActionCheckParams", description: "What to do with one check." }),
        )
        .min(1)
        .meta({
          description:
            "What to do with each check of the Inbound Mail Item, in the order of the checks: at least one element.",
        }),
    })
    .meta({ id: "InboundMailItemActionParams" }),
);

export const inboundMailItemCreateParamsSchema = once(() =>
  z
    .strictObject({
      amount: cents("The amount of the check in the mail, in cents, at least 1.").min(1),
      contents_file_id: reference(
        "file",
        "The File with the contents of the mail. Default: an image of a check.",
      ).optional(),
      lockbox_address_id: reference(
        "lockbox_address",
        "The Lockbox Address to send to. The check then waits for an action. Send either this or `lockbox_recipient_id`.",
      ).optional(),
      lockbox_recipient_id: reference(
        "lockbox",
        "The Lockbox Recipient to send to. The check is then deposited at once. Send either this or `lockbox_address_id`.",
      ).optional(),
    })
    .meta({ id: "InboundMailItemCreateParams" }),
);
