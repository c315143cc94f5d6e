import { describe, expect, test } from "vitest";
import { createBank } from "../../src/index.ts";

function bankWithHold() {
  const bank = createBank();
  const account = bank.accounts.create({ name: "Operating" });
  bank.simulations.interestPayments.create({ account_id: account.id, amount: 100_00 });
  const card = bank.cards.create({ account_id: account.id });
  const { pending_transaction } = bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 60_00 });
  return { bank, account, pending: pending_transaction };
}

describe("bank.ledgerEntries", () => {
  test("lists entries that add up to the balances of the Account", () => {
    const { bank, account, pending } = bankWithHold();
    const entries = bank.ledgerEntries({ account: account.id });
    expect(entries.map(({ kind, current, available }) => ({ kind, current, available }))).toEqual([
      { kind: "posted", current: 100_00, available: 100_00 },
      { kind: "held", current: 0, available: -60_00 },
    ]);
    expect(entries[1]?.reference).toBe(pending?.id);
    const { current_balance, available_balance } = bank.accounts.balance(account.id);
    expect(entries.reduce((sum, { current }) => sum + current, 0)).toBe(current_balance);
    expect(entries.reduce((sum, { available }) => sum + available, 0)).toBe(available_balance);
  });

  test("lists the release of a hold that expires, and leaves out what comes after `until`", () => {
    const { bank, account } = bankWithHold();
    const before = bank.clock.now();
    bank.clock.advance({ days: 7 });
    const kinds = bank.ledgerEntries({ account: account.id }).map(({ kind }) => kind);
    expect(kinds).toEqual(["posted", "held", "released"]);
    expect(bank.ledgerEntries({ account: account.id, until: before })).toHaveLength(2);
  });

  test("refuses an unknown Account with 404, and an `until` that is not an instant", () => {
    const { bank, account } = bankWithHold();
    expect(() => bank.ledgerEntries({ account: "account_unknown" })).toThrow(expect.objectContaining({ status: 404 }));
    expect(() => bank.ledgerEntries({ account: account.id, until: "tomorrow" })).toThrow(RangeError);
  });
});
