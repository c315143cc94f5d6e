import assert from "node:assert/strict";
import { createBank } from "@sandbank/engine";
import { clientOptions } from "@sandbank/engine/http";
import { type AccountId, BankClient, type CardId } from "@sandbank/sdk";
import type { Suite } from "./suite.ts";

/** Issues cards, and tells cardholders how a payment ended. */
function createCardApp(client: BankClient) {
  return {
    async issue(accountId: AccountId, dailyCents: number): Promise<CardId> {
      const card = await client.cards.create({ account_id: accountId });
      await client.limits.create({ model_id: card.id, metric: "volume", interval: "day", value: dailyCents });
      return card.id;
    },
    async latestPayment(card: CardId): Promise<string> {
      const { data } = await client.cardPayments.list({ card_id: card, limit: 1 });
      const latest = data[0]?.elements.at(-1);
      if (latest?.card_decline) return `declined: ${latest.card_decline.reason}`;
      return `accepted: ${latest?.card_authorization?.amount ?? latest?.card_settlement?.amount}`;
    },
    async spendable(accountId: AccountId): Promise<number> {
      return (await client.accounts.balance(accountId)).available_balance;
    },
    cancel: (card: CardId) => client.cards.update(card, { status: "canceled" }),
  };
}

const bank = createBank();
const account = bank.accounts.create({ name: "Operating" });
bank.simulations.interestPayments.create({ account_id: account.id, amount: 100_00 });

export const cardApp: Suite = {
  bank,
  async play(bank, check) {
    const app = createCardApp(new BankClient(clientOptions(bank)));
    const card = await app.issue(account.id, 50_00);
    const pay = (amount: number) => bank.simulations.cardAuthorizations.create({ card_id: card, amount });

    const { pending_transaction: hold } = pay(30_00);
    const accepted = await app.latestPayment(card);
    check("the first payment is accepted", () => assert.equal(accepted, "accepted: 3000"));
    const held = await app.spendable(account.id);
    check("a payment holds its amount", () => assert.equal(held, 70_00));

    pay(30_00);
    const tooMuch = await app.latestPayment(card);
    check("the daily Limit declines the second payment", () => assert.equal(tooMuch, "declined: breaches_limit"));

    bank.simulations.cardSettlements.create({
      card_id: card,
      pending_transaction_id: hold?.id ?? "pending_transaction_",
      amount: 25_00,
    });
    const settled = await app.spendable(account.id);
    check("a settlement takes its amount and releases the hold", () => assert.equal(settled, 75_00));

    const canceled = await app.cancel(card);
    check("the card is canceled", () => assert.equal(canceled.status, "canceled"));
    pay(1_00);
    const afterwards = await app.latestPayment(card);
    check("a canceled card pays nothing", () => assert.equal(afterwards, "declined: card_canceled"));
  },
  reads: [
    "balance_lookup.available_balance",
    "card_authorization.amount",
    "card.id",
    "card.status",
    "card_payment.elements",
    "card_payment.elements.*.card_decline.reason",
  ],
  unnoticed: {
    "transition/pending_transaction.status/pending/complete/off": "The app reads balances, and the money is released.",
    "list/cardPayments.list/one-page": "The app wants one payment, the latest.",
  },
  lacks: {
    "a payment holds its amount": [
      "hold/card_authorization/off",
      "hold/card_authorization/doubled",
      "hold/card_authorization/cent",
    ],
    "a canceled card pays nothing": ["decline/card/card_canceled"],
  },
};
