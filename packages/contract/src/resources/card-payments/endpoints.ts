import { defineEndpoints } from "../../endpoint.ts";
import { transactionSchema } from "../transactions/schema.ts";
import { authorizationRules, balanceInquiryRules, refundRules, settlementRules } from "./cross-field-rules.ts";
import {
  cardAuthorizationCreateParamsSchema,
  cardAuthorizationExpirationCreateParamsSchema,
  cardAuthorizationResultSchema,
  cardBalanceInquiryCreateParamsSchema,
  cardIncrementCreateParamsSchema,
  cardPaymentListParamsSchema,
  cardPaymentListSchema,
  cardPaymentSchema,
  cardRefundCreateParamsSchema,
  cardReversalCreateParamsSchema,
  cardSettlementCreateParamsSchema,
} from "./schema.ts";

export const cardPaymentEndpoints = defineEndpoints({
  "cardPayments.list": {
    method: "GET",
    path: "/card_payments",
    summary: "List Card Payments, newest first.",
    params: cardPaymentListParamsSchema,
    result: cardPaymentListSchema,
    extension: true,
  },
  "cardPayments.retrieve": {
    method: "GET",
    path: "/card_payments/{card_payment_id}",
    summary: "Retrieve a Card Payment.",
    result: cardPaymentSchema,
    extension: true,
  },
  "simulations.cardAuthorizations.create": {
    method: "POST",
    path: "/simulations/card_authorizations",
    summary: "Request an authorization of a Card, as a merchant would.",
    details:
      "Creates a Card Payment. If the payment is authorized, a Pending Transaction of category `card_authorization` holds the money until it is settled, reversed or, after seven days, expires. If it is declined, a Declined Transaction of category `card_decline` records the reason. A decline is not an error: check which of the two objects is null. A `refund`, an `original_credit` and a `cash_deposit` hold nothing and credit the Account at settlement. A `balance_inquiry` always has the amount 0, and its Pending Transaction is `complete` at once. If an active Event Subscription selects `real_time_decision.card_authorization_requested`, the bank first emits that Event and waits for your decision; the other Events follow after the decision or the timeout. Emits `pending_transaction.created` and `card_payment.created` if it is authorized, `declined_transaction.created` and `card_payment.created` if it is declined.",
    params: cardAuthorizationCreateParamsSchema,
    crossFieldRules: authorizationRules,
    result: cardAuthorizationResultSchema,
    extension: true,
  },
  "simulations.cardSettlements.create": {
    method: "POST",
    path: "/simulations/card_settlements",
    summary: "Settle a card payment, as a merchant would.",
    details:
      "The Account must be open. The Pending Transaction must be `pending` and an authorization of that Card with direction `settlement`, or of an `original_credit` or a `cash_deposit`. It becomes `complete`. An `original_credit` and a `cash_deposit` credit the Account; any other payment debits it. Without a Pending Transaction, the settlement is a force post with its own Card Payment: Limits count it, but do not decline it. The Transaction is posted even if it overdraws the Account. Emits `pending_transaction.updated`, `transaction.created` and `card_payment.updated`; a force post emits `transaction.created` and `card_payment.created`.",
    params: cardSettlementCreateParamsSchema,
    crossFieldRules: settlementRules,
    result: transactionSchema,
    extension: true,
  },
  "simulations.cardRefunds.create": {
    method: "POST",
    path: "/simulations/card_refunds",
    summary: "Refund money to a Card, as a merchant would.",
    details:
      "The Account must be open. The Transaction must be of category `card_settlement`; the Pending Transaction must be `pending` and an authorization with direction `refund`, other than an `original_credit` or a `cash_deposit`. It becomes `complete`. A refund does not change the totals of Limits. Emits `pending_transaction.updated` if there is one, `transaction.created` and `card_payment.updated`.",
    params: cardRefundCreateParamsSchema,
    crossFieldRules: refundRules,
    result: transactionSchema,
    extension: true,
  },
  "simulations.cardReversals.create": {
    method: "POST",
    path: "/simulations/card_reversals",
    summary: "Reverse an authorization, in whole or in part, as a merchant would.",
    details:
      "The Card Payment must have an authorization whose Pending Transaction is `pending`, of at least the amount. The reversed amount can be spent again and no longer counts towards a Limit. When nothing is left, the Pending Transaction becomes `complete`. You can reverse several times until then. Emits `pending_transaction.updated` and `card_payment.updated`.",
    params: cardReversalCreateParamsSchema,
    result: cardPaymentSchema,
    extension: true,
  },
  "simulations.cardIncrements.create": {
    method: "POST",
    path: "/simulations/card_increments",
    summary: "Increment an authorization, as a merchant would.",
    details:
      "The Card Payment must begin with an authorization of direction `settlement` that is not a `balance_inquiry`. Its Pending Transaction then holds more. An increment is declined for the same reasons as an authorization, and with `missing_original_authorization` if the Pending Transaction is `complete`; a decline does not change the authorization. You can increment several times. Like an authorization, an increment can wait for your decision, which emits `real_time_decision.card_authorization_requested`. Emits `pending_transaction.updated` and `card_payment.updated` if it is accepted, `declined_transaction.created` and `card_payment.updated` if it is declined.",
    params: cardIncrementCreateParamsSchema,
    result: cardPaymentSchema,
    extension: true,
  },
  "simulations.cardAuthorizationExpirations.create": {
    method: "POST",
    path: "/simulations/card_authorization_expirations",
    summary: "Expire an authorization before its `expires_at`.",
    details:
      "The Card Payment must have an authorization whose Pending Transaction is `pending`; it becomes `complete`, and the released amount no longer counts towards a Limit. Emits `pending_transaction.updated` and `card_payment.updated`.",
    params: cardAuthorizationExpirationCreateParamsSchema,
    result: cardPaymentSchema,
    extension: true,
  },
  "simulations.cardBalanceInquiries.create": {
    method: "POST",
    path: "/simulations/card_balance_inquiries",
    summary: "Request the balance of a Card's Account, as a cash machine would.",
    details:
      "Creates a Card Payment that moves no money. If the inquiry is declined, a Declined Transaction of category `card_decline` has the amount 0. Emits `declined_transaction.created` if it is declined, and `card_payment.created`.",
    params: cardBalanceInquiryCreateParamsSchema,
    crossFieldRules: balanceInquiryRules,
    result: cardPaymentSchema,
    extension: true,
  },
});
