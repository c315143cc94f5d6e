import { defineSeed } from "sandbank";

/** An Account with a credit, a captured and an open hold, a decline by the Limit of its Card, and Limits of its own. */
export const accountSeed = defineSeed({
  steps: [
    { call: "accounts.create", params: { name: "<img src=x onerror=alert(1)>" } },
    { call: "accounts.create", params: { name: "Operating" }, as: "account" },
    {
      call: "accountNumbers.create",
      params: { account_id: { $ref: "account.id" }, name: "Payroll" },
      as: "number",
    },
    { call: "cards.create", params: { account_id: { $ref: "account.id" } }, as: "card" },
    {
      call: "limits.create",
      params: { model_id: { $ref: "card.id" }, metric: "volume", interval: "day", value: 90_00 },
    },
    {
      call: "limits.create",
      params: { model_id: { $ref: "account.id" }, metric: "volume", interval: "month", value: 500_00 },
    },
    {
      call: "limits.create",
      params: { model_id: { $ref: "account.id" }, metric: "count", interval: "day", value: 10 },
    },
    { advance: { seconds: 12 } },
    {
      call: "simulations.inboundAchTransfers.create",
      params: { account_number_id: { $ref: "number.id" }, amount: 100_00 },
    },
    { advance: { seconds: 200 } },
    {
      call: "simulations.cardAuthorizations.create",
      params: { card_id: { $ref: "card.id" }, amount: 40_00, merchant_descriptor: "City Transit" },
      as: "transit",
    },
    { advance: { seconds: 52 } },
    {
      call: "simulations.cardSettlements.create",
      params: {
        card_id: { $ref: "card.id" },
        pending_transaction_id: { $ref: "transit.pending_transaction.id" },
      },
    },
    { advance: { seconds: 68 } },
    {
      call: "simulations.cardAuthorizations.create",
      params: { card_id: { $ref: "card.id" }, amount: 40_00, merchant_descriptor: "Cedar Books" },
    },
    { advance: { seconds: 30 } },
    {
      call: "simulations.cardAuthorizations.create",
      params: { card_id: { $ref: "card.id" }, amount: 60_00, merchant_descriptor: "Cedar Books" },
    },
    { advance: { seconds: 60 } },
  ],
});
