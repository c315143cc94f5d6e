import type { CardPayment } from "@sandbank/contract";
import { releaseDebit } from "../../limits/debits.ts";
import type { World } from "../../state/world.ts";

/**
 * Takes an amount back from what Limits count of a Card Payment, at the times of what it takes back (D-72): from the
 * latest increment first, and from the authorization last, so that its count goes when nothing is left.
 */
export function releaseLatestDebit(world: World, payment: CardPayment, amount: number): void {
  let left = amount;
  for (const { card_authorization, card_increment } of payment.elements.toReversed()) {
    const debit = card_increment ?? card_authorization;
    if (debit === null || left === 0) continue;
    left -= releaseDebit(world, debit.id, left);
  }
}
