import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Account, type Bank, type BankOptions, createBank, manualClock } from "../../../src/index.ts";

const START = "2026-01-01T00:00:00.000Z";

/** A live bank with one Account, and functions that move money into and out of it. */
function live({ clock = manualClock(START), ...options }: BankOptions = {}) {
  const bank = createBank({ environment: "live", clock, ...options });
  const account = bank.accounts.create({ name: "Savings" });
  const number = bank.accountNumbers.create({ account_id: account.id, name: "All" });
  const card = bank.cards.create({ account_id: account.id });
  return {
    bank,
    account,
    payIn: (amount: number) =>
      bank.network.inboundRealTimePaymentsTransfers.create({ account_number_id: number.id, amount }),
    spend: (amount: number) => bank.network.cardSettlements.create({ card_id: card.id, amount }),
    hold: (amount: number) => bank.network.cardAuthorizations.create({ card_id: card.id, amount }),
  };
}

/** The payments that the clock made, oldest first, as time, category and amount. */
function paid(bank: Bank, { id }: Account): unknown[][] {
  const { data } = bank.transactions.list({
    account_id: id,
    category: { in: ["interest_payment", "account_revenue_payment"] },
  });
  return data.toReversed().map(({ amount, created_at, source }) => [created_at, source.category, amount]);
}

describe("monthly interest in live (D-36)", () => {
  test("pays interest on the first of the month at 00:00 UTC, for the daily closing balances of the month before [payments-monthly]", () => {
    const { bank, account, payIn } = live();
    payIn(100_000_00);
    bank.clock.advanceTo("2026-01-31T23:59:59.999Z");
    expect(paid(bank, account)).toEqual([]);
    bank.clock.advanceTo("2026-02-01T00:00:00.000Z");
    // 31 days of 100,000.00 at 1% over 365: 84.931...
    expect(paid(bank, account)).toEqual([["2026-02-01T00:00:00.000Z", "interest_payment", 84_93]]);
    const [transaction] = bank.transactions.list({ category: { in: ["interest_payment"] } }).data;
    expect(transaction?.source.interest_payment).toEqual({
      accrued_on_account_id: account.id,
      amount: 84_93,
      currency: "USD",
      period_start: "2026-01-01T00:00:00.000Z",
      period_end: "2026-02-01T00:00:00.000Z",
    });
    expect(bank.accounts.balance(account.id).current_balance).toBe(100_084_93);
  });

  test("earns interest on paid interest from the day of its payment", () => {
    const { bank, account, payIn } = live();
    payIn(1_000_000_00);
    bank.clock.advanceTo("2026-03-01T00:00:00.000Z");
    // 28 days of 1,000,849.32 at 1% over 365: 767.774...
    expect(paid(bank, account).map(([, , amount]) => amount)).toEqual([849_32, 767_77]);
  });

  test.each([
    ["the last millisecond of a day", "2026-01-11T23:59:59.999Z", 21],
    ["the first millisecond of the next", "2026-01-12T00:00:00.000Z", 20],
    ["the last millisecond of the month", "2026-01-31T23:59:59.999Z", 1],
  ])("counts money received at %s for the days that end after it", (_, at, days) => {
    const { bank, account, payIn } = live();
    bank.clock.advanceTo(at);
    payIn(3_650_000);
    bank.clock.advanceTo("2026-02-01T00:00:00.000Z");
    expect(paid(bank, account).map(([, , amount]) => amount)).toEqual([days * 100]);
  });

  test("counts money received at the first instant of a month for that month", () => {
    const { bank, account, payIn } = live();
    bank.clock.advanceTo("2026-02-01T00:00:00.000Z");
    payIn(3_650_000);
    bank.clock.advanceTo("2026-03-01T00:00:00.000Z");
    expect(paid(bank, account)).toEqual([["2026-03-01T00:00:00.000Z", "interest_payment", 28 * 100]]);
  });

  test("pays interest on funds that are on hold", () => {
    const { bank, account, payIn, hold } = live();
    payIn(3_650_000);
    hold(2_000_000);
    bank.clock.advanceTo("2026-02-01T00:00:00.000Z");
    expect(paid(bank, account).map(([, , amount]) => amount)).toEqual([31 * 100]);
  });

  test("pays no interest for a day that ends overdrawn", () => {
    const { bank, account, payIn, spend } = live();
    spend(3_650_000);
    bank.clock.advanceTo("2026-01-22T00:00:00.000Z");
    payIn(7_300_000);
    bank.clock.advanceTo("2026-02-01T00:00:00.000Z");
    expect(paid(bank, account).map(([, , amount]) => amount)).toEqual([10 * 100]);
  });

  test.each([
    // 36,500 at 1% earns 1 a day. Over 31 days, a balance of 36,500 / 62 earns one half.
    ["half a cent to the even zero below", 36_500 / 2, 1, 0],
    ["one and a half cents to the even two above", (36_500 * 3) / 2, 1, 2],
    ["two and a half cents to the even two below", (36_500 * 5) / 2, 1, 2],
    ["more than half a cent up", 36_500 / 2 + 1, 1, 1],
  ])("rounds monthly interest once, half to even: %s", (_, balance, days, interest) => {
    const { bank, account, payIn } = live();
    bank.clock.advanceTo(`2026-01-${31 - days + 1}T12:00:00.000Z`);
    payIn(balance);
    bank.clock.advanceTo("2026-02-01T00:00:00.000Z");
    expect(paid(bank, account).map(([, , amount]) => amount)).toEqual(interest === 0 ? [] : [interest]);
  });

  test("posts no Transaction and no Event when the interest is zero", () => {
    const { bank } = live();
    bank.clock.advanceTo("2026-02-01T00:00:00.000Z");
    expect(bank.transactions.list().data).toEqual([]);
    // The Events of the opening are 31 days old.
    expect(bank.events.list().data).toEqual([]);
  });

  test("pays no interest to a closed Account or on a loan", () => {
    const { bank, account } = live();
    const terms = { credit_limit: 1_000_000, grace_period_days: 0, statement_day_of_month: 1 } as const;
    const loan = bank.accounts.create({
      name: "Loan",
      funding: "loan",
      loan: { ...terms, statement_payment_type: "balance" },
    });
    const number = bank.accountNumbers.create({ account_id: loan.id, name: "All" });
    bank.network.inboundRealTimePaymentsTransfers.create({ account_number_id: number.id, amount: 3_650_000 });
    bank.accounts.close(account.id);
    bank.clock.advanceTo("2026-02-01T00:00:00.000Z");
    expect([...paid(bank, account), ...paid(bank, loan)]).toEqual([]);
  });

  test("pays interest for a leap February, also over 365 days", () => {
    const { bank, account, payIn } = live({ clock: manualClock("2028-02-01T00:00:00.000Z") });
    payIn(3_650_000);
    bank.clock.advanceTo("2028-03-01T00:00:00.000Z");
    expect(paid(bank, account)).toEqual([["2028-03-01T00:00:00.000Z", "interest_payment", 29 * 100]]);
  });

  test("skips a payment that would take the balance past the safe integers (D-41)", () => {
    const { bank, account, payIn } = live({ accountRevenueRate: "1000000000000" });
    payIn(1_000_000_00);
    bank.clock.advanceTo("2026-02-01T00:00:00.000Z");
    expect(paid(bank, account).map(([, category]) => category)).toEqual(["interest_payment"]);
    expect(bank.audit()).toEqual([]);
  });

  test("pays the sum of the daily interest of a simple model, for random movements", () => {
    const HOUR = 3_600_000;
    const move = fc.record({
      hours: fc.integer({ min: 0, max: 200 }),
      amount: fc.integer({ min: -9_999_999, max: 9_999_999 }),
    });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 8 }), (moves) => {
        const { bank, account, payIn, spend } = live();
        const start = Date.parse(START);
        const end = Date.parse("2026-02-01T00:00:00.000Z");
        const made: { readonly at: number; readonly amount: number }[] = [];
        let at = start;
        for (const { hours, amount } of moves) {
          at += hours * HOUR;
          if (at >= end || amount === 0) break;
          bank.clock.advanceTo(new Date(at));
          if (amount > 0) payIn(amount);
          else spend(-amount);
          made.push({ at, amount });
        }
        bank.clock.advanceTo(new Date(end));
        let sum = 0;
        for (let day = start + 24 * HOUR; day <= end; day += 24 * HOUR) {
          sum += Math.max(
            made.reduce((balance, one) => (one.at < day ? balance + one.amount : balance), 0),
            0,
          );
        }
        const exact = sum / 36_500;
        const [interest = 0] = paid(bank, account).map(([, , amount]) => amount as number);
        expect(Math.abs(interest - exact)).toBeLessThanOrEqual(0.5);
      }),
      { seed: 20_261_121, numRuns: 100 },
    );
  });
});

describe("monthly account revenue in live (D-36)", () => {
  test("pays account revenue by `account_revenue_rate`, after the interest [payments-monthly]", () => {
    const { bank, account, payIn } = live({ accountRevenueRate: "0.02" });
    payIn(3_650_000);
    bank.clock.advanceTo("2026-02-01T00:00:00.000Z");
    expect(paid(bank, account)).toEqual([
      ["2026-02-01T00:00:00.000Z", "interest_payment", 31 * 100],
      ["2026-02-01T00:00:00.000Z", "account_revenue_payment", 31 * 200],
    ]);
    const [revenue] = bank.transactions.list({ category: { in: ["account_revenue_payment"] } }).data;
    expect(revenue?.source.account_revenue_payment).toEqual({
      accrued_on_account_id: account.id,
      period_start: "2026-01-01T00:00:00.000Z",
      period_end: "2026-02-01T00:00:00.000Z",
    });
  });

  test("pays no account revenue to an Account without a rate", () => {
    const { bank, account, payIn } = live();
    payIn(3_650_000);
    bank.clock.advanceTo("2026-02-01T00:00:00.000Z");
    expect(paid(bank, account).map(([, category]) => category)).toEqual(["interest_payment"]);
  });
});

describe("schedules (D-37)", () => {
  test.each<[BankOptions, boolean]>([
    [{ environment: "live" }, true],
    [{ environment: "sandbox" }, false],
    [{ environment: "sandbox", schedules: "live" }, true],
    [{ environment: "live", schedules: "sandbox" }, false],
  ])("pays monthly under the options %j: %s", (options, isPaid) => {
    const bank = createBank(options);
    const account = bank.accounts.create({ name: "A" });
    const number = bank.accountNumbers.create({ account_id: account.id, name: "All" });
    bank.network.inboundRealTimePaymentsTransfers.create({ account_number_id: number.id, amount: 3_650_000 });
    bank.clock.advance({ days: 31 });
    expect(paid(bank, account).length > 0).toBe(isPaid);
  });
});
