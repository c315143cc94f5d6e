import { describe, expect, test } from "vitest";
import { type Bank, createBank, type DeclinedTransaction, manualClock } from "../../../src/index.ts";
import { interestOn } from "../../../src/money/interest.ts";

interface Terms {
  readonly statement_payment_type?: "balance" | "interest_until_maturity";
  readonly maturity_date?: string;
  readonly grace_period_days?: number;
  readonly credit_limit?: number;
}

/** A loan Account with statements on the 10th, a Card to borrow with and an Account Number to repay to. */
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
    account_number_id,
    checkImage: bank.files.list().data[0]?.id ?? "file_none",
    spend: (amount: number) => bank.simulations.cardSettlements.create({ card_id, amount }),
    charge: (amount: number) => bank.simulations.cardAuthorizations.create({ card_id, amount }),
    pay: (amount: number) => bank.simulations.inboundAchTransfers.create({ account_number_id, amount }),
    look: (at_time?: string) => bank.accounts.balance(id, at_time === undefined ? {} : { at_time }),
  };
}

const nothing = { due_at: null, due_balance: 0, past_due_balance: 0 };

describe("a loan with statements of the full balance", () => {
  test("makes the balance of the statement day due, and nothing before the statement [loan-due]", () => {
    const { bank, spend, look } = borrower({});
    spend(300_00);
    bank.clock.advanceTo("2026-01-09T23:59:59.999Z");
    expect(look().loan).toEqual(nothing);
    bank.clock.advanceTo("2026-01-10T00:00:00.000Z");
    expect(look().loan).toEqual({ due_at: "2026-01-15T00:00:00.000Z", due_balance: 300_00, past_due_balance: 0 });
    spend(50_00);
    expect(look().loan?.due_balance).toBe(300_00);
  });

  test("counts all incoming money as a payment of the loan, before the statement and after it", () => {
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

  test("makes the amount past due when the grace period is over [loan-delinquent]", () => {
    const { bank, spend, pay, look } = borrower({});
    spend(300_00);
    bank.clock.advanceTo("2026-01-14T23:59:59.999Z");
    expect(look().loan).toMatchObject({ due_balance: 300_00, past_due_balance: 0 });
    bank.clock.advanceTo("2026-01-15T00:00:00.000Z");
    expect(look().loan).toEqual({ due_at: null, due_balance: 0, past_due_balance: 300_00 });
    pay(100_00);
    expect(look().loan?.past_due_balance).toBe(200_00);
  });

  test("adds the next statement to the past due amount, and applies payments to the oldest first", () => {
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

  test("returns the loan as it was at a past `at_time`", () => {
    const { bank, spend, pay, look } = borrower({});
    spend(300_00);
    bank.clock.advanceTo("2026-01-12T00:00:00.000Z");
    pay(300_00);
    bank.clock.advanceTo("2026-03-01T00:00:00.000Z");
    expect(look("2026-01-11T00:00:00.000Z").loan).toMatchObject({ due_balance: 300_00 });
    expect(look("2026-01-09T00:00:00.000Z").loan).toEqual(nothing);
    expect(look().loan).toEqual(nothing);
  });

  test("makes a statement without grace days past due at once", () => {
    const { bank, spend, look } = borrower({ grace_period_days: 0 });
    spend(1);
    bank.clock.advanceTo("2026-01-10T00:00:00.000Z");
    expect(look().loan).toEqual({ due_at: null, due_balance: 0, past_due_balance: 1 });
  });
});

describe("a loan with statements of interest until maturity", () => {
  const terms = { statement_payment_type: "interest_until_maturity", maturity_date: "2026-03-01" } as const;

  test("bills each month the interest on the balance at the end of each day [loan-due]", () => {
    const { bank, spend, look } = borrower(terms);
    spend(1_000_00);
    bank.clock.advanceTo("2026-01-10T00:00:00.000Z");
    // Nine days of 100,000 cents at 1% a year: 24.66 cents.
    expect(look().loan).toEqual({ due_at: "2026-01-15T00:00:00.000Z", due_balance: 25, past_due_balance: 0 });
    bank.clock.advanceTo("2026-02-10T00:00:00.000Z");
    // 31 days more: 84.93 cents. The interest of January is past due.
    expect(look().loan).toMatchObject({ due_balance: 85, past_due_balance: 25 });
  });

  test("makes the whole balance due at maturity, and ends borrowing", () => {
    const { bank, spend, charge, look } = borrower(terms);
    spend(400_00);
    bank.clock.advanceTo("2026-02-28T23:59:59.999Z");
    expect(look()).toMatchObject({ available_balance: 600_00, loan: { due_balance: 0, past_due_balance: 44 } });
    expect(charge(1_00).pending_transaction).not.toBeNull();
    bank.clock.advanceTo("2026-03-01T00:00:00.000Z");
    expect(look().available_balance).toBe(-401_00);
    expect(look().loan).toEqual({
      due_at: "2026-03-06T00:00:00.000Z",
      due_balance: 400_00 - 44,
      past_due_balance: 44,
    });
    const { declined_transaction } = charge(1);
    expect(declined_transaction?.source.card_decline?.reason).toBe("insufficient_funds");
  });
});

describe("the grace period of a loan", () => {
  // Statements of 100 on January 10, of 200 on February 10 and of 400 on March 10.
  test.each([
    { grace: 45, now: "2026-03-20", paid: 0, due_at: "2026-03-27", due: 600, pastDue: 100 },
    { grace: 45, now: "2026-03-20", paid: 100, due_at: "2026-03-27", due: 600, pastDue: 0 },
    { grace: 45, now: "2026-03-20", paid: 299, due_at: "2026-03-27", due: 401, pastDue: 0 },
    { grace: 45, now: "2026-03-20", paid: 300, due_at: "2026-04-24", due: 400, pastDue: 0 },
    { grace: 45, now: "2026-03-20", paid: 700, due_at: null, due: 0, pastDue: 0 },
    { grace: 45, now: "2026-03-27", paid: 0, due_at: "2026-04-24", due: 400, pastDue: 300 },
    { grace: 100, now: "2026-03-20", paid: 0, due_at: "2026-04-20", due: 700, pastDue: 0 },
    { grace: 100, now: "2026-03-20", paid: 100, due_at: "2026-05-21", due: 600, pastDue: 0 },
    { grace: 0, now: "2026-03-20", paid: 100, due_at: null, due: 0, pastDue: 600 },
  ])(
    "ends a grace period of $grace days, on $now with $paid paid: $due due at $due_at, $pastDue past due",
    ({ grace, now, paid, due_at, due, pastDue }) => {
      const { bank, spend, pay, look } = borrower({ grace_period_days: grace });
      for (const [amount, date] of [
        [100, "2026-02-01"],
        [200, "2026-03-01"],
        [400, now],
      ] as const) {
        spend(amount);
        bank.clock.advanceTo(`${date}T00:00:00.000Z`);
      }
      if (paid > 0) pay(paid);
      expect(look().loan).toEqual({
        due_at: due_at === null ? null : `${due_at}T00:00:00.000Z`,
        due_balance: due,
        past_due_balance: pastDue,
      });
    },
  );

  test("allows a grace period of at most a century, which ends with the year 9999", () => {
    const { bank, spend, pay, look } = borrower({ grace_period_days: 36_500 });
    spend(100);
    bank.clock.advanceTo("2026-02-01T00:00:00.000Z");
    expect(look().loan?.due_at).toBe("2125-12-17T00:00:00.000Z");
    pay(100);
    bank.clock.advanceTo("9999-12-01T00:00:00.000Z");
    spend(50);
    bank.clock.advanceTo("9999-12-31T23:59:59.998Z");
    expect(look().loan).toEqual({ due_at: "9999-12-31T23:59:59.999Z", due_balance: 50, past_due_balance: 0 });
    bank.clock.advance({ milliseconds: 1 });
    expect(look().loan).toEqual({ due_at: null, due_balance: 0, past_due_balance: 50 });
  });

  test("refuses a grace period longer than a century", () => {
    expect(() => borrower({ grace_period_days: 36_501 })).toThrow(/grace_period_days/);
  });
});

describe("the maturity of a loan", () => {
  test.each(["balance", "interest_until_maturity"] as const)(
    "bills what is borrowed after maturity with the next statement, for %s",
    (statement_payment_type) => {
      const { bank, spend, pay, look } = borrower({ statement_payment_type, maturity_date: "2026-02-20" });
      spend(100_00);
      bank.clock.advanceTo("2026-02-20T00:00:00.000Z");
      pay(100_00);
      expect(look().loan).toEqual(nothing);
      spend(30_00);
      bank.clock.advanceTo("2026-03-09T23:59:59.999Z");
      expect(look().loan).toEqual(nothing);
      bank.clock.advanceTo("2026-03-10T00:00:00.000Z");
      expect(look().loan).toEqual({ due_at: "2026-03-15T00:00:00.000Z", due_balance: 30_00, past_due_balance: 0 });
    },
  );

  test.each(["balance", "interest_until_maturity"] as const)(
    "accepts a maturity on a statement day, for %s",
    (payment) => {
      const { bank, spend, look } = borrower({ statement_payment_type: payment, maturity_date: "2026-01-10" });
      spend(100_00);
      bank.clock.advanceTo("2026-01-10T00:00:00.000Z");
      expect(look().loan).toEqual({ due_at: "2026-01-15T00:00:00.000Z", due_balance: 100_00, past_due_balance: 0 });
    },
  );

  test.each(["0001-01-01", "2025-12-31", "2026-01-01"])(
    "refuses a maturity on %s on the first of January 2026 (D-32)",
    (date) => {
      expect(() => borrower({ maturity_date: date })).toThrow(
        expect.objectContaining({
          body: expect.objectContaining({ errors: [expect.objectContaining({ field: "loan.maturity_date" })] }),
        }),
      );
    },
  );

  test("accepts a maturity on the second of January 2026", () => {
    const { bank, look } = borrower({ maturity_date: "2026-01-02", credit_limit: 5 });
    expect(look().available_balance).toBe(5);
    bank.clock.advance({ days: 1 });
    expect(look().available_balance).toBe(0);
  });
});

describe("a loan that is paid off", () => {
  const terms = { statement_payment_type: "interest_until_maturity" } as const;

  test("charges no interest on a loan that is paid off to the cent, and allows closing it", () => {
    const { bank, id, spend, pay, look } = borrower(terms);
    spend(1_000_00);
    bank.clock.advanceTo("2026-02-09T00:00:00.000Z");
    expect(look().loan?.past_due_balance).toBe(25);
    pay(1_000_00);
    expect(look().loan).toEqual(nothing);
    bank.clock.advanceTo("2026-02-10T00:00:00.000Z");
    expect(look().loan).toEqual(nothing);
    bank.accounts.close(id);
    bank.clock.advance({ days: 90 });
    expect(look().loan).toEqual(nothing);
  });

  test("limits the interest due to the balance that is left", () => {
    const { bank, spend, pay, look } = borrower(terms);
    spend(1_000_00);
    bank.clock.advanceTo("2026-01-09T00:00:00.000Z");
    pay(999_90);
    bank.clock.advanceTo("2026-01-10T00:00:00.000Z");
    expect(look().loan).toMatchObject({ due_balance: 10, past_due_balance: 0 });
  });
});

describe("an incoming payment of a loan that is returned", () => {
  type Borrower = ReturnType<typeof borrower>;

  /** Pays by each rail, and returns a function that sends the payment back. */
  const ways: Readonly<Record<string, (bank: Bank, to: Borrower, amount: number) => () => unknown>> = {
    "an ACH credit": (bank, { pay }, amount) => {
      const { id } = pay(amount);
      return () => bank.inboundAchTransfers.transferReturn(id, { reason: "duplicate_entry" });
    },
    "a wire": (bank, { account_number_id }, amount) => {
      const { id } = bank.simulations.inboundWireTransfers.create({ account_number_id, amount });
      return () => bank.inboundWireTransfers.reverse(id, { reason: "duplicate" });
    },
    "a check deposit": (bank, { id: account_id, checkImage }, amount) => {
      const images = { front_image_file_id: checkImage, back_image_file_id: checkImage };
      const { id } = bank.checkDeposits.create({ account_id, amount, ...images });
      bank.simulations.checkDeposits.submit(id);
      return () => bank.simulations.checkDeposits.return(id);
    },
  };

  test.each(Object.entries(ways))("no longer counts %s as a payment of the loan after it is returned", (_, way) => {
    const to = borrower({});
    const { bank, spend, look } = to;
    spend(300_00);
    bank.clock.advanceTo("2026-01-10T00:00:00.000Z");
    const sendBack = way(bank, to, 300_00);
    expect(look().loan).toEqual(nothing);
    const paid = bank.clock.now();
    bank.clock.advance({ days: 1 });
    sendBack();
    expect(look().loan).toEqual({ due_at: "2026-01-15T00:00:00.000Z", due_balance: 300_00, past_due_balance: 0 });
    expect(look(paid).loan).toEqual(nothing);
    bank.clock.advanceTo("2026-02-10T00:00:00.000Z");
    expect(look().loan).toEqual({ due_at: null, due_balance: 0, past_due_balance: 300_00 });
  });

  test("raises the due balance by a payment that is made before the statement and returned after it", () => {
    const to = borrower({});
    const { bank, spend, pay, look } = to;
    spend(300_00);
    const sendBack = ways["a wire"]?.(bank, to, 200_00);
    bank.clock.advanceTo("2026-01-10T00:00:00.000Z");
    expect(look().loan?.due_balance).toBe(100_00);
    sendBack?.();
    expect(look().loan?.due_balance).toBe(300_00);
    pay(250_00);
    expect(look().loan?.due_balance).toBe(50_00);
  });

  test("bills only interest until maturity after a payment is returned", () => {
    const to = borrower({ statement_payment_type: "interest_until_maturity" });
    const { bank, spend, look } = to;
    spend(1_000_00);
    bank.clock.advanceTo("2026-01-10T00:00:00.000Z");
    const sendBack = ways["a wire"]?.(bank, to, 500_00);
    bank.clock.advanceTo("2026-02-10T00:00:00.000Z");
    // 31 days of 50,000 cents: 42.47 cents.
    expect(look().loan).toMatchObject({ due_balance: 42, past_due_balance: 0 });
    sendBack?.();
    expect(look().loan).toMatchObject({ due_balance: 42, past_due_balance: 25 });
  });

  test("counts the return of a debit as a payment of the loan", () => {
    const { bank, account_number_id, look } = borrower({});
    const { id } = bank.simulations.inboundAchTransfers.create({ account_number_id, amount: -100 });
    bank.clock.advanceTo("2026-01-10T00:00:00.000Z");
    expect(look().loan?.due_balance).toBe(100);
    bank.inboundAchTransfers.transferReturn(id, { reason: "payment_stopped" });
    expect(look().loan).toEqual(nothing);
  });
});

/** The facts of the rule that failed, and the same facts as text. */
function brokenIn(bank: Bank, declined: DeclinedTransaction | null) {
  const { rules, text } = bank.explain(declined?.id ?? "");
  const { reason, facts } = rules.find(({ outcome }) => outcome === "failed") ?? {};
  return { reason, facts, text };
}

test("lends up to the credit limit to the cent, and explains a decline with the available credit", () => {
  const { bank, charge } = borrower({ credit_limit: 100 });
  expect(charge(100).pending_transaction).not.toBeNull();
  const { declined_transaction } = charge(1);
  expect(brokenIn(bank, declined_transaction)).toMatchObject({
    reason: "insufficient_funds",
    facts: { amount: 1, availableBalance: 0, creditLimit: 100, maturityDate: null },
  });
});

test("explains a decline after a loan's maturity with its credit limit and maturity date", () => {
  const { bank, charge } = borrower({ credit_limit: 100, maturity_date: "2026-01-20" });
  bank.clock.advanceTo("2026-01-20T00:00:00.000Z");
  const { reason, facts, text } = brokenIn(bank, charge(1).declined_transaction);
  expect(reason).toBe("insufficient_funds");
  expect(facts).toEqual({ amount: 1, availableBalance: 0, creditLimit: 100, maturityDate: "2026-01-20" });
  expect(text).toContain("(amount $0.01, availableBalance $0.00, creditLimit $1.00, maturityDate 2026-01-20)");
});

describe("interest of a loan (D-36)", () => {
  test.each([
    [0n, "0.01", 0n],
    [36_500n, "0.01", 1n],
    [18_250n, "0.01", 0n],
    [54_750n, "0.01", 2n],
    [-54_750n, "0.01", -2n],
    [18_251n, "0.01", 1n],
    [365n, "1", 1n],
    [10n ** 30n * 365n, "0.125", 10n ** 30n / 8n],
  ])("calculates the interest on %s at %s as %s, exactly and rounded half to even", (balances, rate, interest) => {
    expect(interestOn(balances, rate)).toBe(interest);
  });
});
