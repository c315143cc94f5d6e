import type { CardIncrement, CardPayment } from "@sandbank/contract";
import { invariant } from "../../invariant.ts";
import { recordDebit } from "../../limits/debits.ts";
import type { Call } from "../../operation.ts";
import { categoryModel } from "../../rails/card/controls.ts";
import { cardRules } from "../../rails/card/rules.ts";
import { decide } from "../../rails/decline-rule.ts";
import { requireAll } from "../../rules.ts";
import { cardPaymentElement } from "../../sources.ts";
import { newId, type World } from "../../world.ts";
import { adjust } from "../pending-transactions/hold.ts";
import { declineRequest } from "./declined.ts";
import { cardFacts, instrumentsOf, requireNamed } from "./facts.ts";
import { laterMessage } from "./message.ts";
import { addElement, authorizationOf, existingPayment, pendingOf } from "./payment.ts";
import { beganWithPurchase } from "./rules.ts";

/** Raises an authorization. Where it is no longer open the network is told so: a decline, and no error. */
export function increment(world: World, { params }: Call<"simulations.cardIncrements.create">): CardPayment {
  const { amount } = params;
  const payment = existingPayment(world, params.card_payment_id);
  requireNamed(world, params);
  const authorization = authorizationOf(payment);
  requireAll(beganWithPurchase, { payment, authorization });
  invariant(authorization !== null, `${payment.id} has no authorization`);
  const pending = pendingOf(world, payment);
  const instruments = instrumentsOf(world, {
    card_id: payment.card_id,
    physical_card_id: payment.physical_card_id ?? undefined,
  });
  const { account, card } = instruments;
  const facts = cardFacts(world, instruments, {
    amount,
    count: 0,
    isDebit: true,
    merchant: authorization,
    presented: {},
    isAuthorizationOpen: pending?.status === "pending",
  });
  const decision = decide(cardRules, facts, params.decline_reason);
  const message = laterMessage(world, instruments, { authorization, amount, params, decision });
  if (decision !== null) {
    const { cardDecline } = declineRequest(world, instruments, {
      cardPaymentId: payment.id,
      amount,
      message,
      decision,
      incremented: authorization.id,
    });
    return addElement(world, payment, cardPaymentElement(world, "card_decline", cardDecline));
  }
  invariant(pending !== null, `${payment.id} has an authorization and no Pending Transaction`);
  const total = amount - pending.amount;
  adjust(world, pending, -total);
  const id = newId(world, "card_increment");
  const models = [card.id, categoryModel(card, authorization.merchant_category_code)];
  recordDebit(world, { id, account, models, count: 0, volume: amount });
  const element: CardIncrement = {
    id,
    actioner: message.actioner,
    amount,
    card_authorization_id: authorization.id,
    currency: "USD",
    network: message.network_details.category,
    network_identifiers: message.network_identifiers,
    network_risk_score: message.network_risk_score,
    pending_transaction_id: pending.id,
    presentment_amount: amount,
    presentment_currency: "USD",
    real_time_decision_id: null,
    scheme_fees: message.scheme_fees,
    type: "card_increment",
    updated_authorization_amount: total,
    updated_authorization_presentment_amount: total,
  };
  return addElement(world, payment, cardPaymentElement(world, "card_increment", element), {
    incremented_amount: amount,
  });
}
