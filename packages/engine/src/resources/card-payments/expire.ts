import type { CardPayment } from "@sandbank/contract";
import { invariant } from "../../invariant.ts";
import { cardPaymentElement } from "../../objects/sources.ts";
import { complete } from "../../rails/hold.ts";
import type { Call } from "../../resource-kit/operation.ts";
import type { RequireAll } from "../../resource-kit/refusal-rule.ts";
import type { JobEffect } from "../../state/job-effect.ts";
import { newId, type World } from "../../world/world.ts";
import { addElement, existingPayment, findAuthorization, findPending } from "./payment.ts";
import type { expirationRules } from "./refusals.ts";
import { releaseLatestDebit } from "./release-latest-debit.ts";

export function expire(
  world: World,
  { params }: Call<"simulations.cardAuthorizationExpirations.create">,
  requireAll: RequireAll<typeof expirationRules>,
): CardPayment {
  const payment = existingPayment(world, params.card_payment_id);
  requireAll({ payment, pending: findPending(world, payment) });
  return endAuthorization(world, payment);
}

interface Due {
  readonly cardPayment: string;
}

/** Whether an authorization is open, so that its expiration ends it (D-109). Each settlement completes it. */
export function isAuthorizationOpen(world: World, { cardPayment }: Due): boolean {
  return findPending(world, existingPayment(world, cardPayment))?.status === "pending";
}

/** Ends an authorization at its expiration. */
export function expireDueAuthorization(world: World, { cardPayment }: Due): JobEffect {
  const element = endAuthorization(world, existingPayment(world, cardPayment)).elements.at(-1);
  return { count: 1, amount: element?.card_authorization_expiration?.expired_amount ?? null, outcome: null };
}

function endAuthorization(world: World, payment: CardPayment): CardPayment {
  const authorization = findAuthorization(payment);
  const pending = findPending(world, payment);
  invariant(authorization !== null && pending !== null, `${payment.id} has no authorization`);
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
