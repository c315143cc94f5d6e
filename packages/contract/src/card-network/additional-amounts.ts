import * as z from "zod";
import { once } from "../once.ts";
import { cents, currencyCode } from "../schema-kit.ts";
import { createAdditionalAmounts } from "./additional-amount-parts.ts";

export const cardAdditionalAmountSchema = once(() =>
  z
    .strictObject({
      amount: cents(
        "Amount in minor units of `currency`: positive if it was added to the payment, such as a surcharge, negative if it was subtracted.",
      ),
      currency: currencyCode("Currency of the amount"),
    })
    .meta({ id: "CardAdditionalAmount", description: "A part of the amount of a card payment." }),
);

const part = (what: string) =>
  cardAdditionalAmountSchema()
    .nullable()
    .meta({ description: `${what}, or null if there is none.` });

export const cardAdditionalAmountsSchema = once(() =>
  z.strictObject(createAdditionalAmounts(part)).meta({
    id: "CardAdditionalAmounts",
    description:
      "The parts of the amount of a card payment, as far as the merchant specifies them. Most are included in the amount.",
  }),
);
