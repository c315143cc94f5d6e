import * as z from "zod";
import { once } from "../../once.ts";
import { enumeration, id, timestamp } from "../../schema-kit.ts";
import { realTimeDecisionCardAuthorizationSchema } from "./card-authorization.ts";

// Re-export the schemas of the other files: a resource exports all of its schemas from this module.
export * from "./action-params.ts";
export * from "./card-authorization.ts";
export * from "./partial-approval-capability.ts";

export const realTimeDecisionCategorySchema = enumeration(
  "RealTimeDecisionCategory",
  "The kind of request that a Real-Time Decision is about.",
  {
    card_authorization_requested: "A card authorization, or an increment.",
    card_balance_inquiry_requested: "A balance inquiry. The bank creates none.",
    card_authentication_requested: "The authentication of a cardholder. The bank creates none.",
    card_authentication_challenge_requested: "A code to send to a cardholder. The bank creates none.",
    digital_wallet_token_requested: "Adding a Card to a digital wallet. The bank creates none.",
    digital_wallet_authentication_requested: "A code to send for a digital wallet. The bank creates none.",
  },
);

export const realTimeDecisionStatusSchema = enumeration(
  "RealTimeDecisionStatus",
  "The state of a Real-Time Decision.",
  {
    pending: "It waits for your decision until `timeout_at`.",
    responded: "You have approved or declined it.",
    timed_out: "You did not decide in time.",
  },
);

/** The object of a category that the bank never creates. It has no fields, because nothing would fill them. */
const never = (category: string) =>
  z.null().meta({ description: `Null: the bank creates no Real-Time Decision of category \`${category}\`.` });

export const realTimeDecisionSchema = once(() =>
  z
    .strictObject({
      id: id("real_time_decision", "Identifier of the Real-Time Decision."),
      card_authentication: never("card_authentication_requested"),
      card_authentication_challenge: never("card_authentication_challenge_requested"),
      card_authorization: realTimeDecisionCardAuthorizationSchema().nullable().meta({
        description: "The request and your decision, or null unless `category` is `card_authorization_requested`.",
      }),
      card_balance_inquiry: never("card_balance_inquiry_requested"),
      category: realTimeDecisionCategorySchema(),
      created_at: timestamp("When the Real-Time Decision was created."),
      digital_wallet_authentication: never("digital_wallet_authentication_requested"),
      digital_wallet_token: never("digital_wallet_token_requested"),
      status: realTimeDecisionStatusSchema(),
      timeout_at: timestamp("When it times out: 3 seconds after `created_at`."),
      type: z.literal("real_time_decision").meta({ description: "Always `real_time_decision`." }),
    })
    .meta({
      id: "RealTimeDecision",
      description: "A card payment that waits for your decision, for 3 seconds of the bank's clock.",
      discriminant: "category",
      filledKeys: Object.fromEntries(
        realTimeDecisionCategorySchema.options.map((category) => [category, category.replace("_requested", "")]),
      ),
    }),
);
