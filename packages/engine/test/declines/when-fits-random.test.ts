import type { LimitInterval, LimitModelType } from "@sandbank/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { MOST_SHRINKS, volume } from "../../../../tests/support/volume.ts";
import { type Bank, type LargestApproved, largestApproved } from "../../src/index.ts";
import { DAY, HOUR, shift } from "../model/windows.ts";
import { debit, type Models, openWithModels, type Way } from "../support/debits.ts";

// Claims of `largestApproved` about the future, compared with what the bank decides in forks at these instants.

interface Terms {
  readonly on: LimitModelType;
  readonly metric: "count" | "volume";
  readonly interval: LimitInterval;
  readonly value: number;
}

interface Request {
  readonly way: Way;
  readonly amount: number;
}

interface Case {
  readonly limits: readonly Terms[];
  readonly earlier: readonly (Request & { readonly at: number })[];
  /** Whether the Limits exist before the earlier debits, which they then can decline. */
  readonly isLimitedFirst: boolean;
  readonly declined: Request;
  /** The time of the declined debit after the last earlier one. */
  readonly wait: number;
  /** Times after the decline, as parts of two years. */
  readonly random: readonly number[];
}

/** Times of day, most of them at the edges or repeated. */
const timeOfDay = fc.oneof(fc.constantFrom(0, 1, 12 * HOUR, 20 * HOUR, DAY - 1), fc.nat({ max: DAY - 1 }));

/** Most of them on the last day of a month that is shorter than the next. Day 0 is the last day of the month before. */
const instant = fc
  .record({
    year: fc.constantFrom(2023, 2024, 2025, 2027, 2028),
    month: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(2, 2, 4, 6, 9, 11) },
      { weight: 1, arbitrary: fc.nat({ max: 11 }) },
    ),
    day: fc.oneof(
      { weight: 8, arbitrary: fc.constant(0) },
      { weight: 2, arbitrary: fc.integer({ min: -3, max: -1 }) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 27 }) },
    ),
    time: timeOfDay,
  })
  .map(({ year, month, day, time }) => Date.UTC(year, month, day) + time);

const request = { way: fc.constantFrom<Way>("ach", "check", "card"), amount: fc.integer({ min: 1, max: 100 }) };

const terms: fc.Arbitrary<Terms> = fc
  .record({
    on: fc.constantFrom<LimitModelType>("account", "account_number", "card"),
    interval: fc.oneof(
      { weight: 16, arbitrary: fc.constantFrom<LimitInterval>("month", "month", "year") },
      { weight: 4, arbitrary: fc.constantFrom<LimitInterval>("day", "week") },
      { weight: 1, arbitrary: fc.constantFrom<LimitInterval>("transaction", "all_time") },
    ),
    // Most are at least the amount of any debit.
    of: fc.oneof(
      fc.record({ metric: fc.constant("count" as const), value: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ metric: fc.constant("volume" as const), value: fc.integer({ min: 90, max: 250 }) }),
    ),
  })
  .map(({ of, ...rest }) => ({ ...of, ...rest }));

const cases: fc.Arbitrary<Case> = fc
  .record({
    limits: fc.array(terms, { minLength: 1, maxLength: 3 }),
    first: instant,
    gaps: fc.array(
      fc.record({
        ...request,
        gap: fc.oneof(fc.constantFrom(0, 1, HOUR, HOUR, DAY, 28 * DAY, 30 * DAY, 365 * DAY), fc.nat({ max: 3 * DAY })),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    isLimitedFirst: fc.boolean(),
    declined: fc.record(request),
    wait: fc.oneof(fc.constantFrom(0, 1, HOUR, DAY), fc.nat({ max: 40 * DAY })),
    random: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 }),
  })
  .map(({ first, gaps, ...rest }) => {
    let at = first;
    const earlier = gaps.map(({ gap, ...each }, index) => {
      if (index > 0) at += gap;
      return { ...each, at };
    });
    return { ...rest, earlier };
  });

/** A debit that was accepted, as the definition of the window counts it. */
interface Counted extends Request {
  readonly at: number;
}

const modelsOf = ({ way }: Request): readonly LimitModelType[] => [
  "account",
  way === "card" ? "card" : "account_number",
];

/** Whether a debit fits the Limits at an instant, by the definition: what is in `(now - interval, now]` counts. */
function fitsByDefinition(limits: readonly Terms[], earlier: readonly Counted[], asked: Request, now: number): boolean {
  return limits.every(({ on, metric, interval, value }) => {
    if (!modelsOf(asked).includes(on)) return true;
    const start = shift(interval, now, -1);
    const counts = earlier.filter(
      (each) => modelsOf(each).includes(on) && each.at > start && interval !== "transaction",
    );
    return [...counts, asked].reduce((sum, { amount }) => sum + (metric === "count" ? 1 : amount), 0) <= value;
  });
}

/** All instants after `now` at which a debit can leave or enter a window: days later at its time and at midnight. */
function boundaries(limits: readonly Terms[], earlier: readonly Counted[], now: number): number[] {
  const found = new Set<number>();
  for (const { interval } of limits) {
    for (const { at } of earlier) {
      const later = shift(interval, at, 1);
      if (!Number.isFinite(later) || later < now - 5 * DAY) continue;
      const midnight = later - (later % DAY);
      for (let day = -1; day <= 4; day++) for (const time of [0, at % DAY]) found.add(midnight + day * DAY + time);
    }
  }
  return [...found].filter((at) => at > now).toSorted((one, other) => one - other);
}

function play({ limits, earlier, isLimitedFirst, declined, wait }: Case) {
  const start = earlier[0]?.at ?? 0;
  const { bank, models } = openWithModels(new Date(start).toISOString());
  const limit = () => {
    for (const { on, ...terms } of limits) bank.limits.create({ ...terms, model_id: models[on] });
  };
  if (isLimitedFirst) limit();
  const accepted: Counted[] = [];
  for (const each of earlier) {
    bank.clock.advanceTo(new Date(each.at));
    if (debit[each.way](bank, models, each.amount) === null) accepted.push(each);
  }
  bank.clock.advance({ milliseconds: wait });
  if (!isLimitedFirst) limit();
  const outcome = debit[declined.way](bank, models, declined.amount);
  return { bank, models, accepted, outcome, now: (earlier.at(-1)?.at ?? 0) + wait };
}

function decides(bank: Bank, models: Models, { way, amount }: Request, at: number): boolean {
  const fork = bank.fork();
  fork.clock.advanceTo(new Date(at));
  return debit[way](fork, models, amount) === null;
}

/** Whether a debit fits at an instant, as `largestApproved` says. */
function fitsAsClaimed({ fitsFrom, fitsExcept }: LargestApproved, at: number): boolean {
  if (fitsFrom === null || at < Date.parse(fitsFrom)) return false;
  return !fitsExcept.some(({ from, until }) => at >= Date.parse(from) && at < Date.parse(until));
}

function edgesOf({ fitsFrom, fitsExcept }: LargestApproved): number[] {
  const edges = [...(fitsFrom === null ? [] : [fitsFrom]), ...fitsExcept.flatMap(({ from, until }) => [from, until])];
  return edges.map(Date.parse);
}

const RUNS = volume(3_000, 1_000, 100);

test("says when a declined debit fits its Limits exactly as the bank then decides (D-73)", () => {
  // How many debits fit from one instant on, how many do not fit again in between, and how many never fit.
  const seen = { fits: 0, again: 0, never: 0 };
  fc.assert(
    fc.property(fc.limitShrink(cases, MOST_SHRINKS), (each) => {
      const { bank, models, accepted, outcome, now } = play(each);
      fc.pre(outcome?.limit != null);
      const found = largestApproved(bank.journal(), outcome.declinedTransactionId);
      const asked = each.declined;
      const edges = edgesOf(found);
      const [first = Number.POSITIVE_INFINITY] = edges;
      // What the definition says at each boundary and right before it: also that no earlier instant fits.
      const candidates = boundaries(each.limits, accepted, now).flatMap((at) => [at - 1, at]);
      const all = [now, ...candidates, ...edges, ...edges.map((at) => at - 1)].filter((at) => at >= now);
      for (const at of all) {
        expect(fitsAsClaimed(found, at)).toBe(fitsByDefinition(each.limits, accepted, asked, at));
      }
      // What the bank decides there.
      const random = each.random.map((part) => now + Math.floor(part * 2 * 366 * DAY));
      const near = candidates.filter((at) => at < first);
      for (const at of new Set([...edges, ...edges.map((edge) => edge - 1), ...near, ...random])) {
        if (at >= now) expect([at, decides(bank, models, asked, at)]).toEqual([at, fitsAsClaimed(found, at)]);
      }
      if (found.fitsFrom === null) seen.never++;
      else if (found.fitsExcept.length > 0) seen.again++;
      else seen.fits++;
    }),
    { seed: 20_260_207, numRuns: RUNS, maxSkipsPerRun: 100 },
  );
  expect(seen.fits).toBeGreaterThan(RUNS / 2);
  expect(seen.again).toBeGreaterThan(RUNS / 10);
  expect(seen.never).toBeGreaterThan(RUNS / 40);
});
