import { defineSeed } from "sandbank";

/** A bank with an Account whose name looks like markup, two holds that expire after a week, and no receiver of webhooks. */
export const bankSeed = defineSeed({
  steps: [
    { call: "accounts.create", params: { name: "<img src=x onerror=alert(1)>" } },
    { call: "accounts.create", params: { name: "Operating" }, as: "account" },
    { call: "cards.create", params: { account_id: { $ref: "account.id" } }, as: "card" },
    {
      call: "simulations.interestPayments.create",
      params: { account_id: { $ref: "account.id" }, amount: 1_000_00 },
    },
    { call: "simulations.cardAuthorizations.create", params: { card_id: { $ref: "card.id" }, amount: 40_00 } },
    { advance: { hours: 6 } },
    { call: "simulations.cardAuthorizations.create", params: { card_id: { $ref: "card.id" }, amount: 25_50 } },
  ],
});

/** A bank with a loan, of which $40.00 are due on the 25th. */
export const loanSeed = defineSeed({
  steps: [
    {
      call: "accounts.create",
      params: {
        name: "Credit",
        funding: "loan",
        loan: {
          credit_limit: 500_00,
          grace_period_days: 10,
          statement_day_of_month: 15,
          statement_payment_type: "balance",
        },
      },
      as: "account",
    },
    { call: "cards.create", params: { account_id: { $ref: "account.id" } }, as: "card" },
    { call: "simulations.cardSettlements.create", params: { card_id: { $ref: "card.id" }, amount: 40_00 } },
    { advance: { days: 15 } },
  ],
});

/** A bank with more holds than the server lists due jobs. */
export const manyHolds = defineSeed({
  steps: [
    { call: "accounts.create", params: { name: "Operating" }, as: "account" },
    { call: "cards.create", params: { account_id: { $ref: "account.id" } }, as: "card" },
    {
      call: "simulations.interestPayments.create",
      params: { account_id: { $ref: "account.id" }, amount: 1_000_00 },
    },
    ...Array.from({ length: 1_001 }, () => ({
      call: "simulations.cardAuthorizations.create" as const,
      params: { card_id: { $ref: "card.id" }, amount: 1 },
    })),
  ],
});
