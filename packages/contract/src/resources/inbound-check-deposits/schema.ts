import * as z from "zod";
import { once } from "../../once.ts";
import {
  cents,
  createInFilter,
  createListSchema,
  currencySchema,
  digits,
  enumeration,
  id,
  instant,
  listParams,
  reference,
  timestamp,
} from "../../schema-kit.ts";
import { checkDeclineReasonSchema } from "./decline.ts";

// Re-export the schemas of the other files: a resource exports all of its schemas from this module.
export * from "./decline.ts";
export * from "./transactions.ts";

export const inboundCheckDepositStatusSchema = enumeration(
  "InboundCheckDepositStatus",
  "The state of an Inbound Check Deposit.",
  {
    pending: "No money has moved yet, and you can still decline it.",
    accepted: "It was paid. The money has left the Account.",
    declined: "It was declined. No money moved.",
    returned: "You returned it after it was paid. The money is back in the Account.",
    requires_attention: "It waits until the operator acts.",
  },
);

export const inboundCheckDepositPayeeNameAnalysisSchema = enumeration(
  "InboundCheckDepositPayeeNameAnalysis",
  "Whether the names of the payee and the depositor match.",
  {
    name_matches: "They match.",
    does_not_match: "They do not match.",
    not_evaluated: "They were not compared.",
  },
);

export const inboundCheckDepositAdjustmentReasonSchema = enumeration(
  "InboundCheckDepositAdjustmentReason",
  "Why a paid check was adjusted.",
  {
    late_return: "The check was returned after the deadline.",
    wrong_payee_credit: "The bank of deposit credited the wrong payee.",
  },
);

export const inboundCheckDepositAdjustmentSchema = once(() =>
  z
    .strictObject({
      adjusted_at: timestamp("When it was adjusted."),
      amount: cents("Amount of the adjustment, in cents."),
      reason: inboundCheckDepositAdjustmentReasonSchema(),
      transaction_id: id("transaction", "The Transaction that moved the money."),
    })
    .meta({ id: "InboundCheckDepositAdjustment", description: "An adjustment of a check after it was paid." }),
);

export const inboundCheckDepositReturnReasonSchema = enumeration(
  "InboundCheckDepositReturnReason",
  "Why you return a check that was paid.",
  {
    altered_or_fictitious: "It was altered or is fictitious.",
    not_authorized: "You did not authorize it.",
    duplicate_presentment: "It was presented before.",
    endorsement_missing: "It is not endorsed.",
    endorsement_irregular: "Its endorsement is irregular.",
    refer_to_maker: "Refer to the writer of the check.",
  },
);

export const inboundCheckDepositReturnSchema = once(() =>
  z
    .strictObject({
      reason: inboundCheckDepositReturnReasonSchema(),
      returned_at: timestamp("When it was returned."),
      transaction_id: id("transaction", "The Transaction that credits the Account."),
    })
    .meta({ id: "InboundCheckDepositReturn", description: "The return of a paid check." }),
);

export const inboundCheckDepositSchema = once(() =>
  z
    .strictObject({
      id: id("inbound_check_deposit", "Identifier of the Inbound Check Deposit."),
      accepted_at: timestamp("When it was paid, or null if it was not.").nullable(),
      account_id: id("account", "The Account that pays it."),
      account_number_id: id("account_number", "The Account Number that it is drawn on, or null.").nullable(),
      adjustments: z
        .array(inboundCheckDepositAdjustmentSchema())
        .meta({ description: "Adjustments after it was paid." }),
      amount: cents("Amount of the check, in cents, 0 or more.").min(0),
      automatically_resolves_at: timestamp("When the bank resolves it, unless you decline it first."),
      back_image_file_id: id("file", "The File with the image of its back, or null.").nullable(),
      bank_of_first_deposit_routing_number: z
        .string()
        .nullable()
        .meta({ description: "Routing number of the bank of deposit, or null." }),
      check_number: z.string().nullable().meta({ description: "The number of the check, or null if it has none." }),
      check_transfer_id: id("check_transfer", "The Check Transfer that the check belongs to, or null.").nullable(),
      created_at: timestamp("When it was presented."),
      currency: currencySchema(),
      declined_at: timestamp("When it was declined, or null if it was not.").nullable(),
      declined_transaction_id: id(
        "declined_transaction",
        "The Declined Transaction that records it, or null if it was not declined.",
      ).nullable(),
      deposit_return: inboundCheckDepositReturnSchema()
        .nullable()
        .meta({ description: "The return, or null if it was not returned." }),
      front_image_file_id: id("file", "The File with the image of its front, or null.").nullable(),
      payee_name_analysis: inboundCheckDepositPayeeNameAnalysisSchema(),
      status: inboundCheckDepositStatusSchema(),
      transaction_id: id(
        "transaction",
        "The Transaction that debited the Account, or null until it is accepted.",
      ).nullable(),
      type: z.literal("inbound_check_deposit").meta({ description: "Always `inbound_check_deposit`." }),
    })
    .meta({
      id: "InboundCheckDeposit",
      description: "A check drawn on an Account Number and deposited at another bank.",
    }),
);

export const inboundCheckDepositListSchema = once(() =>
  createListSchema("InboundCheckDepositList", inboundCheckDepositSchema()),
);

export const inboundCheckDepositListParamsSchema = once(() =>
  listParams("InboundCheckDepositListParams", {
    account_id: reference("account", "Only Inbound Check Deposits of this Account.").optional(),
    account_number_id: reference(
      "account_number",
      "Only Inbound Check Deposits that are drawn on this Account Number.",
    ).optional(),
    check_transfer_id: reference("check_transfer", "Only Inbound Check Deposits of this Check Transfer.").optional(),
    status: createInFilter(inboundCheckDepositStatusSchema(), "Only Inbound Check Deposits in one of these states."),
  }),
);

export const inboundCheckDepositReturnParamsSchema = once(() =>
  z.strictObject({ reason: inboundCheckDepositReturnReasonSchema() }).meta({ id: "InboundCheckDepositReturnParams" }),
);

export const inboundCheckDepositCreateParamsSchema = once(() =>
  z
    .strictObject({
      account_number_id: reference("account_number", "The Account Number that the check is drawn on."),
      amount: cents("Amount of the check, in cents, 0 or more.").min(0),
      check_number: digits("1,10", "The number of the check"),
      // D-84.
      decline_reason: checkDeclineReasonSchema()
        .meta({ description: "Declines it for this reason when it resolves, even without a natural cause." })
        .optional(),
      payee_name_analysis: inboundCheckDepositPayeeNameAnalysisSchema()
        .meta({
          description: "The result of comparing the names of the payee and the depositor.",
          default: "not_evaluated",
        })
        .optional(),
      resolve_at: instant(
        "When the bank resolves it, not before the bank's present time. It is pending until then. Default: at once, or after an hour in live.",
      ).optional(),
    })
    .meta({ id: "InboundCheckDepositCreateParams" }),
);
