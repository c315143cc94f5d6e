import { createBank, manualClock } from "@sandbank/engine";
import { describe, expect, test } from "vitest";
import { type LogRow, logRows } from "../../src/parts/steps/log-rows.ts";
import { describeOutcome } from "../../src/parts/steps/outcome.ts";

function openBank() {
  const bank = createBank({ clock: manualClock(new Date("2026-01-01T00:00:00Z")) });
  const account = bank.accounts.create({ name: "Operating" });
  const card = bank.cards.create({ account_id: account.id });
  const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    bank.handle({
      method: "POST",
      path,
      headers: { authorization: `Bearer ${bank.apiKey}`, "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  /** Returns the outcome of the latest step, as a reader sees it. */
  const latest = () => {
    const [row] = logRows(bank.trace({ last: 1 }).steps).filter(({ attempt }) => attempt === null);
    const { tag, text } = describeOutcome(row as NonNullable<typeof row>);
    return tag === null ? text : `[${tag.word}] ${text}`;
  };
  return { bank, account, card, post, latest };
}

describe("the outcome of a step of the log", () => {
  test("a new object is named by its Event and its name", () => {
    const { bank, latest } = openBank();
    bank.accounts.create({ name: "<img src=x>" });
    expect(latest()).toBe("account created: <img src=x>");
  });

  test.each([
    ["another", { "idempotency-key": "second" }, "account created: Twice; repeats #3 with another idempotency key"],
    ["no", {}, "account created: Twice; repeats #3 without an idempotency key"],
    ["the same", { "idempotency-key": "first" }, "replayed: key first"],
  ])("a call says that it repeats one whose response was lost, with %s idempotency key", (_, key, says) => {
    const { bank, post } = openBank();
    bank.faults.arm({ kind: "drop_after_commit", operation: "accounts.create" });
    post("/accounts", { name: "Twice" }, { "idempotency-key": "first" });
    post("/accounts", { name: "Twice" }, key);
    const row = logRows(bank.trace().steps).find(({ key }) => key === "4") as LogRow;
    expect(describeOutcome(row).text).toBe(says);
  });

  test("an object whose Event the bank has deleted is named once", () => {
    const { bank, account } = openBank();
    bank.clock.advance({ days: 31 });
    const [row] = logRows(bank.trace().steps.slice(0, 1)).filter(({ attempt }) => attempt === null);
    expect(describeOutcome({ ...row, step: { ...row?.step, events: [] } } as never).text).toBe(`created ${account.id}`);
  });

  test("an approved card authorization shows the amount on hold and the merchant", () => {
    const { bank, account, card, latest } = openBank();
    bank.simulations.interestPayments.create({ account_id: account.id, amount: 100_00 });
    expect(latest()).toBe(`+$100.00, Interest payment, ${account.id}`);
    bank.simulations.cardAuthorizations.create({
      card_id: card.id,
      amount: 40_00,
      merchant_descriptor: "Cedar Books",
    });
    expect(latest()).toBe(`[held] $40.00 at Cedar Books, ${account.id}`);
    const [hold] = bank.pendingTransactions.list().data;
    bank.simulations.cardSettlements.create({
      card_id: card.id,
      pending_transaction_id: hold?.id as never,
      amount: 30_00,
    });
    expect(latest()).toBe(`−$30.00, released $40.00 at Cedar Books, ${account.id}`);
    const [settled] = bank.transactions.list({ category: { in: ["card_settlement"] } }).data;
    bank.simulations.cardRefunds.create({ transaction_id: settled?.id as never, amount: 5_00 });
    expect(latest()).toBe(`+$5.00, Refund from Cedar Books, ${account.id}`);
  });

  test("a declined card authorization shows the amount and the reason", () => {
    const { bank, card, latest } = openBank();
    bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 60_00 });
    expect(latest()).toBe("[declined] insufficient_funds, $60.00 at EXAMPLE SHOP");
  });

  test("a clock move shows the holds that expired, or else the Events that were deleted", () => {
    const { bank, account, card, latest } = openBank();
    bank.clock.advance({ minutes: 5 });
    expect(latest()).toBe("nothing fell due");
    bank.simulations.interestPayments.create({ account_id: account.id, amount: 100_00 });
    bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 40_00 });
    bank.clock.advance({ days: 8 });
    expect(latest()).toBe("1 hold expired, $40.00");
    bank.accounts.list();
    bank.clock.advance({ days: 31 });
    expect(latest()).toMatch(/^\d+ old Events deleted$/);
  });

  test("a refused request shows why", () => {
    const { post, latest } = openBank();
    post("/accounts", { nam: "Payroll" });
    expect(latest()).toContain("`nam` is not a known parameter");
  });

  test("a repeated request shows its idempotency key, and another one with that key is a conflict", () => {
    const { post, latest } = openBank();
    post("/accounts", { name: "Payroll" }, { "idempotency-key": "k-1" });
    expect(latest()).toBe("account created: Payroll");
    post("/accounts", { name: "Payroll" }, { "idempotency-key": "k-1" });
    expect(latest()).toBe("replayed: key k-1");
    post("/accounts", { name: "Savings" }, { "idempotency-key": "k-1" });
    expect(latest()).toContain('The key "k-1" was used for a request with another operation or other parameters.');
  });

  test("a response that a fault dropped is shown with the effects of its request", () => {
    const { bank, post, latest } = openBank();
    bank.faults.arm({ kind: "drop_after_commit" });
    post("/accounts", { name: "Payroll" });
    expect(latest()).toBe("[fault: Response lost] account created: Payroll");
    bank.faults.arm({ kind: "drop_before_commit" });
    post("/accounts", { name: "Payroll" });
    expect(latest()).toBe("[fault: Request lost] nothing happened");
  });

  test("a read names the object that it returned", () => {
    const { bank, account, latest } = openBank();
    bank.accounts.retrieve(account.id);
    expect(latest()).toBe(`read ${account.id}`);
    bank.accounts.list();
    expect(latest()).toBe("read a list");
    bank.accounts.balance(account.id);
    expect(latest()).toBe(`read the balance of ${account.id}`);
  });
});
