import type { CardAuthorization } from "@sandbank/contract";
import { roundHalfEven } from "../../money/round-half-even.ts";
import type { World } from "../../state/world.ts";
import { find } from "../../store/table.ts";

/** An amount, and the same in the currency of the merchant: later messages of the payment go by this ratio. */
export type Presentment = Pick<CardAuthorization, "amount" | "presentment_amount" | "presentment_currency">;

/** Of a payment without an authorization: the merchant asks for cents. */
export const presentedInCents: Presentment = { amount: 1, presentment_amount: 1, presentment_currency: "USD" };

/** What the merchant asked for in an authorization: where the client approved only a part, that was more. */
export function presentmentOf({ state }: World, authorization: CardAuthorization): Presentment {
  const { real_time_decision_id: id } = authorization;
  const decision = id === null ? undefined : find(state.tables.realTimeDecisions, id);
  return { ...authorization, amount: decision?.card_authorization?.settlement_amount ?? authorization.amount };
}

/** An amount in the currency of the merchant, in minor units: half to even, and at most the greatest safe integer. */
export function presentedAmount({ amount, presentment_amount }: Presentment, cents: number): number {
  const presented = roundHalfEven(BigInt(cents) * BigInt(presentment_amount), BigInt(amount));
  return Math.min(Number(presented), Number.MAX_SAFE_INTEGER);
}
