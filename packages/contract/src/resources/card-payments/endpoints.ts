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
    summary: "Let a merchant ask for an authorization of a Card.",
    details:
      "Makes a Card Payment. A Pending Transaction of category `card_authorization` holds the money until it is settled, reversed or, after seven days, expires; or a Declined Transaction of category `card_decline` says why not. A `refund`, an `original_credit` and a `cash_deposit` hold nothing and add money when they are posted. A `balance_inquiry` is of amount 0 whatever `amount` is, and its Pending Transaction is `complete` at once. A decline is no error: see which of the two is null. If an active Event Subscription selects `real_time_decision.card_authorization_requested`, you are asked first: then that Event is emitted, and the others only when you have decided or the time is up. Emits `pending_transaction.created` and `card_payment.created` if it is authorized, `declined_transaction.created` and `card_payment.created` if it is declined.",
    params: cardAuthorizationCreateParamsSchema,
    crossFieldRules: authorizationRules,
    result: cardAuthorizationResultSchema,
    extension: true,
  },
  "simulations.cardSettlements.create": {
    method: "POST",
    path: "/simulations/card_settlements",
    summary: "Let a merchant collect the money of a card payment.",
    details:
      "The Account must be open. The Pending Transaction must be `pending`, an authorization of that Card with direction `settlement`, or of an `original_credit` or a `cash_deposit`; it is then `complete`. A credit adds to the balance, all else takes from it. Without one the settlement is posted by force, as a Card Payment of its own: Limits count it, and none declines it. The Transaction is posted even if the balance is too low for it. Emits `pending_transaction.updated`, `transaction.created` and `card_payment.updated`; by force `transaction.created` and `card_payment.created`.",
    params: cardSettlementCreateParamsSchema,
    crossFieldRules: settlementRules,
    result: transactionSchema,
    extension: true,
  },
  "simulations.cardRefunds.create": {
    method: "POST",
    path: "/simulations/card_refunds",
    summary: "Let a merchant give money back to a Card.",
    details:
      "The Account must be open. The Transaction must be of category `card_settlement`; the Pending Transaction must be `pending`, an authorization with direction `refund` that is no `original_credit` and no `cash_deposit`, and is then `complete`. What Limits have counted stays counted. Emits `pending_transaction.updated` if there is one, `transaction.created` and `card_payment.updated`.",
    params: cardRefundCreateParamsSchema,
    crossFieldRules: refundRules,
    result: transactionSchema,
    extension: true,
  },
  "simulations.cardReversals.create": {
    method: "POST",
    path: "/simulations/card_reversals",
    summary: "Let a merchant take back an authorization, in whole or in part.",
    details:
      "The Card Payment must have an authorization whose Pending Transaction is `pending`, of at least the amount. What is taken back can be spent again, and counts toward no Limit; when nothing is left, the Pending Transaction is `complete`. Can be repeated until then. Emits `pending_transaction.updated` and `card_payment.updated`.",
    params: cardReversalCreateParamsSchema,
    result: cardPaymentSchema,
    extension: true,
  },
  "simulations.cardIncrements.create": {
    method: "POST",
    path: "/simulations/card_increments",
    summary: "Let a merchant ask for more than was authorized.",
    details:
      "The Card Payment must have begun with an authorization of direction `settlement` that is no `balance_inquiry`, whose Pending Transaction then holds more. Declined like an authorization, and with `missing_original_authorization` where the Pending Transaction is `complete`; the authorization then stays as it is. Can be repeated. You are asked first as for an authorization, which emits `real_time_decision.card_authorization_requested`. Emits `pending_transaction.updated` and `card_payment.updated` if it is accepted, `declined_transaction.created` and `card_payment.updated` if it is declined.",
    params: cardIncrementCreateParamsSchema,
    result: cardPaymentSchema,
    extension: true,
  },
  "simulations.cardAuthorizationExpirations.create": {
    method: "POST",
    path: "/simulations/card_authorization_expirations",
    summary: "Let an authorization end, as it would by itself at `expires_at`.",
    details:
      "The Card Payment must have an authorization whose Pending Transaction is `pending`; it is then `complete`, and what it held counts toward no Limit. Emits `pending_transaction.updated` and `card_payment.updated`.",
    params: cardAuthorizationExpirationCreateParamsSchema,
    result: cardPaymentSchema,
    extension: true,
  },
  "simulations.cardBalanceInquiries.create": {
    method: "POST",
    path: "/simulations/card_balance_inquiries",
    summary: "Let a cash machine ask for the balance of a Card's Account.",
    details:
      "Makes a Card Payment that moves no money. Declined, it has a Declined Transaction of category `card_decline` and of amount 0. Emits `declined_transaction.created` if it is declined, and `card_payment.created`.",
    params: cardBalanceInquiryCreateParamsSchema,
    crossFieldRules: balanceInquiryRules,
    result: cardPaymentSchema,
    extension: true,
  },
});
