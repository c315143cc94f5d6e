import assert from "node:assert/strict";
import { createBank } from "@sandbank/engine";
import { clientOptions } from "@sandbank/engine/http";
import { type AccountId, BankClient, type ExternalAccountId, InvalidOperationError } from "@sandbank/sdk";
import type { Suite } from "./suite.ts";

/** Pays bills by ACH, each once. */
function createPayoutApp(client: BankClient, accountId: AccountId) {
  return {
    addVendor: (name: string, account_number: string) =>
      client.externalAccounts.create({ description: name, account_number, routing_number: "101050001" }),
    async pay(bill: string, amount: number, vendor: ExternalAccountId): Promise<string> {
      const params = { account_id: accountId, external_account_id: vendor, amount, statement_descriptor: bill };
      try {
        const { id } = await client.achTransfers.create(params, { idempotencyKey: bill });
        return id;
      } catch (error) {
        if (error instanceof InvalidOperationError) return "not enough money";
        throw error;
      }
    },
    async follow(transfer: string): Promise<string> {
      const { status, return: returned } = await client.achTransfers.retrieve(transfer as `ach_transfer_${string}`);
      return returned === null ? status : `${status}: ${returned.return_reason_code}`;
    },
    async paid(): Promise<string[]> {
      const paid: string[] = [];
      for await (const each of client.achTransfers.list({ account_id: accountId, limit: 1 })) {
        paid.push(`${each.statement_descriptor} ${each.amount}`);
      }
      return paid;
    },
    balance: async () => (await client.accounts.balance(accountId)).available_balance,
  };
}

const bank = createBank();
const account = bank.accounts.create({ name: "Operating" });
const other = bank.accounts.create({ name: "Payroll" });
for (const { id } of [account, other]) bank.simulations.interestPayments.create({ account_id: id, amount: 100_00 });

export const payoutApp: Suite = {
  bank,
  async play(bank, check) {
    const app = createPayoutApp(new BankClient(clientOptions(bank)), account.id);
    const vendor = await app.addVendor("Paper mill", "987654321");
    check("the vendor has the account number", () => assert.equal(vendor.account_number, "987654321"));

    const first = await app.pay("bill-1", 40_00, vendor.id);
    const repeated = await app.pay("bill-1", 40_00, vendor.id);
    check("a bill that is paid again has the same transfer", () => assert.equal(repeated, first));
    const tooMuch = await app.pay("bill-2", 60_01, vendor.id);
    check("a bill of more than the balance is refused", () => assert.equal(tooMuch, "not enough money"));
    const second = await app.pay("bill-3", 10_00, vendor.id);
    bank.achTransfers.create({
      account_id: other.id,
      external_account_id: vendor.id,
      amount: 1_00,
      statement_descriptor: "Other",
    });
    const paid = await app.paid();
    check("each bill is paid once", () => assert.deepEqual(paid, ["bill-3 1000", "bill-1 4000"]));

    const pending = await app.follow(first);
    check("a transfer waits for its submission", () => assert.equal(pending, "pending_submission"));
    const before = await app.balance();
    check("the balance is lower by what was paid", () => assert.equal(before, 50_00));
    bank.simulations.achTransfers.submit(first as `ach_transfer_${string}`);
    bank.simulations.achTransfers.submit(second as `ach_transfer_${string}`);
    const submitted = await app.follow(first);
    check("a transfer is submitted", () => assert.equal(submitted, "submitted"));
    bank.simulations.achTransfers.return(first as `ach_transfer_${string}`, { reason: "no_account" });
    const returned = await app.follow(first);
    check("a returned transfer says why", () => assert.equal(returned, "returned: no_account"));
    const after = await app.balance();
    check("the money of a returned transfer comes back", () => assert.equal(after, 90_00));
  },
  reads: [
    "balance_lookup.available_balance",
    "ach_transfer.id",
    "ach_transfer.amount",
    "ach_transfer.return.return_reason_code",
    "ach_transfer.statement_descriptor",
    "ach_transfer.status",
    "external_account.id",
    "external_account.account_number",
  ],
  unnoticed: {},
  lacks: {
    "each bill is paid once": [
      "list/achTransfers.list/one-page",
      "list/achTransfers.list/lacks-last",
      "filter/achTransfers.list/account_id",
      "value/ach_transfer.amount",
      "value/ach_transfer.statement_descriptor",
    ],
    "a returned transfer says why": [
      "transition/ach_transfer.status/submitted/returned/off",
      "transition/ach_transfer.status/submitted/returned/other",
      "value/ach_transfer.return.return_reason_code",
    ],
  },
};
