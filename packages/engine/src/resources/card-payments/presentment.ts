import type { CardAuthorization } from "@sandbank/contract";
import { roundHalfEven } from "../../money/round-half-even.ts";
import { find } from "../../store/table.ts";
import type { World } from "../../world/world.ts";

/** An amount, and the same in the currency of the merchant. Later messages of the payment use this ratio. */
export type Presentment = Pick<CardAuthorization, "amount" | "presentment_amount" | "presentment_currency">;

/** For a payment without an authorization: the merchant's currency is US dollars. */
export const presentedInCents: Presentment = { amount: 1, presentment_amount: 1, presentment_currency: "USD" };

/** The amount that the merchant requested in an authorization; a partial approval authorized less. */
export function readPresentment({ state }: World, authorization: CardAuthorization): Presentment {
  const { real_time_decision_id: id } = authorization;
  const decision = id === null ? undefined : find(state.tables.realTimeDecisions, id);
  return { ...authorization, amount: decision?.card_authorization?.settlement_amount ?? authorization.amount };
}

/** Converts cents to minor units of the merchant's currency: rounded half to even, at most the largest safe integer. */
export function presentedAmount({ amount, presentment_amount }: Presentment, cents: number): number {
  const presented = roundHalfEven(BigInt(cents) * BigInt(presentment_amount), BigInt(amount));
  return Math.min(Number(presented), Number.MAX_SAFE_INTEGER);
}

/**
 * Converts the change of a total, in cents. It is the difference of the converted totals, so that an app that adds up
 * the converted changes ends at the converted total.
 */
export function presentedChange(presentment: Presentment, { from, to }: { from: number; to: number }): number {
  return Math.abs(presentedAmount(presentment, to) - presentedAmount(presentment, from));
}
