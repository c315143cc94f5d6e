import type { LimitInterval, LimitMetric, LimitModelType, LimitStatus } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import type { Bank } from "../../src/index.ts";
import {
  addCard,
  addModels,
  addNumber,
  debit,
  type Models,
  openWithModels,
  routes,
  usedOf,
} from "../support/debits.ts";

let bank: Bank;
let models: Models;
beforeEach(() => {
  ({ bank, models } = openWithModels());
});

interface Terms {
  readonly on?: LimitModelType;
  readonly metric?: LimitMetric;
  readonly interval?: LimitInterval;
  readonly value: number;
}

function limit({ on = "account", metric = "volume", interval = "day", value }: Terms): `limit_${string}` {
  return bank.limits.create({ metric, interval, model_id: models[on], value }).id;
}

describe("a Limit on a model", () => {
  const another = { number: "another Account Number", card: "another Card", account: "another Account" } as const;
  const ways = [
    { over: "the Account Number, by ACH", way: "ach", narrower: "account_number" },
    { over: "the Account Number, by check", way: "check", narrower: "account_number" },
    { over: "the Card", way: "card", narrower: "card" },
    { over: another.number, way: "ach", narrower: null },
    { over: another.card, way: "card", narrower: null },
    { over: another.account, way: "ach", narrower: "none" },
  ] as const;
  /** The model of a debit, with the Account Number, the Card or all models of another Account. */
  const modelsOver = (over: (typeof ways)[number]["over"]): Models => {
    if (over === another.account) return addModels(bank);
    if (over === another.number) return { ...models, account_number: addNumber(bank, models.account) };
    return over === another.card ? { ...models, card: addCard(bank, models.account) } : models;
  };

  test.each(ways)(
    "applies a Limit to a debit over $over only if it is on that Account or route [limit-account-wide]",
    ({ over, way, narrower }) => {
      const taken = modelsOver(over);
      for (const on of ["account", "account_number", "card"] as const) {
        const id = limit({ on, value: 99 });
        const applies = narrower !== "none" && (on === "account" || on === narrower);
        const outcome = debit[way](bank, taken, 100);
        expect([on, outcome?.limit?.limitId]).toEqual([on, applies ? id : undefined]);
        bank.limits.update(id, { status: "inactive" });
      }
    },
  );

  test("sums up all Account Numbers and Cards for a Limit on the Account, also later ones [limit-account-wide]", () => {
    limit({ value: 500 });
    limit({ metric: "count", value: 5 });
    debit.ach(bank, models, 100);
    debit.check(bank, models, 100);
    debit.card(bank, models, 100);
    debit.ach(bank, { ...models, account_number: addNumber(bank, models.account) }, 100);
    const late = { ...models, card: addCard(bank, models.account) };
    expect(debit.card(bank, late, 101)?.reason).toBe("breaches_limit");
    expect(debit.card(bank, late, 100)).toBeNull();
    expect(usedOf(bank, models, "account")).toEqual({ count: 5, volume: 500 });
    expect(debit.check(bank, models, 0)?.limit).toMatchObject({ metric: "count", used: 5, remaining: 0 });
  });

  test.each(routes)("applies a volume Limit of 0 on the %s to %s debits of any amount", (on, way) => {
    const id = limit({ on, value: 0 });
    expect(debit[way](bank, models, 1)?.limit).toMatchObject({ limitId: id, used: 0, requested: 1, remaining: 0 });
  });

  test("accepts a check of 0 cents with a volume Limit of 0, but not with a count Limit of 0", () => {
    limit({ value: 0 });
    expect(debit.check(bank, models, 0)).toBeNull();
    limit({ metric: "count", value: 0 });
    expect(debit.check(bank, models, 0)?.limit).toMatchObject({
      metric: "count",
      used: 1,
      requested: 1,
      remaining: -1,
    });
  });

  test.each(routes)("applies a count Limit of 0 on the %s to every %s debit", (on, way) => {
    for (const interval of ["transaction", "day", "week", "month", "year", "all_time"] as const) {
      const id = limit({ on, metric: "count", interval, value: 0 });
      expect([interval, debit[way](bank, models, 1)?.limit?.limitId]).toEqual([interval, id]);
      bank.limits.update(id, { status: "inactive" });
    }
  });

  test.each([
    ["inactive", null],
    ["active", "breaches_limit"],
  ] as const)(
    "applies a Limit only while it is active: %s gives %s [limit-active-only]",
    (status: LimitStatus, reason) => {
      const id = limit({ value: 0 });
      bank.limits.update(id, { status });
      expect(debit.ach(bank, models, 1)?.reason ?? null).toBe(reason);
    },
  );

  test("counts debits from a time at which the Limit was inactive [limit-inactive]", () => {
    const id = limit({ value: 300 });
    bank.limits.update(id, { status: "inactive" });
    expect(debit.ach(bank, models, 400)).toBeNull();
    bank.limits.update(id, { status: "active" });
    expect(debit.ach(bank, models, 1)?.limit).toMatchObject({ limitId: id, used: 400, remaining: -100 });
  });

  test("applies a Limit to a pending transfer when it resolves", () => {
    const resolve_at = "2026-01-02T00:00:00.000Z";
    const { id } = bank.simulations.inboundAchTransfers.create({
      account_number_id: models.account_number,
      amount: -100,
      resolve_at,
    });
    limit({ value: 99 });
    bank.clock.advanceTo(resolve_at);
    expect(bank.inboundAchTransfers.retrieve(id)).toMatchObject({
      status: "declined",
      decline: { reason: "breaches_limit" },
    });
  });

  test.each(["count", "volume"] as const)("applies no Limit to a force post, by %s", (metric) => {
    limit({ metric, value: 0 });
    limit({ on: "card", metric, value: 0 });
    bank.simulations.cardSettlements.create({ card_id: models.card, amount: 100 });
    expect(usedOf(bank, models, "card")).toEqual({ count: 1, volume: 100 });
  });
});

describe("a debit that would breach a Limit", () => {
  test.each([
    ["ach", "ach_decline"],
    ["check", "check_decline"],
    ["card", "card_decline"],
  ] as const)(
    "declines a debit that would exceed a Limit, by %s, with breaches_limit in its %s, and moves nothing [limit-breach]",
    (way, category) => {
      limit({ value: 99 });
      const before = bank.accounts.balance(models.account);
      debit[way](bank, models, 100);
      const [declined] = bank.declinedTransactions.list().data;
      expect(declined?.source).toMatchObject({ category, [category]: { reason: "breaches_limit" } });
      expect(bank.accounts.balance(models.account)).toEqual(before);
      expect(bank.audit()).toEqual([]);
    },
  );
});

describe("several Limits", () => {
  interface Several {
    readonly what: string;
    /** The Limits to create after one debit of 100 cents by ACH. */
    readonly limits: readonly Terms[];
    readonly named: number;
    readonly remaining: number;
    readonly inactive?: number;
  }

  test.each<Several>([
    {
      what: "the one with the smallest volume",
      limits: [{ value: 500 }, { value: 300 }, { value: 400 }],
      named: 1,
      remaining: 200,
    },
    {
      what: "the one on the Account Number",
      limits: [{ value: 500 }, { on: "account_number", value: 400 }],
      named: 1,
      remaining: 300,
    },
    {
      what: "the one on the Account",
      limits: [{ on: "account_number", value: 500 }, { value: 400 }],
      named: 1,
      remaining: 300,
    },
    {
      what: "the older of two equal ones",
      limits: [{ value: 900 }, { value: 500 }, { value: 500 }],
      named: 1,
      remaining: 400,
    },
    {
      what: "a count with less remaining than a volume",
      limits: [{ value: 500 }, { metric: "count", value: 1 }],
      named: 1,
      remaining: 0,
    },
    {
      what: "the one that fails, not one that passes with less remaining",
      limits: [{ metric: "count", value: 2 }, { value: 500 }],
      named: 1,
      remaining: 400,
    },
    {
      what: "an exceeded one before one with nothing remaining",
      limits: [{ metric: "count", value: 1 }, { value: 50 }],
      named: 1,
      remaining: -50,
    },
    {
      what: "one of another interval",
      limits: [
        { interval: "all_time", value: 650 },
        { interval: "transaction", value: 500 },
      ],
      named: 1,
      remaining: 500,
    },
    {
      what: "an active one, not an inactive one",
      limits: [{ value: 100 }, { value: 500 }],
      inactive: 0,
      named: 1,
      remaining: 400,
    },
    {
      what: "one on the Account, not one on an unused Card",
      limits: [{ on: "card", value: 0 }, { value: 500 }],
      named: 1,
      remaining: 400,
    },
  ])(
    "applies all Limits, and explains the decline with the smallest remaining amount: $what (D-74)",
    ({ limits, inactive, named, remaining }) => {
      debit.ach(bank, models, 100);
      const ids = limits.map(limit);
      if (inactive !== undefined) bank.limits.update(ids[inactive] as `limit_${string}`, { status: "inactive" });
      const outcome = debit.ach(bank, models, 600);
      expect(outcome?.reason).toBe("breaches_limit");
      expect(outcome?.limit).toMatchObject({ limitId: ids[named], remaining });
    },
  );

  test("declines a debit that exceeds any one of several Limits [limit-all-applied]", () => {
    const terms: Terms[] = [
      { value: 100 },
      { on: "account_number", value: 100 },
      { interval: "transaction", value: 100 },
      { metric: "count", value: 0 },
      { on: "account_number", metric: "count", interval: "year", value: 0 },
    ];
    const wide = { metric: "volume", interval: "all_time", value: 1_000_000 } as const;
    for (const each of terms) {
      const ids = [limit(wide), limit({ ...wide, on: "account_number" }), limit(each)];
      expect(debit.ach(bank, models, 101)?.limit?.limitId).toBe(ids[2]);
      for (const id of ids) bank.limits.update(id, { status: "inactive" });
    }
  });
});

describe("the explanation of a decline by a Limit", () => {
  const now = "2026-03-31T12:00:00.000Z";

  test.each([
    ["transaction", null, 0],
    ["day", "2026-03-30T12:00:00.000Z", 100],
    ["week", "2026-03-24T12:00:00.000Z", 100],
    ["month", "2026-02-28T12:00:00.000Z", 300],
    ["year", "2025-03-31T12:00:00.000Z", 700],
    ["all_time", null, 700],
  ] as const)("explains how much of a Limit per %s was used", (interval, after, used) => {
    for (const [at, amount] of [
      ["2026-02-28T12:00:00.000Z", 400],
      ["2026-03-01T00:00:00.000Z", 200],
      ["2026-03-31T11:59:59.999Z", 100],
    ] as const) {
      bank.clock.advanceTo(at);
      debit.ach(bank, models, amount);
    }
    bank.clock.advanceTo(now);
    const limitId = limit({ on: "account_number", interval, value: 750 });
    const outcome = debit.check(bank, models, 800);
    expect(outcome?.limit).toEqual({
      limitId,
      modelId: models.account_number,
      metric: "volume",
      interval,
      value: 750,
      window: { after, until: now },
      used,
      requested: 800,
      remaining: 750 - used,
    });
    expect(outcome?.text).toContain(`this one requested $8.00, and $${(7.5 - used / 100).toFixed(2)} remained.`);
  });
});
