import * as z from "zod";
import { once } from "../../once.ts";
import { id } from "../../schema-kit.ts";

export const cardAuthenticationSchema = once(() =>
  z
    .strictObject({
      id: id("card_authentication", "Identifier of the authentication."),
      card_payment_id: id("card_payment", "The Card Payment that it belongs to."),
      type: z.literal("card_authentication").meta({ description: "Always `card_authentication`." }),
    })
    .meta({
      id: "CardAuthentication",
      description: "An attempt to identify the cardholder by 3-D Secure. The bank creates none.",
    }),
);
