import * as z from "zod";
import { inboundFundsHoldSchema } from "../../inbound-funds-hold.ts";
import { once } from "../../once.ts";
import {
  cents,
  createListSchema,
  enumeration,
  id,
  idempotencyKey,
  idempotencyKeyFilter,
  listParams,
  reference,
  text,
  timestamp,
} from "../../schema-kit.ts";
import { checkDepositAcceptanceSchema } from "./acceptance.ts";
import { checkDepositRejectionReasonSchema, checkDepositRejectionSchema } from "./rejection.ts";
import { checkDepositReturnSchema } from "./return.ts";

export * from "../../inbound-funds-hold.ts";
// Re-export the schemas of the other files: a resource exports all of its schemas from this module.
export * from "./acceptance.ts";
export * from "./rejection.ts";
export * from "./return.ts";

export const checkDepositStatusSchema = enumeration("CheckDepositStatus", "The state of a Check Deposit.", {
  pending: "It is under review. A Pending Transaction records its amount.",
  submitted: "It was accepted and sent to the other bank. The money is in the Account.",
  rejected: "It was rejected. No money moved.",
  returned: "The other bank returned it. The money was debited from the Account again.",
});

export const checkDepositAdjustmentReasonSchema = enumeration(
  "CheckDepositAdjustmentReason",
  "Why the amount of a Check Deposit was adjusted.",
  {
    adjusted_amount: "The amount of the check differs from the deposited amount.",
    non_conforming_item: "The check does not have the required form.",
    paid: "The check had already been paid.",
  },
);

export const checkDepositAdjustmentSchema = once(() =>
  z
    .strictObject({
      adjusted_at: timestamp("When it was adjusted."),
      amount: cents("Amount of the adjustment, in cents."),
      reason: checkDepositAdjustmentReasonSchema(),
      transaction_id: id("transaction", "The Transaction that moved the difference."),
    })
    .meta({ id: "CheckDepositAdjustment", description: "An adjustment of the amount of a Check Deposit." }),
);

export const checkDepositSubmissionSchema = once(() =>
  z
    .strictObject({
      back_file_id: id("file", "The File with the image of the back that was sent."),
      front_file_id: id("file", "The File with the image of the front that was sent."),
      submitted_at: timestamp("When it was sent."),
    })
    .meta({ id: "CheckDepositSubmission", description: "The submission of a Check Deposit to the other bank." }),
);

export const checkDepositSchema = once(() =>
  z
    .strictObject({
      id: id("check_deposit", "Identifier of the Check Deposit."),
      account_id: id("account", "The Account that the check is deposited into."),
      amount: cents("Amount of the check, in cents, at least 1.").min(1),
      back_image_file_id: id("file", "The File with the image of its back, or null.").nullable(),
      created_at: timestamp("When the check was deposited."),
      deposit_acceptance: checkDepositAcceptanceSchema()
        .nullable()
        .meta({ description: "The acceptance, or null if it was not accepted." }),
      deposit_adjustments: z
        .array(checkDepositAdjustmentSchema())
        .meta({ description: "Adjustments of its amount after it was accepted." }),
      deposit_rejection: checkDepositRejectionSchema()
        .nullable()
        .meta({ description: "The rejection, or null if it was not rejected." }),
      deposit_return: checkDepositReturnSchema()
        .nullable()
        .meta({ description: "The return, or null if it was not returned." }),
      deposit_submission: checkDepositSubmissionSchema()
        .nullable()
        .meta({ description: "The submission to the other bank, or null if it was not submitted." }),
      description: text("Description for your own use, 1 to 200 characters, or null.").nullable(),
      front_image_file_id: id("file", "The File with the image of its front."),
      idempotency_key: idempotencyKey(),
      inbound_funds_hold: inboundFundsHoldSchema().nullable().meta({ description: "The hold on its money, or null." }),
      inbound_mail_item_id: id("inbound_mail_item", "The Inbound Mail Item that it came in, or null.").nullable(),
      lockbox_recipient_id: id("lockbox", "The Lockbox Recipient that it was mailed to, or null.").nullable(),
      status: checkDepositStatusSchema(),
      transaction_id: id(
        "transaction",
        "The Transaction that credited the Account, or null until it is accepted.",
      ).nullable(),
      type: z.literal("check_deposit").meta({ description: "Always `check_deposit`." }),
    })
    .meta({
      id: "CheckDeposit",
      description: "A check from another bank that you deposit into an Account by image.",
    }),
);

export const checkDepositListSchema = once(() => createListSchema("CheckDepositList", checkDepositSchema()));

export const checkDepositCreateParamsSchema = once(() =>
  z
    .strictObject({
      account_id: reference("account", "The Account to deposit the check into."),
      amount: cents("Amount of the check, in cents, at least 1.").min(1),
      front_image_file_id: reference("file", "The File with the image of its front."),
      back_image_file_id: reference("file", "The File with the image of its back."),
      description: text("Description for your own use, 1 to 200 characters.").optional(),
    })
    .meta({ id: "CheckDepositCreateParams" }),
);

export const checkDepositListParamsSchema = once(() =>
  listParams("CheckDepositListParams", {
    account_id: reference("account", "Only Check Deposits into this Account.").optional(),
    idempotency_key: idempotencyKeyFilter(),
  }),
);

export const checkDepositSubmitParamsSchema = once(() =>
  z
    .strictObject({
      scan: z
        .strictObject({
          account_number: text("The account number that is printed on the check, 1 to 200 characters."),
          routing_number: text("The routing number that is printed on the check, 1 to 200 characters."),
          auxiliary_on_us: text("An additional number that is printed on some checks, 1 to 200 characters.").optional(),
          serial_number: text("The number of the check, 1 to 200 characters.").optional(),
        })
        .meta({
          id: "CheckDepositSubmitScanParams",
          description: "The data read from the check. Default: generated by the bank.",
        })
        .optional(),
    })
    .meta({ id: "CheckDepositSubmitParams" }),
);

// D-84: most reasons have no natural cause in the emulator.
export const checkDepositRejectParamsSchema = once(() =>
  z
    .strictObject({
      decline_reason: checkDepositRejectionReasonSchema()
        .meta({ description: "Why to reject it.", default: "incomplete_image" })
        .optional(),
    })
    .meta({ id: "CheckDepositRejectParams" }),
);
