import * as z from "zod";
import { once } from "../../once.ts";
import { cents, reference } from "../../schema-kit.ts";
import { cardReversalReasonSchema } from "./card-reversal.ts";
import { decidedRequestParams, partialApprovalCapability, schemeFees, simulatedAmount } from "./request-params.ts";

const authorizedPayment = once(() => reference("card_payment", "The Card Payment with the authorization."));

export const cardSettlementCreateParamsSchema = once(() =>
  z
    .strictObject({
      card_id: reference("card", "The Card of the payment."),
      amount: cents(
        "The amount to settle, in cents, at least 1. It may differ from the authorized amount. Default: the amount of the Pending Transaction.",
      )
        .min(1)
        .optional(),
      pending_transaction_id: reference(
        "pending_transaction",
        "The Pending Transaction of the authorization. Without it, the settlement is a force post.",
      ).optional(),
      scheme_fees: schemeFees(),
    })
    .meta({ id: "CardSettlementCreateParams" }),
);

export const cardRefundCreateParamsSchema = once(() =>
  z
    .strictObject({
      amount: simulatedAmount(
        "The amount to refund",
        "For a settlement, at most the amount that is not refunded yet. Default: the whole amount of the Transaction or Pending Transaction.",
      ).optional(),
      pending_transaction_id: reference(
        "pending_transaction",
        "The Pending Transaction of an authorized refund.",
      ).optional(),
      transaction_id: reference("transaction", "The Transaction of the settlement to refund.").optional(),
      scheme_fees: schemeFees(),
    })
    .meta({ id: "CardRefundCreateParams" }),
);

export const cardReversalCreateParamsSchema = once(() =>
  z
    .strictObject({
      card_payment_id: authorizedPayment(),
      amount: simulatedAmount("The amount to reverse", "Default: the remaining authorized amount.").optional(),
      reversal_reason: cardReversalReasonSchema()
        .meta({
          description:
            "Why it is reversed. An extension of the contract. Default: `partial_reversal` if an authorized amount remains, otherwise none.",
        })
        .optional(),
      scheme_fees: schemeFees(),
    })
    .meta({ id: "CardReversalCreateParams" }),
);

export const cardIncrementCreateParamsSchema = once(() =>
  z
    .strictObject({
      amount: simulatedAmount("The amount to add to the authorization"),
      card_payment_id: authorizedPayment(),
      partial_approval_capability: partialApprovalCapability(),
      ...decidedRequestParams(),
    })
    .meta({ id: "CardIncrementCreateParams" }),
);

export const cardAuthorizationExpirationCreateParamsSchema = once(() =>
  z.strictObject({ card_payment_id: authorizedPayment() }).meta({ id: "CardAuthorizationExpirationCreateParams" }),
);
