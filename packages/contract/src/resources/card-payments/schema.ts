import * as z from "zod";
import { once } from "../../once.ts";
import { cents, id, listOf, listParams, reference, timestamp } from "../../schema-kit.ts";
import { cardPaymentElementSchema } from "./element.ts";

export * from "./authorization-params.ts";
export * from "./authorization-result.ts";
export * from "./balance-inquiry-params.ts";
export * from "./card-authentication.ts";
// The schemas of a resource are one namespace, whichever of its files they are in.
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
      authorized_amount: sum("what was authorized, without what was added later"),
      fuel_confirmed_amount: sum("what fuel pumps confirmed"),
      incremented_amount: sum("what was added to authorizations"),
      refund_authorized_amount: sum("the refunds that were authorized"),
      refunded_amount: sum("what was refunded"),
      reversed_amount: sum("what was taken back of authorizations"),
      settled_amount: sum("what was settled"),
    })
    .meta({ id: "CardPaymentState", description: "What the elements of a Card Payment come to." }),
);

export const cardPaymentSchema = once(() =>
  z
    .strictObject({
      id: id("card_payment", "Identifier of the Card Payment."),
      account_id: id("account", "The Account that is paid from."),
      card_id: id("card", "The Card that is paid with."),
      created_at: timestamp("When the first message came."),
      digital_wallet_token_id: id(
        "digital_wallet_token",
        "The Digital Wallet Token that is paid with, or null if none is.",
      ).nullable(),
      elements: z
        .array(cardPaymentElementSchema())
        .min(1)
        .meta({ description: "What happened, oldest first, at least one." }),
      physical_card_id: id(
        "physical_card",
        "The Physical Card that is paid with in person, or null if none is.",
      ).nullable(),
      state: cardPaymentStateSchema(),
      type: z.literal("card_payment").meta({ description: "Always `card_payment`." }),
    })
    .meta({
      id: "CardPayment",
      description: "All that belongs to one payment with a Card, from the merchant's first message on.",
    }),
);

export const cardPaymentListSchema = once(() => listOf("CardPaymentList", cardPaymentSchema()));

export const cardPaymentListParamsSchema = once(() =>
  listParams("CardPaymentListParams", {
    account_id: reference("account", "Only Card Payments from this Account.").optional(),
    card_id: reference("card", "Only Card Payments with this Card.").optional(),
  }),
);
