import type { DeclinedTransaction } from "@sandbank/contract";
import { expect, test } from "vitest";
import { computeCurve, nearestMoment } from "../../src/screens/accounts/curve.ts";
import { type Balance, listMoments, momentAt, momentsSince } from "../../src/screens/accounts/moments.ts";

function instant(second: number): string {
  return new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();
}

/** Posted credits of $1.00, one at each second. */
function credits(...seconds: readonly number[]): Balance["entries"] {
  return seconds.map((second, index) => ({
    at: instant(second),
    kind: "posted",
    current: 1_00,
    available: 1_00,
    reference: `transaction_${index}`,
    description: "Interest payment",
    after: { current: (index + 1) * 1_00, available: (index + 1) * 1_00 },
  }));
}

function balanceOf(entries: Balance["entries"], at: number, omitted = 0): Balance {
  const { current, available } = entries.at(-1)?.after ?? { current: 0, available: 0 };
  const text = "Available is equal to current, because no hold is open.";
  const parts = { groups: [], holds: [], entries, omitted, unpaidInterest: null };
  return { account: "account_1", at: instant(at), current, available, text, ...parts };
}

function decline(id: string, second: number): DeclinedTransaction {
  return {
    id,
    created_at: instant(second),
    amount: -60_00,
    description: "Cedar Books",
    source: { category: "card_decline", card_decline: { reason: "breaches_limit" } },
  } as unknown as DeclinedTransaction;
}

test("a decline comes after the entries of its instant, with the balances at that time", () => {
  const moments = listMoments(balanceOf(credits(1, 2, 3), 9), [decline("d4", 4), decline("d2", 2), decline("d0", 0)]);
  expect(moments.map(({ key }) => key)).toEqual(["d0", "1", "2", "d2", "3", "d4"]);
  expect(moments.map(({ current }) => current)).toEqual([0, 1_00, 2_00, 2_00, 3_00, 3_00]);
  expect(moments[3]).toMatchObject({ kind: "declined", amount: 60_00, reason: "breaches_limit", entry: 2 });
});

test("a hold that is released and posted at one instant is one moment", () => {
  const [first, second] = credits(1, 1) as [Balance["entries"][number], Balance["entries"][number]];
  const released = { ...first, kind: "released" as const, current: 0, available: 40_00 };
  const posted = { ...second, current: -40_00, available: -40_00 };
  const moments = listMoments(balanceOf([released, posted], 9), []);
  expect(moments).toMatchObject([{ key: "2", kind: "posted", amount: -40_00, settled: 40_00 }]);
  expect(listMoments(balanceOf([released, { ...posted, at: instant(2) }], 9), [])).toHaveLength(2);
});

test("entries are numbered in the whole ledger of the Account, and declines before the first listed one are left out", () => {
  const balance = balanceOf(credits(5, 6), 9, 40);
  const moments = listMoments(balance, [decline("d6", 6), decline("d5", 5), decline("d4", 4)]);
  expect(moments.map(({ key, entry }) => [key, entry])).toEqual([
    ["41", 41],
    ["d5", 41],
    ["42", 42],
    ["d6", 42],
  ]);
});

test("the cursor is at the moment that the URL names, else at the latest", () => {
  const moments = listMoments(balanceOf(credits(1, 2, 3), 9), []);
  expect([momentAt(moments, "2"), momentAt(moments, "7"), momentAt(moments, undefined)]).toEqual([1, 2, 2]);
  expect(momentAt([], "2")).toBe(-1);
});

test("the curve begins with the Account, ends now, and has one point for each instant", () => {
  const balance = balanceOf(credits(2, 2, 5), 9);
  const { isTime, x, current, places } = computeCurve(balance, listMoments(balance, []), { at: instant(0) });
  const begin = Date.UTC(2026, 0, 1) / 1_000;
  expect(isTime).toBe(true);
  expect(x.map((place) => place - begin)).toEqual([0, 2, 5, 9]);
  expect(current).toEqual([0, 2_00, 3_00, 3_00]);
  expect(places.map((place) => place - begin)).toEqual([2, 2, 5]);
});

test("a curve of the latest entries begins at the first of them", () => {
  const balance = balanceOf(credits(5, 6), 9, 40);
  const { x, current } = computeCurve(balance, listMoments(balance, []), { at: instant(0) });
  expect(x[0]).toBe(Date.parse(instant(5)) / 1_000);
  expect(current).toEqual([1_00, 2_00, 2_00]);
});

test("the curve of a span begins with the balances before it", () => {
  const balance = balanceOf(credits(2, 4, 6), 9);
  const [moments, begin] = momentsSince(listMoments(balance, []), instant(5));
  const { x, current } = computeCurve(balance, moments, begin);
  expect(x[0]).toBe(Date.parse(instant(5)) / 1_000);
  expect(current).toEqual([2_00, 3_00, 3_00]);
});

test("if the bank's time stood still, the curve has a place for each moment", () => {
  const balance = balanceOf(credits(0, 0), 0);
  const curve = computeCurve(balance, listMoments(balance, []), { at: instant(0) });
  expect(curve).toMatchObject({ isTime: false, x: [0, 1, 2, 3], current: [0, 1_00, 2_00, 2_00], places: [1, 2] });
});

test.each([10, 20, 86_400])(
  "the curve has a place for each moment if the clock moved %i s after entries of one instant",
  (now) => {
    const balance = balanceOf(credits(0, 0, 0), now);
    const curve = computeCurve(balance, listMoments(balance, []), { at: instant(0) });
    expect(curve).toMatchObject({ isTime: false, x: [0, 1, 2, 3, 4], current: [0, 1_00, 2_00, 3_00, 3_00] });
  },
);

test("the curve has a place for each moment if the entries of a minute are followed by a day, or by one entry a day later", () => {
  const minute = [1, 12, 24, 31, 45, 59];
  for (const entries of [credits(...minute), credits(...minute, 86_400)]) {
    const balance = balanceOf(entries, 86_400);
    expect(computeCurve(balance, listMoments(balance, []), { at: instant(0) }).isTime).toBe(false);
  }
});

test("the curve is one of time if the entries are far apart, also if many of them follow each other quickly", () => {
  const burst = Array.from({ length: 50 }, (_, index) => 500 + index);
  for (const seconds of [[43_200], [3_600, 82_800], [...burst, 9_000, 20_000, 40_000, 60_000, 80_000]]) {
    const balance = balanceOf(credits(...seconds), 86_400);
    expect(computeCurve(balance, listMoments(balance, []), { at: instant(0) }).isTime).toBe(true);
  }
});

test("of several moments that are equally near, the latest is the nearest", () => {
  const balance = balanceOf(credits(2, 2, 6), 9);
  const curve = computeCurve(balance, listMoments(balance, []), { at: instant(0) });
  const begin = Date.UTC(2026, 0, 1) / 1_000;
  expect([0, 3, 5, 9].map((second) => nearestMoment(curve, begin + second))).toEqual([1, 1, 2, 2]);
});
