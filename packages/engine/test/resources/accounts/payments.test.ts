import { transactionCategories } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { eventsOf, MOST } from "../../support/money.ts";
import { notNow, refusalOf, send, stateText } from "../../support/send.ts";
import { bank, deposits, largeLoan, open } from "./stage.ts";

beforeEach(() => open());

/** Every category of a Transaction's source, set to null (D-14). */
const noSource = Object.fromEntries(transactionCategories.map((category) => [category, null]));

describe.each([
  {
    path: "/simulations/interest_payments",
    description: "Interest payment",
    sourceOf: (amount: number, accrual: object) => ({
      ...noSource,
      category: "interest_payment",
      interest_payment: { ...accrual, amount, currency: "USD" },
    }),
  },
  {
    path: "/simulations/account_revenue_payments",
    description: "Account revenue payment",
    sourceOf: (_: number, accrual: object) => ({
      ...noSource,
      category: "account_revenue_payment",
      account_revenue_payment: accrual,
    }),
  },
])("POST $path", ({ path, description, sourceOf }) => {
  const simulate = (body: unknown) => send(bank, { method: "POST", path, body });

  test("posts a Transaction at the present time by default, and emits `transaction.created` (D-14) [transaction-source, payments-transaction, payments-accrued-on, payments-period, event-transaction-created]", () => {
    const account = deposits();
    bank.clock.advance({ hours: 5 });
    const now = bank.clock.now();
    let id = "";
    const events = eventsOf(bank, () => {
      const { status, body } = simulate({ account_id: account.id, amount: 1 });
      expect([status, body]).toEqual([
        200,
        {
          id: expect.stringMatching(/^transaction_[0-9a-z]{20}$/),
          account_id: account.id,
          amount: 1,
          created_at: now,
          currency: "USD",
          description,
          route_id: null,
          route_type: null,
          source: sourceOf(1, { accrued_on_account_id: account.id, period_start: now, period_end: now }),
          type: "transaction",
        },
      ]);
      id = (body as unknown as { id: string }).id;
    });
    expect(events).toEqual([["transaction.created", id]]);
    expect(bank.transactions.retrieve(id as `transaction_${string}`).amount).toBe(1);
  });

  test("pays for another Account and period, given with any offset, and only the payment changes the balance [payments-accrued-on]", () => {
    const account = deposits();
    const other = deposits();
    bank.accounts.close(other.id);
    const answer = simulate({
      account_id: account.id,
      accrued_on_account_id: other.id,
      amount: 12_345,
      period_start: "2025-12-01T00:00:00+01:00",
      period_end: "2025-12-31T23:59:59.999999Z",
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        source: sourceOf(12_345, {
          accrued_on_account_id: other.id,
          period_start: "2025-11-30T23:00:00.000Z",
          period_end: "2025-12-31T23:59:59.999Z",
        }),
      },
    });
    expect(bank.accounts.balance(account.id).current_balance).toBe(12_345);
    expect(bank.accounts.balance(other.id).current_balance).toBe(0);
  });

  test("returns a period in the year 9999 at the latest, at every offset (D-12)", () => {
    const body = {
      account_id: deposits().id,
      amount: 1,
      period_start: "0000-01-01T00:00:00+23:59",
      period_end: "9999-12-31T23:59:59-23:59",
    };
    const { source } = simulate(body).body as unknown as { source: object };
    expect(JSON.stringify(source)).toContain('"period_start":"0000-01-01T00:00:00.000Z"');
    expect(JSON.stringify(source)).toContain('"period_end":"9999-12-31T23:59:59.999Z"');
  });

  test.each([
    ["the current balance", () => deposits(), MOST],
    ["the available balance", () => largeLoan(MOST - 10), 10],
  ])("refuses a payment that takes %s past the safe integers, and changes nothing (D-41)", (_, open, largest) => {
    const account = open();
    expect(simulate({ account_id: account.id, amount: largest }).status).toBe(200);
    const before = stateText(bank);
    expect(refusalOf(simulate({ account_id: account.id, amount: 1 }))).toEqual(notNow);
    expect(refusalOf(simulate({ account_id: account.id, amount: MOST }))).toEqual(notNow);
    expect(stateText(bank)).toBe(before);
    expect(bank.audit()).toEqual([]);
  });
});
