import * as z from "zod";
import { once } from "../../once.ts";
import {
  anyOf,
  cents,
  currencySchema,
  digits,
  enumeration,
  id,
  instant,
  listOf,
  listParams,
  reference,
  timestamp,
} from "../../schema-kit.ts";
import { checkDeclineReasonSchema } from "./decline.ts";

// The schemas of a resource are one namespace, whichever of its files they are in.
export * from "./acceptance.ts";
export * from "./decline.ts";

export const inboundCheckDepositStatusSchema = enumeration(
  "InboundCheckDepositStatus",
  "How far an Inbound Check Deposit has come.",
  {
    pending: "It waits: no money has moved, and you can still decline it.",
    accepted: "It was paid; the money has left the Account.",
    declined: "It was declined; no money moved.",
    returned: "You returned it after it was paid; the money is back in the Account.",
    requires_attention: "Stuck until the operator does something.",
  },
);

export const inboundCheckDepositPayeeNameAnalysisSchema = enumeration(
  "InboundCheckDepositPayeeNameAnalysis",
  "Whether the check names the one whom it was written to.",
  {
    name_matches: "It names them.",
    does_not_match: "It names somebody else.",
    not_evaluated: "Nobody looked.",
  },
);

export const inboundCheckDepositAdjustmentReasonSchema = enumeration(
  "InboundCheckDepositAdjustmentReason",
  "Why money was moved again after a check was paid.",
  {
    late_return: "The check was returned after the time for it.",
    wrong_payee_credit: "The bank where it was deposited credited it to the wrong payee.",
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
    .meta({ id: "InboundCheckDepositAdjustment", description: "Money that was moved again after a check was paid." }),
);

export const inboundCheckDepositReturnReasonSchema = enumeration(
  "InboundCheckDepositReturnReason",
  "Why you return a check that was paid.",
  {
    altered_or_fictitious: "It was altered, or is no real check.",
    not_authorized: "You did not authorize it.",
    duplicate_presentment: "It was presented before.",
    endorsement_missing: "It is not endorsed.",
    endorsement_irregular: "It is not endorsed as it should be.",
    refer_to_maker: "The one who wrote it has to be asked.",
  },
);

export const inboundCheckDepositReturnSchema = once(() =>
  z
    .strictObject({
      reason: inboundCheckDepositReturnReasonSchema(),
      returned_at: timestamp("When it was returned."),
      transaction_id: id("transaction", "The Transaction that gave the money back."),
    })
    .meta({ id: "InboundCheckDepositReturn", description: "How a check that was paid was returned." }),
);

export const inboundCheckDepositSchema = once(() =>
  z
    .strictObject({
      id: id("inbound_check_deposit", "Identifier of the Inbound Check Deposit."),
      accepted_at: timestamp("When it was paid, or null unless it was.").nullable(),
      account_id: id("account", "The Account that is to pay it."),
      account_number_id: id("account_number", "The Account Number that it is drawn on, or null.").nullable(),
      adjustments: z
        .array(inboundCheckDepositAdjustmentSchema())
        .meta({ description: "What was moved again after it was paid." }),
      amount: cents("Amount of the check, in cents, 0 or more.").min(0),
      automatically_resolves_at: timestamp("When the bank resolves it, unless you decline it before."),
      back_image_file_id: id("file", "The File with the image of its back, or null.").nullable(),
      bank_of_first_deposit_routing_number: z
        .string()
        .nullable()
        .meta({ description: "Routing number of the bank where it was deposited, or null." }),
      check_number: z.string().nullable().meta({ description: "The number of the check, or null if it has none." }),
      check_transfer_id: id("check_transfer", "The Check Transfer that the check belongs to, or null.").nullable(),
      created_at: timestamp("When it was presented."),
      currency: currencySchema(),
      declined_at: timestamp("When it was declined, or null unless it was.").nullable(),
      declined_transaction_id: id(
        "declined_transaction",
        "The Declined Transaction that records it, or null unless it was declined.",
      ).nullable(),
      deposit_return: inboundCheckDepositReturnSchema()
        .nullable()
        .meta({ description: "How it was returned, or null unless it was." }),
      front_image_file_id: id("file", "The File with the image of its front, or null.").nullable(),
      payee_name_analysis: inboundCheckDepositPayeeNameAnalysisSchema(),
      status: inboundCheckDepositStatusSchema(),
      transaction_id: id(
        "transaction",
        "The Transaction that took the money, or null until it is accepted.",
      ).nullable(),
      type: z.literal("inbound_check_deposit").meta({ description: "Always `inbound_check_deposit`." }),
    })
    .meta({
      id: "InboundCheckDeposit",
      description: "A check that is drawn on an Account Number and that somebody deposited elsewhere.",
    }),
);

export const inboundCheckDepositListSchema = once(() => listOf("InboundCheckDepositList", inboundCheckDepositSchema()));

export const inboundCheckDepositListParamsSchema = once(() =>
  listParams("InboundCheckDepositListParams", {
    account_id: reference("account", "Only Inbound Check Deposits of this Account.").optional(),
    account_number_id: reference(
      "account_number",
      "Only Inbound Check Deposits that are drawn on this Account Number.",
    ).optional(),
    status: anyOf(inboundCheckDepositStatusSchema(), "Only Inbound Check Deposits in one of these states."),
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
        .meta({ description: "The reason to decline it for when it resolves, whether there is cause for it or not." })
        .optional(),
      payee_name_analysis: inboundCheckDepositPayeeNameAnalysisSchema()
        .meta({ description: "What the bank finds when it compares names.", default: "not_evaluated" })
        .optional(),
      resolve_at: instant(
        "When the bank is to resolve it, not before the bank's present time; it is pending until then. By default at once, in live after an hour.",
      ).optional(),
    })
    .meta({ id: "InboundCheckDepositCreateParams" }),
);
