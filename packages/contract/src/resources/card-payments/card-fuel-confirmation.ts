import * as z from "zod";
import { once } from "../../once.ts";
import { id } from "../../schema-kit.ts";
import { cardAmountChangeFields } from "./follow-up-fields.ts";

export const cardFuelConfirmationSchema = once(() =>
  z
    .strictObject({
      id: id("card_fuel_confirmation", "Identifier of the confirmation."),
      ...cardAmountChangeFields(),
      type: z.literal("card_fuel_confirmation").meta({ description: "Always `card_fuel_confirmation`." }),
    })
    .meta({
      id: "CardFuelConfirmation",
      description: "The final amount after an authorization at a fuel pump. The bank creates none.",
    }),
);
