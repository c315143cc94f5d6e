import { describe, expect, test } from "vitest";
import { type Bank, createBank, type DeclinedTransaction, manualClock } from "../../src/index.ts";
import { interestOn } from "../../src/interest.ts";

interface Terms {
  readonly statement_payment_type?: "balance" | "interest_until_maturity";
  readonly maturity_date?: string;
  readonly grace_period_days?: number;
  readonly credit_limit?: number;
}

/** A loan Account whose statements are made on the 10th, with a Card to borrow and an Account Number to pay back. */
function borrower({
  statement_payment_type = "balance",
  grace_period_days = 5,
  credit_limit = 1_000_00,
  ...terms
}: Terms) {
  const bank = createBank({ clock: manualClock("2026-01-01T00:00:00.000Z") });
  const { id } = bank.accounts.create({
    name: "Loan",
    funding: "loan",
    loan: { credit_limit, grace_period_days, statement_day_of_month: 10, statement_payment_type, ...terms },
  });
  const { id: card_id } = bank.cards.create({ account_id: id });
  const { id: account_number_id } = bank.accountNumbers.create({ account_id: id, name: "Payments" });
  return {
    bank,
    id,
    spend: (amount: number) => bank.simulations.cardSettlements.create({ card_id, amount }),
    charge: (amount: number) => bank.simulations.cardAuthorizations.create({ card_id, amount }),
    pay: (amount: number) => bank.simulations.inboundAchTransfers.create({ account_number_id, amount }),
    look: (at_time?: string) => bank.accounts.balance(id, at_time === undefined ? {} : { at_time }),
  };
}

const nothing = { due_at: null, due_balance: 0, past_due_balance: 0 };

describe("a loan whose full balance is due", () => {
  test("owes nothing until the statement, then the balance of that day", () => {
    const { bank, spend, look } = borrower({});
    spend(300_00);
    bank.clock.advanceTo("2026-01-09T23:59:59.999Z");
    expect(look().loan).toEqual(nothing);
    bank.clock.advanceTo("2026-01-10T00:00:00.000Z");
    expect(look().loan).toEqual({ due_at: "2026-01-15T00:00:00.000Z", due_balance: 300_00, past_due_balance: 0 });
    spend(50_00);
    expect(look().loan?.due_balance).toBe(300_00);
  });

  test("is paid by what comes in after the statement, whatever it is", () => {
    const { bank, spend, pay, look } = borrower({});
    spend(300_00);
    pay(20_00);
    bank.clock.advanceTo("2026-01-10T00:00:00.000Z");
    expect(look().loan?.due_balance).toBe(280_00);
    pay(100_00);
    expect(look().loan?.due_balance).toBe(180_00);
    pay(180_00);
    expect(look().loan).toEqual(nothing);
  });

  test("is past due when the days of grace are over", () => {
    const { bank, spend, pay, look } = borrower({});
    spend(300_00);
    bank.clock.advanceTo("2026-01-14T23:59:59.999Z");
    expect(look().loan).toMatchObject({ due_balance: 300_00, past_due_balance: 0 });
    bank.clock.advanceTo("2026-01-15T00:00:00.000Z");
    expect(look().loan).toEqual({ due_at: null, due_balance: 0, past_due_balance: 300_00 });
    pay(100_00);
    expect(look().loan?.past_due_balance).toBe(200_00);
  });

  test("adds the next statement to what is past due, and pays the oldest first", () => {
    const { bank, spend, pay, look } = borrower({});
    spend(300_00);
    bank.clock.advanceTo("2026-01-20T00:00:00.000Z");
    spend(100_00);
    bank.clock.advanceTo("2026-02-10T00:00:00.000Z");
    expect(look().loan).toEqual({
      due_at: "2026-02-15T00:00:00.000Z",
      due_balance: 100_00,
      past_due_balance: 300_00,
    });
    pay(350_00);
    expect(look().loan).toMatchObject({ due_balance: 50_00, past_due_balance: 0 });
  });

  test("looks back: the past has not changed", () => {
    const { bank, spend, pay, look } = borrower({});
    spend(300_00);
    bank.clock.advanceTo("2026-01-12T00:00:00.000Z");
    pay(300_00);
    bank.clock.advanceTo("2026-03-01T00:00:00.000Z");
    expect(look("2026-01-11T00:00:00.000Z").loan).toMatchObject({ due_balance: 300_00 });
    expect(look("2026-01-09T00:00:00.000Z").loan).toEqual(nothing);
    expect(look().loan).toEqual(nothing);
  });

  test("without grace it is past due at the statement", () => {
    const { bank, spend, look } = borrower({ grace_period_days: 0 });
    spend(1);
    bank.clock.advanceTo("2026-01-10T00:00:00.000Z");
    expect(look().loan).toEqual({ due_at: null, due_balance: 0, past_due_balance: 1 });
  });
});

describe("a loan whose interest is due until it matures", () => {
  const terms = { statement_payment_type: "interest_until_maturity", maturity_date: "2026-03-01" } as const;

  test("owes each month the interest on what was borrowed at the end of each day", () => {
    const { bank, spend, look } = borrower(terms);
    spend(1_000_00);
    bank.clock.advanceTo("2026-01-10T00:00:00.000Z");
    // Nine days of 100,000 cents at 1% a year: 24.66 cents.
    expect(look().loan).toEqual({ due_at: "2026-01-15T00:00:00.000Z", due_balance: 25, past_due_balance: 0 });
    bank.clock.advanceTo("2026-02-10T00:00:00.000Z");
    // 31 days more: 84.93 cents. The interest of January is past due.
    expect(look().loan).toMatchObject({ due_balance: 85, past_due_balance: 25 });
  });

  test("owes the whole on the day of maturity, and lends no more", () => {
    const { bank, spend, charge, look } = borrower(terms);
    spend(400_00);
    bank.clock.advanceTo("2026-02-28T23:59:59.999Z");
    expect(look()).toMatchObject({ available_balance: 600_00 });
    expect(charge(1_00).pending_transaction).not.toBeNull();
    bank.clock.advanceTo("2026-03-01T00:00:00.000Z");
    expect(look().available_balance).toBe(-401_00);
    expect(look().loan?.due_balance).toBeGreaterThan(400_00);
    const { declined_transaction } = charge(1);
    expect(declined_transaction?.source.card_decline?.reason).toBe("insufficient_funds");
  });
});

/** What the rule saw that was broken, and the same for people. */
function brokenIn(bank: Bank, declined: DeclinedTransaction | null) {
  const { rules, text } = bank.explain(declined?.id ?? "");
  const { reason, saw } = rules.find(({ outcome }) => outcome === "broken") ?? {};
  return { reason, saw, text };
}

test("credit is used up to the cent, and the decline says what there was", () => {
  const { bank, charge } = borrower({ credit_limit: 100 });
  expect(charge(100).pending_transaction).not.toBeNull();
  const { declined_transaction } = charge(1);
  expect(brokenIn(bank, declined_transaction)).toMatchObject({
    reason: "insufficient_funds",
    saw: { amount: 1, availableBalance: 0, creditLimit: 100, maturityDate: null },
  });
});

test("a loan that is due is declined with what shows why its credit is not available", () => {
  const { bank, charge } = borrower({ credit_limit: 100, maturity_date: "2026-01-20" });
  bank.clock.advanceTo("2026-01-20T00:00:00.000Z");
  const { reason, saw, text } = brokenIn(bank, charge(1).declined_transaction);
  expect(reason).toBe("insufficient_funds");
  expect(saw).toEqual({ amount: 1, availableBalance: 0, creditLimit: 100, maturityDate: "2026-01-20" });
  expect(text).toContain("(amount 1, availableBalance 0, creditLimit 100, maturityDate 2026-01-20)");
});

test("a deposit Account owes nothing by statements", () => {
  const bank = createBank();
  const { id } = bank.accounts.create({ name: "Operating" });
  expect(bank.accounts.balance(id).loan).toBeNull();
});

describe("interest (D-36)", () => {
  test.each([
    [0n, "0.01", 0n],
    [36_500n, "0.01", 1n],
    [18_250n, "0.01", 0n],
    [54_750n, "0.01", 2n],
    [-54_750n, "0.01", -2n],
    [18_251n, "0.01", 1n],
    [365n, "1", 1n],
    [10n ** 30n * 365n, "0.125", 10n ** 30n / 8n],
  ])("on %s at %s is %s: exact, rounded half to even", (balances, rate, interest) => {
    expect(interestOn(balances, rate)).toBe(interest);
  });
});
