import * as z from "zod";
import { once } from "../../once.ts";
import { cents, enumeration } from "../../schema-kit.ts";
import { cardRealTimeDecisionReasonSchema } from "../card-payments/card-decline.ts";
import { realTimeDecisionChoiceSchema } from "./card-authorization.ts";

export const cardholderAddressPartResultSchema = enumeration(
  "CardholderAddressPartResult",
  "Whether a part of the address that was given is the cardholder's.",
  { match: "It is.", no_match: "It is not." },
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
        "Your own check of the cardholder's address, in place of what the request said: the authorization then has it as `verification.cardholder_address.result`. By default that stays.",
    }),
);

const approvalParamsSchema = once(() =>
  z
    .strictObject({
      partial_amount: cents(
        "The amount to approve, in minor units of `settlement_currency`, at least 1 and at most `settlement_amount`; only where `partial_approval_capability` is `supported`. By default all of it.",
      )
        .min(1)
        .optional(),
      cardholder_address_verification_result: addressResultParamsSchema().optional(),
    })
    .meta({ id: "RealTimeDecisionApprovalParams", description: "What to say of an approval: only with `approve`." }),
);

const declineParamsSchema = once(() =>
  z
    .strictObject({
      reason: cardRealTimeDecisionReasonSchema().meta({
        description: "Why you decline it. The Declined Transaction has it as `real_time_decision_reason`.",
      }),
    })
    .meta({
      id: "RealTimeDecisionDeclineParams",
      description: "Why to decline it: required with `decline`, refused with `approve`.",
    }),
);

const cardAuthorizationParamsSchema = once(() =>
  z
    .strictObject({
      decision: realTimeDecisionChoiceSchema(),
      approval: approvalParamsSchema().optional(),
      decline: declineParamsSchema().optional(),
    })
    .meta({ id: "RealTimeDecisionCardAuthorizationParams", description: "Your decision about a card payment." }),
);

export const realTimeDecisionActionParamsSchema = once(() =>
  z.strictObject({ card_authorization: cardAuthorizationParamsSchema() }).meta({ id: "RealTimeDecisionActionParams" }),
);
