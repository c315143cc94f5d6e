import type { Resource } from "../../resource-kit/resource.ts";
import { cardNeverGiven, cardRules } from "./decline-rules.ts";
import { cardPaymentOperations } from "./operations.ts";
import { cardPaymentParameterChecks } from "./parameter-checks.ts";

export const cardPayments = {
  name: "card-payments",
  operations: cardPaymentOperations,
  parameterChecks: cardPaymentParameterChecks,
  indexes: {
    cardPayments: {
      account_id: (payment) => payment.account_id,
      card_id: (payment) => payment.card_id,
    },
  },
  rail: {
    name: "card",
    title: "Cards",
    category: "card_decline",
    rules: cardRules,
    neverGiven: cardNeverGiven,
    simulations: [
      "simulations.cardAuthorizations.create",
      "simulations.cardIncrements.create",
      "simulations.cardBalanceInquiries.create",
    ],
  },
} as const satisfies Resource;
