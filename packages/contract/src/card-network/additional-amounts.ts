import * as z from "zod";
import { once } from "../once.ts";
import { cents, currencyCode } from "../schema-kit.ts";

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
  z
    .strictObject({
      clinic: part("The part for care in a clinic"),
      dental: part("The part for dental care"),
      original: part("The original amount, before a change"),
      prescription: part("The part for prescription medicine"),
      surcharge: part("The merchant's surcharge"),
      total_cumulative: part("The total of a payment that is made in several parts"),
      total_healthcare: part("The total of the parts for health care"),
      transit: part("The part for public transport"),
      unknown: part("A part for an unknown purpose"),
      vision: part("The part for eye care"),
    })
    .meta({
      id: "CardAdditionalAmounts",
      description:
        "The parts of the amount of a card payment, as far as the merchant specifies them. Most are included in the amount.",
    }),
);
