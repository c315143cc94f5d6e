import { deriveCardNumber } from "../../digits/card-number.ts";
import type { Resource } from "../../resource-kit/resource.ts";
import { cardOperations } from "./operations.ts";
import { cardStates } from "./states.ts";

export const cards = {
  name: "cards",
  operations: cardOperations,
  indexes: {
    cards: {
      account_id: (card) => card.account_id,
      /** For the uniqueness of new numbers; no list filters by it. */
      card_number: (card) => deriveCardNumber(card.id),
      idempotency_key: (card) => card.idempotency_key,
      status: (card) => card.status,
    },
  },
  stateMachines: [{ type: "card", field: "status", initial: ["active"], table: cardStates }],
} as const satisfies Resource;
