import { beforeEach, describe, expect, test } from "vitest";
import { eventsOf, MOST } from "../../support/money.ts";
import { notNow, refusalOf, send, stateText } from "../../support/send.ts";
import { bank, deposits, largeLoan, loan, open, pay, START } from "./stage.ts";

beforeEach(() => open());

describe("PATCH /accounts/{account_id}", () => {
  test("accepts an Account update without a body as a change of nothing", () => {
    const account = deposits();
    expect(send(bank, { method: "PATCH", path: `/accounts/${account.id}` })).toMatchObject({
      status: 200,
      body: account,
    });
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
});
