import assert from "node:assert/strict";
import { createBank } from "@sandbank/engine";
import { createDeliverer } from "@sandbank/engine/deliver";
import { clientOptions } from "@sandbank/engine/http";
import { type AccountId, BankClient } from "@sandbank/sdk";
import { createWebhookRouter } from "@sandbank/sdk/webhooks";
import type { Suite } from "./suite.ts";

const url = "https://app.test/webhooks";
const secret = "test-secret";

/** Books the money of each Account, as webhooks tell of it. */
function createInbox(client: BankClient, now: () => string) {
  const entries: { readonly account: string; readonly amount: number; readonly category: string }[] = [];
  const declined: string[] = [];
  const router = createWebhookRouter({ client, secret, now, onError() {} });
  router.on("transaction.created", ({ object: { account_id, amount, source } }) => {
    entries.push({ account: account_id, amount, category: source.category });
  });
  router.on("declined_transaction.created", ({ object: { amount, source } }) => {
    declined.push(`${amount} ${source.ach_decline?.reason}`);
  });
  return {
    receive: router.handle,
    entries,
    declined,
    /** Whether the books have the balance of the bank. */
    async isSound(accountId: AccountId): Promise<boolean> {
      const { current_balance } = await client.accounts.balance(accountId);
      return entries.reduce((sum, { amount }) => sum + amount, 0) === current_balance;
    },
  };
}

const bank = createBank();
const account = bank.accounts.create({ name: "Operating" });
const number = bank.accountNumbers.create({ account_id: account.id, name: "Deposits" });
for (const event_category of ["transaction.created", "declined_transaction.created"] as const) {
  bank.eventSubscriptions.create({ url, shared_secret: secret, selected_event_categories: [{ event_category }] });
}

export const webhookInbox: Suite = {
  bank,
  async play(bank, check) {
    const inbox = createInbox(new BankClient(clientOptions(bank)), bank.clock.now);
    const deliverer = createDeliverer(bank, { receivers: { [url]: inbox.receive } });
    try {
      const credit = (amount: number) =>
        bank.simulations.inboundAchTransfers.create({ account_number_id: number.id, amount });
      credit(45_00);
      await deliverer.settled();
      credit(20_00);
      await deliverer.settled();
      const booked = { account: account.id, category: "inbound_ach_transfer" };
      check("each credit is booked once", () =>
        assert.deepEqual(inbox.entries, [
          { ...booked, amount: 45_00 },
          { ...booked, amount: 20_00 },
        ]),
      );
      const isSound = await inbox.isSound(account.id);
      check("the books have the balance of the bank", () => assert.ok(isSound));

      credit(-70_00);
      await deliverer.settled();
      check("a debit of more than the balance is noted", () =>
        assert.deepEqual(inbox.declined, ["7000 insufficient_funds"]),
      );
      check("a declined debit is not booked", () => assert.equal(inbox.entries.length, 2));
    } finally {
      deliverer.close();
    }
  },
  reads: [
    "balance_lookup.current_balance",
    "transaction.account_id",
    "transaction.amount",
    "transaction.source.category",
    "declined_transaction.amount",
    "ach_decline.reason",
  ],
  unnoticed: {
    "transition/inbound_ach_transfer.status/pending/declined/off": "The app reads Transactions, not transfers.",
    "transition/inbound_ach_transfer.status/pending/declined/other": "The app reads Transactions, not transfers.",
    "transition/inbound_ach_transfer.status/pending/accepted/off": "The app reads Transactions, not transfers.",
    "transition/inbound_ach_transfer.status/pending/accepted/other": "The app reads Transactions, not transfers.",
  },
  lacks: {
    "the books have the balance of the bank": [
      "posting/inbound_ach_transfer/off",
      "value/balance_lookup.current_balance",
    ],
    "a debit of more than the balance is noted": [
      "webhook/declined_transaction.created/unsent",
      "webhook/declined_transaction.created/other-object",
      "webhook/declined_transaction.created/wrong-secret",
      "value/declined_transaction.amount",
      "value/ach_decline.reason",
    ],
  },
};
