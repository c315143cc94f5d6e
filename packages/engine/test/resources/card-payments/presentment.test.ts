import type { CardPayment } from "@sandbank/contract";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { createBank } from "../../../src/index.ts";
import {
  authorized,
  type CardStage,
  cardStage,
  latestElement,
  latestPayment,
  paymentOf,
  simulate,
} from "../../support/cards.ts";
import { approve, lastDecision, newCard, subscribe } from "../../support/decisions.ts";
import { MOST } from "../../support/money.ts";

const EUR = { presentment_currency: "EUR" };

let stage: CardStage;
beforeEach(() => {
  stage = cardStage(100_000);
});

/** An authorization of 500 cents that the merchant presented as 460 euro cents, and its Card Payment. */
function inEuro(params: object = {}) {
  const pending = authorized(stage, { amount: 500, presentment_amount: 460, ...EUR, ...params });
  return { pending_transaction_id: pending.id, card_payment_id: paymentOf(stage.bank, pending).id };
}

const increment = (card_payment_id: CardPayment["id"], params: object) =>
  latestElement(simulate(stage.bank, "cardIncrements", { card_payment_id, ...params }));
const reverse = (card_payment_id: CardPayment["id"], amount?: number) =>
  latestElement(simulate(stage.bank, "cardReversals", { card_payment_id, amount })).card_reversal;
const settle = (pending_transaction_id: string, amount?: number) =>
  simulate(stage.bank, "cardSettlements", { card_id: stage.card.id, pending_transaction_id, amount });

describe("operations after an authorization in another currency", () => {
  test.each([
    [250, 230, 690],
    [1, 1, 461],
    [25, 23, 483],
    [3, 3, 463],
  ])("converts an increment of %i by the ratio of the authorization", (amount, presented, total) => {
    expect(increment(inEuro().card_payment_id, { amount }).card_increment).toMatchObject({
      ...EUR,
      amount,
      currency: "USD",
      presentment_amount: presented,
      updated_authorization_amount: 500 + amount,
      updated_authorization_presentment_amount: total,
    });
  });

  test("converts a declined increment to the presentment currency", () => {
    const declined = increment(inEuro().card_payment_id, { amount: 250, decline_reason: "suspected_fraud" });
    expect(declined.card_decline).toMatchObject({ ...EUR, amount: 250, currency: "USD", presentment_amount: 230 });
  });

  test.each([
    [250, 230, 230],
    [1, 1, 459],
    [6, 6, 454],
    [undefined, 460, 0],
  ])("converts a reversal of %s to the presentment currency", (amount, presented, left) => {
    expect(reverse(inEuro().card_payment_id, amount)).toMatchObject({
      ...EUR,
      currency: "USD",
      reversal_presentment_amount: presented,
      updated_authorization_presentment_amount: left,
    });
  });

  test("converts the reversal of an incremented authorization", () => {
    const { card_payment_id } = inEuro();
    increment(card_payment_id, { amount: 500 });
    expect(reverse(card_payment_id, 250)).toMatchObject({
      reversal_presentment_amount: 230,
      updated_authorization_presentment_amount: 690,
    });
  });

  test.each([
    ["less", 250, 230],
    ["the whole hold", 500, 460],
    ["the whole hold, without an amount,", undefined, 460],
    ["more", 1_000, 920],
  ])("converts a settlement of %s and its refund to the presentment currency", (_, amount, presented) => {
    const { id: transaction_id, source } = settle(inEuro().pending_transaction_id, amount);
    const inCurrency = { ...EUR, amount: amount ?? 500, currency: "USD", presentment_amount: presented };
    expect(source.card_settlement).toMatchObject(inCurrency);
    const refunded = simulate(stage.bank, "cardRefunds", { transaction_id, amount: 50 });
    expect(refunded.source.card_refund).toMatchObject({ ...EUR, amount: 50, presentment_amount: 46 });
  });

  test("refunds a settlement in full with its own presentment amount", () => {
    const { id: transaction_id } = settle(inEuro().pending_transaction_id, 3);
    const { source } = simulate(stage.bank, "cardRefunds", { transaction_id });
    expect(source.card_refund).toMatchObject({ ...EUR, amount: 3, presentment_amount: 3 });
  });

  test("converts the refund of an authorized refund", () => {
    const { pending_transaction_id } = inEuro({ direction: "refund" });
    const { source } = simulate(stage.bank, "cardRefunds", { pending_transaction_id, amount: 250 });
    expect(source.card_refund).toMatchObject({ ...EUR, amount: 250, presentment_amount: 230 });
  });

  test.each([
    ["down to an even number", 1, 2, 1, 0],
    ["up to an even number", 1, 2, 3, 2],
    ["down below the half", 499, 1_000, 1, 0],
    ["up above the half", 501, 1_000, 1, 1],
    ["exactly when the product exceeds the safe integers", 999_999_999, 1_000_000_000, 1_000_000_001, 1_000_000_000],
    ["to at most the greatest safe integer", 1_000_000_000, 1, MOST - 100_000, MOST],
  ])("rounds a converted amount %s", (_, presentment_amount, amount, settled, presented) => {
    stage = cardStage(2_000_000_000);
    const { pending_transaction_id } = inEuro({ amount, presentment_amount });
    expect(settle(pending_transaction_id, settled).source.card_settlement?.presentment_amount).toBe(presented);
  });

  test("converts by the requested amounts after a partial approval", () => {
    const bank = createBank({ decide: () => approve({ partial_amount: 250 }) });
    stage = { ...stage, bank, ...newCard(bank) };
    const { card_payment_id, pending_transaction_id } = inEuro();
    expect(increment(card_payment_id, { amount: 500 }).card_increment).toMatchObject({
      amount: 250,
      presentment_amount: 230,
      updated_authorization_presentment_amount: 460,
    });
    expect(settle(pending_transaction_id).source.card_settlement).toMatchObject({
      amount: 500,
      presentment_amount: 460,
    });
  });

  test("presents increments, reversals and refunds so that they add up to the presented totals", () => {
    const cents = fc.integer({ min: 1, max: 900 });
    const part = fc.record({ isReversal: fc.boolean(), amount: cents });
    const property = fc.property(
      cents,
      cents,
      fc.array(part, { maxLength: 6 }),
      cents,
      fc.array(cents, { maxLength: 6 }),
      (amount, ...sequence) => {
        const [presentment_amount, parts, settled, refunds] = sequence;
        stage = cardStage();
        const { card_payment_id, pending_transaction_id } = inEuro({ amount, presentment_amount });
        let [left, presented] = [amount, presentment_amount];
        for (const each of parts) {
          if (each.isReversal && each.amount >= left) continue;
          left += each.isReversal ? -each.amount : each.amount;
          const element = each.isReversal
            ? reverse(card_payment_id, each.amount)
            : increment(card_payment_id, { amount: each.amount }).card_increment;
          if (element === null) throw new Error("The increment was declined.");
          presented += "amount" in element ? element.presentment_amount : -element.reversal_presentment_amount;
          expect(element.updated_authorization_amount).toBe(left);
          expect(element.updated_authorization_presentment_amount).toBe(presented);
        }
        const { id: transaction_id, source } = settle(pending_transaction_id, settled);
        let [unrefunded, toRefund] = [settled, source.card_settlement?.presentment_amount ?? 0];
        for (const refund of [...refunds.filter((each) => each < settled), settled]) {
          const taken = Math.min(refund, unrefunded);
          if (taken === 0) break;
          const { card_refund } = simulate(stage.bank, "cardRefunds", { transaction_id, amount: taken }).source;
          unrefunded -= taken;
          toRefund -= card_refund?.presentment_amount ?? 0;
        }
        expect([unrefunded, toRefund]).toEqual([0, 0]);
      },
    );
    fc.assert(property, { numRuns: 20, seed: 1 });
  });

  test("asks the client about the presentment amount that an increment will add", () => {
    const { card_payment_id } = inEuro({ amount: 2, presentment_amount: 1 });
    subscribe(stage.bank);
    simulate(stage.bank, "cardIncrements", { card_payment_id, amount: 1 });
    const { id, card_authorization } = lastDecision(stage.bank);
    expect(card_authorization?.presentment_amount).toBe(1);
    stage.bank.realTimeDecisions.action(id, approve());
    expect(latestElement(latestPayment(stage.bank)).card_increment).toMatchObject({
      presentment_amount: 1,
      updated_authorization_presentment_amount: 2,
    });
  });

  test("presents a force post in US cents", () => {
    simulate(stage.bank, "cardSettlements", { card_id: stage.card.id, amount: 500 });
    const { card_settlement } = latestElement(latestPayment(stage.bank));
    expect(card_settlement).toMatchObject({ presentment_amount: 500, presentment_currency: "USD" });
  });
});
