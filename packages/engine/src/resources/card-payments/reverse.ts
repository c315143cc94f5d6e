import type { CardPayment, CardReversal } from "@sandbank/contract";
import { invariant } from "../../invariant.ts";
import { cardPaymentElement } from "../../objects/sources.ts";
import { adjust, complete } from "../../rails/hold.ts";
import type { Call } from "../../resource-kit/operation.ts";
import type { RequireAll } from "../../resource-kit/refusal-rule.ts";
import { newId, type World } from "../../world/world.ts";
import { createMerchant } from "./merchant.ts";
import { createSchemeFees, laterNetworkIdentifiers } from "./network.ts";
import { addElement, existingPayment, findAuthorization, findPending } from "./payment.ts";
import { presentedAmount, presentedChange, readPresentment } from "./presentment.ts";
import type { reversalRules } from "./refusals.ts";
import { releaseLatestDebit } from "./release-latest-debit.ts";

/** Reverses an authorization, or part of it. */
export function reverse(
  world: World,
  { params }: Call<"simulations.cardReversals.create">,
  requireAll: RequireAll<typeof reversalRules>,
): CardPayment {
  const payment = existingPayment(world, params.card_payment_id);
  const pending = findPending(world, payment);
  const authorized = Math.abs(pending?.amount ?? 0);
  const { amount = authorized } = params;
  requireAll({ payment, pending, amount, authorized });
  const authorization = findAuthorization(payment);
  invariant(authorization !== null && pending !== null, `${payment.id} has no authorization`);
  const left = authorized - amount;
  if (left === 0) complete(world, pending);
  else adjust(world, pending, pending.amount < 0 ? -left : left);
  releaseLatestDebit(world, payment, amount);
  const presentment = readPresentment(world, authorization);
  const id = newId(world, "card_reversal");
  const reversal: CardReversal = {
    id,
    card_authorization_id: authorization.id,
    currency: "USD",
    ...createMerchant(authorization),
    network: authorization.network_details.category,
    network_identifiers: laterNetworkIdentifiers(id, authorization.network_identifiers),
    pending_transaction_id: pending.id,
    presentment_currency: presentment.presentment_currency,
    reversal_amount: amount,
    reversal_presentment_amount: presentedChange(presentment, { from: authorized, to: left }),
    reversal_reason: params.reversal_reason ?? (left === 0 ? null : "partial_reversal"),
    scheme_fees: createSchemeFees(world, params.scheme_fees),
    terminal_id: authorization.terminal_id,
    type: "card_reversal",
    updated_authorization_amount: left,
    updated_authorization_presentment_amount: presentedAmount(presentment, left),
  };
  return addElement(world, payment, cardPaymentElement(world, "card_reversal", reversal), { reversed_amount: amount });
}
