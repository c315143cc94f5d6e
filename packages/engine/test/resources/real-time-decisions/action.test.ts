import type { CardholderAddressResult, CardRealTimeDecisionReason, RealTimeDecision } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { approve, lastAuthorization, lastDecision, lastDecline, refuse, subscribe } from "../../support/decisions.ts";
import { eventsOf, expectBalances } from "../../support/money.ts";
import { account, act, answer, authorized, bank, card, open, openDecision, pay, raise, TIMEOUT } from "./stage.ts";

beforeEach(() => open());

describe("POST /real_time_decisions/{real_time_decision_id}/action", () => {
  test("authorizes an approved payment as decided by the user", () => {
    const { id, card_authorization: asked } = openDecision();
    let answered: object = {};
    const events = eventsOf(bank, () => {
      answered = answer(id, approve());
    });
    const made = lastAuthorization(bank);
    expect(answered).toEqual(bank.realTimeDecisions.retrieve(id as RealTimeDecision["id"]));
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
    expectBalances(bank, account.id, 1_000, 900);
  });

  test("authorizes only the approved part of the amount", () => {
    const { id } = openDecision({ presentment_amount: 90 });
    const decision = answer(id, approve({ partial_amount: 60 }));
    expect(decision.card_authorization).toMatchObject({ approval: { partial_amount: 60 }, settlement_amount: 100 });
    const made = lastAuthorization(bank);
    expect(made).toMatchObject({ amount: 60, presentment_amount: 90 });
    expect(bank.cardPayments.retrieve(made.card_payment_id).state).toMatchObject({ authorized_amount: 60 });
    expectBalances(bank, account.id, 1_000, 940);
  });

  test("counts only the approved part toward Limits (D-72)", () => {
    bank.limits.create({ metric: "volume", model_id: card.id, value: 100, interval: "day" });
    answer(openDecision().id, approve({ partial_amount: 60 }));
    pay({ amount: 40 });
    expect(answer(lastDecision(bank).id, approve()).status).toBe("responded");
    expectBalances(bank, account.id, 1_000, 900);
    pay({ amount: 1 });
    expect(lastDecline(bank).reason).toBe("breaches_limit");
  });

  test("raises an authorization by the approved part of an increment", () => {
    const payment = authorized();
    subscribe(bank);
    raise(payment, 50);
    const { id } = lastDecision(bank);
    const events = eventsOf(bank, () => answer(id, approve({ partial_amount: 20 })));
    const raised = bank.cardPayments.retrieve(payment.id);
    expect(raised.elements.at(-1)?.card_increment).toMatchObject({
      actioner: "user",
      amount: 20,
      presentment_amount: 20,
      real_time_decision_id: id,
      updated_authorization_amount: 120,
    });
    expect(raised.state.incremented_amount).toBe(20);
    expect(events.map(([category]) => category)).toEqual(["pending_transaction.updated", "card_payment.updated"]);
    expectBalances(bank, account.id, 1_000, 880);
  });

  test.each<CardRealTimeDecisionReason>([
    "insufficient_funds",
    "transaction_never_allowed",
    "exceeds_approval_limit",
    "card_temporarily_disabled",
    "suspected_fraud",
    "other",
  ])("declines a payment that the client declines for %s [declined-card-decision]", (reason) => {
    const { id } = openDecision();
    const events = eventsOf(bank, () => {
      expect(answer(id, refuse(reason))).toMatchObject({
        card_authorization: { approval: null, decision: "decline", decline: { reason } },
        status: "responded",
      });
    });
    const declined = lastDecline(bank);
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
    expectBalances(bank, account.id, 1_000);
  });

  test("declines an increment, and leaves the authorization unchanged", () => {
    const payment = authorized();
    const authorization = lastAuthorization(bank);
    subscribe(bank);
    raise(payment);
    const { id } = lastDecision(bank);
    const events = eventsOf(bank, () => answer(id, refuse("suspected_fraud")));
    const declined = lastDecline(bank);
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
    expect(bank.cardPayments.retrieve(payment.id).elements.at(-1)?.card_decline).toEqual(declined);
    expect(lastAuthorization(bank)).toEqual(authorization);
    expectBalances(bank, account.id, 1_000, 900);
  });

  test.each<["match" | "no_match", "match" | "no_match", CardholderAddressResult]>([
    ["match", "match", "match"],
    ["no_match", "no_match", "no_match"],
    ["match", "no_match", "postal_code_no_match_address_match"],
    ["no_match", "match", "postal_code_match_address_no_match"],
  ])("combines a line1 %s and a postal code %s into the address result %s (D-83)", (line1, postal_code, result) => {
    const verification = { cardholder_address: { provided_line1: "1 Main Street", provided_postal_code: "62701" } };
    const { id, card_authorization: asked } = openDecision({ verification });
    const given = approve({ cardholder_address_verification_result: { line1, postal_code } });
    expect(answer(id, given).card_authorization).toMatchObject({ verification: asked?.verification });
    expect(lastAuthorization(bank).verification).toEqual({
      ...asked?.verification,
      cardholder_address: { ...asked?.verification.cardholder_address, result },
    });
  });

  test("keeps the actioner that the simulation gives", () => {
    answer(openDecision({ actioner: "increase" }).id, approve());
    expect(lastAuthorization(bank).actioner).toBe("increase");
  });

  test("explains in the error how much of an authorization can be approved", () => {
    const [whole, none] = [openDecision(), openDecision({ partial_approval_capability: "not_supported" })];
    const messageOf = (id: string, partial_amount: number) =>
      act(id, approve({ partial_amount })).body.errors?.map(({ message }) => message);
    expect(messageOf(whole.id, 101)).toEqual(["must be at most the `settlement_amount`: 100"]);
    const takesNoPart = ["is not allowed, because the merchant does not support partial approvals"];
    expect(messageOf(none.id, 1)).toEqual(takesNoPart);
    expect(messageOf(none.id, 100)).toEqual(takesNoPart);
    expect(act(whole.id, approve({ partial_amount: 100 })).status).toBe(200);
    expect(act(none.id, approve()).status).toBe(200);
  });
});

describe("a decline by the client", () => {
  test("declines for the reason of a rule that now fails, and keeps the client's reason (D-76)", () => {
    const { id } = openDecision();
    bank.cards.update(card.id, { status: "canceled" });
    answer(id, refuse("suspected_fraud"));
    expect(lastDecline(bank)).toMatchObject({
      actioner: "increase",
      real_time_decision_reason: "suspected_fraud",
      reason: "card_canceled",
    });
  });
});
