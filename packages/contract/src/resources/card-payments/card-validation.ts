import * as z from "zod";
import { cardRequestFields } from "../../card-network/fields.ts";
import { once } from "../../once.ts";
import { id } from "../../schema-kit.ts";

export const cardValidationSchema = once(() =>
  z
    .strictObject({
      id: id("card_validation", "Identifier of the validation."),
      card_payment_id: cardRequestFields().card_payment_id,
      currency: cardRequestFields().currency,
      type: z.literal("card_validation").meta({ description: "Always `card_validation`." }),
    })
    .meta({ id: "CardValidation", description: "A merchant's check that a Card is valid. The bank creates none." }),
);
