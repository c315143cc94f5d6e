import { defineSeed } from "sandbank";

/** A bank with a Card, a Limit of $50.00 a day on it, and a subscription whose receiver does not answer. */
export const logSeed = defineSeed({
  steps: [
    { call: "accounts.create", params: { name: "<img src=x onerror=alert(1)>" } },
    { call: "accounts.create", params: { name: "Operating" }, as: "account" },
    { call: "cards.create", params: { account_id: { $ref: "account.id" } }, as: "card" },
    {
      call: "limits.create",
      params: { model_id: { $ref: "card.id" }, metric: "volume", interval: "day", value: 50_00 },
    },
    { call: "simulations.interestPayments.create", params: { account_id: { $ref: "account.id" }, amount: 100_00 } },
    {
      call: "eventSubscriptions.create",
      params: {
        url: "http://127.0.0.1:9/hooks",
        selected_event_categories: [{ event_category: "declined_transaction.created" }],
      },
    },
  ],
});
