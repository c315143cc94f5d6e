import type { Account, AccountCreateParams, AccountUpdateParams } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank } from "../../../src/index.ts";
import { eventsOf } from "../../support/money.ts";
import { invalid, notFound, notNow, refusalOf, send, stateText } from "../../support/send.ts";

const START = "2026-01-01T00:00:00.000Z";
const MOST = Number.MAX_SAFE_INTEGER;
const loanTerms = {
  credit_limit: 50_000,
  grace_period_days: 5,
  statement_day_of_month: 15,
  statement_payment_type: "balance",
} as const;

let bank: Bank;
beforeEach(() => {
  bank = createBank();
});

function deposits(params: Partial<AccountCreateParams> = {}): Account {
  return bank.accounts.create({ name: "Operating", ...params });
}

function loan(creditLimit: number = loanTerms.credit_limit): Account {
  return deposits({ funding: "loan", loan: { ...loanTerms, credit_limit: creditLimit } });
}

/** A Program with the highest possible lending maximum. */
function lender() {
  return bank.simulations.programs.create({ name: "Lender", lending_maximum_extendable_credit: MOST }).id;
}

/** A loan Account of that Program. */
function largeLoan(creditLimit: number): Account {
  return deposits({ program_id: lender(), funding: "loan", loan: { ...loanTerms, credit_limit: creditLimit } });
}

function pay(account: Account, amount: number): void {
  bank.simulations.interestPayments.create({ account_id: account.id, amount });
}

describe("PATCH /accounts/{account_id}", () => {
  test.each<[string, AccountUpdateParams]>([
    ["the name", { name: "Payroll" }],
    ["the credit limit", { loan: { credit_limit: 70_000 } }],
    ["both", { name: "Line", loan: { credit_limit: 0 } }],
  ])(
    "updates %s of an Account and nothing else, and emits `account.updated` [accounts-update, event-account-updated]",
    (_, params) => {
      const account = loan();
      bank.clock.advance({ days: 1 });
      const events = eventsOf(bank, () => bank.accounts.update(account.id, params));
      expect(events).toEqual([["account.updated", account.id]]);
      const expected = { ...account, ...params, loan: { ...account.loan, ...params.loan } };
      expect(bank.accounts.retrieve(account.id)).toEqual(expected);
    },
  );

  test("accepts an Account update without a body as a change of nothing", () => {
    const account = deposits();
    expect(send(bank, { method: "PATCH", path: `/accounts/${account.id}` })).toMatchObject({
      status: 200,
      body: account,
    });
  });

  test.each<[string, unknown, ReturnType<typeof refusalOf>]>([
    ["an empty name", { name: "" }, invalid("name")],
    ["a name of 201 characters", { name: "a".repeat(201) }, invalid("name")],
    ["a name that is null", { name: null }, invalid("name")],
    ["a loan that is null", { loan: null }, invalid("loan")],
    ["a loan without credit_limit", { loan: {} }, invalid("loan.credit_limit")],
    ["a credit_limit below zero", { loan: { credit_limit: -1 } }, invalid("loan.credit_limit")],
    [
      "a term that cannot change",
      { loan: { credit_limit: 1, grace_period_days: 1 } },
      invalid("loan.grace_period_days"),
    ],
    ["a status", { status: "closed" }, invalid("status")],
  ])("refuses to update an Account with %s [accounts-update]", (_, body, expected) => {
    const account = loan();
    const before = stateText(bank);
    expect(refusalOf(send(bank, { method: "PATCH", path: `/accounts/${account.id}`, body }))).toEqual(expected);
    expect(stateText(bank)).toBe(before);
  });

  test.each([
    ["another name", { name: "Late" }],
    ["a credit limit", { loan: { credit_limit: 1 } }],
  ])("refuses to update a closed Account with %s (D-39) [account-closed-no-activity]", (_, body) => {
    const account = deposits();
    bank.accounts.close(account.id);
    expect(refusalOf(send(bank, { method: "PATCH", path: `/accounts/${account.id}`, body }))).toEqual(notNow);
  });

  test.each([
    ["with a large balance", 10, MOST - 100, 101],
    ["with a large credit limit", MOST - 2, 2, MOST - 1],
    ["where an intermediate sum exceeds the safe integers", MOST - 2, 1, MOST],
  ])(
    "refuses a credit limit that takes the available balance past the safe integers: %s (D-41)",
    (_, before, balance, limit) => {
      const account = largeLoan(before);
      pay(account, balance);
      const state = stateText(bank);
      const body = { loan: { credit_limit: limit } };
      expect(refusalOf(send(bank, { method: "PATCH", path: `/accounts/${account.id}`, body }))).toEqual(notNow);
      expect(stateText(bank)).toBe(state);
      bank.accounts.update(account.id, { loan: { credit_limit: MOST - balance } });
      expect(bank.accounts.balance(account.id).available_balance).toBe(MOST);
    },
  );
});

describe("POST /accounts/{account_id}/close", () => {
  test("closes an Account, records the time, and emits `account.updated` [account-close, account-closed-at, accounts-close]", () => {
    const account = deposits();
    bank.clock.advance({ days: 2 });
    const events = eventsOf(bank, () => {
      const answer = send(bank, { method: "POST", path: `/accounts/${account.id}/close` });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ ...account, status: "closed", closed_at: "2026-01-03T00:00:00.000Z" });
    });
    expect(events).toEqual([["account.updated", account.id]]);
    expect(bank.accounts.retrieve(account.id).status).toBe("closed");
  });

  test("closes a loan Account whose credit is unused (D-38)", () => {
    const account = loan();
    expect(bank.accounts.close(account.id)).toEqual({ ...account, status: "closed", closed_at: START });
  });

  test("closes an Account when the body is an empty object", () => {
    expect(send(bank, { method: "POST", path: `/accounts/${deposits().id}/close`, body: {} }).status).toBe(200);
  });

  const closed = () => bank.accounts.close(deposits().id).id;
  const withMoney = () => {
    const account = deposits();
    pay(account, 1);
    return account.id;
  };

  test.each<[string, () => string, unknown, ReturnType<typeof refusalOf>]>([
    ["a field in the body", () => deposits().id, { reason: "done" }, invalid("reason")],
    ["an Account that does not exist", () => "account_0", {}, notFound],
    ["an Account with a balance of one cent", withMoney, {}, notNow],
    ["an Account that is already closed", closed, {}, notNow],
  ])("refuses to close: %s [account-close-zero-balance, accounts-close, error-close]", (_, idOf, body, expected) => {
    const path = `/accounts/${idOf()}/close`;
    const before = stateText(bank);
    expect(refusalOf(send(bank, { method: "POST", path, body }))).toEqual(expected);
    expect(stateText(bank)).toBe(before);
  });
});
