import * as z from "zod";
import { once } from "../../once.ts";
import { enumeration, id, timestamp } from "../../schema-kit.ts";
import { realTimeDecisionCardAuthorizationSchema } from "./card-authorization.ts";

// The schemas of a resource are one namespace, whichever of its files they are in.
export * from "./action-params.ts";
export * from "./card-authorization.ts";
export * from "./partial-approval-capability.ts";

export const realTimeDecisionCategorySchema = enumeration(
  "RealTimeDecisionCategory",
  "What a Real-Time Decision is about.",
  {
    card_authorization_requested: "Whether a card payment, or a raise of one, is to be authorized.",
    card_balance_inquiry_requested: "Whether a balance is to be told. The bank makes none.",
    card_authentication_requested: "Whether a cardholder is who they say. The bank makes none.",
    card_authentication_challenge_requested: "A code that is to be sent to a cardholder. The bank makes none.",
    digital_wallet_token_requested: "Whether a Card may be put into a digital wallet. The bank makes none.",
    digital_wallet_authentication_requested: "A code that is to be sent for a digital wallet. The bank makes none.",
  },
);

export const realTimeDecisionStatusSchema = enumeration(
  "RealTimeDecisionStatus",
  "Whether a Real-Time Decision waits for you.",
  {
    pending: "Waits for your answer, until `timeout_at`.",
    responded: "You have answered.",
    timed_out: "You did not answer in time.",
  },
);

/** The object of a category that the bank does not ask about: its fields would be promises that nothing keeps. */
const never = (category: string) =>
  z.null().meta({ description: `Null: the bank makes no Real-Time Decision of category \`${category}\`.` });

export const realTimeDecisionSchema = once(() =>
  z
    .strictObject({
      id: id("real_time_decision", "Identifier of the Real-Time Decision."),
      card_authentication: never("card_authentication_requested"),
      card_authentication_challenge: never("card_authentication_challenge_requested"),
      card_authorization: realTimeDecisionCardAuthorizationSchema().nullable().meta({
        description:
          "What you are asked, and what you answered; null unless `category` is `card_authorization_requested`.",
      }),
      card_balance_inquiry: never("card_balance_inquiry_requested"),
      category: realTimeDecisionCategorySchema(),
      created_at: timestamp("When you were asked."),
      digital_wallet_authentication: never("digital_wallet_authentication_requested"),
      digital_wallet_token: never("digital_wallet_token_requested"),
      status: realTimeDecisionStatusSchema(),
      timeout_at: timestamp("When it is too late to answer: 3 seconds after `created_at`."),
      type: z.literal("real_time_decision").meta({ description: "Always `real_time_decision`." }),
    })
    .meta({
      id: "RealTimeDecision",
      description: "A question about a card payment that waits for your answer, for 3 seconds of the bank's clock.",
      discriminant: "category",
      filledKeys: Object.fromEntries(
        realTimeDecisionCategorySchema.options.map((category) => [category, category.replace("_requested", "")]),
      ),
    }),
);
