import type { CardPayment } from "@sandbank/contract";
import { cardPaymentElement } from "../../objects/sources.ts";
import type { Call } from "../../resource-kit/operation.ts";
import type { RequireAll } from "../../resource-kit/refusal-rule.ts";
import { newId, type World } from "../../state/world.ts";
import { complete } from "../pending-transactions/hold.ts";
import { addElement, authorizationOf, existingPayment, pendingOf } from "./payment.ts";
import type { expirationRules } from "./refusals.ts";
import { releaseLatestDebit } from "./release-latest-debit.ts";

export function expire(
  world: World,
  { params }: Call<"simulations.cardAuthorizationExpirations.create">,
  requireAll: RequireAll<typeof expirationRules>,
): CardPayment {
  const payment = existingPayment(world, params.card_payment_id);
  requireAll({ payment, pending: pendingOf(world, payment) });
  return endAuthorization(world, payment);
}

/** Ends an authorization at its expiration, unless it is settled or reversed. */
export function expireDueAuthorization(world: World, job: { readonly cardPayment: string }): void {
  endAuthorization(world, existingPayment(world, job.cardPayment));
}

function endAuthorization(world: World, payment: CardPayment): CardPayment {
  const authorization = authorizationOf(payment);
  const pending = pendingOf(world, payment);
  if (authorization === null || pending?.status !== "pending") return payment;
  const expired = Math.abs(pending.amount);
  complete(world, pending);
  releaseLatestDebit(world, payment, expired);
  const element = cardPaymentElement(world, "card_authorization_expiration", {
    id: newId(world, "card_authorization_expiration"),
    card_authorization_id: authorization.id,
    currency: "USD",
    expired_amount: expired,
    network: authorization.network_details.category,
    type: "card_authorization_expiration",
  });
  return addElement(world, payment, element);
}
