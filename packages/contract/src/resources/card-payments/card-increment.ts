import * as z from "zod";
import { cents, id } from "../../schema-kit.ts";
import { cardAuthorizationFields } from "../declined-transactions/card-fields.ts";
import { cardAmountChangeFields, cardPresentmentChangeFields } from "./follow-up-fields.ts";

const { actioner, network_risk_score, real_time_decision_id } = cardAuthorizationFields;

export const cardIncrementSchema = z
  .strictObject({
    id: id("card_increment", "Identifier of the increment."),
    actioner,
    amount: cents("Amount by which it was raised, in minor units of `currency`, at least 1.").min(1),
    network_risk_score,
    presentment_amount: cents(
      "Amount by which it was raised, in minor units of `presentment_currency`, 0 or more.",
    ).min(0),
    real_time_decision_id,
    ...cardAmountChangeFields,
    ...cardPresentmentChangeFields,
    type: z.literal("card_increment").meta({ description: "Always `card_increment`." }),
  })
  .meta({ id: "CardIncrement", description: "An authorization that was raised." });
