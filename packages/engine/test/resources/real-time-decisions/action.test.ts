import type { CardholderAddressResult, CardRealTimeDecisionReason, RealTimeDecision } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { approve, lastAuthorization, lastDecision, lastDecline, refuse, subscribe } from "../../support/decisions.ts";
import { eventsOf, expectBalances } from "../../support/money.ts";
import { openStage, TIMEOUT } from "./stage.ts";

let stage: ReturnType<typeof openStage>;
beforeEach(() => {
  stage = openStage();
});

describe("POST /real_time_decisions/{real_time_decision_id}/action", () => {
  test("authorizes an approved payment as decided by the user", () => {
    const { id, card_authorization: asked } = stage.openDecision();
    let answered: object = {};
    const events = eventsOf(stage.bank, () => {
      answered = stage.answer(id, approve());
    });
    const made = lastAuthorization(stage.bank);
    expect(answered).toEqual(stage.bank.realTimeDecisions.retrieve(id as RealTimeDecision["id"]));
    expect(answered).toMatchObject({
      card_authorization: { ...asked, approval: { partial_amount: null }, decision: "approve", decline: null },
      status: "responded",
      timeout_at: TIMEOUT,
    });
    expect(events).toEqual([
      ["pending_transaction.created", made.pending_transaction_id],
      ["card_payment.created", made.card_payment_id],
    ]);
    expect(made).toMatchObject({ actioner: "user", amount: 100, real_time_decision_id: id });
    expectBalances(stage.bank, stage.account.id, 1_000, 900);
  });

  test("authorizes only the approved part of the amount", () => {
    const { id } = stage.openDecision({ presentment_amount: 90 });
    const decision = stage.answer(id, approve({ partial_amount: 60 }));
    expect(decision.card_authorization).toMatchObject({ approval: { partial_amount: 60 }, settlement_amount: 100 });
    const made = lastAuthorization(stage.bank);
    expect(made).toMatchObject({ amount: 60, presentment_amount: 90 });
    expect(stage.bank.cardPayments.retrieve(made.card_payment_id).state).toMatchObject({ authorized_amount: 60 });
    expectBalances(stage.bank, stage.account.id, 1_000, 940);
  });

  test("counts only the approved part toward Limits (D-72)", () => {
    stage.bank.limits.create({ metric: "volume", model_id: stage.card.id, value: 100, interval: "day" });
    stage.answer(stage.openDecision().id, approve({ partial_amount: 60 }));
    stage.pay({ amount: 40 });
    expect(stage.answer(lastDecision(stage.bank).id, approve()).status).toBe("responded");
    expectBalances(stage.bank, stage.account.id, 1_000, 900);
    stage.pay({ amount: 1 });
    expect(lastDecline(stage.bank).reason).toBe("breaches_limit");
  });

  test("raises an authorization by the approved part of an increment", () => {
    const payment = stage.authorized();
    subscribe(stage.bank);
    stage.raise(payment, 50);
    const { id } = lastDecision(stage.bank);
    const events = eventsOf(stage.bank, () => stage.answer(id, approve({ partial_amount: 20 })));
    const raised = stage.bank.cardPayments.retrieve(payment.id);
    expect(raised.elements.at(-1)?.card_increment).toMatchObject({
      actioner: "user",
      amount: 20,
      presentment_amount: 20,
      real_time_decision_id: id,
      updated_authorization_amount: 120,
    });
    expect(raised.state.incremented_amount).toBe(20);
    expect(events.map(([category]) => category)).toEqual(["pending_transaction.updated", "card_payment.updated"]);
    expectBalances(stage.bank, stage.account.id, 1_000, 880);
  });

  test.each<CardRealTimeDecisionReason>([
    "insufficient_funds",
    "transaction_never_allowed",
    "exceeds_approval_limit",
    "card_temporarily_disabled",
    "suspected_fraud",
    "other",
  ])("declines a payment that the client declines for %s [declined-card-decision]", (reason) => {
    const { id } = stage.openDecision();
    const events = eventsOf(stage.bank, () => {
      expect(stage.answer(id, refuse(reason))).toMatchObject({
        card_authorization: { approval: null, decision: "decline", decline: { reason } },
        status: "responded",
      });
    });
    const declined = lastDecline(stage.bank);
    expect(declined).toMatchObject({
      actioner: "user",
      amount: 100,
      real_time_decision_id: id,
      real_time_decision_reason: reason,
      reason: "webhook_declined",
    });
    expect(events).toEqual([
      ["declined_transaction.created", declined.declined_transaction_id],
      ["card_payment.created", declined.card_payment_id],
    ]);
    expectBalances(stage.bank, stage.account.id, 1_000);
  });

  test("declines an increment, and leaves the authorization unchanged", () => {
    const payment = stage.authorized();
    const authorization = lastAuthorization(stage.bank);
    subscribe(stage.bank);
    stage.raise(payment);
    const { id } = lastDecision(stage.bank);
    const events = eventsOf(stage.bank, () => stage.answer(id, refuse("suspected_fraud")));
    const declined = lastDecline(stage.bank);
    expect(declined).toMatchObject({
      actioner: "user",
      amount: 50,
      card_payment_id: payment.id,
      incremented_card_authorization_id: authorization.id,
      real_time_decision_id: id,
      real_time_decision_reason: "suspected_fraud",
      reason: "webhook_declined",
    });
    expect(events.map(([category]) => category)).toEqual(["declined_transaction.created", "card_payment.updated"]);
    expect(stage.bank.cardPayments.retrieve(payment.id).elements.at(-1)?.card_decline).toEqual(declined);
    expect(lastAuthorization(stage.bank)).toEqual(authorization);
    expectBalances(stage.bank, stage.account.id, 1_000, 900);
  });

  test.each<["match" | "no_match", "match" | "no_match", CardholderAddressResult]>([
    ["match", "match", "match"],
    ["no_match", "no_match", "no_match"],
    ["match", "no_match", "postal_code_no_match_address_match"],
    ["no_match", "match", "postal_code_match_address_no_match"],
  ])("combines a line1 %s and a postal code %s into the address result %s (D-83)", (line1, postal_code, result) => {
    const verification = { cardholder_address: { provided_line1: "1 Main Street", provided_postal_code: "62701" } };
    const { id, card_authorization: asked } = stage.openDecision({ verification });
    const given = approve({ cardholder_address_verification_result: { line1, postal_code } });
    expect(stage.answer(id, given).card_authorization).toMatchObject({ verification: asked?.verification });
    expect(lastAuthorization(stage.bank).verification).toEqual({
      ...asked?.verification,
      cardholder_address: { ...asked?.verification.cardholder_address, result },
    });
  });

  test("keeps the actioner that the simulation gives", () => {
    stage.answer(stage.openDecision({ actioner: "increase" }).id, approve());
    expect(lastAuthorization(stage.bank).actioner).toBe("increase");
  });

  test("explains in the error how much of an authorization can be approved", () => {
    const [whole, none] = [stage.openDecision(), stage.openDecision({ partial_approval_capability: "not_supported" })];
    const messageOf = (id: string, partial_amount: number) =>
      stage.act(id, approve({ partial_amount })).body.errors?.map(({ message }) => message);
    expect(messageOf(whole.id, 101)).toEqual(["must be at most the `settlement_amount`: 100"]);
    const takesNoPart = ["is not allowed, because the merchant does not support partial approvals"];
    expect(messageOf(none.id, 1)).toEqual(takesNoPart);
    expect(messageOf(none.id, 100)).toEqual(takesNoPart);
    expect(stage.act(whole.id, approve({ partial_amount: 100 })).status).toBe(200);
    expect(stage.act(none.id, approve()).status).toBe(200);
  });
});

describe("a decline by the client", () => {
  test("declines for the reason of a rule that now fails, and keeps the client's reason (D-76)", () => {
    const { id } = stage.openDecision();
    stage.bank.cards.update(stage.card.id, { status: "canceled" });
    stage.answer(id, refuse("suspected_fraud"));
    expect(lastDecline(stage.bank)).toMatchObject({
      actioner: "increase",
      real_time_decision_reason: "suspected_fraud",
      reason: "card_canceled",
    });
  });
});
