import type { Card, Entity } from "@sandbank/contract";
import { newRouteRules, type Owned } from "../../refusals/account-refusals.ts";
import type { Rule } from "../../resource-kit/refusal-rule.ts";
import { isEqualJson } from "../../store/equal.ts";

/** What a new holder of a Card must be; null where none is named. */
const holderIsActive: Rule<{ readonly holder: Entity | null }> = {
  holds: "The Entity that is to hold the Card is active.",
  broken: ({ holder }) => holder !== null && holder.status !== "active",
  detail: ({ holder }) =>
    `Entity ${holder?.id} is ${holder?.status}, and only an active Entity can be given a Card. Name an active one, or none.`,
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

/** A closed Account is no obstacle: its Cards can still be canceled, and are declined whatever they are. */
export const updateRules: readonly Rule<UpdateFacts>[] = [
  {
    holds: "A canceled Card stays as it is.",
    broken: ({ card, changed }) => card.status === "canceled" && !isEqualJson(card, changed),
    detail: ({ card }) => `Card ${card.id} is canceled: nothing of it can be changed. Create another Card.`,
  },
  holderIsActive,
];
