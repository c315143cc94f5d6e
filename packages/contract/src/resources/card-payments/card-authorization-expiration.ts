import * as z from "zod";
import { once } from "../../once.ts";
import { cents, id } from "../../schema-kit.ts";
import { cardFollowUpFields } from "./follow-up-fields.ts";

export const cardAuthorizationExpirationSchema = once(() =>
  z
    .strictObject({
      id: id("card_authorization_expiration", "Identifier of the expiration."),
      ...cardFollowUpFields(),
      expired_amount: cents("Remaining authorized amount, in minor units of `currency`, 0 or more.").min(0),
      type: z.literal("card_authorization_expiration").meta({ description: "Always `card_authorization_expiration`." }),
    })
    .meta({ id: "CardAuthorizationExpiration", description: "An authorization that expired." }),
);
