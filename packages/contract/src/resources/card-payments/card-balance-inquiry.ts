import * as z from "zod";
import { cardRequestFields } from "../../card-network/fields.ts";
import { once } from "../../once.ts";
import { cents, id } from "../../schema-kit.ts";

export const cardBalanceInquirySchema = once(() =>
  z
    .strictObject({
      id: id("card_balance_inquiry", "Identifier of the inquiry."),
      balance: cents("The returned balance, in minor units of `currency`. It can be negative."),
      ...cardRequestFields(),
      type: z.literal("card_balance_inquiry").meta({ description: "Always `card_balance_inquiry`." }),
    })
    .meta({ id: "CardBalanceInquiry", description: "A balance inquiry, for example at a cash machine." }),
);
