import { type CardPayment, endpoints, type PendingTransaction } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import {
  authorize,
  authorized,
  type CardStage,
  cardStage,
  declinedBy,
  elementOf,
  expectComplete,
  idOf,
  latestElement,
  latestPayment,
  paymentOf,
  reasonOf,
  refusalOfSimulation,
  simulate,
  sums,
} from "../../support/cards.ts";
import { eventsOf, expectBalances } from "../../support/money.ts";
import { notNow } from "../../support/send.ts";

const EXPIRY = "2026-01-08T00:00:00.000Z";

let stage: CardStage;
beforeEach(() => {
  stage = cardStage(10_000);
});

const balances = (current: number, available?: number) =>
  expectBalances(stage.bank, stage.account.id, current, available);
const retrieved = ({ id }: PendingTransaction) => stage.bank.pendingTransactions.retrieve(id);

describe("POST /simulations/card_increments", () => {
  test("raises the hold with each increment", () => {
    const { bank } = stage;
    const pending = authorized(stage);
    const payment = paymentOf(bank, pending);
    bank.clock.advance({ hours: 1 });
    const authorization = pending.source.card_authorization;
    const raise = (amount: number, total: number) => {
      const events = eventsOf(bank, () => {
        const raised = simulate(bank, "cardIncrements", { card_payment_id: payment.id, amount });
        expect(latestElement(raised)).toEqual(
          elementOf(
            "card_increment",
            {
              id: idOf("card_increment"),
              actioner: "increase",
              additional_amounts: {
                ...{ clinic: null, dental: null, original: null, prescription: null, surcharge: null },
                ...{ total_cumulative: null, total_healthcare: null, transit: null, unknown: null, vision: null },
              },
              amount,
              card_authorization_id: authorization?.id,
              currency: "USD",
              network: "cardnet",
              network_identifiers: {
                ...authorization?.network_identifiers,
                trace_number: expect.stringMatching(/^\d{6}$/),
              },
              network_risk_score: null,
              pending_transaction_id: pending.id,
              presentment_amount: amount,
              presentment_currency: "USD",
              real_time_decision_id: null,
              scheme_fees: [],
              type: "card_increment",
              updated_authorization_amount: total,
              updated_authorization_presentment_amount: total,
            },
            "2026-01-01T01:00:00.000Z",
          ),
        );
        expect(raised.state).toEqual(sums({ authorized_amount: 1_000, incremented_amount: total - 1_000 }));
      });
      expect(events).toEqual([
        ["pending_transaction.updated", pending.id],
        ["card_payment.updated", payment.id],
      ]);
      expect(retrieved(pending)).toEqual({ ...pending, amount: -total, held_amount: total });
      balances(10_000, 10_000 - total);
    };
    raise(500, 1_500);
    raise(8_500, 10_000);
    expect(bank.cardPayments.retrieve(payment.id).elements.slice(0, 1)).toEqual(payment.elements);
  });

  test("counts an increment toward Limits by its amount, as a part of the same debit (D-72)", () => {
    const { bank, account, card } = stage;
    const { id: card_payment_id } = paymentOf(bank, authorized(stage));
    bank.limits.create({ model_id: account.id, metric: "count", interval: "day", value: 1 });
    bank.limits.create({ model_id: card.id, metric: "volume", interval: "day", value: 1_500 });
    const raise = (amount: number) => latestElement(simulate(bank, "cardIncrements", { card_payment_id, amount }));
    expect(raise(501).card_decline?.reason).toBe("breaches_limit");
    expect(raise(500).category).toBe("card_increment");
    expect(raise(1).card_decline?.reason).toBe("breaches_limit");
    simulate(bank, "cardReversals", { card_payment_id, amount: 1_400 });
    expect(raise(1_400).category).toBe("card_increment");
  });

  test("changes nothing when an increment is declined [declined-card-increment]", () => {
    const { bank } = stage;
    const pending = authorized(stage);
    const payment = paymentOf(bank, pending);
    const declined = declinedBy(stage, () =>
      simulate(bank, "cardIncrements", { card_payment_id: payment.id, amount: 9_001 }),
    );
    expect(declined).toMatchObject({ amount: -9_001, route_id: stage.card.id });
    expect(declined.source.card_decline).toMatchObject({
      amount: 9_001,
      card_payment_id: payment.id,
      incremented_card_authorization_id: pending.source.card_authorization?.id,
      reason: "insufficient_funds",
    });
    expect(bank.cardPayments.retrieve(payment.id)).toEqual({
      ...payment,
      elements: [...payment.elements, elementOf("card_decline", declined.source.card_decline)],
    });
    expect(retrieved(pending)).toEqual(pending);
    balances(10_000, 9_000);
  });

  test.each<[string, () => CardPayment]>([
    ["an authorization of a refund", () => paymentOf(stage.bank, authorized(stage, { direction: "refund" }))],
    [
      "a declined authorization",
      () =>
        paymentOf(
          stage.bank,
          declinedBy(stage, () => authorize(stage, { amount: 10_001 })),
        ),
    ],
    ["a force post", () => forced()],
    ["a balance inquiry", () => simulate(stage.bank, "cardBalanceInquiries", { card_id: stage.card.id })],
  ])("refuses to increment a Card Payment that began with %s", (_, begin) => {
    const params = { card_payment_id: begin().id, amount: 1 };
    expect(refusalOfSimulation(stage.bank, "cardIncrements", params)).toEqual(notNow);
  });
});

function forced(): CardPayment {
  simulate(stage.bank, "cardSettlements", { card_id: stage.card.id, amount: 1 });
  return latestPayment(stage.bank);
}

const end = {
  settled: (pending: PendingTransaction) =>
    simulate(stage.bank, "cardSettlements", { card_id: stage.card.id, pending_transaction_id: pending.id }),
  reversed: (pending: PendingTransaction) =>
    simulate(stage.bank, "cardReversals", { card_payment_id: paymentOf(stage.bank, pending).id }),
  expired: (pending: PendingTransaction) =>
    simulate(stage.bank, "cardAuthorizationExpirations", { card_payment_id: paymentOf(stage.bank, pending).id }),
};

const ends = ["settled", "reversed", "expired"] as const;

/** Card Payments without an open authorization, so nothing can be reversed or expire. */
const closedPayments: [string, () => CardPayment][] = [
  ...ends.map((way): [string, () => CardPayment] => [
    `is ${way}`,
    () => {
      const pending = authorized(stage);
      end[way](pending);
      return paymentOf(stage.bank, pending);
    },
  ]),
  [
    "was declined",
    () =>
      paymentOf(
        stage.bank,
        declinedBy(stage, () => authorize(stage, { amount: 10_001 })),
      ),
  ],
  ["was force posted", () => forced()],
];

describe("POST /simulations/card_reversals", () => {
  test("releases parts of the hold by reversals, up to all of it and no more", () => {
    const { bank } = stage;
    const pending = authorized(stage);
    const payment = paymentOf(bank, pending);
    simulate(bank, "cardIncrements", { card_payment_id: payment.id, amount: 500 });
    bank.clock.advance({ hours: 1 });
    const now = "2026-01-01T01:00:00.000Z";
    const authorization = pending.source.card_authorization;
    const take = (amount: number, left: number) => {
      const events = eventsOf(bank, () => {
        const reversed = simulate(bank, "cardReversals", { card_payment_id: payment.id, amount });
        expect(latestElement(reversed)).toEqual(
          elementOf(
            "card_reversal",
            {
              id: idOf("card_reversal"),
              card_authorization_id: authorization?.id,
              currency: "USD",
              merchant_acceptor_id: "5665270011000168",
              merchant_category_code: "5734",
              merchant_city: "Springfield",
              merchant_country: "US",
              merchant_descriptor: "EXAMPLE SHOP",
              merchant_postal_code: null,
              merchant_state: "IL",
              network: "cardnet",
              network_identifiers: {
                ...authorization?.network_identifiers,
                trace_number: expect.stringMatching(/^\d{6}$/),
              },
              pending_transaction_id: pending.id,
              presentment_currency: "USD",
              reversal_amount: amount,
              reversal_presentment_amount: amount,
              reversal_reason: left === 0 ? null : "partial_reversal",
              scheme_fees: [],
              terminal_id: null,
              type: "card_reversal",
              updated_authorization_amount: left,
              updated_authorization_presentment_amount: left,
            },
            now,
          ),
        );
        expect(reversed.state).toEqual(
          sums({ authorized_amount: 1_000, incremented_amount: 500, reversed_amount: 1_500 - left }),
        );
      });
      expect(events).toEqual([
        ["pending_transaction.updated", pending.id],
        ["card_payment.updated", payment.id],
      ]);
      balances(10_000, 10_000 - left);
    };
    const refused = (amount: number) =>
      refusalOfSimulation(bank, "cardReversals", { card_payment_id: payment.id, amount });
    expect(refused(1_501)).toEqual(notNow);
    take(700, 800);
    expect(retrieved(pending)).toEqual({ ...pending, amount: -800, held_amount: 800 });
    expect(refused(801)).toEqual(notNow);
    take(799, 1);
    take(1, 0);
    expect(retrieved(pending)).toMatchObject({ status: "complete", completed_at: now });
    expect(refused(1)).toEqual(notNow);
  });

  test.each([
    ["the whole authorization", 0, 0],
    ["an authorization with its increment", 200, 0],
    ["the rest of an authorization", 0, 300],
    ["the rest of an incremented authorization", 200, 300],
  ])("reverses %s when no amount is given", (_, added, taken) => {
    const { bank } = stage;
    const { id: card_payment_id } = paymentOf(bank, authorized(stage));
    if (added > 0) simulate(bank, "cardIncrements", { card_payment_id, amount: added });
    if (taken > 0) simulate(bank, "cardReversals", { card_payment_id, amount: taken });
    const reversed = simulate(bank, "cardReversals", { card_payment_id });
    expect(latestElement(reversed).card_reversal).toMatchObject({
      reversal_amount: 1_000 + added - taken,
      updated_authorization_amount: 0,
    });
    balances(10_000);
  });

  test("increments an authorization after a partial reversal", () => {
    const { bank } = stage;
    const pending = authorized(stage);
    const { id: card_payment_id } = paymentOf(bank, pending);
    simulate(bank, "cardReversals", { card_payment_id, amount: 999 });
    const raised = simulate(bank, "cardIncrements", { card_payment_id, amount: 4 });
    expect(latestElement(raised).card_increment).toMatchObject({ updated_authorization_amount: 5 });
    expect(retrieved(pending)).toMatchObject({ amount: -5, held_amount: 5 });
    balances(10_000, 9_995);
  });

  test("reverses the authorization of a refund without a movement or a hold", () => {
    const { bank } = stage;
    const pending = authorized(stage, { direction: "refund" });
    const { id: card_payment_id } = paymentOf(bank, pending);
    simulate(bank, "cardReversals", { card_payment_id, amount: 400 });
    expect(retrieved(pending)).toMatchObject({ amount: 600, held_amount: 0, status: "pending" });
    expect(refusalOfSimulation(bank, "cardReversals", { card_payment_id, amount: 601 })).toEqual(notNow);
    const reversed = simulate(bank, "cardReversals", { card_payment_id });
    expect(reversed.state).toEqual(sums({ refund_authorized_amount: 1_000, reversed_amount: 1_000 }));
    expect(retrieved(pending).status).toBe("complete");
    balances(10_000);
  });

  test.each(closedPayments)("refuses to reverse a Card Payment that %s", (_, begin) => {
    const params = { card_payment_id: begin().id, amount: 1 };
    expect(refusalOfSimulation(stage.bank, "cardReversals", params)).toEqual(notNow);
  });

  test("reverses an authorization of a canceled Card", () => {
    const pending = authorized(stage);
    stage.bank.cards.update(stage.card.id, { status: "canceled" });
    end.reversed(pending);
    balances(10_000);
  });
});

describe("the expiration of an authorization", () => {
  /** Expects everything that an expiration changes, at the present time. */
  function expectExpired(pending: PendingTransaction, amount: number, expire: () => unknown): void {
    const { bank } = stage;
    const before = paymentOf(bank, pending);
    const events = eventsOf(bank, expire);
    const now = bank.clock.now();
    expect(retrieved(pending)).toMatchObject({ status: "complete", completed_at: now });
    const payment = paymentOf(bank, pending);
    expectComplete(endpoints["cardPayments.retrieve"].result, payment);
    expect(payment).toEqual({
      ...before,
      elements: [
        ...before.elements,
        elementOf(
          "card_authorization_expiration",
          {
            id: idOf("card_authorization_expiration"),
            card_authorization_id: pending.source.card_authorization?.id,
            currency: "USD",
            expired_amount: amount,
            network: "cardnet",
            type: "card_authorization_expiration",
          },
          now,
        ),
      ],
    });
    expect(events).toEqual([
      ["pending_transaction.updated", pending.id],
      ["card_payment.updated", payment.id],
    ]);
    balances(10_000);
  }

  test("releases the hold when the expiration is simulated", () => {
    const pending = authorized(stage);
    stage.bank.clock.advance({ hours: 1 });
    balances(10_000, 9_000);
    expectExpired(pending, 1_000, () => end.expired(pending));
  });

  test("releases the hold exactly at `expires_at`, seven days after the authorization", () => {
    const { bank } = stage;
    bank.clock.advance({ hours: 1 });
    const pending = authorized(stage);
    expect(pending.source.card_authorization?.expires_at).toBe("2026-01-08T01:00:00.000Z");
    bank.clock.advanceTo("2026-01-08T00:59:59.999Z");
    balances(10_000, 9_000);
    expectExpired(pending, 1_000, () => bank.clock.advance({ milliseconds: 1 }));
    expect(bank.clock.now()).toBe(pending.source.card_authorization?.expires_at);
  });

  test("releases the remaining hold at expiration, which increments and reversals do not postpone", () => {
    const { bank } = stage;
    const pending = authorized(stage);
    bank.clock.advance({ days: 6 });
    const { id: card_payment_id } = paymentOf(bank, pending);
    simulate(bank, "cardIncrements", { card_payment_id, amount: 500 });
    simulate(bank, "cardReversals", { card_payment_id, amount: 200 });
    balances(10_000, 8_700);
    expectExpired(pending, 1_300, () => bank.clock.advanceTo(EXPIRY));
  });

  test("makes the released money available to an authorization at the same instant", () => {
    authorized(stage, { amount: 10_000 });
    stage.bank.clock.advanceTo(EXPIRY);
    expect(reasonOf(stage, { amount: 10_000 })).toBe(null);
  });

  test("expires the authorization of a refund, which releases nothing", () => {
    const pending = authorized(stage, { direction: "refund" });
    expectExpired(pending, 1_000, () => stage.bank.clock.advanceTo(EXPIRY));
  });

  test.each(ends)("does not expire an authorization that is already %s", (way) => {
    const { bank } = stage;
    const pending = authorized(stage);
    end[way](pending);
    const before = [retrieved(pending), paymentOf(bank, pending), bank.accounts.balance(stage.account.id)];
    const events = eventsOf(bank, () => bank.clock.advance({ days: 30 }));
    expect(events).toEqual([]);
    expect([retrieved(pending), paymentOf(bank, pending), bank.accounts.balance(stage.account.id)]).toEqual(before);
  });

  test("expires authorizations in a live bank too (D-24)", () => {
    stage = cardStage(10_000, { environment: "live" });
    const { bank, card } = stage;
    const { pending_transaction: pending } = bank.network.cardAuthorizations.create({ card_id: card.id, amount: 1 });
    balances(10_000, 9_999);
    expectExpired(pending as PendingTransaction, 1, () => bank.clock.advanceTo(EXPIRY));
  });

  test.each(closedPayments)("refuses to simulate the expiration of a Card Payment that %s", (_, begin) => {
    const params = { card_payment_id: begin().id };
    expect(refusalOfSimulation(stage.bank, "cardAuthorizationExpirations", params)).toEqual(notNow);
  });
});
