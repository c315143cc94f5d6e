import type { Account, Transaction, TransactionList } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank } from "../../../src/index.ts";
import { invalid, notFound, refusalOf, send } from "../../support/send.ts";
import { pagesOf } from "../../support/walk.ts";

let bank: Bank;
let one: Account;
let other: Account;

/** Five Transactions of 1 to 5 cents, an hour apart: interest for the even amounts, revenue for the odd. */
beforeEach(() => {
  bank = createBank();
  one = bank.accounts.create({ name: "One" });
  other = bank.accounts.create({ name: "Other" });
  for (const amount of [1, 2, 3, 4, 5]) {
    const params = { account_id: amount < 4 ? one.id : other.id, amount };
    if (amount % 2 === 0) bank.simulations.interestPayments.create(params);
    else bank.simulations.accountRevenuePayments.create(params);
    bank.clock.advance({ hours: 1 });
  }
});

function amounts(query: string): number[] {
  const answer = send<TransactionList>(bank, { method: "GET", path: `/transactions${query}` });
  expect(answer.status).toBe(200);
  return answer.body.data.map(({ amount }) => amount);
}

describe("GET /transactions", () => {
  test.each([
    ["", [5, 4, 3, 2, 1]],
    ["?limit=2", [5, 4]],
    ["?category.in=interest_payment", [4, 2]],
    ["?category.in=interest_payment,account_revenue_payment", [5, 4, 3, 2, 1]],
    ["?category.in=inbound_ach_transfer,inbound_ach_transfer_return_intention,interest_payment", [4, 2]],
    ["?category.in=inbound_check_deposit_acceptance,inbound_wire_transfer,other", []],
    ["?category.in=inbound_fednow_transfer_confirmation,inbound_real_time_payments_transfer_confirmation", []],
    ["?created_at.after=2026-01-01T01:00:00Z", [5, 4, 3]],
    ["?created_at.on_or_after=2026-01-01T01:00:00Z&created_at.before=2026-01-01T03:00:00Z", [3, 2]],
    ["?route_id=account_number_of_nobody", []],
    ["?account_id=account_of_nobody", []],
  ])("lists the Transactions that match %s, newest first", (query, expected) => {
    expect(amounts(query)).toEqual(expected);
  });

  test("filters Transactions by Account, alone and with a category", () => {
    expect(amounts(`?account_id=${one.id}`)).toEqual([3, 2, 1]);
    expect(amounts(`?account_id=${other.id}&category.in=interest_payment`)).toEqual([4]);
  });

  test("lists every Transaction exactly once across pages", () => {
    const pages = pagesOf((cursor) =>
      bank.transactions.list({ limit: 2, ...(cursor === undefined ? {} : { cursor }) }),
    );
    expect(pages.map((page) => page.map(({ amount }) => amount))).toEqual([[5, 4], [3, 2], [1]]);
  });

  test.each([
    ["?category.in=gift", "query.category.in.0"],
    ["?category=interest_payment", "query.category"],
    ["?account_id=", "query.account_id"],
    ["?amount=5", "query.amount"],
  ])("refuses to list Transactions with %s", (query, field) => {
    expect(refusalOf(send(bank, { method: "GET", path: `/transactions${query}` }))).toEqual(invalid(field));
  });
});

describe("GET /transactions/{transaction_id}", () => {
  test("retrieves the Transaction that the simulation returned", () => {
    const made: Transaction = bank.simulations.interestPayments.create({ account_id: one.id, amount: 9 });
    expect(send(bank, { method: "GET", path: `/transactions/${made.id}` })).toMatchObject({ status: 200, body: made });
  });

  test.each([
    ["an unknown Transaction", () => "transaction_00000000000000000000"],
    ["an Account", () => one.id],
  ])("refuses the id of %s in the path of a Transaction", (_, idOf) => {
    expect(refusalOf(send(bank, { method: "GET", path: `/transactions/${idOf()}` }))).toEqual(notFound);
  });
});
