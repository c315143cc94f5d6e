import type { CardPayment } from "@sandbank/contract";
import { releaseDebit } from "../../limits/debits.ts";
import type { World } from "../../world/world.ts";

/**
 * Subtracts an amount from the debits of a Card Payment that Limits count, each at its own time (D-72, D-112): from the
 * latest increment first and from the authorization last, so that the payment stops counting at zero.
 */
export function releaseLatestDebit(world: World, payment: CardPayment, amount: number): void {
  let left = amount;
  for (const { card_authorization, card_increment } of payment.elements.toReversed()) {
    const debit = card_increment ?? card_authorization;
    if (debit === null || left === 0) continue;
    left -= releaseDebit(world, debit.id, left);
  }
}
