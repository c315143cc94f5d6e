import * as z from "zod";
import { cardRequestFields } from "../../card-network/fields.ts";
import { once } from "../../once.ts";
import { cents, id } from "../../schema-kit.ts";

export const cardFinancialSchema = once(() =>
  z
    .strictObject({
      id: id("card_financial", "Identifier of the payment."),
      amount: cents("The moved amount, in minor units of `currency`, at least 1.").min(1),
      card_payment_id: cardRequestFields().card_payment_id,
      currency: cardRequestFields().currency,
      transaction_id: id("transaction", "The Transaction that records it."),
      type: z.literal("card_financial").meta({ description: "Always `card_financial`." }),
    })
    .meta({
      id: "CardFinancial",
      description: "A payment that was authorized and settled in one message. The bank creates none.",
    }),
);
