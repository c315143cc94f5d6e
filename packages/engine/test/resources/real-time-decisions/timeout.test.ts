import { beforeEach, describe, expect, test } from "vitest";
import { tickingClock } from "../../../src/index.ts";
import {
  approve,
  lastAuthorization,
  lastDecision,
  lastDecline,
  subscribe,
  timesAsked,
} from "../../support/decisions.ts";
import { eventsOf, expectBalances } from "../../support/money.ts";
import { notNow, refusalOf } from "../../support/send.ts";
import { openStage, type Params, START, TIMEOUT } from "./stage.ts";

let stage: ReturnType<typeof openStage>;
beforeEach(() => {
  stage = openStage();
});

describe("an approval that comes too late", () => {
  test.each<[what: string, change: () => unknown, reason: string]>([
    [
      "a payment that a new Limit rules out",
      () => stage.bank.limits.create({ metric: "volume", model_id: stage.account.id, value: 99, interval: "day" }),
      "breaches_limit",
    ],
    [
      "a payment that the balance no longer covers",
      () => stage.bank.pendingTransactions.create({ account_id: stage.account.id, amount: -901 }),
      "insufficient_funds",
    ],
    [
      "a payment of a Card that was canceled",
      () => stage.bank.cards.update(stage.card.id, { status: "canceled" }),
      "card_canceled",
    ],
    [
      "a payment of an Account that was closed",
      () => {
        stage.bank.simulations.cardSettlements.create({ card_id: stage.card.id, amount: 1_000 });
        stage.bank.accounts.close(stage.account.id);
      },
      "account_closed",
    ],
    [
      "a payment of an Entity that was disabled",
      () => stage.bank.entities.disable(stage.account.entity_id),
      "entity_not_active",
    ],
  ])("declines %s although it was approved", (_, change, reason) => {
    const { id } = stage.openDecision();
    change();
    expect(stage.answer(id, approve())).toMatchObject({
      card_authorization: { decision: "approve" },
      status: "responded",
    });
    expect(lastDecline(stage.bank)).toMatchObject({
      actioner: "increase",
      amount: 100,
      real_time_decision_id: id,
      real_time_decision_reason: null,
      reason,
    });
    expect(stage.bank.audit()).toEqual([]);
  });

  test("authorizes a partial approval that the balance still covers", () => {
    const { id } = stage.openDecision();
    stage.bank.pendingTransactions.create({ account_id: stage.account.id, amount: -950 });
    stage.answer(id, approve({ partial_amount: 50 }));
    expect(lastAuthorization(stage.bank).amount).toBe(50);
    expectBalances(stage.bank, stage.account.id, 1_000, 0);
  });

  test("declines the whole payment if the balance does not cover the partial approval", () => {
    const { id } = stage.openDecision();
    stage.bank.pendingTransactions.create({ account_id: stage.account.id, amount: -951 });
    stage.answer(id, approve({ partial_amount: 50 }));
    expect(lastDecline(stage.bank)).toMatchObject({ amount: 100, reason: "insufficient_funds" });
  });

  test("declines an approved increment after its authorization has ended", () => {
    const payment = stage.authorized();
    subscribe(stage.bank);
    stage.raise(payment);
    stage.bank.simulations.cardReversals.create({ card_payment_id: payment.id });
    stage.answer(lastDecision(stage.bank).id, approve());
    expect(lastDecline(stage.bank)).toMatchObject({ actioner: "increase", reason: "missing_original_authorization" });
    expectBalances(stage.bank, stage.account.id, 1_000);
  });

  test("declines the second of two approved payments when a Limit allows only one", () => {
    stage.bank.limits.create({ metric: "count", model_id: stage.card.id, value: 1, interval: "day" });
    const [first, second] = [stage.openDecision(), stage.openDecision()];
    stage.answer(second.id, approve());
    stage.answer(first.id, approve());
    expect(lastAuthorization(stage.bank).real_time_decision_id).toBe(second.id);
    expect(lastDecline(stage.bank)).toMatchObject({ real_time_decision_id: first.id, reason: "breaches_limit" });
  });
});

describe("the timeout of a Real-Time Decision", () => {
  const milliseconds = (count: number) => stage.bank.clock.advance({ milliseconds: count });

  test("times out a Real-Time Decision at `timeout_at`, and not before", () => {
    const { id } = stage.openDecision();
    milliseconds(2_999);
    expect(stage.bank.fork().realTimeDecisions.action(id, approve()).status).toBe("responded");
    const events = eventsOf(stage.bank, () => milliseconds(1));
    const declined = lastDecline(stage.bank);
    expect(stage.bank.realTimeDecisions.retrieve(id)).toMatchObject({
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
    const refused = stage.act(id, approve());
    expect(refusalOf(refused)).toEqual(notNow);
    expect(refused.body.detail).toBe(
      `${id} is timed_out, so "action" is refused: the payment was declined when the decision timed out.`,
    );
    expectBalances(stage.bank, stage.account.id, 1_000);
  });

  test("times out the Real-Time Decision about an increment", () => {
    const payment = stage.authorized();
    subscribe(stage.bank);
    stage.raise(payment);
    milliseconds(3_000);
    expect(lastDecline(stage.bank)).toMatchObject({ card_payment_id: payment.id, reason: "webhook_timed_out" });
    expectBalances(stage.bank, stage.account.id, 1_000, 900);
  });

  test("times out a Real-Time Decision at its time, also when the clock advances further", () => {
    stage.openDecision();
    stage.bank.clock.advance({ days: 3 });
    expect(stage.bank.declinedTransactions.list().data[0]?.created_at).toBe(TIMEOUT);
  });

  test("does not time out a Real-Time Decision that has a response", () => {
    const { id } = stage.openDecision();
    milliseconds(1);
    stage.answer(id, approve());
    stage.bank.clock.advance({ minutes: 1 });
    expect(stage.bank.realTimeDecisions.retrieve(id).status).toBe("responded");
    expect(stage.bank.declinedTransactions.list().data).toEqual([]);
    // An authorization expires seven days after it is made.
    expect(lastAuthorization(stage.bank).expires_at).toBe("2026-01-08T00:00:00.001Z");
    expectBalances(stage.bank, stage.account.id, 1_000, 900);
  });

  test("times out a Real-Time Decision under a ticking clock", () => {
    let now = Date.parse(START);
    stage = openStage({ clock: tickingClock(() => now) });
    const { id } = stage.openDecision();
    now += 2_999;
    expect(stage.bank.realTimeDecisions.retrieve(id).status).toBe("pending");
    now += 1;
    expect(() => stage.answer(id, approve())).toThrow(expect.objectContaining(notNow));
    expect(lastDecline(stage.bank).reason).toBe("webhook_timed_out");
  });

  test("declines for the reason of a rule that fails at the timeout (D-76)", () => {
    stage.openDecision();
    stage.bank.cards.update(stage.card.id, { status: "disabled" });
    milliseconds(3_000);
    expect(lastDecline(stage.bank)).toMatchObject({ actioner: "increase", reason: "card_not_active" });
  });
});

describe("stand-in processing", () => {
  const byReason: Params = { network_details: { cardnet: { stand_in_processing_reason: "issuer_error" } } };

  test.each<[what: string, params: Params]>([
    ["the stand-in reason", byReason],
    ["by the actioner", { actioner: "network" }],
  ])("declines a payment by stand-in processing, set by %s, without a Real-Time Decision", (_, params) => {
    subscribe(stage.bank);
    stage.pay(params);
    expect(timesAsked(stage.bank)).toBe(0);
    expect(lastDecline(stage.bank)).toMatchObject({
      actioner: "network",
      real_time_decision_id: null,
      reason: "declined_by_stand_in_processing",
    });
    expectBalances(stage.bank, stage.account.id, 1_000);
  });

  test("declines an increment by stand-in processing when a client subscribes to decisions", () => {
    const payment = stage.authorized();
    subscribe(stage.bank);
    stage.bank.simulations.cardIncrements.create({ card_payment_id: payment.id, amount: 50, actioner: "network" });
    expect(timesAsked(stage.bank)).toBe(0);
    expect(lastDecline(stage.bank)).toMatchObject({ actioner: "network", reason: "declined_by_stand_in_processing" });
  });

  test.each<[what: string, params: Params]>([
    ["no client subscribes", byReason],
    ["the payment is a refund", { ...byReason, direction: "refund" }],
  ])("approves a payment by stand-in processing when %s", (_, params) => {
    if (params.direction === "refund") subscribe(stage.bank);
    expect(stage.pay(params).pending_transaction?.source.card_authorization).toMatchObject({
      actioner: "network",
      real_time_decision_id: null,
    });
  });

  test("keeps the reason of another rule that fails in stand-in processing (D-76)", () => {
    subscribe(stage.bank);
    stage.pay({ ...byReason, amount: 1_001 });
    expect(lastDecline(stage.bank).reason).toBe("insufficient_funds");
  });
});
