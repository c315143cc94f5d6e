import type { Account, Card, PhysicalCardProfile } from "@sandbank/contract";
import { invalidOperation } from "../../errors.ts";
import type { Rule } from "../../rules.ts";
import { openRules } from "../accounts/rules.ts";

export interface OrderFacts {
  readonly card: Card;
  readonly account: Account;
  /** The one that is named or the default; null where there is neither. */
  readonly profile: PhysicalCardProfile | null;
}

export const createRules: readonly Rule<OrderFacts>[] = [
  ...openRules,
  {
    holds: "The Card is not canceled.",
    broken: ({ card }) => card.status === "canceled",
    refusal: ({ card }) => invalidOperation(`Card ${card.id} is canceled. Order for another Card.`),
  },
  {
    holds: "The Physical Card Profile is of the Program of the Card's Account.",
    broken: ({ account, profile }) => profile !== null && profile.program_id !== account.program_id,
    refusal: ({ account, profile }) =>
      invalidOperation(
        `Physical Card Profile ${profile?.id} is of ${profile?.program_id}, the Card of ${account.program_id}. Use a profile of that Program.`,
      ),
  },
  {
    holds: "The Physical Card Profile is active.",
    broken: ({ profile }) => profile !== null && profile.status !== "active",
    refusal: ({ profile }) =>
      invalidOperation(`Physical Card Profile ${profile?.id} is ${profile?.status}. Use an active profile.`),
  },
];
