import { defineParameterChecks, type ParameterChecks } from "../../resource-kit/parameter-check.ts";
import { find } from "../../store/table.ts";

const check = defineParameterChecks<"simulations.cardAuthorizations.create">();

/** The authentication belongs to the same Card. An unknown id is 404. */
const isOfSameCard = check({
  id: "authentication-of-card",
  reads: ["card_id", "authenticated_card_payment_id"],
  issues: ({ state: { tables } }, cardId, id) => {
    const payment = id === undefined ? undefined : find(tables.cardPayments, id);
    if (payment === undefined || payment.card_id === cardId || find(tables.cards, cardId) === undefined) return [];
    return [{ field: "authenticated_card_payment_id", message: `must be a Card Payment of ${cardId}` }];
  },
});

export const cardPaymentParameterChecks = {
  "simulations.cardAuthorizations.create": [isOfSameCard],
} satisfies ParameterChecks;
