import type { LimitInterval, LimitMetric } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import { debit, openWithModels, routes, usedOf } from "../support/debits.ts";

/** An interval, the last instant before its window, and the present, at which the window ends. */
const windows: readonly (readonly [Exclude<LimitInterval, "transaction" | "all_time">, string, string])[] = [
  ["day", "2026-02-28T00:00:00.000Z", "2026-03-01T00:00:00.000Z"],
  ["day", "2028-02-29T00:00:00.000Z", "2028-03-01T00:00:00.000Z"],
  ["day", "2025-12-31T23:59:59.999Z", "2026-01-01T23:59:59.999Z"],
  ["week", "2026-02-25T12:00:00.000Z", "2026-03-04T12:00:00.000Z"],
  ["week", "2028-02-24T23:59:59.999Z", "2028-03-02T23:59:59.999Z"],
  ["week", "2025-12-29T00:00:00.000Z", "2026-01-05T00:00:00.000Z"],
  ["month", "2026-01-15T12:34:56.789Z", "2026-02-15T12:34:56.789Z"],
  ["month", "2026-02-01T00:00:00.000Z", "2026-03-01T00:00:00.000Z"],
  ["month", "2026-01-28T12:00:00.000Z", "2026-02-28T12:00:00.000Z"],
  ["month", "2026-02-28T00:00:00.000Z", "2026-03-28T00:00:00.000Z"],
  ["month", "2026-02-28T00:00:00.000Z", "2026-03-29T00:00:00.000Z"],
  ["month", "2026-02-28T12:00:00.000Z", "2026-03-30T12:00:00.000Z"],
  ["month", "2026-02-28T23:59:59.999Z", "2026-03-31T23:59:59.999Z"],
  ["month", "2028-02-29T00:00:00.000Z", "2028-03-29T00:00:00.000Z"],
  ["month", "2028-02-29T12:00:00.000Z", "2028-03-30T12:00:00.000Z"],
  ["month", "2028-02-29T23:59:59.999Z", "2028-03-31T23:59:59.999Z"],
  ["month", "2028-01-29T12:00:00.000Z", "2028-02-29T12:00:00.000Z"],
  ["month", "2026-04-30T23:59:59.999Z", "2026-05-31T23:59:59.999Z"],
  ["month", "2026-04-30T00:00:00.000Z", "2026-05-30T00:00:00.000Z"],
  ["month", "2026-07-31T12:00:00.000Z", "2026-08-31T12:00:00.000Z"],
  ["month", "2025-12-31T23:59:59.999Z", "2026-01-31T23:59:59.999Z"],
  ["year", "2025-07-04T10:00:00.000Z", "2026-07-04T10:00:00.000Z"],
  ["year", "2025-12-31T23:59:59.999Z", "2026-12-31T23:59:59.999Z"],
  ["year", "2027-02-28T10:00:00.000Z", "2028-02-28T10:00:00.000Z"],
  ["year", "2027-02-28T00:00:00.000Z", "2028-02-29T00:00:00.000Z"],
  ["year", "2027-02-28T23:59:59.999Z", "2028-02-29T23:59:59.999Z"],
  ["year", "2028-02-28T10:00:00.000Z", "2029-02-28T10:00:00.000Z"],
  ["year", "2028-03-01T00:00:00.000Z", "2029-03-01T00:00:00.000Z"],
];

const metrics: readonly LimitMetric[] = ["count", "volume"];
const cases = metrics.flatMap((metric) => routes.map(([model, way]) => ({ metric, model, way })));

describe.each(windows)("a Limit per %s, after %s and up to %s (D-72, D-73)", (interval, edge, now) => {
  test.each(cases)(
    "accepts a $way debit of exactly what remains by $metric of the $model [limit-intervals, limit-metrics]",
    (row) => {
      const { metric, model, way } = row;
      const { bank, models } = openWithModels(edge);
      expect(debit[way](bank, models, 10_000)).toBeNull();
      bank.clock.advance({ milliseconds: 1 });
      expect(debit[way](bank, models, 100)).toBeNull();
      bank.clock.advanceTo(now);
      // The Limit is created after the debits. The debit at the edge does not count, the second does, and the new one is
      // included.
      bank.limits.create({ metric, interval, model_id: models[model], value: metric === "count" ? 2 : 300 });
      if (metric === "volume") expect(debit[way](bank.fork(), models, 201)?.reason).toBe("breaches_limit");
      expect(debit[way](bank, models, 200)).toBeNull();
      expect(debit[way](bank, models, 1)?.limit).toMatchObject({
        window: { after: edge, until: now },
        used: metric === "count" ? 2 : 300,
        remaining: 0,
      });
      expect(bank.audit()).toEqual([]);
    },
  );
});

describe("the month before March 29 to 31", () => {
  test.each([
    ["2026-03-28T11:59:59.999Z", 1],
    ["2026-03-28T12:00:00.000Z", 0],
    ["2026-03-28T23:59:59.999Z", 0],
    ["2026-03-29T00:00:00.000Z", 1],
    ["2026-03-29T11:59:59.999Z", 1],
    ["2026-03-29T12:00:00.000Z", 0],
    ["2026-03-31T11:59:59.999Z", 1],
    ["2026-03-31T12:00:00.000Z", 0],
    ["2026-04-01T00:00:00.000Z", 0],
  ])(
    "starts the month before March 29 to 31 on February 28 at the same time of day: at %s a debit of noon counts %i times (D-73)",
    (now, count) => {
      const { bank, models } = openWithModels("2026-02-28T12:00:00.000Z");
      debit.ach(bank, models, 100);
      bank.clock.advanceTo(now);
      expect(usedOf(bank, models, "account", "month")).toEqual({ count, volume: 100 * count });
    },
  );
});

describe("a Limit per transaction", () => {
  test.each(routes)(
    "applies a volume Limit per transaction on the %s to each %s debit alone [limit-intervals]",
    (model, way) => {
      const { bank, models } = openWithModels();
      bank.limits.create({ metric: "volume", interval: "transaction", model_id: models[model], value: 100 });
      for (const amount of [100, 1, 100, 100]) expect(debit[way](bank, models, amount)).toBeNull();
      expect(debit[way](bank, models, 101)?.limit).toMatchObject({
        window: { after: null, until: bank.clock.now() },
        used: 0,
        requested: 101,
        remaining: 100,
      });
    },
  );

  test.each(routes)(
    "accepts every debit under a count Limit of 1 per transaction: a Limit on the %s, %s debits",
    (model, way) => {
      const { bank, models } = openWithModels();
      bank.limits.create({ metric: "count", interval: "transaction", model_id: models[model], value: 1 });
      for (const amount of [100, 1, 100]) expect(debit[way](bank, models, amount)).toBeNull();
    },
  );
});

describe("a Limit for all time", () => {
  test.each(cases)(
    "counts $way debits of decades ago by $metric of the $model [limit-intervals]",
    ({ metric, model, way }) => {
      const { bank, models } = openWithModels("1999-12-31T23:59:59.999Z");
      debit[way](bank, models, 100);
      bank.clock.advanceTo("2026-07-01T00:00:00.000Z");
      bank.limits.create({
        metric,
        interval: "all_time",
        model_id: models[model],
        value: metric === "count" ? 2 : 300,
      });
      expect(debit[way](bank, models, 200)).toBeNull();
      expect(debit[way](bank, models, 1)?.limit).toMatchObject({
        window: { after: null, until: "2026-07-01T00:00:00.000Z" },
        remaining: 0,
      });
    },
  );
});
