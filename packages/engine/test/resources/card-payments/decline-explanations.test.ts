import { describe, expect, test } from "vitest";
import { cardRules } from "../../../src/resources/card-payments/decline-rules.ts";
import { authorize, authorized, cardStage, declinedBy, otherDigits } from "../../support/cards.ts";

describe("bank.explain of a card payment", () => {
  test("explains each rule of a card payment with its facts and its outcome, also as text", () => {
    const stage = cardStage(300);
    const { bank, card, account } = stage;
    const pin = otherDigits(bank.cards.details(card.id).pin);
    const declined = declinedBy(stage, () => authorize(stage, { amount: 301, presented: { pin } }));
    const explanation = bank.explain(declined.id);
    expect(explanation.rules[3]).toEqual({
      reason: "account_closed",
      condition: "The Account is open.",
      outcome: "passed",
      facts: { account: account.id, status: "open" },
    });
    expect(explanation.rules[10]).toMatchObject({ outcome: "failed", facts: { pin } });
    const lines = explanation.text.split("\n");
    expect(lines).toHaveLength(1 + cardRules.length);
    expect(lines[0]).toBe(
      `${declined.id} (card): pin_mismatch. The presented PIN is not the Card's. The first rule that fails decides:`,
    );
    expect(lines[1]).toBe(`  1. passed      card_canceled: The Card is not canceled. (card ${card.id}, status active)`);
    expect(lines[11]).toBe(` 11. FAILED      pin_mismatch: The presented PIN is not the Card's. (pin ${pin})`);
    expect(lines[16]).toBe(" 16. not reached insufficient_funds: The available balance covers the amount.");
  });

  test("explains a decline with the balance that did not cover the amount", () => {
    const stage = cardStage(300);
    const declined = declinedBy(stage, () => authorize(stage, { amount: 301 }));
    const { rules } = stage.bank.explain(declined.id);
    expect(rules.find(({ outcome }) => outcome === "failed")).toMatchObject({
      reason: "insufficient_funds",
      facts: { amount: 301, availableBalance: 300 },
    });
  });

  test("explains a decline by the id of its card_decline", () => {
    const stage = cardStage(300);
    const declined = declinedBy(stage, () => authorize(stage, { amount: 301 }));
    expect(stage.bank.explain(declined.source.card_decline?.id ?? "")).toEqual(stage.bank.explain(declined.id));
  });

  test("explains a decline with the Limit of the smallest remaining amount (D-74), and the oldest of equal ones", () => {
    const stage = cardStage();
    const { bank, account, card } = stage;
    authorized(stage, { amount: 300 });
    bank.clock.advance({ hours: 1 });
    const terms = { metric: "volume", interval: "day" } as const;
    bank.limits.create({ ...terms, model_id: account.id, value: 1_000 });
    const { id: tightest } = bank.limits.create({ ...terms, model_id: card.id, value: 700 });
    bank.limits.create({ ...terms, model_id: account.id, value: 700 });
    const declined = declinedBy(stage, () => authorize(stage, { amount: 800 }));
    const { limit, text } = bank.explain(declined.id);
    expect(limit).toEqual({
      limitId: tightest,
      modelId: card.id,
      metric: "volume",
      interval: "day",
      value: 700,
      window: { after: "2025-12-31T01:00:00.000Z", until: "2026-01-01T01:00:00.000Z" },
      used: 300,
      requested: 800,
      remaining: 400,
    });
    expect(text.split("\n").slice(-2)).toEqual([
      `${tightest} on ${card.id}: at most $7.00 per day.`,
      "Debits after 2025-12-31T01:00:00.000Z and up to 2026-01-01T01:00:00.000Z total $3.00; this one requested $8.00, and $4.00 remained.",
    ]);
  });

  test.each([
    [
      "count",
      "transaction",
      0,
      "at most 0 debits per transaction.",
      "Earlier debits do not count; this one requested 1, and 0 remained.",
      "allows 0 debits per transaction: 1 requested.",
    ],
    [
      "count",
      "all_time",
      1,
      "at most 1 debit in all.",
      "Debits up to 2026-01-01T00:00:00.000Z total 1; this one requested 1, and 0 remained.",
      "allows 1 debit in all: 1 used, nothing remaining, 1 requested.",
    ],
    [
      "volume",
      "week",
      0,
      "at most $0.00 per week.",
      "Debits after 2025-12-25T00:00:00.000Z and up to 2026-01-01T00:00:00.000Z total $10.00; this one requested $10.00, and -$10.00 remained.",
      "allows $0.00 per week: $10.00 used, nothing remaining, $10.00 requested.",
    ],
  ] as const)("explains a Limit by %s and %s in words", (metric, interval, value, terms, seen, found) => {
    const stage = cardStage();
    authorized(stage);
    const limit = stage.bank.limits.create({ model_id: stage.account.id, metric, interval, value });
    const declined = declinedBy(stage, () => authorize(stage));
    const { conclusion, text } = stage.bank.explain(declined.id);
    expect(text.split("\n").slice(-2)).toEqual([`${limit.id} on ${stage.account.id}: ${terms}`, seen]);
    expect(conclusion).toBe(`${limit.id} ${found}`);
  });

  test("explains a breached authorization control without a Limit", () => {
    const stage = cardStage();
    const limits = [
      { interval: "per_day", settlement_amount: 5_000 },
      { interval: "per_week", settlement_amount: 999 },
    ] as const;
    stage.bank.cards.update(stage.card.id, {
      authorization_controls: { usage: { category: "multi_use", multi_use: { spending_limits: [...limits] } } },
    });
    stage.bank.limits.create({ model_id: stage.card.id, metric: "count", interval: "day", value: 0 });
    const declined = declinedBy(stage, () => authorize(stage));
    const { rules, limit } = stage.bank.explain(declined.id);
    expect(rules[13]).toMatchObject({
      facts: { breachedControl: "usage.multi_use.spending_limits.1" },
      outcome: "failed",
    });
    expect(limit).toBe(null);
  });

  const days = (count: number) => new Date(Date.parse("2026-01-01T00:00:00.000Z") - count * 86_400_000).toISOString();
  const window = { after: days(6), until: "2026-01-02T00:00:00.000Z" };
  const noWindow = { after: null, until: window.until };
  const spending = (limit: object) => ({ usage: { category: "multi_use", multi_use: { spending_limits: [limit] } } });
  const single = (comparison: string, value: number) => ({
    usage: { category: "single_use", single_use: { settlement_amount: { comparison, value } } },
  });
  const spent = { kind: "spending_limit", path: "usage.multi_use.spending_limits.0", merchantCategoryCodes: null };

  test.each<[string, object, object, string[], string]>([
    [
      "a spending limit",
      spending({ interval: "per_week", settlement_amount: 1_900 }),
      { ...spent, interval: "per_week", value: 1_900, window, used: 1_000, requested: 1_000, remaining: 900 },
      [
        "usage.multi_use.spending_limits.0: at most $19.00 per week.",
        `Debits after ${window.after} and up to ${window.until} total $10.00; this one requested $10.00, and $9.00 remained.`,
      ],
      "usage.multi_use.spending_limits.0 of the Card allows $19.00 per week: $10.00 used, $9.00 remaining, $10.00 requested.",
    ],
    [
      "a spending limit of certain merchants",
      spending({
        interval: "all_time",
        settlement_amount: 1,
        merchant_category_codes: [{ code: "5734" }, { code: "5812" }],
      }),
      {
        ...spent,
        merchantCategoryCodes: ["5734", "5812"],
        interval: "all_time",
        value: 1,
        window: noWindow,
        used: 1_000,
        requested: 1_000,
        remaining: -999,
      },
      [
        "usage.multi_use.spending_limits.0: at most $0.01 at merchants of category 5734, 5812 in all.",
        `Debits up to ${window.until} total $10.00; this one requested $10.00, and -$9.99 remained.`,
      ],
      "usage.multi_use.spending_limits.0 of the Card allows $0.01 at merchants of category 5734, 5812 in all: $10.00 used, nothing remaining, $10.00 requested.",
    ],
    [
      "a spending limit of one payment",
      spending({ interval: "per_transaction", settlement_amount: 999 }),
      {
        ...spent,
        interval: "per_transaction",
        value: 999,
        window: noWindow,
        used: 0,
        requested: 1_000,
        remaining: 999,
      },
      [
        "usage.multi_use.spending_limits.0: at most $9.99 per transaction.",
        "Earlier debits do not count; this one requested $10.00, and $9.99 remained.",
      ],
      "usage.multi_use.spending_limits.0 of the Card allows $9.99 per transaction: $10.00 requested.",
    ],
    [
      "a single use with a maximum amount",
      single("less_than_or_equals", 5_000),
      {
        kind: "single_use",
        path: "usage.single_use",
        comparison: "less_than_or_equals",
        value: 5_000,
        payments: 1,
        used: 1_000,
        requested: 1_000,
      },
      [
        "usage.single_use: one payment of at most $50.00.",
        "1 earlier payment of $10.00 in total; this one requested $10.00.",
      ],
      "usage.single_use of the Card allows one payment of at most $50.00: 1 earlier payment of $10.00, and $10.00 was requested.",
    ],
    [
      "a single use with an exact amount",
      single("equals", 1_001),
      {
        kind: "single_use",
        path: "usage.single_use",
        comparison: "equals",
        value: 1_001,
        payments: 1,
        used: 1_000,
        requested: 1_000,
      },
      [
        "usage.single_use: one payment of exactly $10.01.",
        "1 earlier payment of $10.00 in total; this one requested $10.00.",
      ],
      "usage.single_use of the Card allows one payment of exactly $10.01: 1 earlier payment of $10.00, and $10.00 was requested.",
    ],
    [
      "a list of allowed countries",
      { merchant_country: { allowed: [{ country: "FR" }] } },
      { kind: "merchant", path: "merchant_country", list: "allowed", merchant: "US" },
      ["merchant_country: US is not on the list of allowed merchants."],
      "merchant_country of the Card does not list US.",
    ],
    [
      "a list of blocked categories",
      { merchant_category_code: { blocked: [{ code: "5734" }] } },
      { kind: "merchant", path: "merchant_category_code", list: "blocked", merchant: "5734" },
      ["merchant_category_code: 5734 is blocked."],
      "merchant_category_code of the Card blocks 5734.",
    ],
  ])(
    "explains a decline by %s, with its facts and as text",
    (_, authorization_controls, control, lines, conclusion) => {
      const stage = cardStage();
      authorized(stage);
      stage.bank.clock.advance({ days: 1 });
      stage.bank.cards.update(stage.card.id, { authorization_controls } as never);
      const explanation = stage.bank.explain(declinedBy(stage, () => authorize(stage)).id);
      expect(explanation).toMatchObject({ reason: "breaches_limit", limit: null, conclusion });
      expect(explanation.control).toEqual(control);
      expect(explanation.text.split("\n").slice(-lines.length)).toEqual(lines);
      const { path, ...facts } = control as { path: string };
      const seen = explanation.rules.find(({ outcome }) => outcome === "failed")?.facts;
      const flat = "window" in facts ? { used: facts["used" as never], ...(facts.window as object) } : facts;
      expect(seen).toMatchObject({ breachedControl: path, ...flat });
    },
  );
});
