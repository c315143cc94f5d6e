import * as z from "zod";
import { once } from "../../once.ts";
import { cents, createListSchema, id, listParams, reference, timestamp } from "../../schema-kit.ts";
import { cardPaymentElementSchema } from "./element.ts";

export * from "./authorization-params.ts";
export * from "./authorization-result.ts";
export * from "./balance-inquiry-params.ts";
export * from "./card-authentication.ts";
// Re-export the schemas of the other files: a resource exports all of its schemas from this module.
export * from "./card-authorization-expiration.ts";
export * from "./card-balance-inquiry.ts";
export * from "./card-financial.ts";
export * from "./card-fuel-confirmation.ts";
export * from "./card-increment.ts";
export * from "./card-reversal.ts";
export * from "./card-validation.ts";
export * from "./element.ts";
export * from "./follow-up-params.ts";

const sum = (ofWhat: string) => cents(`The sum of ${ofWhat}, in cents, 0 or more.`).min(0);

export const cardPaymentStateSchema = once(() =>
  z
    .strictObject({
      authorized_amount: sum("the authorizations, without increments"),
      fuel_confirmed_amount: sum("the fuel confirmations"),
      incremented_amount: sum("the increments"),
      refund_authorized_amount: sum("the authorized refunds"),
      refunded_amount: sum("the refunds"),
      reversed_amount: sum("the reversals"),
      settled_amount: sum("the settlements"),
    })
    .meta({ id: "CardPaymentState", description: "The totals of the elements of a Card Payment." }),
);

export const cardPaymentSchema = once(() =>
  z
    .strictObject({
      id: id("card_payment", "Identifier of the Card Payment."),
      account_id: id("account", "The Account of the Card."),
      card_id: id("card", "The Card of the payment."),
      created_at: timestamp("When the first message arrived."),
      digital_wallet_token_id: id(
        "digital_wallet_token",
        "The Digital Wallet Token of the payment, or null.",
      ).nullable(),
      elements: z
        .array(cardPaymentElementSchema())
        .min(1)
        .meta({ description: "The elements, oldest first, at least one." }),
      physical_card_id: id("physical_card", "The Physical Card that was used in person, or null.").nullable(),
      state: cardPaymentStateSchema(),
      type: z.literal("card_payment").meta({ description: "Always `card_payment`." }),
    })
    .meta({
      id: "CardPayment",
      description: "All messages of one payment with a Card, beginning with the merchant's first.",
    }),
);

export const cardPaymentListSchema = once(() => createListSchema("CardPaymentList", cardPaymentSchema()));

export const cardPaymentListParamsSchema = once(() =>
  listParams("CardPaymentListParams", {
    account_id: reference("account", "Only Card Payments from this Account.").optional(),
    card_id: reference("card", "Only Card Payments with this Card.").optional(),
  }),
);
