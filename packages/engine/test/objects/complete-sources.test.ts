import { expect, test } from "vitest";
import { computeDigest } from "../../src/bank/journal/digest.ts";
import { createBank } from "../../src/index.ts";

test("a bank that is restored from an older snapshot has every category in each source (D-14)", () => {
  const bank = createBank();
  const { id: account_id } = bank.accounts.create({ name: "Operating" });
  const { id: account_number_id } = bank.accountNumbers.create({ account_id, name: "Incoming" });
  bank.network.interestPayments.create({ account_id, amount: 100 });
  bank.pendingTransactions.create({ account_id, amount: -1 });
  bank.network.inboundAchTransfers.create({ account_number_id, amount: -1_000 });
  const { version, state } = JSON.parse(JSON.stringify(bank.snapshot()));
  const keys = [
    ["transactions", "account_transfer_intention"],
    ["pendingTransactions", "account_transfer_instruction"],
    ["declinedTransactions", "wire_decline"],
  ] as const;
  for (const [table, key] of keys) {
    expect(state.tables[table].rows).toHaveLength(1);
    for (const { source } of state.tables[table].rows) delete source[key];
  }
  const restored = createBank();
  restored.restore({ version, state, digest: computeDigest("snapshot", state) });
  expect(restored.snapshot().toJSON()).toEqual(bank.snapshot().toJSON());
});
