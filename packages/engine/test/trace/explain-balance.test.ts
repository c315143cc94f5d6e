import { describe, expect, test } from "vitest";
import { type Bank, createBank } from "../../src/index.ts";
import { populatedBank } from "../proofs/populated-bank.ts";

const loan = {
  credit_limit: 100_00,
  grace_period_days: 25,
  statement_day_of_month: 1,
  statement_payment_type: "balance",
} as const;

/** An Account with $100.00 of interest, a Card and an Account Number. */
function opened() {
  const bank = createBank();
  const { id: account } = bank.accounts.create({ name: "Operating" });
  bank.simulations.interestPayments.create({ account_id: account, amount: 100_00 });
  const { id: card_id } = bank.cards.create({ account_id: account });
  const { id: account_number_id } = bank.accountNumbers.create({ account_id: account, name: "Main" });
  return { bank, account, card_id, account_number_id };
}

describe("bank.explainBalance", () => {
  test("groups posted Transactions by category, and lists open holds with their expiry", () => {
    const { bank, account, card_id, account_number_id } = opened();
    const settled = bank.simulations.cardAuthorizations.create({ card_id, amount: 10_00 }).pending_transaction;
    bank.simulations.cardSettlements.create({ card_id, pending_transaction_id: settled?.id ?? "pending_transaction_" });
    bank.simulations.inboundAchTransfers.create({ account_number_id, amount: 5_00 });
    bank.simulations.inboundAchTransfers.create({ account_number_id, amount: -2_00 });
    const held = bank.simulations.cardAuthorizations.create({ card_id, amount: 40_00 }).pending_transaction;
    expect(bank.explainBalance({ account })).toEqual({
      account,
      at: "2026-01-01T00:00:00.000Z",
      current: 93_00,
      available: 53_00,
      text: "Available is $40.00 less than current, because one hold is open.",
      groups: [
        { category: "interest_payment", label: "Interest", amount: 100_00, count: 1 },
        { category: "card_settlement", label: "Captured by cards", amount: -10_00, count: 1 },
        { category: "inbound_ach_transfer", label: "Inbound ACH", amount: 3_00, count: 2 },
      ],
      holds: [
        {
          reference: held?.id,
          amount: 40_00,
          description: held?.description,
          expiresAt: held?.source.card_authorization?.expires_at,
        },
      ],
      entries: bank.ledgerEntries({ account }).map((entry) => expect.objectContaining(entry)),
      omitted: 0,
      unpaidInterest: null,
    });
  });

  test("says that a sandbox bank paid no interest on the first of the month, and how to have it paid", () => {
    const { bank, account } = opened();
    bank.clock.advance({ days: 30, hours: 23 });
    expect(bank.explainBalance({ account }).unpaidInterest).toBe(null);
    bank.clock.advance({ hours: 1 });
    const explained = bank.explainBalance({ account });
    expect(explained.unpaidInterest).toEqual({ at: "2026-02-01T00:00:00.000Z", amount: 8 });
    expect(explained.text).toBe(
      'Available is equal to current, because no hold is open. No schedule paid the interest of $0.08 on 2026-02-01: a sandbox bank pays interest only in simulations. Create the bank with `schedules: "live"`, or start the server with `--schedules live`, to have it paid.',
    );
    expect(bank.explainBalance({ account, at: "2026-01-31T00:00:00Z" }).unpaidInterest).toBe(null);
  });

  test("reports the interest that a bank with schedules pays as not paid by a bank without", () => {
    const [without, paying] = [createBank(), createBank({ schedules: "live" })];
    const [unpaid, paid] = [without, paying].map((bank) => {
      const { id: account } = bank.accounts.create({ name: "Operating" });
      bank.network.interestPayments.create({ account_id: account, amount: 12_345_67 });
      bank.clock.advance({ days: 45 });
      return bank.explainBalance({ account });
    });
    expect(paid?.unpaidInterest).toBe(null);
    expect((unpaid?.current ?? 0) + (unpaid?.unpaidInterest?.amount ?? 0)).toBe(paid?.current);
  });

  test.each([
    ["without money", (bank: Bank) => bank.accounts.create({ name: "Empty" }).id],
    [
      "opened in this month",
      (bank: Bank) => {
        bank.clock.advance({ days: 31 });
        const { id } = bank.accounts.create({ name: "New" });
        bank.network.interestPayments.create({ account_id: id, amount: 1_000_00 });
        return id;
      },
    ],
    [
      "with less than half a cent of interest",
      (bank: Bank) => {
        const { id } = bank.accounts.create({ name: "Small" });
        bank.network.interestPayments.create({ account_id: id, amount: 1 });
        return id;
      },
    ],
  ])("reports no unpaid interest for an Account %s", (_, open) => {
    const bank = createBank();
    const account = open(bank);
    bank.clock.advanceTo("2026-02-10T00:00:00Z");
    expect(bank.explainBalance({ account }).unpaidInterest).toBe(null);
  });

  test("lists the balances after each entry, and the description of what moved the amount", () => {
    const { bank, account } = opened();
    bank.clock.advance({ hours: 1 });
    const { id } = bank.pendingTransactions.create({ account_id: account, amount: -15_00, description: "Rent" });
    bank.pendingTransactions.release(id);
    const afterEach = (options: object) =>
      bank.explainBalance({ account, ...options }).entries.map(({ kind, after, description }) => ({
        kind,
        ...after,
        description,
      }));
    const all = [
      { kind: "posted", current: 100_00, available: 100_00, description: "Interest payment" },
      { kind: "held", current: 100_00, available: 85_00, description: "Rent" },
      { kind: "released", current: 100_00, available: 100_00, description: "Rent" },
    ];
    expect(afterEach({})).toEqual(all);
    expect(afterEach({ last: 1 })).toEqual(all.slice(-1));
    expect(afterEach({ last: 2, entry: 2 })).toEqual(all.slice(0, 2));
    expect(bank.explainBalance({ account, last: 1 }).omitted).toBe(2);
  });

  test("explains the balances right after an entry, also if later entries have the same instant", () => {
    const { bank, account } = opened();
    bank.clock.advance({ hours: 1 });
    bank.pendingTransactions.create({ account_id: account, amount: -15_00, description: "Rent" });
    expect(bank.explainBalance({ account, entry: 1 })).toMatchObject({
      at: "2026-01-01T00:00:00.000Z",
      current: 100_00,
      available: 100_00,
      text: "Available is equal to current, because no hold is open.",
    });
    bank.simulations.interestPayments.create({ account_id: account, amount: 1_00 });
    expect(bank.explainBalance({ account, entry: 2 })).toMatchObject({ current: 100_00, available: 85_00 });
  });

  test("counts no credit in the balances after an entry from the maturity of a loan on", () => {
    const bank = createBank();
    const { id: account } = bank.accounts.create({
      name: "Loan",
      funding: "loan",
      loan: { ...loan, maturity_date: "2026-03-01" },
    });
    bank.clock.advanceTo("2026-03-01T00:00:00Z");
    bank.simulations.interestPayments.create({ account_id: account, amount: 1_00 });
    expect(
      bank.explainBalance({ account }).entries.map(({ kind, after, description }) => [kind, after, description]),
    ).toEqual([
      ["credit", { current: 0, available: 100_00 }, "Credit limit"],
      ["posted", { current: 1_00, available: 1_00 }, "Interest payment"],
    ]);
  });

  test("lists the holds that were open at an earlier instant", () => {
    const { bank, account } = opened();
    const hold = () =>
      bank.pendingTransactions.create({ account_id: account, amount: -1_500_00 / 100, description: "Rent" });
    const [first, second] = [hold(), hold()];
    const at = bank.clock.now();
    bank.clock.advance({ hours: 1 });
    bank.pendingTransactions.release(first.id);
    const before = bank.explainBalance({ account, at });
    expect(before.holds).toEqual(
      [first, second].map(({ id }) => ({ reference: id, amount: 15_00, description: "Rent", expiresAt: null })),
    );
    expect(before.text).toBe("Available is $30.00 less than current, because 2 holds are open.");
    expect(bank.explainBalance({ account }).holds.map(({ reference }) => reference)).toEqual([second.id]);
  });

  test("says what the credit limit of a loan adds, until its maturity", () => {
    const bank = createBank();
    const { id: account } = bank.accounts.create({
      name: "Loan",
      funding: "loan",
      loan: { ...loan, maturity_date: "2026-03-01" },
    });
    const textNow = () => bank.explainBalance({ account }).text;
    expect(textNow()).toBe("Available is $100.00 more than current, because the credit limit adds $100.00.");
    const { id } = bank.pendingTransactions.create({ account_id: account, amount: -100_00, description: "Rent" });
    expect(textNow()).toBe(
      "Available is equal to current, because the credit limit adds $100.00 and one hold is open, of $100.00.",
    );
    bank.pendingTransactions.release(id);
    bank.clock.advanceTo("2026-03-01T00:00:00Z");
    expect(textNow()).toBe("Available is equal to current, because no hold is open.");
  });

  test("adds up to the balances of every Account of a populated bank", () => {
    const bank = populatedBank({});
    for (const { id: account } of bank.accounts.list({ limit: 100 }).data) {
      const { current, available, groups } = bank.explainBalance({ account });
      expect(groups.reduce((sum, { amount }) => sum + amount, 0)).toBe(current);
      expect(bank.accounts.balance(account)).toMatchObject({ current_balance: current, available_balance: available });
    }
  });

  test("writes no step into the trace, and counts for no coverage", () => {
    const { bank, account } = opened();
    const [steps, coverage] = [bank.trace(), bank.coverage()];
    bank.explainBalance({ account });
    expect([bank.trace(), bank.coverage()]).toEqual([steps, coverage]);
  });

  test.each([
    [{ at: "2026-01-01T00:00:00.001Z" }, "It is after the bank's time, 2026-01-01T00:00:00.000Z."],
    [{ at: "today" }, "Pass an ISO 8601 instant with a zone, or a Date."],
    [{ entry: 0 }, "Pass a number from 1 to 1."],
    [{ entry: 2 }, "Pass a number from 1 to 1."],
    [{ last: -1 }, "Pass a whole number of 0 or more."],
  ])("refuses %o", (options, why) => {
    const { bank, account } = opened();
    const [[name, value]] = Object.entries(options) as [[string, unknown]];
    expect(() => bank.explainBalance({ account, ...options })).toThrow(
      `[sandbank] Failed to explain the balance: ${name} is ${value}. ${why}`,
    );
  });

  test("refuses an entry of an Account without entries", () => {
    const bank = createBank();
    const { id: account } = bank.accounts.create({ name: "Empty" });
    expect(() => bank.explainBalance({ account, entry: 1 })).toThrow("entry is 1. The Account has no entries.");
  });

  test("refuses an unknown Account with 404", () => {
    expect(() => createBank().explainBalance({ account: "account_1" })).toThrow(
      'There is no account with the id "account_1"',
    );
  });
});
