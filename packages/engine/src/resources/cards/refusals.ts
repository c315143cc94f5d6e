import type { Card, DigitalCardProfile, Entity, PhysicalCard } from "@sandbank/contract";
import { newRouteRules, type Owned } from "../../refusals/account-refusals.ts";
import type { Rule } from "../../resource-kit/refusal-rule.ts";
import { isEqualJson } from "../../store/equal.ts";

/** The condition on a new holder of a Card; `holder` is null if the request names none. */
const holderIsActive: Rule<{ readonly holder: Entity | null }> = {
  id: "holder-active",
  condition: "The new holder of the Card is an active Entity.",
  broken: ({ holder }) => holder !== null && holder.status !== "active",
  detail: ({ holder }) =>
    `Entity ${holder?.id} is ${holder?.status}, and only an active Entity can hold a Card. Name an active one, or none.`,
};

/** The condition on a new Digital Card Profile of a Card; `profile` is null if the request names none. */
const profileIsActive: Rule<{ readonly profile: DigitalCardProfile | null }> = {
  id: "profile-active",
  condition: "The new Digital Card Profile of the Card is active.",
  broken: ({ profile }) => profile !== null && profile.status !== "active",
  detail: ({ profile }) =>
    `Digital Card Profile ${profile?.id} is ${profile?.status}, and a Card can only be given an active one. Name an active profile, or none.`,
};

interface NewParts {
  readonly holder: Entity | null;
  readonly profile: DigitalCardProfile | null;
}

export const createRules: readonly Rule<Owned & NewParts>[] = [...newRouteRules, holderIsActive, profileIsActive];

export interface UpdateFacts extends NewParts {
  readonly card: Card;
  readonly changed: Card;
}

/** A Card of a closed Account can still be updated or canceled; the Account declines its payments in any case. */
export const updateRules: readonly Rule<UpdateFacts>[] = [
  {
    id: "not-canceled",
    condition: "The Card is not canceled, or the update changes nothing.",
    broken: ({ card, changed }) => card.status === "canceled" && !isEqualJson(card, changed),
    detail: ({ card }) => `Card ${card.id} is canceled. Cancellation is permanent; create another Card.`,
  },
  holderIsActive,
  profileIsActive,
];

interface IframeFacts {
  readonly card: Card;
  /** The Physical Card that the request names, if any. */
  readonly physicalCard: PhysicalCard | null;
}

export const detailsIframeRules: readonly Rule<IframeFacts>[] = [
  {
    id: "physical-card-of-card",
    condition: "The Physical Card is one of the Card, if one is named.",
    field: "physical_card_id",
    broken: ({ card, physicalCard }) => physicalCard !== null && physicalCard.card_id !== card.id,
    detail: ({ card, physicalCard }) => `names a Physical Card of ${physicalCard?.card_id}: use one of ${card.id}`,
  },
  {
    id: "card-not-canceled",
    condition: "The Card is not canceled.",
    broken: ({ card }) => card.status === "canceled",
    detail: ({ card }) => `Card ${card.id} is canceled, so its numbers are not shown. Use another Card.`,
  },
];
