import type { Account } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { manualClock } from "../../../src/index.ts";
import { invalid, refusalOf, send } from "../../support/send.ts";
import { bank, deposits, loan, open, pay } from "./stage.ts";

beforeEach(() => open());

describe("GET /accounts/{account_id}/balance", () => {
  test("returns a zero balance without a loan for a new deposit Account (D-34) [balance-loan]", () => {
    const { id } = deposits();
    expect(send(bank, { method: "GET", path: `/accounts/${id}/balance` })).toMatchObject({
      status: 200,
      body: { account_id: id, available_balance: 0, current_balance: 0, loan: null, type: "balance_lookup" },
    });
  });

  test("adds a loan Account's unused credit to its available balance (D-33, D-34) [balance-loan, accounts-balance-now]", () => {
    const account = loan();
    pay(account, 700);
    expect(bank.accounts.balance(account.id)).toEqual({
      account_id: account.id,
      available_balance: 50_700,
      current_balance: 700,
      loan: { due_at: null, due_balance: 0, past_due_balance: 0 },
      type: "balance_lookup",
    });
  });

  describe("at_time", () => {
    let account: Account;
    beforeEach(() => {
      open({ clock: manualClock("2026-01-01T00:00:00Z") });
      bank.clock.advanceTo("2026-01-01T12:00:00Z");
      account = loan();
      bank.clock.advanceTo("2026-01-02T00:00:00Z");
      pay(account, 100);
      pay(account, 20);
      bank.clock.advanceTo("2026-01-03T00:00:00Z");
      bank.accounts.update(account.id, { loan: { credit_limit: 60_000 } });
      bank.clock.advanceTo("2026-01-04T00:00:00Z");
      bank.accounts.update(account.id, { loan: { credit_limit: 10 } });
      bank.clock.advanceTo("2026-01-05T00:00:00Z");
    });

    test.each([
      ["long before the Account was created", "1970-01-01T00:00:00Z", 0, 0],
      ["a millisecond before it was created", "2026-01-01T11:59:59.999Z", 0, 0],
      ["when it was created, inclusive", "2026-01-01T12:00:00Z", 0, 50_000],
      ["a millisecond before a payment", "2026-01-01T23:59:59.999Z", 0, 50_000],
      ["at the time of two payments, inclusive", "2026-01-02T00:00:00Z", 120, 50_120],
      ["at the same time, with an offset", "2026-01-02T05:30:00+05:30", 120, 50_120],
      ["a millisecond before a higher credit limit", "2026-01-02T23:59:59.999Z", 120, 50_120],
      ["at the time of a higher credit limit, inclusive", "2026-01-03T00:00:00Z", 120, 60_120],
      ["a millisecond before a lower credit limit", "2026-01-03T23:59:59.999Z", 120, 60_120],
      ["at the time of a lower credit limit, inclusive", "2026-01-04T00:00:00Z", 120, 130],
      ["now", "2026-01-05T00:00:00Z", 120, 130],
    ])(
      "returns the balance %s as it stood at that time (D-35) [accounts-balance-then]",
      (_, atTime, current, available) => {
        const path = `/accounts/${account.id}/balance?at_time=${encodeURIComponent(atTime)}`;
        expect(send(bank, { method: "GET", path })).toMatchObject({
          status: 200,
          body: { current_balance: current, available_balance: available },
        });
      },
    );

    test("refuses a future `at_time` before it looks up the Account (D-27)", () => {
      const path = "/accounts/account_0/balance?at_time=2027-01-01T00:00:00Z";
      expect(refusalOf(send(bank, { method: "GET", path }))).toEqual(invalid("query.at_time"));
    });

    test("returns the available balance from before an Account was closed", () => {
      const { id } = loan(900);
      bank.clock.advance({ hours: 1 });
      bank.accounts.close(id);
      expect(bank.accounts.balance(id)).toMatchObject({ available_balance: 0, current_balance: 0 });
      expect(bank.accounts.balance(id, { at_time: "2026-01-05T00:00:00Z" })).toMatchObject({ available_balance: 900 });
    });
  });
});
