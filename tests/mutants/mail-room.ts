import assert from "node:assert/strict";
import { createBank } from "@sandbank/engine";
import { clientOptions } from "@sandbank/engine/http";
import { type AccountId, BankClient, type LockboxAddressId } from "@sandbank/sdk";
import type { Suite } from "./suite.ts";

/** Deposits the checks that arrive by mail, except those of less than a dollar. */
function createMailRoom(client: BankClient, accountId: AccountId) {
  return {
    async process(): Promise<string[]> {
      const log: string[] = [];
      for await (const { id, status, rejection_reason, checks } of client.inboundMailItems.list()) {
        if (status === "rejected") log.push(`rejected: ${rejection_reason}`);
        if (status !== "pending") continue;
        const actions = checks.map(({ amount }) =>
          amount < 1_00 ? ({ action: "ignore" } as const) : ({ action: "deposit", account_id: accountId } as const),
        );
        const done = await client.inboundMailItems.action(id, { checks: actions });
        for (const check of done.checks) log.push(`${check.status}: ${check.amount}`);
      }
      return log;
    },
    async deposits(): Promise<string[]> {
      const { data } = await client.checkDeposits.list({ account_id: accountId });
      return data.map(({ amount, status }) => `${amount} ${status}`);
    },
    close: (address: LockboxAddressId) => client.lockboxAddresses.update(address, { status: "disabled" }),
    balance: async () => (await client.accounts.balance(accountId)).current_balance,
  };
}

const bank = createBank();
const account = bank.accounts.create({ name: "Operating" });
const address = bank.lockboxAddresses.create({ description: "Mail room" });

export const mailRoom: Suite = {
  bank,
  async play(bank, check) {
    const room = createMailRoom(new BankClient(clientOptions(bank)), account.id);
    const send = (amount: number) =>
      bank.simulations.inboundMailItems.create({ amount, lockbox_address_id: address.id });
    send(30_00);
    send(50);
    const log = await room.process();
    check("each check is deposited or ignored", () => assert.deepEqual(log, ["ignored: 50", "deposited: 3000"]));
    const deposits = await room.deposits();
    check("the deposit is accepted", () => assert.deepEqual(deposits, ["3000 submitted"]));
    const balance = await room.balance();
    check("the deposit is in the balance", () => assert.equal(balance, 30_00));

    const closed = await room.close(address.id);
    check("the address is disabled", () => assert.equal(closed.status, "disabled"));
    send(20_00);
    const rejected = await room.process();
    check("mail to a disabled address is rejected", () =>
      assert.deepEqual(rejected, ["rejected: lockbox_address_not_active"]),
    );
  },
  reads: [
    "balance_lookup.current_balance",
    "inbound_mail_item.id",
    "inbound_mail_item.checks",
    "inbound_mail_item.checks.*.amount",
    "inbound_mail_item.checks.*.status",
    "inbound_mail_item.rejection_reason",
    "inbound_mail_item.status",
    "lockbox_address.status",
    "check_deposit.amount",
    "check_deposit.status",
  ],
  unnoticed: {
    "transition/pending_transaction.status/pending/complete/off": "The app reads Check Deposits, not what is pending.",
  },
  lacks: {
    "the deposit is in the balance": [
      "posting/check_deposit_acceptance/off",
      "posting/check_deposit_acceptance/doubled",
      "posting/check_deposit_acceptance/cent",
      "value/balance_lookup.current_balance",
    ],
    "mail to a disabled address is rejected": [
      "mail/lockbox_address_not_active",
      "transition/inbound_mail_item.status/pending/processed/off",
      "transition/inbound_mail_item.status/pending/processed/other",
      "value/inbound_mail_item.rejection_reason",
    ],
  },
};
