import * as z from "zod";
import { cardNetworkSchema } from "../../card-network/network.ts";
import { once } from "../../once.ts";
import { cents, id } from "../../schema-kit.ts";
import { cardClearingFields } from "./card-clearing-fields.ts";

export const cardSurchargeSchema = once(() =>
  z
    .strictObject({
      amount: cents("The surcharge, included in the amount, in minor units of `currency`."),
      presentment_amount: cents("The surcharge, included in the amount, in minor units of `presentment_currency`."),
    })
    .meta({ id: "CardSurcharge", description: "A merchant's surcharge for payment by card." }),
);

export const cardSettlementSchema = once(() =>
  z
    .strictObject({
      id: id("card_settlement", "Identifier of the settlement."),
      card_authorization: id(
        "card_authorization",
        "The Card Authorization that it settles, or null for a force post.",
      ).nullable(),
      network: cardNetworkSchema().meta({ description: "The card network of the message." }),
      pending_transaction_id: id(
        "pending_transaction",
        "The Pending Transaction that held the money, or null.",
      ).nullable(),
      surcharge: cardSurchargeSchema().nullable().meta({ description: "The merchant's surcharge, or null." }),
      ...cardClearingFields(),
      type: z.literal("card_settlement").meta({ description: "Always `card_settlement`." }),
    })
    .meta({ id: "CardSettlement", description: "A settled card payment." }),
);
