import assert from "node:assert/strict";
import { createBank } from "@sandbank/engine";
import { clientOptions } from "@sandbank/engine/http";
import { type AccountId, BankClient } from "@sandbank/sdk";
import type { Suite } from "./suite.ts";

/** Prints the statement of an Account, and closes it when its money was moved. */
function createStatements(client: BankClient) {
  return {
    async statement(accountId: AccountId, from: string, to: string): Promise<string[]> {
      const { current_balance: before } = await client.accounts.balance(accountId, { at_time: from });
      const lines: string[] = [];
      const created_at = { on_or_after: from, before: to };
      for await (const { amount, created_at: at, source } of client.transactions.list({
        account_id: accountId,
        created_at,
      })) {
        lines.unshift(`${at.slice(0, 10)} ${source.category} ${amount}`);
      }
      const { current_balance: after } = await client.accounts.balance(accountId, { at_time: to });
      return [`opening ${before}`, ...lines, `closing ${after}`];
    },
    async close(accountId: AccountId, into: AccountId): Promise<string> {
      const { current_balance: amount } = await client.accounts.balance(accountId);
      await client.accountTransfers.create({
        account_id: accountId,
        destination_account_id: into,
        amount,
        description: "Closing",
      });
      return (await client.accounts.close(accountId)).status;
    },
  };
}

const bank = createBank({ schedules: "live" });
const account = bank.accounts.create({ name: "Savings" });
const other = bank.accounts.create({ name: "Operating" });
bank.clock.advance({ days: 1 });
for (const { id } of [account, other]) {
  const number = bank.accountNumbers.create({ account_id: id, name: "Deposits" });
  bank.simulations.inboundAchTransfers.create({ account_number_id: number.id, amount: 1_000_00 });
}

export const monthEnd: Suite = {
  bank,
  async play(bank, check) {
    const app = createStatements(new BankClient(clientOptions(bank)));
    bank.clock.advanceTo("2026-02-15T00:00:00Z");
    bank.simulations.interestPayments.create({ account_id: account.id, amount: 1_00 });
    const january = await app.statement(account.id, "2026-01-01T00:00:00Z", "2026-02-01T12:00:00Z");
    check("the statement of January has the deposit and the interest", () =>
      assert.deepEqual(january, [
        "opening 0",
        "2026-01-02 inbound_ach_transfer 100000",
        "2026-02-01 interest_payment 82",
        "closing 100082",
      ]),
    );
    const closed = await app.close(account.id, other.id);
    check("the Account is closed", () => assert.equal(closed, "closed"));
    bank.clock.advance({ hours: 1 });
    const february = await app.statement(other.id, "2026-02-01T12:00:00Z", "2026-02-15T01:00:00Z");
    check("the money is in the other Account", () =>
      assert.deepEqual(february, ["opening 100082", "2026-02-15 account_transfer_intention 100182", "closing 200264"]),
    );
  },
  reads: ["account.status", "balance_lookup.current_balance", "transaction.amount", "transaction.source.category"],
  unnoticed: {},
  lacks: {
    "the statement of January has the deposit and the interest": [
      "list/transactions.list/order",
      "filter/transactions.list/created_at.before",
    ],
    "the Account is closed": ["transition/account.status/open/closed/off", "value/account.status"],
  },
};
