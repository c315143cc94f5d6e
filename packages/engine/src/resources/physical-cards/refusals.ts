import type { Card, PhysicalCardProfile } from "@sandbank/contract";
import { newRouteRules, type Owned } from "../../refusals/account-refusals.ts";
import type { Rule } from "../../resource-kit/refusal-rule.ts";

export interface OrderFacts extends Owned {
  readonly card: Card;
  /** The named profile or the default; null if there is neither. */
  readonly profile: PhysicalCardProfile | null;
}

export const createRules: readonly Rule<OrderFacts>[] = [
  ...newRouteRules,
  {
    id: "card-not-canceled",
    condition: "The Card is not canceled.",
    broken: ({ card }) => card.status === "canceled",
    detail: ({ card }) => `Card ${card.id} is canceled. Order the Physical Card for another Card.`,
  },
  {
    id: "profile-of-program",
    condition: "The Physical Card Profile belongs to the Program of the Card's Account.",
    broken: ({ account, profile }) => profile !== null && profile.program_id !== account.program_id,
    detail: ({ account, profile }) =>
      `Physical Card Profile ${profile?.id} belongs to Program ${profile?.program_id}, but the Card's Account to Program ${account.program_id}. Use a profile of the Account's Program.`,
  },
  {
    id: "profile-active",
    condition: "The Physical Card Profile is active.",
    broken: ({ profile }) => profile !== null && profile.status !== "active",
    detail: ({ profile }) => `Physical Card Profile ${profile?.id} is ${profile?.status}. Use an active profile.`,
  },
];
