import * as z from "zod";
import { neverProducedCheckTransferStatusSchema } from "../../known-values.ts";
import { once } from "../../once.ts";
import {
  cents,
  createInFilter,
  createListSchema,
  currencySchema,
  enumeration,
  id,
  idempotencyKeyFilter,
  listParams,
  orNeverProduced,
  patterned,
  reference,
  selection,
  text,
  timestamp,
} from "../../schema-kit.ts";
import { requireApproval, transferFields } from "../../transfer-fields.ts";
import { checkTransferCreatePhysicalCheckParamsSchema, checkTransferPhysicalCheckSchema } from "./physical-check.ts";

// Re-export the schemas of the other files: a resource exports all of its schemas from this module.
export { neverProducedCheckTransferStatusSchema } from "../../known-values.ts";
export * from "./physical-check.ts";

export const checkTransferStatusSchema = enumeration("CheckTransferStatus", "The state of a Check Transfer.", {
  pending_approval: "It waits for your approval. Its amount is on hold.",
  canceled: "You canceled it. No money moved.",
  pending_submission: "It waits until it is printed.",
  pending_mailing: "It is printed, and waits until it is mailed.",
  mailed: "It is on its way, or with its receiver.",
  deposited: "It was deposited at another bank and paid.",
  stopped: "Its payment was stopped. No money moved.",
  returned: "It was paid, and you returned it. Its money has moved back.",
  rejected: "It was rejected before it was printed. No money moved.",
});

export const checkTransferFulfillmentMethodSchema = enumeration(
  "CheckTransferFulfillmentMethod",
  "Who prints and mails a check.",
  { physical_check: "The bank.", third_party: "Somebody else. The bank only pays it." },
);

export const checkTransferBalanceCheckSchema = enumeration(
  "CheckTransferBalanceCheck",
  "Whether the available balance must cover a check when it is created.",
  { full: "It must cover the amount, which is on hold.", none: "It is not compared, and nothing is on hold." },
);

export const checkTransferStopReasonSchema = enumeration(
  "CheckTransferStopReason",
  "Why the payment of a check was stopped.",
  {
    mail_delivery_failed: "It could not be delivered.",
    rejected_by_operator: "The bank rejected it: never.",
    not_authorized: "You did not authorize it.",
    valid_until_date_passed: "The last day to deposit it has passed.",
    unknown: "Another reason.",
  },
);

export const checkTransferRequestedStopReasonSchema = selection(
  "CheckTransferRequestedStopReason",
  "Why you stop the payment of a check.",
  checkTransferStopReasonSchema,
  ["mail_delivery_failed", "not_authorized", "valid_until_date_passed", "unknown"],
);

export const checkTransferMailingSchema = once(() =>
  z
    .strictObject({ mailed_at: timestamp("When it was mailed.") })
    .meta({ id: "CheckTransferMailing", description: "A check was mailed." }),
);

export const checkTransferStopPaymentRequestSchema = once(() =>
  z
    .strictObject({
      reason: checkTransferStopReasonSchema(),
      requested_at: timestamp("When it was stopped."),
      transfer_id: id("check_transfer", "The Check Transfer."),
      type: z
        .literal("check_transfer_stop_payment_request")
        .meta({ description: "Always `check_transfer_stop_payment_request`." }),
    })
    .meta({ id: "CheckTransferStopPaymentRequest", description: "The payment of a check was stopped." }),
);

export const checkTransferSubmittedAddressSchema = once(() =>
  z
    .strictObject({
      city: z.string().meta({ description: "City." }),
      line1: z.string().meta({ description: "First line." }),
      line2: z.string().nullable().meta({ description: "Second line, or null." }),
      recipient_name: z.string().meta({ description: "Name." }),
      state: z.string().meta({ description: "State." }),
      zip: z.string().meta({ description: "ZIP code." }),
    })
    .meta({
      id: "CheckTransferSubmittedAddress",
      description: "The address that is printed on the envelope, in capital letters.",
    }),
);

export const checkTransferSubmissionSchema = once(() =>
  z
    .strictObject({
      preview_file_id: id("file", "Null: nothing is printed.").nullable(),
      submitted_address: checkTransferSubmittedAddressSchema(),
      submitted_at: timestamp("When it was printed."),
      tracking_number: z.string().nullable().meta({ description: "Number of the courier, 12 digits, or null." }),
    })
    .meta({ id: "CheckTransferSubmission", description: "A check was printed." }),
);

export const checkTransferThirdPartySchema = once(() =>
  z
    .strictObject({
      recipient_name: z.string().nullable().meta({ description: "The name that it pays, or null." }),
    })
    .meta({ id: "CheckTransferThirdParty", description: "A check that somebody else prints." }),
);

const amount = () => cents("Amount of the check, in cents, at least 1.").min(1);

export const checkTransferInstructionSchema = once(() =>
  z
    .strictObject({ amount: amount(), currency: currencySchema(), transfer_id: id("check_transfer", "The transfer.") })
    .meta({ id: "CheckTransferInstruction", description: "A check that is not paid yet." }),
);

export const checkTransferSchema = once(() =>
  z
    .strictObject({
      id: id("check_transfer", "Identifier of the Check Transfer."),
      account_id: id("account", "The Account that the money leaves."),
      account_number: z.string().meta({ description: "The account number on the check: the Account Number's." }),
      amount: amount(),
      approved_inbound_check_deposit_id: id(
        "inbound_check_deposit",
        "The Inbound Check Deposit that was paid, or null if none was.",
      ).nullable(),
      balance_check: checkTransferBalanceCheckSchema()
        .nullable()
        .meta({ description: "As given, or null, which acts as `full`." }),
      check_number: z.string().meta({ description: "The number on the check." }),
      fulfillment_method: checkTransferFulfillmentMethodSchema(),
      mailing: checkTransferMailingSchema().nullable().meta({ description: "When it was mailed, or null." }),
      physical_check: checkTransferPhysicalCheckSchema()
        .nullable()
        .meta({ description: "The check that is printed and mailed, or null for `third_party`." }),
      routing_number: z.string().meta({ description: "The routing number on the check: the Account Number's." }),
      source_account_number_id: id("account_number", "The Account Number that it is drawn on.").nullable(),
      stop_payment_request: checkTransferStopPaymentRequestSchema()
        .nullable()
        .meta({ description: "When and why its payment was stopped, or null." }),
      submission: checkTransferSubmissionSchema().nullable().meta({ description: "When it was printed, or null." }),
      third_party: checkTransferThirdPartySchema()
        .nullable()
        .meta({ description: "Set for `third_party`, otherwise null." }),
      ...transferFields(),
      status: checkTransferStatusSchema(),
      type: z.literal("check_transfer").meta({ description: "Always `check_transfer`." }),
      valid_until_date: z.iso
        .date()
        .nullable()
        .meta({ description: "The last day on which it is paid, `YYYY-MM-DD` in New York, or null." }),
    })
    .omit({ transaction_id: true })
    .meta({
      id: "CheckTransfer",
      description: "A check drawn on an Account Number, printed by the bank or by others.",
    }),
);

export const checkTransferListSchema = once(() => createListSchema("CheckTransferList", checkTransferSchema()));

export const checkTransferListParamsSchema = once(() =>
  listParams("CheckTransferListParams", {
    account_id: reference("account", "Only Check Transfers of this Account.").optional(),
    idempotency_key: idempotencyKeyFilter(),
    status: createInFilter(
      orNeverProduced(checkTransferStatusSchema, neverProducedCheckTransferStatusSchema),
      "Only Check Transfers in one of these states.",
    ),
  }),
);

export const checkTransferCreateParamsSchema = once(() =>
  z
    .strictObject({
      account_id: reference("account", "The Account that the money leaves."),
      amount: amount(),
      fulfillment_method: checkTransferFulfillmentMethodSchema(),
      source_account_number_id: reference("account_number", "The Account Number of the Account to draw it on."),
      balance_check: checkTransferBalanceCheckSchema()
        .meta({ description: "Whether the available balance must cover it. Default: it must." })
        .optional(),
      check_number: patterned("The number on the check", {
        pattern: /^[1-9]\d{0,9}$/,
        form: "1 to 10 digits: one of 1 to 9, then 0 to 9 more",
        more: "Default: the smallest above 1000 that the Account Number has not used.",
      }).optional(),
      physical_check: checkTransferCreatePhysicalCheckParamsSchema().optional(),
      require_approval: requireApproval(),
      third_party: z
        .strictObject({ recipient_name: text("The name that it pays, 1 to 200 characters.").optional() })
        .meta({ id: "CheckTransferCreateThirdPartyParams", description: "A check that somebody else prints." })
        .optional(),
      valid_until_date: z.iso
        .date()
        .meta({
          description: "The last day on which it is paid, `YYYY-MM-DD`, not before the present date in New York.",
        })
        .optional(),
    })
    .meta({ id: "CheckTransferCreateParams" }),
);

export const checkTransferStopPaymentParamsSchema = once(() =>
  z
    .strictObject({
      reason: checkTransferRequestedStopReasonSchema()
        .meta({ description: "Why you stop it.", default: "unknown" })
        .optional(),
    })
    .meta({ id: "CheckTransferStopPaymentParams" }),
);
