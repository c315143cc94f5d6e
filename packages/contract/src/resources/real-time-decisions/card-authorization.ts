import * as z from "zod";
import { cardAuthorizationFields } from "../../card-network/fields.ts";
import { once } from "../../once.ts";
import { cents, currencySchema, enumeration, id } from "../../schema-kit.ts";
import { cardRealTimeDecisionReasonSchema } from "../card-payments/card-decline.ts";
import { partialApprovalCapabilitySchema } from "./partial-approval-capability.ts";

export const realTimeDecisionChoiceSchema = enumeration("RealTimeDecisionChoice", "Your decision on a card payment.", {
  approve: "Authorize it, unless a decline rule applies.",
  decline: "Decline it.",
});

export const realTimeDecisionApprovalSchema = once(() =>
  z
    .strictObject({
      partial_amount: cents(
        "The amount that you approved, in minor units of `settlement_currency`, at least 1, or null for the whole amount.",
      )
        .min(1)
        .nullable(),
    })
    .meta({ id: "RealTimeDecisionApproval", description: "Your approval of a card payment." }),
);

export const realTimeDecisionDeclineSchema = once(() =>
  z
    .strictObject({ reason: cardRealTimeDecisionReasonSchema() })
    .meta({ id: "RealTimeDecisionDecline", description: "Your decline of a card payment." }),
);

export const realTimeDecisionRequestCategorySchema = enumeration(
  "RealTimeDecisionRequestCategory",
  "The kind of request.",
  {
    initial_authorization: "The first authorization of a Card Payment.",
    incremental_authorization: "An increment of an earlier authorization.",
  },
);

export const realTimeDecisionIncrementalAuthorizationSchema = once(() =>
  z
    .strictObject({
      card_payment_id: id("card_payment", "The Card Payment of the authorization."),
      original_card_authorization_id: id("card_authorization", "The Card Authorization to increment."),
    })
    .meta({ id: "RealTimeDecisionIncrementalAuthorization", description: "The authorization to increment." }),
);

export const realTimeDecisionRequestDetailsSchema = once(() =>
  z
    .strictObject({
      category: realTimeDecisionRequestCategorySchema(),
      incremental_authorization: realTimeDecisionIncrementalAuthorizationSchema()
        .nullable()
        .meta({ description: "The authorization to increment, or null for an initial authorization." }),
    })
    .meta({ id: "RealTimeDecisionRequestDetails", description: "The details of the request." }),
);

/** The fields of an authorization request before the decision. */
const requestFields = once(() =>
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
      account_id: id("account", "The Account of the Card."),
      approval: realTimeDecisionApprovalSchema().nullable().meta({ description: "Your approval, or null." }),
      card_id: id("card", "The Card of the payment."),
      decision: realTimeDecisionChoiceSchema()
        .nullable()
        .meta({ description: "Your decision, or null if you have not decided." }),
      decline: realTimeDecisionDeclineSchema().nullable().meta({ description: "Your decline, or null." }),
      partial_approval_capability: partialApprovalCapabilitySchema(),
      request_details: realTimeDecisionRequestDetailsSchema(),
      settlement_amount: cents("Amount to authorize, in minor units of `settlement_currency`, at least 1.").min(1),
      settlement_currency: currencySchema().meta({ description: "Currency of the Account." }),
      upcoming_card_payment_id: id(
        "card_payment",
        "The Card Payment of the request. The Card Payment of an initial authorization is created only after the decision.",
      ),
      ...requestFields().shape,
    })
    .meta({
      id: "RealTimeDecisionCardAuthorization",
      description: "A card authorization, or an increment, that waits for your decision.",
    }),
);
