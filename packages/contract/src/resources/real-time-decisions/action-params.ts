import * as z from "zod";
import { once } from "../../once.ts";
import { cents, enumeration } from "../../schema-kit.ts";
import { cardRealTimeDecisionReasonSchema } from "../card-payments/card-decline.ts";
import { realTimeDecisionChoiceSchema } from "./card-authorization.ts";

export const cardholderAddressPartResultSchema = enumeration(
  "CardholderAddressPartResult",
  "Whether a part of the given address is the cardholder's.",
  { match: "It matches.", no_match: "It does not match." },
);

const addressResultParamsSchema = once(() =>
  z
    .strictObject({
      line1: cardholderAddressPartResultSchema().meta({ description: "Whether the first line is the cardholder's." }),
      postal_code: cardholderAddressPartResultSchema().meta({
        description: "Whether the postal code is the cardholder's.",
      }),
    })
    .meta({
      id: "CardholderAddressVerificationResultParams",
      description:
        "Your own check of the cardholder's address. It replaces `verification.cardholder_address.result` of the authorization. Default: the result in the request.",
    }),
);

const approvalParamsSchema = once(() =>
  z
    .strictObject({
      partial_amount: cents(
        "The amount to approve, in minor units of `settlement_currency`, at least 1 and at most `settlement_amount`. Allowed only if `partial_approval_capability` is `supported`. Default: the whole amount.",
      )
        .min(1)
        .optional(),
      cardholder_address_verification_result: addressResultParamsSchema().optional(),
    })
    .meta({
      id: "RealTimeDecisionApprovalParams",
      description: "The terms of an approval. Allowed only with `approve`.",
    }),
);

const declineParamsSchema = once(() =>
  z
    .strictObject({
      reason: cardRealTimeDecisionReasonSchema().meta({
        description: "Why you decline it: the `real_time_decision_reason` of the Declined Transaction.",
      }),
    })
    .meta({
      id: "RealTimeDecisionDeclineParams",
      description: "The terms of a decline. Required with `decline`, refused with `approve`.",
    }),
);

const cardAuthorizationParamsSchema = once(() =>
  z
    .strictObject({
      decision: realTimeDecisionChoiceSchema(),
      approval: approvalParamsSchema().optional(),
      decline: declineParamsSchema().optional(),
    })
    .meta({ id: "RealTimeDecisionCardAuthorizationParams", description: "Your decision on a card payment." }),
);

export const realTimeDecisionActionParamsSchema = once(() =>
  z.strictObject({ card_authorization: cardAuthorizationParamsSchema() }).meta({ id: "RealTimeDecisionActionParams" }),
);
