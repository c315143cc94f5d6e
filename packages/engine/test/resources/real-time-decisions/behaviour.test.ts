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
import {
  account,
  act,
  answer,
  authorized,
  bank,
  card,
  open,
  openDecision,
  type Params,
  pay,
  raise,
  START,
  TIMEOUT,
} from "./stage.ts";

beforeEach(() => open());

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
    open({ environment: "live" });
    subscribe(bank);
    expect(bank.network.cardAuthorizations.create({ card_id: card.id, amount: 100 })).toEqual(nothingYet);
    const { id } = lastDecision(bank);
    expect(act(id, refuse("exceeds_approval_limit")).status).toBe(200);
    expect(lastDecline(bank)).toMatchObject({ actioner: "user", reason: "webhook_declined" });
    expectBalances(bank, account.id, 1_000);
  });
});
