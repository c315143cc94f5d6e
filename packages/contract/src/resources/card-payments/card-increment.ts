import * as z from "zod";
import { cardAuthorizationFields } from "../../card-network/fields.ts";
import { once } from "../../once.ts";
import { cents, id } from "../../schema-kit.ts";
import { cardAmountChangeFields, cardPresentmentChangeFields } from "./follow-up-fields.ts";

export const cardIncrementSchema = once(() =>
  z
    .strictObject({
      id: id("card_increment", "Identifier of the increment."),
      actioner: cardAuthorizationFields().actioner,
      additional_amounts: cardAuthorizationFields().additional_amounts,
      amount: cents("The amount of the increment, in minor units of `currency`, at least 1.").min(1),
      network_risk_score: cardAuthorizationFields().network_risk_score,
      presentment_amount: cents(
        "The amount of the increment, in minor units of `presentment_currency`, 0 or more.",
      ).min(0),
      real_time_decision_id: cardAuthorizationFields().real_time_decision_id,
      ...cardAmountChangeFields(),
      ...cardPresentmentChangeFields(),
      type: z.literal("card_increment").meta({ description: "Always `card_increment`." }),
    })
    .meta({ id: "CardIncrement", description: "An increment of an authorization." }),
);
