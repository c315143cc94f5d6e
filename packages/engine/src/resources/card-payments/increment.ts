import type {
  CardAuthorization,
  CardDeclineReason,
  CardIncrement,
  CardPayment,
  PendingTransaction,
} from "@sandbank/contract";
import type { Outcome } from "../../client-decisions/outcome.ts";
import { evaluateRules } from "../../declines/decline-rule.ts";
import { invariant } from "../../invariant.ts";
import { recordDebit } from "../../limits/debits.ts";
import { cardPaymentElement } from "../../objects/sources.ts";
import type { Call } from "../../resource-kit/operation.ts";
import type { RequireAll } from "../../resource-kit/refusal-rule.ts";
import type { OpenIncrement } from "../../state/open-request.ts";
import { newId, type World } from "../../state/world.ts";
import { adjust } from "../pending-transactions/hold.ts";
import { type DeclineByRules, type Evaluated, evaluateAgain, type RuleRequest, runRequest } from "./card-request.ts";
import { categoryModel } from "./controls.ts";
import { declineRequest } from "./decline-request.ts";
import { cardRules } from "./decline-rules.ts";
import { cardFacts, type Instruments, instrumentsOf, requireNamed } from "./facts.ts";
import { laterMessage } from "./message.ts";
import { addElement, authorizationOf, existingPayment, pendingOf } from "./payment.ts";
import { presentedAmount, presentedChange, presentmentOf } from "./presentment.ts";
import type { beganWithPurchase } from "./refusals.ts";

/** Raises an authorization. If it is no longer open, the increment is declined; this is not an error. */
export function increment(
  world: World,
  { params }: Call<"simulations.cardIncrements.create">,
  requireAll: RequireAll<typeof beganWithPurchase>,
): CardPayment {
  const { amount } = params;
  const payment = existingPayment(world, params.card_payment_id);
  requireNamed(world, params);
  requireAll({ payment, authorization: authorizationOf(payment) });
  const target = targetOf(world, payment);
  const { instruments, authorization, pending } = target;
  return runRequest<OpenIncrement, CardPayment>(world, {
    card: instruments.card,
    params,
    raised: { card_payment_id: payment.id, original_card_authorization_id: authorization.id },
    isDebit: true,
    amount,
    evaluate: (request) => decideIncrement(world, target, { ...request, forced: params.decline_reason }),
    makeRequest: (decline) => ({
      kind: "increment",
      params,
      cardPaymentId: payment.id,
      message: laterMessage(world, instruments, {
        cardPaymentId: payment.id,
        authorization,
        authorized: -pending.amount,
        amount,
        params,
        decline,
      }),
    }),
    write: (request, evaluated) => writeIncrement(world, target, { ...request, ...evaluated }),
    decided: (request, outcome) => incrementDecided(world, request, outcome),
    waiting: payment,
  });
}

/** Completes an increment after its Real-Time Decision. The rules are evaluated again, on the present facts. */
export function incrementDecided(world: World, request: OpenIncrement, outcome: Outcome): CardPayment {
  const target = targetOf(world, existingPayment(world, request.cardPaymentId));
  const evaluated = evaluateAgain(request, outcome, (again) => decideIncrement(world, target, again));
  return writeIncrement(world, target, { ...request, ...evaluated });
}

/** The authorization to raise, with the objects that belong to it. */
interface Target {
  readonly payment: CardPayment;
  readonly authorization: CardAuthorization;
  readonly pending: PendingTransaction;
  readonly instruments: Instruments;
}

function targetOf(world: World, payment: CardPayment): Target {
  const [authorization, pending] = [authorizationOf(payment), pendingOf(world, payment)];
  invariant(authorization !== null && pending !== null, `${payment.id} has no authorization`);
  const instruments = instrumentsOf(world, {
    card_id: payment.card_id,
    physical_card_id: payment.physical_card_id ?? undefined,
  });
  return { payment, authorization, pending, instruments };
}

/** Evaluates the rules; null if none declines. */
function decideIncrement(
  world: World,
  { authorization, pending, instruments }: Target,
  { amount, verdict, forced }: RuleRequest & { readonly forced?: CardDeclineReason | undefined },
): DeclineByRules {
  const facts = cardFacts(world, instruments, {
    amount,
    count: 0,
    isDebit: true,
    merchant: authorization,
    presented: {},
    isAuthorizationOpen: pending.status === "pending",
    verdict,
  });
  return evaluateRules(cardRules, facts, forced);
}

/** Raises the authorization, or writes the decline. */
function writeIncrement(
  world: World,
  { payment, authorization, pending, instruments }: Target,
  { params, message, amount, decline, outcome }: OpenIncrement & Evaluated,
): CardPayment {
  const { account, card } = instruments;
  if (decline !== null) {
    const { cardDecline } = declineRequest(world, instruments, {
      cardPaymentId: payment.id,
      amount: params.amount,
      message,
      decline,
      incremented: authorization.id,
      clientReason: outcome?.answer?.decline?.reason ?? null,
    });
    return addElement(world, payment, cardPaymentElement(world, "card_decline", cardDecline));
  }
  const total = amount - pending.amount;
  adjust(world, pending, -total);
  const id = newId(world, "card_increment");
  const models = [card.id, categoryModel(card, authorization.merchant_category_code)];
  recordDebit(world, { id, account, models, count: 0, volume: amount });
  const presentment = presentmentOf(world, authorization);
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
    presentment_amount: presentedChange(presentment, { from: -pending.amount, to: total }),
    presentment_currency: presentment.presentment_currency,
    real_time_decision_id: message.real_time_decision_id,
    scheme_fees: message.scheme_fees,
    type: "card_increment",
    updated_authorization_amount: total,
    updated_authorization_presentment_amount: presentedAmount(presentment, total),
  };
  return addElement(world, payment, cardPaymentElement(world, "card_increment", element), {
    incremented_amount: amount,
  });
}
