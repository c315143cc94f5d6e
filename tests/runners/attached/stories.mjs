import assert from "node:assert/strict";

export const url = "https://app.test/webhooks";

/** Options of `bankTest`: an Account with a Card and $50.00, and a receiver that accepts no webhook. */
export const options = {
  setup(bank) {
    const account = bank.accounts.create({ name: "Operating" });
    bank.cards.create({ account_id: account.id });
    bank.accountNumbers.create({ account_id: account.id, name: "Incoming" });
    bank.simulations.interestPayments.create({
      account_id: account.id,
      amount: 50_00,
    });
    bank.eventSubscriptions.create({ url });
  },
  receivers: {
    [url]: () => new Response("The database is down.", { status: 500 }),
  },
};

function authorize(bank, amount) {
  const [{ id: card_id }] = bank.cards.list().data;
  return bank.simulations.cardAuthorizations.create({ card_id, amount });
}

/**
 * Tests that fail, each for another reason, with what the selected row of the log says when the session is opened.
 */
export const stories = [
  {
    name: "declines a card payment above the balance",
    opens: "declined insufficient_funds, $60.00",
    play({ bank }) {
      assert.equal(authorize(bank, 60_00).declined_transaction, null);
    },
  },
  {
    name: "declines a card payment above a Limit",
    opens: "declined breaches_limit, $20.00",
    async play({ bank, client }) {
      const [{ id: model_id }] = bank.cards.list().data;
      const limit = { metric: "volume", interval: "day", value: 10_00 };
      await client.limits.create({ model_id, ...limit });
      const { declined_transaction: declined } = authorize(bank, 20_00);
      await client.accounts.list();
      assert.equal(declined, null);
    },
  },
  {
    name: "declines a card payment with a canceled card",
    opens: "declined card_canceled, $1.00",
    async play({ bank, client }) {
      const { data } = await client.cards.list();
      await client.cards.update(data[0].id, { status: "canceled" });
      assert.equal(authorize(bank, 1_00).declined_transaction, null);
    },
  },
  {
    name: "declines a debit",
    opens: "declined insufficient_funds, $70.00",
    async play({ bank, client }) {
      const { data } = await client.accountNumbers.list();
      const debit = bank.simulations.inboundAchTransfers.create({
        account_number_id: data[0].id,
        amount: -70_00,
      });
      assert.equal(debit.status, "accepted");
    },
  },
  {
    name: "retrieves an unknown card",
    opens: "404",
    async play({ client }) {
      await client.cards.retrieve("card_unknown");
    },
  },
  {
    name: "creates an Account without a name",
    opens: "400",
    async play({ client }) {
      const refused = client.accounts.create({});
      await client.accounts.list();
      await refused;
    },
  },
  {
    name: "meets an error of the bank at each try",
    opens: "500",
    async play({ bank, client }) {
      const operation = "accounts.create";
      bank.faults.arm({ kind: "internal_server_error", operation, times: 20 });
      await client.accounts.create({ name: "Payroll" });
    },
  },
  {
    name: "delivers a webhook that the app refuses",
    opens: "account created: Webhook",
    async play({ bank, client, deliverer }) {
      await client.accounts.create({ name: "Webhook" });
      await deliverer.settled();
      const failed = bank.webhooks.attempts({ state: "failed" });
      assert.deepEqual(failed, []);
    },
  },
  {
    name: "expects another balance",
    opens: "+$1.00 to",
    play({ bank }) {
      const [{ id: account_id }] = bank.accounts.list().data;
      bank.simulations.interestPayments.create({ account_id, amount: 1_00 });
      assert.equal(bank.accounts.balance(account_id).available_balance, 52_00);
    },
  },
  {
    name: "throws a text",
    opens: "account created: Text",
    async play({ client }) {
      await client.accounts.create({ name: "Text" });
      throw "a text in place of an error";
    },
  },
];
