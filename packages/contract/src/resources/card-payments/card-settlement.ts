import * as z from "zod";
import { cardNetworkSchema } from "../../card-network/network.ts";
import { once } from "../../once.ts";
import { cents, id } from "../../schema-kit.ts";
import { cardClearingFields } from "./card-clearing-fields.ts";

export const cardSurchargeSchema = once(() =>
  z
    .strictObject({
      amount: cents("What the merchant charges extra, within the amount, in minor units of `currency`."),
      presentment_amount: cents(
        "The same as the merchant presented it, within the amount, in minor units of `presentment_currency`.",
      ),
    })
    .meta({ id: "CardSurcharge", description: "What a merchant charges extra for payment by card." }),
);

export const cardSettlementSchema = once(() =>
  z
    .strictObject({
      id: id("card_settlement", "Identifier of the settlement."),
      card_authorization: id(
        "card_authorization",
        "The Card Authorization before it, or null if there was none: it was then posted by force.",
      ).nullable(),
      network: cardNetworkSchema().meta({ description: "The card network that it came through." }),
      pending_transaction_id: id(
        "pending_transaction",
        "The Pending Transaction that held the money, or null if there was none.",
      ).nullable(),
      surcharge: cardSurchargeSchema()
        .nullable()
        .meta({ description: "What the merchant charges extra, or null if nothing." }),
      ...cardClearingFields(),
      type: z.literal("card_settlement").meta({ description: "Always `card_settlement`." }),
    })
    .meta({ id: "CardSettlement", description: "A card payment whose money the merchant got." }),
);
