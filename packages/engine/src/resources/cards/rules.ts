import type { Account, Card, Entity } from "@sandbank/contract";
import { invalidOperation } from "../../errors.ts";
import type { Rule } from "../../rules.ts";
import { isEqualJson } from "../../store/equal.ts";
import { openRules } from "../accounts/rules.ts";

/** What a new holder of a Card must be; null where none is named. */
const holderIsActive: Rule<{ readonly holder: Entity | null }> = {
  holds: "The Entity that is to hold the Card is active.",
  broken: ({ holder }) => holder !== null && holder.status !== "active",
  refusal: ({ holder }) =>
    invalidOperation(`Entity ${holder?.id} is ${holder?.status}. Only an active Entity can be given a Card.`),
};

export const createRules: readonly Rule<{ readonly account: Account; readonly holder: Entity | null }>[] = [
  ...openRules,
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
    refusal: ({ card }) => invalidOperation(`Card ${card.id} is canceled. Use another Card.`),
  },
  holderIsActive,
];
