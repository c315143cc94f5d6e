import * as z from "zod";
import { once } from "../../once.ts";
import { id } from "../../schema-kit.ts";
import { cardClearingFields } from "./card-clearing-fields.ts";

export const cardRefundSchema = once(() =>
  z
    .strictObject({
      id: id("card_refund", "Identifier of the refund."),
      ...cardClearingFields(),
      type: z.literal("card_refund").meta({ description: "Always `card_refund`." }),
    })
    .meta({ id: "CardRefund", description: "Money that a merchant refunded to a Card." }),
);
