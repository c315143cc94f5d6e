import { defineSeed } from "sandbank";

/** A bank with two subscriptions: a receiver of all Events that does not answer, and one that selects mail only. */
export const eventsSeed = defineSeed({
  steps: [
    {
      call: "eventSubscriptions.create",
      params: {
        url: "http://127.0.0.1:9/mail",
        selected_event_categories: [{ event_category: "inbound_mail_item.created" }],
      },
    },
    {
      call: "eventSubscriptions.create",
      params: { url: "http://127.0.0.1:9/hooks?token=private", shared_secret: "private-secret" },
    },
    { call: "accounts.create", params: { name: "<img src=x onerror=alert(1)>" }, as: "account" },
    { call: "cards.create", params: { account_id: { $ref: "account.id" } }, as: "card" },
    { call: "simulations.interestPayments.create", params: { account_id: { $ref: "account.id" }, amount: 100_00 } },
    { advance: { minutes: 5 } },
    { call: "simulations.cardAuthorizations.create", params: { card_id: { $ref: "card.id" }, amount: 40_00 } },
  ],
});
