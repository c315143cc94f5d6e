import { defineSeed } from "sandbank";

/** Seven entries: a card payment of $60.00 is declined at the fourth, two days pass, and one of $10.00 is approved. */
export const declineSeed = defineSeed({
  steps: [
    { call: "accounts.create", params: { name: "<img src=x onerror=alert(1)>" }, as: "account" },
    { call: "cards.create", params: { account_id: { $ref: "account.id" } }, as: "card" },
    { call: "simulations.interestPayments.create", params: { account_id: { $ref: "account.id" }, amount: 50_00 } },
    { call: "simulations.cardAuthorizations.create", params: { card_id: { $ref: "card.id" }, amount: 60_00 } },
    { advance: { days: 2 } },
    { call: "simulations.cardAuthorizations.create", params: { card_id: { $ref: "card.id" }, amount: 10_00 } },
    {
      call: "eventSubscriptions.create",
      params: {
        url: "http://127.0.0.1:9/hooks?token=hidden",
        shared_secret: "first-private-secret",
        // Nothing is sent there, because an outcome would be one more entry.
        selected_event_categories: [{ event_category: "inbound_mail_item.created" }],
      },
    },
  ],
});
