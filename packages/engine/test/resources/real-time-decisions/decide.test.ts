import type { CardAuthorizationResult, CardPaymentId, RealTimeDecision } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import { type Bank, createBank, createPlatform, type Decide, replay, tickingClock } from "../../../src/index.ts";
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
import { send, stateText } from "../../support/send.ts";
import { type DecidingBank, journalOf, openWith, payer, written } from "./deciding-bank.ts";

describe("`decide`", () => {
  test("calls `decide` without any Event Subscription, and returns the outcome from the simulation", () => {
    const asked: RealTimeDecision[] = [];
    const { bank, account, pay } = openWith((decision) => {
      asked.push(decision);
      return approve();
    });
    let result: CardAuthorizationResult | undefined;
    const events = eventsOf(bank, () => {
      result = pay();
    });
    const made = lastAuthorization(bank);
    const [decision] = asked;
    expect(result?.pending_transaction?.source.card_authorization).toEqual(made);
    expect(made).toMatchObject({ actioner: "user", amount: 100, real_time_decision_id: decision?.id });
    expect(asked).toHaveLength(1);
    expect(decision).toMatchObject({
      status: "pending",
      card_authorization: { decision: null, settlement_amount: 100 },
    });
    expect(lastDecision(bank)).toMatchObject({ id: decision?.id, status: "responded" });
    expect(events).toEqual([
      [REQUESTED, decision?.id],
      ["pending_transaction.created", made.pending_transaction_id],
      ["card_payment.created", made.card_payment_id],
    ]);
    expectBalances(bank, account.id, 1_000, 900);
    bank.clock.advance({ seconds: 3 });
    expectBalances(bank, account.id, 1_000, 900);
  });

  test("declines or approves a part of a payment as `decide` returns", () => {
    const { bank, account, pay } = openWith(({ card_authorization: asked }) =>
      asked?.settlement_amount === 100 ? approve({ partial_amount: 60 }) : refuse("exceeds_approval_limit"),
    );
    expect(pay(100).pending_transaction?.amount).toBe(-60);
    expect(pay(101).declined_transaction?.source.card_decline).toMatchObject({
      actioner: "user",
      amount: 101,
      real_time_decision_reason: "exceeds_approval_limit",
      reason: "webhook_declined",
    });
    expectBalances(bank, account.id, 1_000, 940);
  });

  test("calls `decide` for increments", () => {
    const answers = [approve(), approve({ partial_amount: 20 }), refuse(), undefined];
    const { bank, pay } = openWith(() => answers.shift());
    pay();
    const { card_payment_id } = lastAuthorization(bank);
    const raise = () => bank.simulations.cardIncrements.create({ card_payment_id, amount: 50 });
    expect(raise().elements.at(-1)?.card_increment).toMatchObject({ amount: 20 });
    const declined = raise();
    expect(declined.elements.at(-1)?.card_decline?.reason).toBe("webhook_declined");
    expect(raise()).toEqual(declined);
    expect(lastDecision(bank).status).toBe("pending");
  });

  test("does not call `decide` for payments that are declined before or need no decision", () => {
    const { bank, card, pay } = openWith(() => expect.fail("`decide` was called."));
    const ask = (params: object) =>
      bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 1, ...params });
    pay(1_001);
    ask({ direction: "refund" });
    ask({ decline_reason: "suspected_fraud" });
    ask({ actioner: "network" });
    expect(lastDecline(bank).reason).toBe("declined_by_stand_in_processing");
    expect(timesAsked(bank)).toBe(0);
  });

  test("leaves the decision pending for the action and the timeout when `decide` returns `undefined`", () => {
    const { bank, account, pay } = openWith(() => undefined);
    expect(pay()).toMatchObject({ declined_transaction: null, pending_transaction: null });
    pay();
    bank.realTimeDecisions.action(lastDecision(bank).id, approve());
    bank.clock.advance({ seconds: 3 });
    expect(lastDecline(bank).reason).toBe("webhook_timed_out");
    expectBalances(bank, account.id, 1_000, 900);
  });

  test("declines a payment that `decide` approves when the balance does not cover it", () => {
    const { pay } = openWith(() => approve());
    for (let count = 0; count < 10; count++) expect(pay().pending_transaction).not.toBeNull();
    expect(pay().declined_transaction?.source.card_decline?.reason).toBe("insufficient_funds");
  });

  test("calls `decide` over HTTP, in live and in a platform", async () => {
    const { live, sandbox } = createPlatform({
      live: { decide: () => refuse() },
      sandbox: { decide: () => approve() },
    });
    const body = { card_id: newCard(sandbox).card.id, amount: 100 };
    const answer = send<CardAuthorizationResult>(sandbox, {
      method: "POST",
      path: "/simulations/card_authorizations",
      body,
    });
    expect(answer.body.pending_transaction?.source.card_authorization).toMatchObject({ actioner: "user" });
    expect(payer(live, newCard(live).card)().declined_transaction).not.toBeNull();
    expect(timesAsked(live)).toBe(1);
  });
});

describe("during a call of `decide`", () => {
  test("lets `decide` read the bank as it was before the payment", () => {
    let seen: unknown;
    const stage = openWith(({ id }) => {
      const { bank, account } = stage;
      seen = [bank.accounts.balance(account.id).available_balance, timesAsked(bank), bank.audit()];
      expect(() => bank.realTimeDecisions.retrieve(id)).toThrow("There is no real_time_decision");
      return approve();
    });
    stage.pay();
    expect(seen).toEqual([1_000, 0, []]);
  });

  test("stops a ticking clock during a call of `decide`", () => {
    let now = 0;
    const stage = openWith(
      ({ created_at }) => {
        now += 5_000;
        expect(stage.bank.clock.now()).toBe(created_at);
        return approve();
      },
      { clock: tickingClock(() => now) },
    );
    stage.pay();
    expect(lastDecision(stage.bank).created_at).toBe("1970-01-01T00:00:00.000Z");
    expect(stage.bank.clock.now()).toBe("1970-01-01T00:00:05.000Z");
  });

  test("passes a Real-Time Decision to `decide` that cannot be changed", () => {
    const { pay } = openWith((decision) => {
      expect(() => Object.assign(decision.card_authorization ?? {}, { settlement_amount: 1 })).toThrow(TypeError);
      return approve();
    });
    expect(pay().pending_transaction?.amount).toBe(-100);
  });

  const changes: readonly [
    what: string,
    change: (stage: DecidingBank, id: RealTimeDecision["id"]) => unknown,
    failed: string,
  ][] = [
    [
      "another call",
      ({ bank, account }) => bank.accounts.update(account.id, { name: "Other" }),
      "Failed to call accounts.update",
    ],
    [
      "the action on the decision",
      ({ bank }, id) => bank.realTimeDecisions.action(id, approve()),
      "Failed to call realTimeDecisions.action",
    ],
    [
      "a request",
      ({ bank }) => send(bank, { method: "POST", path: "/accounts", body: { name: "Other" } }),
      "Failed to call accounts.create",
    ],
    ["another payment", ({ pay }) => pay(), "Failed to call simulations.cardAuthorizations.create"],
    ["an advance of the clock", ({ bank }) => bank.clock.advance({ days: 1 }), "Failed to advance the clock"],
    [
      "disabling the Entity",
      ({ bank, account }) => bank.entities.disable(account.entity_id),
      "Failed to disable the Entity",
    ],
    ["a restore", ({ bank }) => bank.restore(bank.snapshot()), "Failed to restore"],
    ["a reset", ({ bank }) => bank.reset(), "Failed to reset"],
  ];

  test.each(changes)("refuses %s during a call of `decide`", (_, change, failed) => {
    const stage = openWith(({ id }) => {
      change(stage, id);
      return approve();
    });
    const before = stateText(stage.bank);
    expect(() => stage.pay()).toThrow(`[sandbank] ${failed}: \`decide\` is running, and can only read the bank.`);
    expect(stateText(stage.bank)).toBe(before);
  });

  test("makes a separate fork without the payment during a call of `decide`", () => {
    const forks: Bank[] = [];
    const stage = openWith(() => {
      forks.push(stage.bank.fork());
      return approve();
    });
    stage.pay();
    const [fork] = forks;
    expect(fork?.accounts.balance(stage.account.id).available_balance).toBe(1_000);
    expect(fork?.accounts.create({ name: "Other" }).name).toBe("Other");
    expect(fork?.audit()).toEqual([]);
  });
});

describe("the value that `decide` returned", () => {
  /** Decides about each payment by its amount. */
  const byAmount: Decide = ({ card_authorization: asked }) => {
    const amount = asked?.settlement_amount ?? 0;
    if (amount % 3 === 0) return undefined;
    return amount % 3 === 1 ? approve({ partial_amount: 1 }) : refuse("suspected_fraud");
  };

  function lived(): DecidingBank {
    const stage = openWith(byAmount);
    const { bank, card, pay } = stage;
    for (const amount of [1, 2, 3, 4, 5, 6, 1_001]) {
      pay(amount);
      bank.clock.advance({ seconds: 2 });
    }
    bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 7 }, { idempotencyKey: "k1" });
    pay(9);
    return stage;
  }

  test("replays the decisions of `decide` from the journal without calling it", () => {
    const { bank, card } = lived();
    const replayed = replay(journalOf(bank));
    expect(written(replayed)).toBe(written(bank));
    expect(journalOf(replayed)).toEqual(journalOf(bank));
    for (const each of [bank, replayed]) each.clock.advance({ seconds: 3 });
    expect(written(replayed)).toBe(written(bank));
    // The replayed bank has no `decide` and no subscription.
    const before = timesAsked(replayed);
    expect(payer(replayed, card)(2).pending_transaction).not.toBeNull();
    expect(timesAsked(replayed)).toBe(before);
  });

  test("writes the decision of `decide` into the journal before its call", () => {
    const { bank, pay } = openWith(byAmount);
    const { length } = bank.journal().entries;
    for (const amount of [1, 3]) pay(amount);
    expect(bank.journal().entries.slice(length)).toMatchObject([
      { kind: "decide", answer: approve({ partial_amount: 1 }) },
      { kind: "call", operation: "simulations.cardAuthorizations.create" },
      { kind: "decide", answer: null },
      { kind: "call", operation: "simulations.cardAuthorizations.create" },
    ]);
  });

  test("replays that the network decided in place of `decide`", () => {
    const { bank, card, pay } = openWith(() => approve());
    const payment = pay().pending_transaction?.source.card_authorization?.card_payment_id;
    const [amount, actioner] = [1, "network"] as const;
    const { declined_transaction } = bank.simulations.cardAuthorizations.create({ card_id: card.id, amount, actioner });
    expect(declined_transaction?.source.card_decline?.reason).toBe("declined_by_stand_in_processing");
    bank.simulations.cardIncrements.create({ card_payment_id: payment as CardPaymentId, amount, actioner });
    expect(written(replay(journalOf(bank)))).toBe(written(bank));
  });

  test("keeps the decision unchanged when the returned object changes", () => {
    const answer = { card_authorization: { decision: "approve" as const, approval: { partial_amount: 60 } } };
    const { bank, pay } = openWith(() => answer);
    pay();
    answer.card_authorization.approval.partial_amount = 1;
    expect(lastDecision(bank).card_authorization?.approval).toEqual({ partial_amount: 60 });
    expect(written(replay(journalOf(bank)))).toBe(written(bank));
  });

  test("replays a response under an idempotency key without calling `decide` again (D-07)", () => {
    const { bank, card } = lived();
    const before = timesAsked(bank);
    const [first, again] = [1, 2].map(() =>
      bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 7 }, { idempotencyKey: "k1" }),
    );
    expect(first?.pending_transaction?.amount).toBe(-1);
    expect(again).toEqual(first);
    expect(timesAsked(bank)).toBe(before);
  });

  test("makes the same decisions in every run", () => {
    expect(written(lived().bank)).toBe(written(lived().bank));
  });
});

describe("a bank with `decide`", () => {
  test("keeps `decide` in forks, restores and resets", () => {
    const { bank, card } = openWith(() => approve());
    const other = createBank().snapshot();
    const fork = bank.fork({ seed: "fork" });
    expect(payer(fork, card)().pending_transaction?.source.card_authorization?.actioner).toBe("user");
    for (const back of [() => bank.restore(other), () => bank.reset()]) {
      back();
      payer(bank, newCard(bank).card)();
      expect(timesAsked(bank)).toBe(1);
    }
  });

  test("calls `decide` once, and leaves subscriptions out", () => {
    let count = 0;
    const { bank, pay } = openWith(() => {
      count++;
      return approve();
    });
    subscribe(bank);
    pay();
    expect([count, timesAsked(bank)]).toEqual([1, 1]);
  });
});
