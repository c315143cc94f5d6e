import type { Card, Entity } from "@sandbank/contract";
import { newRouteRules, type Owned } from "../../refusals/account-refusals.ts";
import type { Rule } from "../../resource-kit/refusal-rule.ts";
import { isEqualJson } from "../../store/equal.ts";

/** The condition on a new holder of a Card; `holder` is null if the request names none. */
const holderIsActive: Rule<{ readonly holder: Entity | null }> = {
  condition: "The new holder of the Card is an active Entity.",
  broken: ({ holder }) => holder !== null && holder.status !== "active",
  detail: ({ holder }) =>
    `Entity ${holder?.id} is ${holder?.status}, and only an active Entity can hold a Card. Name an active one, or none.`,
};

export const createRules: readonly Rule<Owned & { readonly holder: Entity | null }>[] = [
  ...newRouteRules,
  holderIsActive,
];

export interface UpdateFacts {
  readonly card: Card;
  readonly changed: Card;
  readonly holder: Entity | null;
}

/** A Card of a closed Account can still be updated or canceled; the Account declines its payments in any case. */
export const updateRules: readonly Rule<UpdateFacts>[] = [
  {
    condition: "The Card is not canceled, or the update changes nothing.",
    broken: ({ card, changed }) => card.status === "canceled" && !isEqualJson(card, changed),
    detail: ({ card }) => `Card ${card.id} is canceled. Cancellation is permanent; create another Card.`,
  },
  holderIsActive,
];
