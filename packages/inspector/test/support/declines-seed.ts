import { defineSeed } from "sandbank";

/** Four declines: of a Limit that an earlier payment used, of the balance, of a verification code, and of a simulation. */
export const declinesSeed = defineSeed({
  steps: [
    { call: "accounts.create", params: { name: "Operating" }, as: "account" },
    { call: "accountNumbers.create", params: { account_id: { $ref: "account.id" }, name: "Main" }, as: "number" },
    { call: "cards.create", params: { account_id: { $ref: "account.id" } }, as: "card" },
    { call: "simulations.interestPayments.create", params: { account_id: { $ref: "account.id" }, amount: 100_00 } },
    {
      call: "simulations.inboundAchTransfers.create",
      params: { account_number_id: { $ref: "number.id" }, amount: -250_00, company_name: "Northwind Power" },
    },
    { advance: { minutes: 1 } },
    {
      call: "simulations.cardAuthorizations.create",
      params: {
        card_id: { $ref: "card.id" },
        amount: 12_00,
        merchant_descriptor: "<img src=x onerror=alert(1)>",
        decline_reason: "suspected_fraud",
      },
    },
    { advance: { days: 1 } },
    {
      call: "limits.create",
      params: { model_id: { $ref: "card.id" }, metric: "volume", interval: "day", value: 50_00 },
      as: "limit",
    },
    {
      call: "simulations.cardAuthorizations.create",
      params: { card_id: { $ref: "card.id" }, amount: 40_00, merchant_descriptor: "Cedar Books" },
    },
    { advance: { minutes: 10 } },
    {
      call: "simulations.cardAuthorizations.create",
      params: { card_id: { $ref: "card.id" }, amount: 60_00, merchant_descriptor: "Cedar Books" },
    },
  ],
});
