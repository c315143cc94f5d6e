import type { CardPayment, EventSubscription, RealTimeDecision } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank, replay } from "../../../src/index.ts";
import {
  approve,
  lastAuthorization,
  lastDecision,
  lastDecline,
  REQUESTED,
  refuse,
  subscribe,
  timesAsked,
} from "../../support/decisions.ts";
import { eventsOf, expectBalances } from "../../support/money.ts";
import { stateText } from "../../support/send.ts";
import { openStage, type Params, START, TIMEOUT } from "./stage.ts";

let stage: ReturnType<typeof openStage>;
beforeEach(() => {
  stage = openStage();
});

const nothingYet = {
  declined_transaction: null,
  pending_transaction: null,
  type: "inbound_card_authorization_simulation_result",
};

describe("when a Real-Time Decision is made (D-102)", () => {
  const disable = ({ id }: EventSubscription) => stage.bank.eventSubscriptions.update(id, { status: "disabled" });

  test.each<[what: string, arrange: () => Params | unknown, asked: number]>([
    ["nobody subscribes", () => {}, 0],
    ["a subscription selects the category", () => subscribe(stage.bank), 1],
    ["two subscriptions select the category", () => [subscribe(stage.bank), subscribe(stage.bank)], 1],
    ["a subscription to all Events selects no category", () => subscribe(stage.bank, null), 0],
    ["a subscription selects another category", () => subscribe(stage.bank, "account.created"), 0],
    ["the subscription that selects it is disabled", () => disable(subscribe(stage.bank)), 0],
    [
      "the subscription that selects it is deleted",
      () => stage.bank.eventSubscriptions.update(subscribe(stage.bank).id, { status: "deleted" }),
      0,
    ],
    [
      "the subscription that selects it is active again",
      () => stage.bank.eventSubscriptions.update(disable(subscribe(stage.bank)).id, { status: "active" }),
      1,
    ],
    [
      "one of two subscriptions that select it is disabled",
      () => [subscribe(stage.bank), disable(subscribe(stage.bank))],
      1,
    ],
  ])("makes a Real-Time Decision only for an active subscription to its category: %s", (_, arrange, asked) => {
    arrange();
    stage.pay();
    expect(timesAsked(stage.bank)).toBe(asked);
  });

  test.each<[what: string, named: () => EventSubscription, asked: boolean]>([
    ["of all Events", () => subscribe(stage.bank, null), true],
    ["of another category", () => subscribe(stage.bank, "account.created"), true],
    ["that is disabled", () => disable(subscribe(stage.bank)), false],
  ])("uses the subscription that the simulation names, %s, and no other", (_, named, asked) => {
    const payment = stage.authorized();
    const { id: event_subscription_id } = named();
    if (!asked) subscribe(stage.bank);
    stage.pay({ event_subscription_id });
    stage.bank.simulations.cardIncrements.create({ card_payment_id: payment.id, amount: 1, event_subscription_id });
    expect(timesAsked(stage.bank)).toBe(asked ? 2 : 0);
  });

  test.each<[what: string, ask: (payment: CardPayment) => unknown, asked: number]>([
    ["an authorization of a purchase", () => stage.pay(), 1],
    ["an increment", (payment) => stage.raise(payment), 1],
    ["an authorization of a refund", () => stage.pay({ direction: "refund" }), 0],
    ["an authorization of the category `refund`", () => stage.pay({ processing_category: { category: "refund" } }), 0],
    ["a balance inquiry", () => stage.bank.simulations.cardBalanceInquiries.create({ card_id: stage.card.id }), 0],
    ["a force post", () => stage.bank.simulations.cardSettlements.create({ card_id: stage.card.id, amount: 1 }), 0],
    ["a payment that `decline_reason` declines", () => stage.pay({ decline_reason: "suspected_fraud" }), 0],
    ["a payment that the balance does not cover", () => stage.pay({ amount: 901 }), 0],
    ["a payment with an invalid cryptogram", () => stage.pay({ presented: { cryptogram: "invalid" } }), 0],
    ["an increment that the balance does not cover", (payment) => stage.raise(payment, 901), 0],
  ])("makes a Real-Time Decision only for payments that pass the rules: %s", (_, ask, asked) => {
    const payment = stage.authorized();
    subscribe(stage.bank);
    ask(payment);
    expect(timesAsked(stage.bank)).toBe(asked);
    expect(stage.bank.audit()).toEqual([]);
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
    subscribe(stage.bank);
    let result: object = {};
    const events = eventsOf(stage.bank, () => {
      result = stage.pay(said);
    });
    const decision = lastDecision(stage.bank);
    expect(result).toEqual(nothingYet);
    expect(events).toEqual([[REQUESTED, decision.id]]);
    expect(decision).toEqual({
      id: expect.stringMatching(/^real_time_decision_[0-9a-z]{20}$/),
      card_authentication: null,
      card_authentication_challenge: null,
      card_authorization: expect.objectContaining({
        account_id: stage.account.id,
        approval: null,
        card_id: stage.card.id,
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
    expect(stage.bank.cardPayments.list().data).toEqual([]);
    expectBalances(stage.bank, stage.account.id, 1_000);
  });

  test("describes the authorization in the Real-Time Decision as the authorization itself does", () => {
    const { id, card_authorization: asked } = stage.openDecision(said);
    stage.answer(id, approve());
    const made = lastAuthorization(stage.bank);
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
    const { card_authorization: asked } = stage.openDecision({ partial_approval_capability: "not_supported" });
    expect(asked?.partial_approval_capability).toBe("not_supported");
  });
});

describe("a Real-Time Decision about an increment", () => {
  test("leaves the Card Payment unchanged while an increment is pending, and refers to its authorization", () => {
    const payment = stage.authorized();
    const authorization = lastAuthorization(stage.bank);
    subscribe(stage.bank);
    let result = {};
    const events = eventsOf(stage.bank, () => {
      result = stage.raise(payment);
    });
    const { id, card_authorization: asked } = lastDecision(stage.bank);
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
    expectBalances(stage.bank, stage.account.id, 1_000, 900);
  });
});

describe("bank.explain", () => {
  const last = (id: string) => {
    const { decidedBy, rules } = stage.bank.explain(id);
    return { decidedBy, rule: rules.find(({ outcome }) => outcome === "failed") };
  };

  type Facts = Readonly<Record<string, string | null>>;

  test.each<[reason: string, decidedBy: string, facts: (asked: string) => Facts, decline: () => unknown]>([
    [
      "webhook_declined",
      "client",
      (realTimeDecision) => ({ verdict: "decline", realTimeDecision, declineReason: "exceeds_approval_limit" }),
      () => stage.answer(stage.openDecision().id, refuse("exceeds_approval_limit")),
    ],
    [
      "webhook_timed_out",
      "rule",
      (realTimeDecision) => ({ verdict: "timed_out", realTimeDecision, declineReason: null }),
      () => {
        stage.openDecision();
        stage.bank.clock.advance({ seconds: 3 });
      },
    ],
    [
      "declined_by_stand_in_processing",
      "rule",
      () => ({ verdict: "stood_in", realTimeDecision: null, declineReason: null }),
      () => {
        subscribe(stage.bank);
        stage.pay({ actioner: "network" });
      },
    ],
  ])("explains a decline with %s as the rule that failed last", (reason, decidedBy, facts, decline) => {
    decline();
    const { declined_transaction_id: id, real_time_decision_id: asked } = lastDecline(stage.bank);
    expect(last(id)).toMatchObject({ decidedBy, rule: { reason, facts: facts(asked ?? "nothing was asked") } });
    expect(stage.bank.explain(id).rules).toContainEqual(
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
    ["a fork", () => stage.bank.fork()],
    [
      "a restored snapshot",
      () => {
        const other = createBank();
        other.restore(JSON.parse(JSON.stringify(stage.bank.snapshot())));
        return other;
      },
    ],
    ["a replay", () => replay(JSON.parse(JSON.stringify(stage.bank.journal())))],
  ];

  test.each(ways)("accepts the action on a pending Real-Time Decision in %s", (_, open) => {
    const { id } = stage.openDecision();
    const other = open();
    expect(settled(other, id)).toEqual(settled(stage.bank, id));
    expect(stateText(other)).toBe(stateText(stage.bank));
    expect(other.audit()).toEqual([]);
  });

  test("keeps a Real-Time Decision pending when a fork responds, and after a restore", () => {
    const { id } = stage.openDecision();
    const [fork, before] = [stage.bank.fork(), stage.bank.snapshot()];
    settled(fork, id);
    expect(stage.bank.realTimeDecisions.retrieve(id).status).toBe("pending");
    settled(stage.bank, id);
    stage.bank.restore(before);
    expect(stage.bank.realTimeDecisions.retrieve(id).status).toBe("pending");
    expect(stage.bank.audit()).toEqual([]);
    settled(stage.bank, id);
    expect(stateText(stage.bank)).toBe(stateText(fork));
  });
});

describe("a Real-Time Decision in a live bank", () => {
  test("decides about an authorization from the network of a live bank over HTTP (D-24)", () => {
    stage = openStage({ environment: "live" });
    subscribe(stage.bank);
    expect(stage.bank.network.cardAuthorizations.create({ card_id: stage.card.id, amount: 100 })).toEqual(nothingYet);
    const { id } = lastDecision(stage.bank);
    expect(stage.act(id, refuse("exceeds_approval_limit")).status).toBe(200);
    expect(lastDecline(stage.bank)).toMatchObject({ actioner: "user", reason: "webhook_declined" });
    expectBalances(stage.bank, stage.account.id, 1_000);
  });
});
