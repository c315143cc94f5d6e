import * as z from "zod";
import { cardAuthorizationFields } from "../../card-network/fields.ts";
import { once } from "../../once.ts";
import { cents, currencySchema, enumeration, id } from "../../schema-kit.ts";
import { cardRealTimeDecisionReasonSchema } from "../card-payments/card-decline.ts";
import { partialApprovalCapabilitySchema } from "./partial-approval-capability.ts";

export const realTimeDecisionChoiceSchema = enumeration(
  "RealTimeDecisionChoice",
  "What you decide about a card payment.",
  {
    approve: "It may be authorized, as far as nothing else declines it.",
    decline: "It is to be declined.",
  },
);

export const realTimeDecisionApprovalSchema = once(() =>
  z
    .strictObject({
      partial_amount: cents(
        "The amount that you approved, in minor units of `settlement_currency`, at least 1; null for all of it.",
      )
        .min(1)
        .nullable(),
    })
    .meta({ id: "RealTimeDecisionApproval", description: "Your approval of a card payment." }),
);

export const realTimeDecisionDeclineSchema = once(() =>
  z
    .strictObject({ reason: cardRealTimeDecisionReasonSchema() })
    .meta({ id: "RealTimeDecisionDecline", description: "Your refusal of a card payment." }),
);

export const realTimeDecisionRequestCategorySchema = enumeration(
  "RealTimeDecisionRequestCategory",
  "What a merchant asks for.",
  {
    initial_authorization: "An authorization, the first of its Card Payment.",
    incremental_authorization: "More than was authorized before.",
  },
);

export const realTimeDecisionIncrementalAuthorizationSchema = once(() =>
  z
    .strictObject({
      card_payment_id: id("card_payment", "The Card Payment of the authorization."),
      original_card_authorization_id: id("card_authorization", "The Card Authorization that is to be raised."),
    })
    .meta({ id: "RealTimeDecisionIncrementalAuthorization", description: "The authorization that is to be raised." }),
);

export const realTimeDecisionRequestDetailsSchema = once(() =>
  z
    .strictObject({
      category: realTimeDecisionRequestCategorySchema(),
      incremental_authorization: realTimeDecisionIncrementalAuthorizationSchema()
        .nullable()
        .meta({ description: "The authorization that is to be raised; null for a first one." }),
    })
    .meta({ id: "RealTimeDecisionRequestDetails", description: "What kind of request a card payment is." }),
);

/** What a request for money says before anybody has decided about it. */
const asked = once(() =>
  z.strictObject(cardAuthorizationFields()).omit({
    actioner: true,
    card_payment_id: true,
    currency: true,
    real_time_decision_id: true,
    scheme_fees: true,
  }),
);

export const realTimeDecisionCardAuthorizationSchema = once(() =>
  z
    .strictObject({
      account_id: id("account", "The Account that is to pay."),
      approval: realTimeDecisionApprovalSchema()
        .nullable()
        .meta({ description: "Your approval, or null if you have not approved it." }),
      card_id: id("card", "The Card that is paid with."),
      decision: realTimeDecisionChoiceSchema()
        .nullable()
        .meta({ description: "What you decided, or null if you have not." }),
      decline: realTimeDecisionDeclineSchema()
        .nullable()
        .meta({ description: "Your refusal, or null if you have not declined it." }),
      partial_approval_capability: partialApprovalCapabilitySchema(),
      request_details: realTimeDecisionRequestDetailsSchema(),
      settlement_amount: cents(
        "Amount that is to be authorized, in minor units of `settlement_currency`, at least 1.",
      ).min(1),
      settlement_currency: currencySchema().meta({ description: "Currency of the Account." }),
      upcoming_card_payment_id: id(
        "card_payment",
        "The Card Payment that it belongs to. That of a first authorization is made only when it is decided.",
      ),
      ...asked().shape,
    })
    .meta({
      id: "RealTimeDecisionCardAuthorization",
      description: "A card payment, or a raise of one, that you are asked about.",
    }),
);
