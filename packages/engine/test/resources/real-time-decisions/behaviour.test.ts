import type {
  Account,
  Card,
  CardAuthorizationCreateParams,
  CardholderAddressResult,
  CardPayment,
  CardRealTimeDecisionReason,
  EventSubscription,
  RealTimeDecision,
} from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank, type DecisionAnswer, replay, tickingClock } from "../../../src/index.ts";
import {
  approve,
  lastAuthorization,
  lastDecision,
  lastDecline,
  newCard,
  REQUESTED,
  refuse,
  subscribe,
  timesAsked,
} from "../../support/decisions.ts";
import { eventsOf, expectBalances } from "../../support/money.ts";
import { invalid, notNow, refusalOf, send, stateText } from "../../support/send.ts";

const START = "2026-01-01T00:00:00.000Z";
const TIMEOUT = "2026-01-01T00:00:03.000Z";

let bank: Bank;
let account: Account;
let card: Card;
beforeEach(() => {
  bank = createBank();
  ({ account, card } = newCard(bank));
});

type Params = Partial<CardAuthorizationCreateParams>;

const pay = (params: Params = {}) =>
  bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 100, ...params });

/** An authorization of 100 cents, without a Real-Time Decision. */
function authorized(): CardPayment {
  pay();
  return bank.cardPayments.retrieve(lastAuthorization(bank).card_payment_id);
}

const raise = (payment: CardPayment, amount = 50) =>
  bank.simulations.cardIncrements.create({ card_payment_id: payment.id, amount });

/** Opens a Real-Time Decision about a purchase of 100 cents. */
function openDecision(params: Params = {}): RealTimeDecision {
  subscribe(bank);
  pay(params);
  return lastDecision(bank);
}

const answer = (id: string, given: DecisionAnswer) =>
  bank.realTimeDecisions.action(id as RealTimeDecision["id"], given);

const act = (id: string, body: unknown) =>
  send(bank, { method: "POST", path: `/real_time_decisions/${id}/action`, body });

const nothingYet = {
  declined_transaction: null,
  pending_transaction: null,
  type: "inbound_card_authorization_simulation_result",
};

describe("when a Real-Time Decision is made (D-102)", () => {
  const disable = ({ id }: EventSubscription) => bank.eventSubscriptions.update(id, { status: "disabled" });

  test.each<[what: string, arrange: () => Params | unknown, asked: number]>([
    ["nobody subscribes", () => {}, 0],
    ["a subscription selects the category", () => subscribe(bank), 1],
    ["two subscriptions select the category", () => [subscribe(bank), subscribe(bank)], 1],
    ["a subscription to all Events selects no category", () => subscribe(bank, null), 0],
    ["a subscription selects another category", () => subscribe(bank, "account.created"), 0],
    ["the subscription that selects it is disabled", () => disable(subscribe(bank)), 0],
    [
      "the subscription that selects it is deleted",
      () => bank.eventSubscriptions.update(subscribe(bank).id, { status: "deleted" }),
      0,
    ],
    [
      "the subscription that selects it is active again",
      () => bank.eventSubscriptions.update(disable(subscribe(bank)).id, { status: "active" }),
      1,
    ],
    ["one of two subscriptions that select it is disabled", () => [subscribe(bank), disable(subscribe(bank))], 1],
  ])("makes a Real-Time Decision only for an active subscription to its category: %s", (_, arrange, asked) => {
    arrange();
    pay();
    expect(timesAsked(bank)).toBe(asked);
  });

  test.each<[what: string, named: () => EventSubscription, asked: boolean]>([
    ["of all Events", () => subscribe(bank, null), true],
    ["of another category", () => subscribe(bank, "account.created"), true],
    ["that is disabled", () => disable(subscribe(bank)), false],
  ])("uses the subscription that the simulation names, %s, and no other", (_, named, asked) => {
    const payment = authorized();
    const { id: event_subscription_id } = named();
    if (!asked) subscribe(bank);
    pay({ event_subscription_id });
    bank.simulations.cardIncrements.create({ card_payment_id: payment.id, amount: 1, event_subscription_id });
    expect(timesAsked(bank)).toBe(asked ? 2 : 0);
  });

  test.each<[what: string, ask: (payment: CardPayment) => unknown, asked: number]>([
    ["an authorization of a purchase", () => pay(), 1],
    ["an increment", (payment) => raise(payment), 1],
    ["an authorization of a refund", () => pay({ direction: "refund" }), 0],
    ["an authorization of the category `refund`", () => pay({ processing_category: { category: "refund" } }), 0],
    ["a balance inquiry", () => bank.simulations.cardBalanceInquiries.create({ card_id: card.id }), 0],
    ["a force post", () => bank.simulations.cardSettlements.create({ card_id: card.id, amount: 1 }), 0],
    ["a payment that `decline_reason` declines", () => pay({ decline_reason: "suspected_fraud" }), 0],
    ["a payment that the balance does not cover", () => pay({ amount: 901 }), 0],
    ["a payment with an invalid cryptogram", () => pay({ presented: { cryptogram: "invalid" } }), 0],
    ["an increment that the balance does not cover", (payment) => raise(payment, 901), 0],
  ])("makes a Real-Time Decision only for payments that pass the rules: %s", (_, ask, asked) => {
    const payment = authorized();
    subscribe(bank);
    ask(payment);
    expect(timesAsked(bank)).toBe(asked);
    expect(bank.audit()).toEqual([]);
  });
});

describe("a Real-Time Decision about an authorization", () => {
  const said: Params = {
    merchant_descriptor: "CORNER SHOP",
    merchant_category_code: "5411",
    network_details: { cardnet: { point_of_service_entry_mode: "contactless" } },
    network_risk_score: 7,
    terminal_id: "T1",
    presentment_amount: 90,
    presentment_currency: "EUR",
    additional_amounts: { surcharge: { amount: 5, currency: "USD" } },
    verification: { cardholder_address: { provided_line1: "1 Main Street", provided_postal_code: "62701" } },
  };

  test("makes a Real-Time Decision that times out after 3 seconds, and no other object (D-102)", () => {
    subscribe(bank);
    let result: object = {};
    const events = eventsOf(bank, () => {
      result = pay(said);
    });
    const decision = lastDecision(bank);
    expect(result).toEqual(nothingYet);
    expect(events).toEqual([[REQUESTED, decision.id]]);
    expect(decision).toEqual({
      id: expect.stringMatching(/^real_time_decision_[0-9a-z]{20}$/),
      card_authentication: null,
      card_authentication_challenge: null,
      card_authorization: expect.objectContaining({
        account_id: account.id,
        approval: null,
        card_id: card.id,
        decision: null,
        decline: null,
        direction: "settlement",
        partial_approval_capability: "supported",
        request_details: { category: "initial_authorization", incremental_authorization: null },
        settlement_amount: 100,
        settlement_currency: "USD",
        presentment_amount: 90,
        presentment_currency: "EUR",
        merchant_descriptor: "CORNER SHOP",
        network_risk_score: 7,
        terminal_id: "T1",
      }),
      card_balance_inquiry: null,
      category: "card_authorization_requested",
      created_at: START,
      digital_wallet_authentication: null,
      digital_wallet_token: null,
      status: "pending",
      timeout_at: TIMEOUT,
      type: "real_time_decision",
    });
    expect(bank.cardPayments.list().data).toEqual([]);
    expectBalances(bank, account.id, 1_000);
  });

  test("describes the authorization in the Real-Time Decision as the authorization itself does", () => {
    const { id, card_authorization: asked } = openDecision(said);
    answer(id, approve());
    const made = lastAuthorization(bank);
    const fields = Object.keys(made).filter((field) => asked !== null && Object.hasOwn(asked, field));
    expect(fields).toEqual(expect.arrayContaining(["additional_amounts", "network_details", "verification"]));
    const code = { authorization_identification_response: null };
    for (const field of fields) {
      const value = made[field as "verification"];
      const expected = field === "network_identifiers" ? { ...value, ...code } : value;
      expect(asked?.[field as "verification"], field).toEqual(expected);
    }
    expect(made.card_payment_id).toBe(asked?.upcoming_card_payment_id);
  });

  test("returns the partial approval capability of the simulation in the Real-Time Decision", () => {
    const { card_authorization: asked } = openDecision({ partial_approval_capability: "not_supported" });
    expect(asked?.partial_approval_capability).toBe("not_supported");
  });
});

describe("a Real-Time Decision about an increment", () => {
  test("leaves the Card Payment unchanged while an increment is pending, and refers to its authorization", () => {
    const payment = authorized();
    const authorization = lastAuthorization(bank);
    subscribe(bank);
    let result = {};
    const events = eventsOf(bank, () => {
      result = raise(payment);
    });
    const { id, card_authorization: asked } = lastDecision(bank);
    expect(result).toEqual(payment);
    expect(events).toEqual([[REQUESTED, id]]);
    expect(asked).toMatchObject({
      settlement_amount: 50,
      presentment_amount: 50,
      request_details: {
        category: "incremental_authorization",
        incremental_authorization: { card_payment_id: payment.id, original_card_authorization_id: authorization.id },
      },
      upcoming_card_payment_id: payment.id,
    });
    expectBalances(bank, account.id, 1_000, 900);
  });
});

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

  const approval = "card_authorization.approval";
  const terms = { reason: "other" };

  test.each<[what: string, body: unknown, fields: readonly string[]]>([
    ["no decision", {}, ["card_authorization"]],
    ["an unknown decision", { card_authorization: { decision: "wait" } }, ["card_authorization.decision"]],
    ["a decline without a reason", { card_authorization: { decision: "decline" } }, ["card_authorization.decline"]],
    [
      "a decline for a reason of the service",
      { card_authorization: { decision: "decline", decline: { reason: "webhook_declined" } } },
      ["card_authorization.decline.reason"],
    ],
    [
      "a decline with approval terms",
      { card_authorization: { decision: "decline", decline: terms, approval: {} } },
      [approval],
    ],
    [
      "an approval with decline terms",
      { card_authorization: { decision: "approve", decline: terms } },
      ["card_authorization.decline"],
    ],
    ["an approval of an amount of 0", approve({ partial_amount: 0 }), [`${approval}.partial_amount`]],
    ["an approval of more than was requested", approve({ partial_amount: 101 }), [`${approval}.partial_amount`]],
    ["an approval of a fraction of a cent", approve({ partial_amount: 1.5 }), [`${approval}.partial_amount`]],
    [
      "half of an address result",
      { card_authorization: { decision: "approve", approval: { cardholder_address_verification_result: {} } } },
      [
        `${approval}.cardholder_address_verification_result.line1`,
        `${approval}.cardholder_address_verification_result.postal_code`,
      ],
    ],
    ["an action for another category", { ...approve(), digital_wallet_token: {} }, ["digital_wallet_token"]],
  ])("refuses the action on a Real-Time Decision with %s", (_, body, fields) => {
    const { id } = openDecision();
    const before = stateText(bank);
    expect(refusalOf(act(id, body))).toEqual(invalid(...fields));
    expect(stateText(bank)).toBe(before);
    expect(bank.realTimeDecisions.retrieve(id as RealTimeDecision["id"]).status).toBe("pending");
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

  test("accepts only one action per Real-Time Decision", () => {
    const { id } = openDecision();
    answer(id, approve());
    const before = stateText(bank);
    for (const again of [approve(), refuse()]) {
      const refused = act(id, again);
      expect(refusalOf(refused)).toEqual(notNow);
      expect(refused.body.detail).toBe(`${id} is responded, so "action" is refused: it was answered already.`);
    }
    expect(stateText(bank)).toBe(before);
  });

  test("replays the response to an action for the same idempotency key (D-07)", () => {
    const { id } = openDecision();
    const send = () => bank.realTimeDecisions.action(id, approve(), { idempotencyKey: "k1" });
    const first = send();
    expect(send()).toEqual(first);
    expect(bank.pendingTransactions.list().data).toHaveLength(1);
  });
});

describe("an approval that comes too late", () => {
  test.each<[what: string, change: () => unknown, reason: string]>([
    [
      "a payment that a new Limit rules out",
      () => bank.limits.create({ metric: "volume", model_id: account.id, value: 99, interval: "day" }),
      "breaches_limit",
    ],
    [
      "a payment that the balance no longer covers",
      () => bank.pendingTransactions.create({ account_id: account.id, amount: -901 }),
      "insufficient_funds",
    ],
    [
      "a payment of a Card that was canceled",
      () => bank.cards.update(card.id, { status: "canceled" }),
      "card_canceled",
    ],
    [
      "a payment of an Account that was closed",
      () => {
        bank.simulations.cardSettlements.create({ card_id: card.id, amount: 1_000 });
        bank.accounts.close(account.id);
      },
      "account_closed",
    ],
    ["a payment of an Entity that was disabled", () => bank.entities.disable(account.entity_id), "entity_not_active"],
  ])("declines %s although it was approved", (_, change, reason) => {
    const { id } = openDecision();
    change();
    expect(answer(id, approve())).toMatchObject({ card_authorization: { decision: "approve" }, status: "responded" });
    expect(lastDecline(bank)).toMatchObject({
      actioner: "increase",
      amount: 100,
      real_time_decision_id: id,
      real_time_decision_reason: null,
      reason,
    });
    expect(bank.audit()).toEqual([]);
  });

  test("authorizes a partial approval that the balance still covers", () => {
    const { id } = openDecision();
    bank.pendingTransactions.create({ account_id: account.id, amount: -950 });
    answer(id, approve({ partial_amount: 50 }));
    expect(lastAuthorization(bank).amount).toBe(50);
    expectBalances(bank, account.id, 1_000, 0);
  });

  test("declines the whole payment if the balance does not cover the partial approval", () => {
    const { id } = openDecision();
    bank.pendingTransactions.create({ account_id: account.id, amount: -951 });
    answer(id, approve({ partial_amount: 50 }));
    expect(lastDecline(bank)).toMatchObject({ amount: 100, reason: "insufficient_funds" });
  });

  test("declines an approved increment after its authorization has ended", () => {
    const payment = authorized();
    subscribe(bank);
    raise(payment);
    bank.simulations.cardReversals.create({ card_payment_id: payment.id });
    answer(lastDecision(bank).id, approve());
    expect(lastDecline(bank)).toMatchObject({ actioner: "increase", reason: "missing_original_authorization" });
    expectBalances(bank, account.id, 1_000);
  });

  test("declines the second of two approved payments when a Limit allows only one", () => {
    bank.limits.create({ metric: "count", model_id: card.id, value: 1, interval: "day" });
    const [first, second] = [openDecision(), openDecision()];
    answer(second.id, approve());
    answer(first.id, approve());
    expect(lastAuthorization(bank).real_time_decision_id).toBe(second.id);
    expect(lastDecline(bank)).toMatchObject({ real_time_decision_id: first.id, reason: "breaches_limit" });
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

describe("the timeout of a Real-Time Decision", () => {
  const milliseconds = (count: number) => bank.clock.advance({ milliseconds: count });

  test("times out a Real-Time Decision at `timeout_at`, and not before", () => {
    const { id } = openDecision();
    milliseconds(2_999);
    expect(bank.fork().realTimeDecisions.action(id, approve()).status).toBe("responded");
    const events = eventsOf(bank, () => milliseconds(1));
    const declined = lastDecline(bank);
    expect(bank.realTimeDecisions.retrieve(id)).toMatchObject({
      card_authorization: { approval: null, decision: null, decline: null },
      status: "timed_out",
    });
    expect(declined).toMatchObject({
      actioner: "increase",
      real_time_decision_id: id,
      real_time_decision_reason: null,
      reason: "webhook_timed_out",
    });
    expect(events).toEqual([
      ["declined_transaction.created", declined.declined_transaction_id],
      ["card_payment.created", declined.card_payment_id],
    ]);
    const refused = act(id, approve());
    expect(refusalOf(refused)).toEqual(notNow);
    expect(refused.body.detail).toBe(
      `${id} is timed_out, so "action" is refused: the payment was declined when the decision timed out.`,
    );
    expectBalances(bank, account.id, 1_000);
  });

  test("times out the Real-Time Decision about an increment", () => {
    const payment = authorized();
    subscribe(bank);
    raise(payment);
    milliseconds(3_000);
    expect(lastDecline(bank)).toMatchObject({ card_payment_id: payment.id, reason: "webhook_timed_out" });
    expectBalances(bank, account.id, 1_000, 900);
  });

  test("times out a Real-Time Decision at its time, also when the clock advances further", () => {
    openDecision();
    bank.clock.advance({ days: 3 });
    expect(bank.declinedTransactions.list().data[0]?.created_at).toBe(TIMEOUT);
  });

  test("does not time out a Real-Time Decision that has a response", () => {
    const { id } = openDecision();
    milliseconds(1);
    answer(id, approve());
    bank.clock.advance({ minutes: 1 });
    expect(bank.realTimeDecisions.retrieve(id).status).toBe("responded");
    expect(bank.declinedTransactions.list().data).toEqual([]);
    // An authorization expires seven days after it is made.
    expect(lastAuthorization(bank).expires_at).toBe("2026-01-08T00:00:00.001Z");
    expectBalances(bank, account.id, 1_000, 900);
  });

  test("times out a Real-Time Decision under a ticking clock", () => {
    let now = Date.parse(START);
    bank = createBank({ clock: tickingClock(() => now) });
    ({ account, card } = newCard(bank));
    const { id } = openDecision();
    now += 2_999;
    expect(bank.realTimeDecisions.retrieve(id).status).toBe("pending");
    now += 1;
    expect(() => answer(id, approve())).toThrow(expect.objectContaining(notNow));
    expect(lastDecline(bank).reason).toBe("webhook_timed_out");
  });

  test("declines for the reason of a rule that fails at the timeout (D-76)", () => {
    openDecision();
    bank.cards.update(card.id, { status: "disabled" });
    milliseconds(3_000);
    expect(lastDecline(bank)).toMatchObject({ actioner: "increase", reason: "card_not_active" });
  });
});

describe("stand-in processing", () => {
  const byReason: Params = { network_details: { cardnet: { stand_in_processing_reason: "issuer_error" } } };

  test.each<[what: string, params: Params]>([
    ["the stand-in reason", byReason],
    ["by the actioner", { actioner: "network" }],
  ])("declines a payment by stand-in processing, set by %s, without a Real-Time Decision", (_, params) => {
    subscribe(bank);
    pay(params);
    expect(timesAsked(bank)).toBe(0);
    expect(lastDecline(bank)).toMatchObject({
      actioner: "network",
      real_time_decision_id: null,
      reason: "declined_by_stand_in_processing",
    });
    expectBalances(bank, account.id, 1_000);
  });

  test("declines an increment by stand-in processing when a client subscribes to decisions", () => {
    const payment = authorized();
    subscribe(bank);
    bank.simulations.cardIncrements.create({ card_payment_id: payment.id, amount: 50, actioner: "network" });
    expect(timesAsked(bank)).toBe(0);
    expect(lastDecline(bank)).toMatchObject({ actioner: "network", reason: "declined_by_stand_in_processing" });
  });

  test.each<[what: string, params: Params]>([
    ["no client subscribes", byReason],
    ["the payment is a refund", { ...byReason, direction: "refund" }],
  ])("approves a payment by stand-in processing when %s", (_, params) => {
    if (params.direction === "refund") subscribe(bank);
    expect(pay(params).pending_transaction?.source.card_authorization).toMatchObject({
      actioner: "network",
      real_time_decision_id: null,
    });
  });

  test("keeps the reason of another rule that fails in stand-in processing (D-76)", () => {
    subscribe(bank);
    pay({ ...byReason, amount: 1_001 });
    expect(lastDecline(bank).reason).toBe("insufficient_funds");
  });
});

describe("bank.explain", () => {
  const last = (id: string) => {
    const { decidedBy, rules } = bank.explain(id);
    return { decidedBy, rule: rules.find(({ outcome }) => outcome === "failed") };
  };

  type Facts = Readonly<Record<string, string | null>>;

  test.each<[reason: string, decidedBy: string, facts: (asked: string) => Facts, decline: () => unknown]>([
    [
      "webhook_declined",
      "client",
      (realTimeDecision) => ({ verdict: "decline", realTimeDecision, declineReason: "exceeds_approval_limit" }),
      () => answer(openDecision().id, refuse("exceeds_approval_limit")),
    ],
    [
      "webhook_timed_out",
      "rule",
      (realTimeDecision) => ({ verdict: "timed_out", realTimeDecision, declineReason: null }),
      () => {
        openDecision();
        bank.clock.advance({ seconds: 3 });
      },
    ],
    [
      "declined_by_stand_in_processing",
      "rule",
      () => ({ verdict: "stood_in", realTimeDecision: null, declineReason: null }),
      () => {
        subscribe(bank);
        pay({ actioner: "network" });
      },
    ],
  ])("explains a decline with %s as the rule that failed last", (reason, decidedBy, facts, decline) => {
    decline();
    const { declined_transaction_id: id, real_time_decision_id: asked } = lastDecline(bank);
    expect(last(id)).toMatchObject({ decidedBy, rule: { reason, facts: facts(asked ?? "nothing was asked") } });
    expect(bank.explain(id).rules).toContainEqual(
      expect.objectContaining({ reason: "insufficient_funds", outcome: "passed" }),
    );
  });
});

describe("a pending Real-Time Decision", () => {
  /** The response to the action, and the authorization that it made. */
  const settled = (other: Bank, id: RealTimeDecision["id"]) => [
    other.realTimeDecisions.action(id, approve({ partial_amount: 60 })),
    lastAuthorization(other),
  ];

  const ways: readonly [what: string, open: () => Bank][] = [
    ["a fork", () => bank.fork()],
    [
      "a restored snapshot",
      () => {
        const other = createBank();
        other.restore(JSON.parse(JSON.stringify(bank.snapshot())));
        return other;
      },
    ],
    ["a replay", () => replay(JSON.parse(JSON.stringify(bank.journal())))],
  ];

  test.each(ways)("accepts the action on a pending Real-Time Decision in %s", (_, open) => {
    const { id } = openDecision();
    const other = open();
    expect(settled(other, id)).toEqual(settled(bank, id));
    expect(stateText(other)).toBe(stateText(bank));
    expect(other.audit()).toEqual([]);
  });

  test.each(ways)("times out a pending Real-Time Decision in %s", (_, open) => {
    const payment = authorized();
    subscribe(bank);
    raise(payment);
    const other = open();
    for (const each of [bank, other]) each.clock.advance({ seconds: 3 });
    expect(lastDecline(other)).toEqual(lastDecline(bank));
    expect(stateText(other)).toBe(stateText(bank));
    expect(other.audit()).toEqual([]);
  });

  test("keeps a Real-Time Decision pending when a fork responds, and after a restore", () => {
    const { id } = openDecision();
    const [fork, before] = [bank.fork(), bank.snapshot()];
    settled(fork, id);
    expect(bank.realTimeDecisions.retrieve(id).status).toBe("pending");
    settled(bank, id);
    bank.restore(before);
    expect(bank.realTimeDecisions.retrieve(id).status).toBe("pending");
    expect(bank.audit()).toEqual([]);
    settled(bank, id);
    expect(stateText(bank)).toBe(stateText(fork));
  });
});

describe("a Real-Time Decision in a live bank", () => {
  test("decides about an authorization from the network of a live bank over HTTP (D-24)", () => {
    bank = createBank({ environment: "live" });
    ({ account, card } = newCard(bank));
    subscribe(bank);
    expect(bank.network.cardAuthorizations.create({ card_id: card.id, amount: 100 })).toEqual(nothingYet);
    const { id } = lastDecision(bank);
    expect(act(id, refuse("exceeds_approval_limit")).status).toBe(200);
    expect(lastDecline(bank)).toMatchObject({ actioner: "user", reason: "webhook_declined" });
    expectBalances(bank, account.id, 1_000);
  });
});
