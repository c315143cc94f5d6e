import * as z from "zod";
import { once } from "../../once.ts";
import { cents, reference } from "../../schema-kit.ts";
import { cardReversalReasonSchema } from "./card-reversal.ts";
import { decidedRequestParams, partialApprovalCapability, schemeFees, simulatedAmount } from "./request-params.ts";

const authorizedPayment = once(() => reference("card_payment", "The Card Payment with the authorization."));

export const cardSettlementCreateParamsSchema = once(() =>
  z
    .strictObject({
      card_id: reference("card", "The Card that is paid with."),
      amount: cents(
        "The amount to settle, in cents, at least 1. It may differ from what was authorized. By default the amount of the Pending Transaction.",
      )
        .min(1)
        .optional(),
      pending_transaction_id: reference(
        "pending_transaction",
        "The Pending Transaction of the authorization. By default there was none: the settlement is posted by force.",
      ).optional(),
      scheme_fees: schemeFees(),
    })
    .meta({ id: "CardSettlementCreateParams" }),
);

export const cardRefundCreateParamsSchema = once(() =>
  z
    .strictObject({
      amount: simulatedAmount(
        "The amount to give back",
        "Of a settlement, at most what is not refunded yet. By default the whole of what it refers to.",
      ).optional(),
      pending_transaction_id: reference(
        "pending_transaction",
        "The Pending Transaction of a refund that was authorized.",
      ).optional(),
      transaction_id: reference("transaction", "The Transaction of the settlement that is refunded.").optional(),
      scheme_fees: schemeFees(),
    })
    .meta({ id: "CardRefundCreateParams" }),
);

export const cardReversalCreateParamsSchema = once(() =>
  z
    .strictObject({
      card_payment_id: authorizedPayment(),
      amount: simulatedAmount("The amount to take back", "By default all that is still authorized.").optional(),
      reversal_reason: cardReversalReasonSchema()
        .meta({
          description:
            "Why it is taken back. Ours: nothing else sets it. By default `partial_reversal` where some is left, else not said.",
        })
        .optional(),
      scheme_fees: schemeFees(),
    })
    .meta({ id: "CardReversalCreateParams" }),
);

export const cardIncrementCreateParamsSchema = once(() =>
  z
    .strictObject({
      amount: simulatedAmount("The amount to add to what is authorized"),
      card_payment_id: authorizedPayment(),
      partial_approval_capability: partialApprovalCapability(),
      ...decidedRequestParams(),
    })
    .meta({ id: "CardIncrementCreateParams" }),
);

export const cardAuthorizationExpirationCreateParamsSchema = once(() =>
  z.strictObject({ card_payment_id: authorizedPayment() }).meta({ id: "CardAuthorizationExpirationCreateParams" }),
);
