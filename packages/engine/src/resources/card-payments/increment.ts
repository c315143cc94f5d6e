import type {
  CardAuthorization,
  CardDeclineReason,
  CardIncrement,
  CardPayment,
  PendingTransaction,
} from "@sandbank/contract";
import { askClient, isClientAsked, networkVerdict } from "../../client-decisions/ask-client.ts";
import { approvedAmount, decidedMessage, type Outcome, readVerdict } from "../../client-decisions/outcome.ts";
import { evaluateRules } from "../../declines/decline-rule.ts";
import { invariant } from "../../invariant.ts";
import { recordDebit } from "../../limits/debits.ts";
import { cardPaymentElement } from "../../objects/sources.ts";
import { adjust } from "../../rails/hold.ts";
import type { Call } from "../../resource-kit/operation.ts";
import type { RequireAll } from "../../resource-kit/refusal-rule.ts";
import type { OpenIncrement } from "../../state/open-request.ts";
import { newId, type World } from "../../world/world.ts";
import { categoryModel } from "./controls.ts";
import { declineRequest, type Evaluated } from "./decline-request.ts";
import { cardRules } from "./decline-rules.ts";
import { cardFacts, type Instruments, loadInstruments, type Request, requireNamed } from "./facts.ts";
import { laterMessage, noAdditionalAmounts } from "./message.ts";
import { addElement, existingPayment, findAuthorization, findPending } from "./payment.ts";
import { presentedAmount, presentedChange, readPresentment } from "./presentment.ts";
import type { beganWithPurchase } from "./refusals.ts";

/**
 * Raises an authorization, by the same steps as `authorize`. If it is no longer open, the increment is declined; this is
 * not an error.
 */
export function increment(
  world: World,
  { params }: Call<"simulations.cardIncrements.create">,
  requireAll: RequireAll<typeof beganWithPurchase>,
): CardPayment {
  const { amount, decline_reason: forced } = params;
  const payment = existingPayment(world, params.card_payment_id);
  requireNamed(world, params);
  requireAll({ payment, authorization: findAuthorization(payment) });
  const target = requireTarget(world, payment);
  const { instruments, authorization, pending } = target;
  const isAsked = isClientAsked(world, params);
  const verdict = isAsked ? networkVerdict(world, params) : null;
  const decline = evaluate(world, target, { amount, verdict, forced });
  const makeRequest = (): OpenIncrement => {
    const [cardPaymentId, authorized] = [payment.id, -pending.amount];
    const asked = { cardPaymentId, authorization, authorized, amount, params, decline };
    return { kind: "increment", params, cardPaymentId, message: laterMessage(world, instruments, asked) };
  };
  if (decline !== null || !isAsked) return write(world, target, { ...makeRequest(), amount, decline });
  const raised = { card_payment_id: payment.id, original_card_authorization_id: authorization.id };
  const { request, outcome } = askClient(world, { card: instruments.card, raised, makeRequest });
  return outcome.answer === null ? payment : incrementDecided(world, request, outcome);
}

/** Completes an increment after its Real-Time Decision. The rules are evaluated again, on the present facts. */
export function incrementDecided(world: World, request: OpenIncrement, outcome: Outcome): CardPayment {
  const target = requireTarget(world, existingPayment(world, request.cardPaymentId));
  const amount = approvedAmount(request, outcome);
  const decline = evaluate(world, target, { amount, verdict: readVerdict(outcome) });
  const message = decidedMessage(request, outcome, decline);
  return write(world, target, { ...request, message, amount, decline, outcome });
}

/** The authorization to raise, with the objects that belong to it. */
interface Target {
  readonly payment: CardPayment;
  readonly authorization: CardAuthorization;
  readonly pending: PendingTransaction;
  readonly instruments: Instruments;
}

function requireTarget(world: World, payment: CardPayment): Target {
  const [authorization, pending] = [findAuthorization(payment), findPending(world, payment)];
  invariant(authorization !== null && pending !== null, `${payment.id} has no authorization`);
  const instruments = loadInstruments(world, {
    card_id: payment.card_id,
    physical_card_id: payment.physical_card_id ?? undefined,
  });
  return { payment, authorization, pending, instruments };
}

/** Evaluates the rules; null if none declines. */
function evaluate(
  world: World,
  { authorization, pending, instruments }: Target,
  { forced, ...asked }: Pick<Request, "amount" | "verdict"> & { readonly forced?: CardDeclineReason | undefined },
): Evaluated["decline"] {
  const facts = cardFacts(world, instruments, {
    ...asked,
    count: 0,
    isDebit: true,
    merchant: authorization,
    presented: {},
    isAuthorizationOpen: pending.status === "pending",
  });
  return evaluateRules(world, { rail: "card", rules: cardRules }, facts, forced);
}

/** Raises the authorization, or writes the decline. */
function write(
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
      outcome,
    });
    return addElement(world, payment, cardPaymentElement(world, "card_decline", cardDecline));
  }
  const total = amount - pending.amount;
  adjust(world, pending, -total);
  const id = newId(world, "card_increment");
  const models = [card.id, categoryModel(card, authorization.merchant_category_code)];
  recordDebit(world, { id, account, models, count: 0, volume: amount });
  const presentment = readPresentment(world, authorization);
  const element: CardIncrement = {
    id,
    actioner: message.actioner,
    additional_amounts: noAdditionalAmounts,
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
