import * as z from "zod";
import { once } from "../once.ts";
import { cents, currencyCode } from "../schema-kit.ts";

export const cardAdditionalAmountSchema = once(() =>
  z
    .strictObject({
      amount: cents(
        "Amount in minor units of `currency`: positive if it was added to the payment, a surcharge for instance, negative if it was taken off.",
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
      clinic: part("What is for care in a clinic"),
      dental: part("What is for dental care"),
      original: part("What was to be paid at first, before it was changed"),
      prescription: part("What is for medicine on prescription"),
      surcharge: part("What the merchant charges extra"),
      total_cumulative: part("The sum of all parts of a payment that is made in several"),
      total_healthcare: part("The sum of all that is for health care"),
      transit: part("What is for public transport"),
      unknown: part("What is for something that is not known"),
      vision: part("What is for eye care"),
    })
    .meta({
      id: "CardAdditionalAmounts",
      description:
        "What the amount of a card payment is made of, as far as the merchant says. Mostly contained in the amount.",
    }),
);
