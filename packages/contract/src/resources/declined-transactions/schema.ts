import * as z from "zod";
import { once } from "../../once.ts";
import {
  anyOf,
  cents,
  currencySchema,
  enumeration,
  id,
  listOf,
  listParams,
  reference,
  routeTypeSchema,
  timestamp,
} from "../../schema-kit.ts";
import { sourceUnion } from "../../source-union.ts";
import { achDeclineSchema } from "./ach-decline.ts";
import { cardDeclineSchema } from "./card-decline.ts";
import { checkDeclineSchema } from "./check-decline.ts";
import { checkDepositRejectionSchema } from "./check-deposit-rejection.ts";
import { inboundFednowTransferDeclineSchema } from "./inbound-fednow-transfer-decline.ts";
import { inboundRealTimePaymentsTransferDeclineSchema } from "./inbound-real-time-payments-transfer-decline.ts";
import { wireDeclineSchema } from "./wire-decline.ts";

// The schemas of a resource are one namespace, whichever of its files they are in.
export * from "./ach-decline.ts";
export * from "./card-actioner.ts";
export * from "./card-additional-amounts.ts";
export * from "./card-decline.ts";
export * from "./card-direction.ts";
export * from "./card-network.ts";
export * from "./card-processing-category.ts";
export * from "./card-scheme-fee.ts";
export * from "./card-verification.ts";
export * from "./check-decline.ts";
export * from "./check-deposit-rejection.ts";
export * from "./inbound-fednow-transfer-decline.ts";
export * from "./inbound-real-time-payments-transfer-decline.ts";
export * from "./wire-decline.ts";

export const declinedTransactionCategorySchema = enumeration(
  "DeclinedTransactionCategory",
  "The kind of event behind a Declined Transaction.",
  {
    ach_decline: "An ACH transfer was declined.",
    card_decline: "A card payment was declined.",
    check_decline: "A check drawn on an Account Number was declined.",
    inbound_real_time_payments_transfer_decline: "A Real-Time Payments transfer was declined.",
    inbound_fednow_transfer_decline: "A FedNow transfer was declined.",
    wire_decline: "A wire was declined.",
    check_deposit_rejection: "A check that you deposited was rejected.",
    other: "Something that is not documented, or no longer.",
  },
);

/** D-86: there is nothing to say of it. */
export const declinedTransactionOtherSchema = once(() =>
  z
    .strictObject({})
    .meta({ id: "DeclinedTransactionOther", description: "Empty: an event of category `other` has no details." }),
);

export const declinedTransactionSourceSchema = once(() =>
  sourceUnion("DeclinedTransactionSource", "What was declined, and why.", {
    ach_decline: achDeclineSchema(),
    card_decline: cardDeclineSchema(),
    check_decline: checkDeclineSchema(),
    inbound_real_time_payments_transfer_decline: inboundRealTimePaymentsTransferDeclineSchema(),
    inbound_fednow_transfer_decline: inboundFednowTransferDeclineSchema(),
    wire_decline: wireDeclineSchema(),
    check_deposit_rejection: checkDepositRejectionSchema(),
    other: declinedTransactionOtherSchema(),
  }),
);

export const declinedTransactionSchema = once(() =>
  z
    .strictObject({
      id: id("declined_transaction", "Identifier of the Declined Transaction."),
      account_id: id("account", "The Account whose balance it would have changed."),
      // D-75: the sign is the contract's own, and does not tell the direction.
      amount: cents(
        "Amount that was declined, in cents: negative for cards, checks and check deposits, positive for every other category.",
      ),
      created_at: timestamp("When it was declined."),
      currency: currencySchema().meta({ description: "Currency of the Account." }),
      description: z.string().meta({ description: "What it was, in words of the other side." }),
      route_id: z.string().nullable().meta({
        description: "Identifier of the route (Account Number, Card or Lockbox Recipient) it came through, or null.",
      }),
      route_type: routeTypeSchema().nullable().meta({ description: "The kind of `route_id`, or null." }),
      source: declinedTransactionSourceSchema(),
      type: z.literal("declined_transaction").meta({ description: "Always `declined_transaction`." }),
    })
    .meta({
      id: "DeclinedTransaction",
      description: "An addition to or removal from the balance of an Account that was declined, and so did not happen.",
    }),
);

export const declinedTransactionListSchema = once(() => listOf("DeclinedTransactionList", declinedTransactionSchema()));

export const declinedTransactionListParamsSchema = once(() =>
  listParams("DeclinedTransactionListParams", {
    account_id: reference("account", "Only Declined Transactions of this Account.").optional(),
    route_id: z
      .string()
      .min(1)
      .meta({ description: "Only Declined Transactions that came through this route, text of at least 1 character." })
      .optional(),
    category: anyOf(declinedTransactionCategorySchema(), "Only Declined Transactions of one of these categories."),
  }),
);
