import type {
  CardAuthorizationControlsParams,
  CardPayment,
  CardSpendingLimitParams,
  CardUsageParams,
} from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import {
  authorize,
  authorized,
  type CardStage,
  cardStage,
  declinedBy,
  latestElement,
  paymentOf,
  reasonOf,
  simulate,
} from "../../support/cards.ts";

const BREACH = "breaches_limit";

let stage: CardStage;
beforeEach(() => {
  stage = cardStage(1_000_000);
});

/** Replaces the authorization controls of the Card. */
function control(authorization_controls: CardAuthorizationControlsParams): void {
  stage.bank.cards.update(stage.card.id, { authorization_controls });
}

const use = (usage: CardUsageParams) => control({ usage });
const reverse = (card_payment_id: CardPayment["id"], amount?: number) =>
  simulate(stage.bank, "cardReversals", { card_payment_id, amount });
const expire = (card_payment_id: CardPayment["id"]) =>
  simulate(stage.bank, "cardAuthorizationExpirations", { card_payment_id });
const settleByForce = (amount: number) => simulate(stage.bank, "cardSettlements", { card_id: stage.card.id, amount });

/** The Card Payment of an authorization that must be accepted. */
const pay = (amount: number, params: object = {}) => paymentOf(stage.bank, authorized(stage, { amount, ...params })).id;

/** The reason for which an increment is declined, or null if it is accepted. */
const reasonOfIncrement = (card_payment_id: CardPayment["id"], amount: number) =>
  latestElement(simulate(stage.bank, "cardIncrements", { card_payment_id, amount })).card_decline?.reason ?? null;

/** The control that declines an authorization, as `bank.explain` reports it. */
function breachedBy(params: object): unknown {
  const { id } = declinedBy(stage, () => authorize(stage, params));
  const { reason, rules } = stage.bank.explain(id);
  expect(reason).toBe(BREACH);
  return rules.find(({ outcome }) => outcome === "failed")?.facts["breachedControl"];
}

describe.each([
  {
    control: "merchant_acceptor_identifier",
    key: "identifier",
    param: "merchant_acceptor_id",
    keys: ["m1", "m2", "m3"],
  },
  { control: "merchant_category_code", key: "code", param: "merchant_category_code", keys: ["5411", "5734", "7995"] },
  { control: "merchant_country", key: "country", param: "merchant_country", keys: ["US", "CA", "FR"] },
])("the control $control", ({ control: name, key, param, keys }) => {
  const elements = (...chosen: number[]) => chosen.map((index) => ({ [key]: keys[index] }));
  const restrict = (restriction: object) => control({ [name]: restriction });

  test.each<[string, object, boolean[]]>([
    ["are in a list of one allowed", { allowed: elements(0) }, [true, false, false]],
    ["are in a list of several allowed", { allowed: elements(0, 2) }, [true, false, true]],
    ["are not in a list of one blocked", { blocked: elements(0) }, [false, true, true]],
    ["are not in a list of several blocked", { blocked: elements(0, 2) }, [false, true, false]],
    [
      "are not blocked, even if they are allowed",
      { allowed: elements(0, 1), blocked: elements(0) },
      [false, true, false],
    ],
    ["meet any condition, when the control is empty", {}, [true, true, true]],
  ])("accepts only payments whose values %s", (_, restriction, isThrough) => {
    restrict(restriction);
    for (const [index, value] of keys.entries()) {
      if (isThrough[index]) expect(reasonOf(stage, { [param]: value })).toBe(null);
      else expect(breachedBy({ [param]: value })).toBe(name);
    }
  });

  test("compares the whole value of the control exactly", () => {
    restrict({ allowed: elements(0) });
    const [value = ""] = keys;
    for (const other of [`${value} `, value.slice(0, -1), `${value}0`]) {
      expect(reasonOf(stage, { [param]: other })).toBe(BREACH);
    }
  });

  test("applies the control to increments, refunds and balance inquiries", () => {
    const { bank, card } = stage;
    const payment = pay(100, { [param]: keys[0] });
    restrict({ blocked: elements(0) });
    expect(reasonOfIncrement(payment, 1)).toBe(BREACH);
    expect(reasonOf(stage, { [param]: keys[0], direction: "refund" })).toBe(BREACH);
    const inquiry = simulate(bank, "cardBalanceInquiries", { card_id: card.id, [param]: keys[0] });
    expect(latestElement(inquiry).card_decline?.reason).toBe(BREACH);
  });

  test("applies the control neither to settlements nor after it is removed", () => {
    const pending = authorized(stage, { [param]: keys[0] });
    restrict({ allowed: elements(1) });
    simulate(stage.bank, "cardSettlements", { card_id: stage.card.id, pending_transaction_id: pending.id });
    expect(reasonOf(stage, { [param]: keys[0] })).toBe(BREACH);
    control({});
    expect(reasonOf(stage, { [param]: keys[0] })).toBe(null);
  });
});

describe("several controls", () => {
  test("applies every control, and explains the first that is breached [declined-card-controls]", () => {
    control({
      merchant_acceptor_identifier: { blocked: [{ identifier: "m1" }] },
      merchant_category_code: { blocked: [{ code: "7995" }] },
      merchant_country: { blocked: [{ country: "FR" }] },
      usage: {
        category: "multi_use",
        multi_use: { spending_limits: [{ interval: "all_time", settlement_amount: 99 }] },
      },
    });
    const all = [
      ["merchant_acceptor_identifier", { merchant_acceptor_id: "m1" }],
      ["merchant_category_code", { merchant_category_code: "7995" }],
      ["merchant_country", { merchant_country: "FR" }],
      ["usage.multi_use.spending_limits.0", { amount: 100 }],
    ] as const;
    for (const [index, [name, params]] of all.entries()) {
      expect(breachedBy({ amount: 1, ...params })).toBe(name);
      const later = Object.assign({ amount: 1 }, ...all.slice(index).map(([, each]) => each));
      expect(breachedBy(later)).toBe(name);
    }
    expect(reasonOf(stage, { amount: 99 })).toBe(null);
  });
});

describe("a single-use Card", () => {
  const single = (comparison: "equals" | "less_than_or_equals", value = 500) =>
    use({ category: "single_use", single_use: { settlement_amount: { comparison, value } } });

  test.each([
    ["equals", 500, 499, BREACH],
    ["equals", 500, 500, null],
    ["equals", 500, 501, BREACH],
    ["less_than_or_equals", 500, 1, null],
    ["less_than_or_equals", 500, 499, null],
    ["less_than_or_equals", 500, 500, null],
    ["less_than_or_equals", 500, 501, BREACH],
    ["less_than_or_equals", 0, 1, BREACH],
  ] as const)("applies %s %i to a single-use Card: %i gives %s", (comparison, value, amount, expected) => {
    single(comparison, value);
    expect(reasonOf(stage, { amount })).toBe(expected);
    if (expected !== null) expect(breachedBy({ amount })).toBe("usage.single_use");
  });

  test.each<[string, (payment: CardPayment["id"]) => unknown, string | null]>([
    ["open", () => null, BREACH],
    ["reversed in part", (payment) => reverse(payment, 499), BREACH],
    ["reversed in full", (payment) => reverse(payment), null],
    ["reversed in full by two reversals", (payment) => [reverse(payment, 499), reverse(payment, 1)], null],
    ["expired", expire, null],
    ["expired by the clock", () => stage.bank.clock.advance({ days: 7 }), null],
    ["expired after a partial reversal", (payment) => [reverse(payment, 499), expire(payment)], null],
  ])("accepts one payment on a single-use Card: when it is %s, the next gives %s", (_, end, expected) => {
    single("less_than_or_equals");
    const payment = pay(500);
    end(payment);
    expect(reasonOf(stage, { amount: 500 })).toBe(expected);
    // A third payment is declined in every case.
    expect(reasonOf(stage, { amount: 1 })).toBe(BREACH);
  });

  test.each([[500], [1]])(
    "declines a second payment on a single-use Card after the first is settled with %i",
    (amount) => {
      single("less_than_or_equals");
      const pending = authorized(stage, { amount: 500 });
      simulate(stage.bank, "cardSettlements", { card_id: stage.card.id, pending_transaction_id: pending.id, amount });
      stage.bank.clock.advance({ days: 400 });
      expect(reasonOf(stage, { amount: 1 })).toBe(BREACH);
    },
  );

  test("declines a payment on a single-use Card after a force post or an earlier payment", () => {
    pay(1);
    single("less_than_or_equals");
    expect(reasonOf(stage, { amount: 1 })).toBe(BREACH);
    stage = cardStage();
    single("less_than_or_equals");
    settleByForce(1);
    expect(reasonOf(stage, { amount: 1 })).toBe(BREACH);
  });

  test("does not count declines, refunds and balance inquiries as the use of a single-use Card", () => {
    single("equals");
    expect(reasonOf(stage, { amount: 499 })).toBe(BREACH);
    expect(reasonOf(stage, { amount: 500, decline_reason: "suspected_fraud" })).toBe("suspected_fraud");
    expect(reasonOf(stage, { amount: 7, direction: "refund" })).toBe(null);
    simulate(stage.bank, "cardBalanceInquiries", { card_id: stage.card.id });
    expect(reasonOf(stage, { amount: 500 })).toBe(null);
    expect(reasonOf(stage, { amount: 7, direction: "refund" })).toBe(null);
  });

  test("increments an authorization of a single-use Card up to its maximum amount", () => {
    single("less_than_or_equals");
    const payment = pay(300);
    expect(reasonOfIncrement(payment, 201)).toBe(BREACH);
    expect(reasonOfIncrement(payment, 150)).toBe(null);
    expect(reasonOfIncrement(payment, 50)).toBe(null);
    expect(reasonOfIncrement(payment, 1)).toBe(BREACH);
    reverse(payment, 10);
    expect(reasonOfIncrement(payment, 11)).toBe(BREACH);
    expect(reasonOfIncrement(payment, 10)).toBe(null);
  });

  test("increments an authorization of a single-use Card up to its exact amount after a reversal", () => {
    single("equals");
    const payment = pay(500);
    expect(reasonOfIncrement(payment, 1)).toBe(BREACH);
    reverse(payment, 100);
    expect(reasonOfIncrement(payment, 99)).toBe(BREACH);
    expect(reasonOfIncrement(payment, 100)).toBe(null);
  });
});

describe("a multi-use Card", () => {
  const START = "2026-01-31T10:00:00.000Z";
  const limited = (...spending_limits: CardSpendingLimitParams[]) =>
    use({ category: "multi_use", multi_use: { spending_limits } });
  const categories = (...codes: string[]) => ({ merchant_category_codes: codes.map((code) => ({ code })) });

  beforeEach(() => stage.bank.clock.advanceTo(START));

  test("spends without limit on a multi-use Card that has no spending limits", () => {
    use({ category: "multi_use", multi_use: {} });
    expect(reasonOf(stage, { amount: 1_000_000 })).toBe(null);
  });

  test.each([
    { where: "any merchant", merchant_category_codes: undefined },
    { where: "merchants of its categories", ...categories("5411", "5734") },
  ])("applies a per_transaction spending limit to each payment alone, at $where", ({ merchant_category_codes }) => {
    limited({
      interval: "per_transaction",
      settlement_amount: 500,
      ...(merchant_category_codes && { merchant_category_codes }),
    });
    expect(reasonOf(stage, { amount: 501 })).toBe(BREACH);
    expect(reasonOf(stage, { amount: 500 })).toBe(null);
    expect(reasonOf(stage, { amount: 500 })).toBe(null);
  });

  /** The last instant at which a payment made at the start still counts. */
  const lastCounted = [
    ["per_day", "2026-02-01T09:59:59.999Z"],
    ["per_week", "2026-02-07T09:59:59.999Z"],
    ["all_time", "2036-01-01T00:00:00.000Z"],
  ] as const;

  describe.each(lastCounted)("a spending limit %s", (interval, until) => {
    test.each([
      { where: "any merchant", merchant_category_codes: undefined },
      { where: "merchants of its categories", ...categories("5411", "5734") },
    ])("counts a payment for the whole interval of a spending limit, at $where", ({ merchant_category_codes }) => {
      limited({ interval, settlement_amount: 1_000, ...(merchant_category_codes && { merchant_category_codes }) });
      pay(600, { merchant_category_code: "5411" });
      // Settled, because an open authorization would expire.
      settleAll();
      for (const at of [START, until]) {
        stage.bank.clock.advanceTo(at);
        expect(reasonOf(stage, { amount: 401 })).toBe(BREACH);
        // Reversed, so that the amount is available to the next payment.
        reverse(pay(400));
      }
      if (interval === "all_time") return;
      stage.bank.clock.advance({ milliseconds: 1 });
      expect(reasonOf(stage, { amount: 1_001 })).toBe(BREACH);
      expect(reasonOf(stage, { amount: 1_000 })).toBe(null);
    });
  });

  function settleAll(): void {
    for (const { id } of stage.bank.pendingTransactions.list().data) {
      simulate(stage.bank, "cardSettlements", { card_id: stage.card.id, pending_transaction_id: id });
    }
  }

  test.each([
    ["2026-01-31T10:00:00.000Z", "2026-02-28T10:00:00.000Z", true],
    ["2026-01-28T10:00:00.000Z", "2026-02-28T09:59:59.999Z", true],
    ["2026-01-28T10:00:00.000Z", "2026-02-28T10:00:00.000Z", false],
    ["2026-01-31T10:00:00.000Z", "2026-03-01T00:00:00.000Z", false],
    ["2026-02-28T10:00:00.000Z", "2026-03-31T09:59:59.999Z", true],
    ["2026-02-28T10:00:00.000Z", "2026-03-31T10:00:00.000Z", false],
  ])(
    "counts calendar months for a per_month spending limit (D-73): from %s at %s it counts: %s",
    (spent, asked, counts) => {
      stage = cardStage();
      limited({ interval: "per_month", settlement_amount: 1_000 });
      stage.bank.clock.advanceTo(spent);
      settleByForce(600);
      stage.bank.clock.advanceTo(asked);
      const most = counts ? 400 : 1_000;
      expect(reasonOf(stage, { amount: most + 1 })).toBe(BREACH);
      expect(reasonOf(stage, { amount: most })).toBe(null);
    },
  );

  test("counts payments at all merchants of its categories together, and no other payments", () => {
    limited({ interval: "per_day", settlement_amount: 1_000, ...categories("5411", "5812") });
    pay(5_000, { merchant_category_code: "7995" });
    pay(600, { merchant_category_code: "5411" });
    pay(300, { merchant_category_code: "5812" });
    expect(reasonOf(stage, { amount: 101, merchant_category_code: "5411" })).toBe(BREACH);
    expect(reasonOf(stage, { amount: 101, merchant_category_code: "5812" })).toBe(BREACH);
    expect(reasonOf(stage, { amount: 5_000, merchant_category_code: "7995" })).toBe(null);
    expect(reasonOf(stage, { amount: 100, merchant_category_code: "5812" })).toBe(null);
  });

  test("counts a payment once if a spending limit names its category twice", () => {
    limited({ interval: "per_day", settlement_amount: 1_000, ...categories("5411", "5411") });
    pay(600, { merchant_category_code: "5411" });
    expect(reasonOf(stage, { amount: 400, merchant_category_code: "5411" })).toBe(null);
  });

  test("applies every spending limit, and explains the first that is exceeded", () => {
    limited(
      { interval: "all_time", settlement_amount: 2_000 },
      { interval: "per_day", settlement_amount: 1_000 },
      { interval: "per_transaction", settlement_amount: 500, ...categories("5411") },
      { interval: "per_transaction", settlement_amount: 0, ...categories("7995") },
    );
    const named = (index: number) => `usage.multi_use.spending_limits.${index}`;
    expect(breachedBy({ amount: 501, merchant_category_code: "5411" })).toBe(named(2));
    expect(breachedBy({ amount: 1, merchant_category_code: "7995" })).toBe(named(3));
    expect(breachedBy({ amount: 1_001, merchant_category_code: "5411" })).toBe(named(1));
    pay(1_000);
    expect(breachedBy({ amount: 1 })).toBe(named(1));
    stage.bank.clock.advance({ days: 1 });
    pay(1_000);
    expect(breachedBy({ amount: 1 })).toBe(named(0));
  });

  test.each<[string, () => unknown, number]>([
    ["an authorization", () => pay(600), 600],
    ["an authorization that was settled for less", () => [pay(600), settleWith(1)], 1],
    ["an authorization that was settled for more", () => [pay(600), settleWith(900)], 900],
    ["an authorization from before the spending limit", () => [control({}), pay(600)], 600],
    ["an authorization and its increment", () => reasonOfIncrement(pay(400), 200), 600],
    ["the amount that was not reversed", () => reverse(pay(600), 100), 500],
    ["nothing of a reversed payment", () => reverse(pay(600)), 0],
    ["nothing of an expired payment", () => expire(pay(600)), 0],
    ["a force post", () => settleByForce(600), 600],
    ["a refunded payment", () => refund(settleByForce(600).id), 600],
    ["nothing of an authorized refund", () => pay(600, { direction: "refund" }), 0],
    ["nothing of a declined payment", () => reasonOf(stage, { amount: 600, decline_reason: "suspected_fraud" }), 0],
    ["nothing of another Card of the Account", () => payWithAnother(600), 0],
  ])("counts toward a spending limit: %s", (_, spend, counted) => {
    const limit = () => limited({ interval: "per_day", settlement_amount: 1_000, ...categories("5734", "7995") });
    limit();
    spend();
    limit();
    expect(reasonOf(stage, { amount: 1_001 - counted })).toBe(BREACH);
    expect(reasonOf(stage, { amount: 1_000 - counted })).toBe(null);
  });

  function settleWith(amount: number): void {
    const [pending] = stage.bank.pendingTransactions.list().data;
    simulate(stage.bank, "cardSettlements", { card_id: stage.card.id, pending_transaction_id: pending?.id, amount });
  }

  function refund(transaction_id: string): void {
    simulate(stage.bank, "cardRefunds", { transaction_id });
  }

  function payWithAnother(amount: number): void {
    const card = stage.bank.cards.create({ account_id: stage.account.id });
    authorized({ ...stage, card }, { amount });
  }

  test("applies a spending limit to the amount of an increment", () => {
    limited({ interval: "per_day", settlement_amount: 1_000 });
    const payment = pay(600);
    expect(reasonOfIncrement(payment, 401)).toBe(BREACH);
    expect(reasonOfIncrement(payment, 400)).toBe(null);
  });
});
