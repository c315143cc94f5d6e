import { type CardPayment, type Transaction, transactionCategories } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import {
  authorized,
  type CardStage,
  cardStage,
  elementOf,
  idOf,
  keyed,
  latestPayment,
  paymentOf,
  refusalOfSimulation,
  simulate,
  sums,
} from "../../support/cards.ts";
import { eventsOf, expectBalances } from "../../support/money.ts";
import { notNow } from "../../support/send.ts";
import { expectPosted, usual } from "./posted.ts";

const NOW = "2026-01-01T01:00:00.000Z";

let stage: CardStage;
beforeEach(() => {
  stage = cardStage(10_000);
});

const balances = (current: number, available?: number) =>
  expectBalances(stage.bank, stage.account.id, current, available);
const settle = (params: object) => simulate(stage.bank, "cardSettlements", { card_id: stage.card.id, ...params });
const refund = (params: object) => simulate(stage.bank, "cardRefunds", params);
const refusalToRefund = (params: object) => refusalOfSimulation(stage.bank, "cardRefunds", params);

describe("POST /simulations/card_refunds", () => {
  /** Expects everything that a refund changes, an hour after the start. */
  function expectRefunded(payment: CardPayment, params: object, amount: number): void {
    const { bank } = stage;
    const { current_balance: before } = bank.accounts.balance(stage.account.id);
    const { pending_transaction_id } = params as { pending_transaction_id?: string };
    const events = eventsOf(bank, () => {
      const transaction = refund(params);
      const source = keyed(transactionCategories, "card_refund", {
        ...usual,
        id: idOf("card_refund"),
        amount,
        card_payment_id: payment.id,
        presentment_amount: amount,
        transaction_id: transaction.id,
        type: "card_refund",
      });
      expectPosted(stage, transaction, { amount, description: "Refund from EXAMPLE SHOP", source });
    });
    const [transaction] = bank.transactions.list().data;
    expect(events).toEqual([
      ...(pending_transaction_id === undefined ? [] : [["pending_transaction.updated", pending_transaction_id]]),
      ["transaction.created", transaction?.id],
      ["card_payment.updated", payment.id],
    ]);
    expect(bank.cardPayments.retrieve(payment.id)).toEqual({
      ...payment,
      elements: [...payment.elements, elementOf("card_refund", transaction?.source.card_refund, NOW)],
      state: { ...payment.state, refunded_amount: payment.state.refunded_amount + amount },
    });
    balances(before + amount);
  }

  const settlements: [string, () => Transaction][] = [
    ["a settlement", () => settle({ pending_transaction_id: authorized(stage).id })],
    [
      "a settlement of less than the hold",
      () => settle({ pending_transaction_id: authorized(stage, { amount: 9_000 }).id, amount: 1_000 }),
    ],
    ["a force post", () => settle({ amount: 1_000 })],
  ];

  test.each(settlements)("refunds %s in full when no amount is given", (_, begin) => {
    const { id: transaction_id } = begin();
    stage.bank.clock.advance({ hours: 1 });
    expectRefunded(latestPayment(stage.bank), { transaction_id }, 1_000);
    balances(10_000);
  });

  test("refunds a settlement in several parts", () => {
    const { id: transaction_id } = settle({ amount: 1_000 });
    stage.bank.clock.advance({ hours: 1 });
    for (const amount of [1, 600, 399]) expectRefunded(latestPayment(stage.bank), { transaction_id, amount }, amount);
    balances(10_000);
    expect(latestPayment(stage.bank).state).toEqual(sums({ settled_amount: 1_000, refunded_amount: 1_000 }));
  });

  test("refuses to refund more than was settled and not yet refunded", () => {
    const { id: transaction_id } = settle({ pending_transaction_id: authorized(stage).id, amount: 900 });
    expect(refusalToRefund({ transaction_id, amount: 901 })).toEqual(notNow);
    refund({ transaction_id, amount: 600 });
    expect(refusalToRefund({ transaction_id, amount: 301 })).toEqual(notNow);
    expect(refusalToRefund({ transaction_id })).toEqual(notNow);
    refund({ transaction_id, amount: 300 });
    expect(refusalToRefund({ transaction_id, amount: 1 })).toEqual(notNow);
    balances(10_000);
  });

  test.each([
    ["the full amount, when none is given", undefined, 1_000],
    ["less", 400, 400],
    ["more", 1_500, 1_500],
  ])("posts an authorized refund: %s", (_, amount, given) => {
    const { bank } = stage;
    const pending = authorized(stage, { direction: "refund" });
    bank.clock.advance({ hours: 1 });
    balances(10_000);
    expectRefunded(paymentOf(bank, pending), { pending_transaction_id: pending.id, amount }, given);
    expect(bank.pendingTransactions.retrieve(pending.id)).toEqual({
      ...pending,
      status: "complete",
      completed_at: NOW,
    });
    expect(latestPayment(bank).state).toEqual(sums({ refund_authorized_amount: 1_000, refunded_amount: given }));
  });

  test("posts the rest of an authorized refund after a partial reversal", () => {
    const { bank } = stage;
    const pending = authorized(stage, { direction: "refund" });
    simulate(bank, "cardReversals", { card_payment_id: paymentOf(bank, pending).id, amount: 400 });
    expect(refund({ pending_transaction_id: pending.id }).amount).toBe(600);
  });

  test("posts a refund to a canceled Card", () => {
    const { id: transaction_id } = settle({ amount: 1_000 });
    stage.bank.cards.update(stage.card.id, { status: "canceled" });
    refund({ transaction_id });
    balances(10_000);
  });

  test.each<[string, () => object]>([
    ["a Transaction of another category", () => ({ transaction_id: interest() })],
    ["a refund", () => ({ transaction_id: refund({ transaction_id: settle({ amount: 5 }).id }).id })],
    ["the authorization of a purchase", () => ({ pending_transaction_id: authorized(stage).id })],
    ["a hold created by the client", () => ({ pending_transaction_id: ownHold() })],
    ["an authorization that is already refunded", () => refundedTwice()],
    ["an authorization that is reversed", () => reversed()],
    ["an authorization that is expired", () => expired()],
  ])("refuses to refund %s", (_, begin) => {
    expect(refusalToRefund(begin())).toEqual(notNow);
  });

  const interest = () => stage.bank.simulations.interestPayments.create({ account_id: stage.account.id, amount: 1 }).id;
  const ownHold = () => stage.bank.pendingTransactions.create({ account_id: stage.account.id, amount: -1 }).id;

  function refundedTwice(): object {
    const params = { pending_transaction_id: authorized(stage, { direction: "refund" }).id };
    refund(params);
    return params;
  }

  function reversed(): object {
    const pending = authorized(stage, { direction: "refund" });
    simulate(stage.bank, "cardReversals", { card_payment_id: paymentOf(stage.bank, pending).id });
    return { pending_transaction_id: pending.id };
  }

  function expired(): object {
    const pending = authorized(stage, { direction: "refund" });
    stage.bank.clock.advance({ days: 7 });
    return { pending_transaction_id: pending.id };
  }
});

describe("the balances of an Account, through every card operation", () => {
  /** Each step, one hour after the one before, and the current and available balance right after it. */
  const steps: [string, (stage: CardStage) => unknown, number, number][] = [
    ["an authorization holds funds", (stage) => authorized(stage), 10_000, 9_000],
    [
      "an increment raises the hold",
      ({ bank }) => simulate(bank, "cardIncrements", { ...first(bank), amount: 500 }),
      10_000,
      8_500,
    ],
    [
      "a declined increment leaves the hold",
      ({ bank }) => simulate(bank, "cardIncrements", { ...first(bank), amount: 8_501 }),
      10_000,
      8_500,
    ],
    [
      "a partial reversal releases a part",
      ({ bank }) => simulate(bank, "cardReversals", { ...first(bank), amount: 300 }),
      10_000,
      8_800,
    ],
    ["a settlement posts more than is held", ({ bank, card }) => settleHold({ bank, card }, 1_250), 8_750, 8_750],
    [
      "a refund returns a part",
      ({ bank }) =>
        simulate(bank, "cardRefunds", { transaction_id: bank.transactions.list().data[0]?.id, amount: 250 }),
      9_000,
      9_000,
    ],
    ["another authorization holds funds", (stage) => authorized(stage, { amount: 9_000 }), 9_000, 0],
    ["a declined authorization holds nothing", (stage) => authorizeTooMuch(stage), 9_000, 0],
    ["the authorization of a refund holds nothing", (stage) => authorized(stage, { direction: "refund" }), 9_000, 0],
    [
      "a balance inquiry holds nothing",
      ({ bank, card }) => simulate(bank, "cardBalanceInquiries", { card_id: card.id }),
      9_000,
      0,
    ],
    [
      "a force post overdraws the Account",
      ({ bank, card }) => simulate(bank, "cardSettlements", { card_id: card.id, amount: 100 }),
      8_900,
      -100,
    ],
    [
      "the authorized refund is posted",
      ({ bank }) =>
        simulate(bank, "cardRefunds", { pending_transaction_id: bank.pendingTransactions.list().data[0]?.id }),
      9_900,
      900,
    ],
    ["an expiration releases the hold", ({ bank }) => bank.clock.advanceTo("2026-01-08T06:00:00.000Z"), 9_900, 9_900],
  ];

  const first = (bank: CardStage["bank"]) => ({ card_payment_id: bank.cardPayments.list().data.at(-1)?.id });

  function settleHold({ bank, card }: Pick<CardStage, "bank" | "card">, amount: number): void {
    const [pending] = bank.pendingTransactions.list().data;
    simulate(bank, "cardSettlements", { card_id: card.id, pending_transaction_id: pending?.id, amount });
  }

  function authorizeTooMuch({ bank, card }: CardStage): void {
    const { declined_transaction } = simulate(bank, "cardAuthorizations", { card_id: card.id, amount: 1 });
    expect(declined_transaction).not.toBe(null);
  }

  test("keeps the balances correct after every card operation, and in the past (D-35)", () => {
    const { bank, account } = stage;
    const history: { step: string; at: string; before: [number, number]; after: [number, number] }[] = [];
    let before: [number, number] = [10_000, 10_000];
    for (const [step, act, current, available] of steps) {
      act(stage);
      const at = bank.clock.now();
      history.push({ step, at, before, after: [current, available] });
      before = [current, available];
      balances(current, available);
      bank.clock.advance({ hours: 1 });
    }
    const balanceAt = (at: string, later: number) => {
      const at_time = new Date(Date.parse(at) + later).toISOString();
      const { current_balance, available_balance } = bank.accounts.balance(account.id, { at_time });
      return [current_balance, available_balance];
    };
    for (const { step, at, before: earlier, after } of history.slice(1)) {
      expect([step, balanceAt(at, -1), balanceAt(at, 0), balanceAt(at, 1)]).toEqual([step, earlier, after, after]);
    }
  });
});
