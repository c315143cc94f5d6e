import { describe, expect, test } from "vitest";
import { type Bank, type LargestApproved, largestApproved } from "../../src/index.ts";
import { debit, type Models, openWithModels } from "../support/debits.ts";

/** Debits of one cent at these instants, and then a declined one. The Limits are created before the last instant. */
function declinedAt(
  instants: readonly string[],
  limits: (models: Models) => readonly Parameters<Bank["limits"]["create"]>[0][],
) {
  const [first = "", ...later] = instants;
  const { bank, models } = openWithModels(first);
  for (const instant of later) {
    debit.ach(bank, models, 1);
    bank.clock.advanceTo(instant);
  }
  const created = limits(models).map((limit) => bank.limits.create(limit));
  const declined = debit.ach(bank, models, 1);
  const found = largestApproved(bank.journal(), declined?.declinedTransactionId ?? "");
  return { bank, models, found, limitId: created[0]?.id, fitsAt: (instant: string) => fitsAt(bank, models, instant) };
}

function fitsAt(bank: Bank, models: Models, instant: string): boolean {
  const fork = bank.fork();
  fork.clock.advanceTo(instant);
  return debit.ach(fork, models, 1) === null;
}

const before = (instant: string) => new Date(Date.parse(instant) - 1).toISOString();

/** The instants at which the answer changes, with what the bank decides right before and at each. */
function decided({ fitsFrom, fitsExcept }: LargestApproved, fits: (instant: string) => boolean) {
  const edges = [fitsFrom ?? "", ...fitsExcept.flatMap(({ from, until }) => [from, until])];
  return edges.map((edge) => [fits(before(edge)), fits(edge)]);
}

const ONCE = { metric: "count", value: 1 } as const;

describe("the instant from which a declined debit fits its Limits", () => {
  test.each([
    ["month", "2026-06-30T20:00:00.000Z", "2026-07-30T20:00:00.000Z", [["2026-07-31", "20"]]],
    [
      "month",
      "2026-02-28T20:00:00.000Z",
      "2026-03-28T20:00:00.000Z",
      [
        ["2026-03-29", "20"],
        ["2026-03-30", "20"],
        ["2026-03-31", "20"],
      ],
    ],
    [
      "month",
      "2028-02-29T20:00:00.000Z",
      "2028-03-29T20:00:00.000Z",
      [
        ["2028-03-30", "20"],
        ["2028-03-31", "20"],
      ],
    ],
    ["month", "2028-02-28T20:00:00.000Z", "2028-03-28T20:00:00.000Z", []],
    ["month", "2026-06-30T00:00:00.000Z", "2026-07-30T00:00:00.000Z", []],
    ["month", "2026-07-31T20:00:00.000Z", "2026-08-31T20:00:00.000Z", []],
    ["month", "2026-05-31T20:00:00.000Z", "2026-07-01T00:00:00.000Z", []],
    ["month", "2026-01-29T20:00:00.000Z", "2026-03-01T00:00:00.000Z", []],
    ["year", "2027-02-28T20:00:00.000Z", "2028-02-28T20:00:00.000Z", [["2028-02-29", "20"]]],
    ["year", "2028-02-29T20:00:00.000Z", "2029-03-01T00:00:00.000Z", []],
    ["year", "2028-02-28T20:00:00.000Z", "2029-02-28T20:00:00.000Z", []],
    ["year", "2026-06-30T20:00:00.000Z", "2027-06-30T20:00:00.000Z", []],
    ["week", "2026-06-30T20:00:00.000Z", "2026-07-07T20:00:00.000Z", []],
    ["day", "2026-06-30T20:00:00.000Z", "2026-07-01T20:00:00.000Z", []],
  ] as const)(
    "finds when a debit fits a Limit per %s again after one of %s, as the bank decides (D-73)",
    (interval, at, fitsFrom, again) => {
      const {
        found,
        fitsAt: fits,
        limitId,
      } = declinedAt([at, at], ({ account }) => [{ ...ONCE, interval, model_id: account }]);
      const fitsExcept = again.map(([day, hour]) => ({
        from: `${day}T00:00:00.000Z`,
        until: `${day}T${hour}:00:00.000Z`,
      }));
      expect(found).toMatchObject({ fitsFrom, fitsExcept });
      expect(decided(found, fits)).toEqual([
        [false, true],
        ...again.flatMap(() => [
          [true, false],
          [false, true],
        ]),
      ]);
      expect(found.text).toContain(` $0.01 fits ${limitId} from ${fitsFrom} `);
    },
  );

  test("says when a debit does not fit again, in words", () => {
    const { found, limitId } = declinedAt(["2028-02-29T20:00:00.000Z", "2028-03-01T00:00:00.000Z"], ({ account }) => [
      { ...ONCE, interval: "month", model_id: account },
    ]);
    expect(found.text).toBe(
      `Not even $0.01 would have been approved instead of $0.01. The reason is breaches_limit. ${limitId} allows 1 debit per month: 1 used, nothing remaining, 1 requested. ` +
        `$0.01 fits ${limitId} from 2028-03-29T20:00:00.000Z until 2028-03-30T00:00:00.000Z, ` +
        "from 2028-03-30T20:00:00.000Z until 2028-03-31T00:00:00.000Z and from 2028-03-31T20:00:00.000Z on.",
    );
  });

  test("takes into account all Limits that apply, not only the one that decided", () => {
    const at = "2026-06-30T20:00:00.000Z";
    const {
      bank,
      found,
      fitsAt: fits,
    } = declinedAt([at, "2026-07-03T00:00:00.000Z", "2026-07-03T12:00:00.000Z"], (models) => [
      { ...ONCE, interval: "day", model_id: models.account_number },
      { metric: "count", value: 2, interval: "month", model_id: models.account },
      { metric: "volume", value: 1_00, interval: "month", model_id: models.account },
    ]);
    const [daily, monthly] = bank.limits.list({ limit: 3 }).data.toReversed();
    expect(found).toMatchObject({
      fitsFrom: "2026-07-30T20:00:00.000Z",
      fitsExcept: [{ from: "2026-07-31T00:00:00.000Z", until: "2026-07-31T20:00:00.000Z" }],
      text: expect.stringContaining(` $0.01 fits ${daily?.id} and ${monthly?.id} from 2026-07-30T20:00:00.000Z until `),
    });
    expect(decided(found, fits)).toEqual([
      [false, true],
      [true, false],
      [false, true],
    ]);
  });

  test("ignores Limits of count for an increment", () => {
    const { bank, models } = openWithModels("2026-01-01T00:00:00.000Z");
    const authorize = (amount: number) => bank.simulations.cardAuthorizations.create({ card_id: models.card, amount });
    authorize(1_00);
    const [payment] = bank.cardPayments.list().data;
    if (payment === undefined) throw new Error("The authorization was declined.");
    bank.limits.create({ metric: "count", value: 0, interval: "all_time", model_id: models.card });
    bank.limits.create({ metric: "volume", value: 1_50, interval: "day", model_id: models.card });
    const incremented = bank.simulations.cardIncrements.create({
      card_payment_id: payment.id,
      amount: 1_00,
    });
    const declined = incremented.elements.at(-1)?.card_decline?.declined_transaction_id;
    expect(largestApproved(bank.journal(), declined ?? "").fitsFrom).toBe("2026-01-02T00:00:00.000Z");
  });

  test("counts no debit that was made after the decline, not even in the same move of the clock", () => {
    const { bank, models } = openWithModels("2026-01-01T00:00:00.000Z");
    debit.ach(bank, models, 1);
    bank.limits.create({ metric: "count", value: 1, interval: "day", model_id: models.account });
    const [declined] = ["2026-01-01T12:00:00Z", "2026-01-02T06:00:00Z"].map((resolve_at) =>
      bank.simulations.inboundAchTransfers.create({ account_number_id: models.account_number, amount: -1, resolve_at }),
    );
    bank.clock.advance({ days: 3 });
    expect(bank.limitUse(models.account)).toMatchObject([{ used: 0 }]);
    expect(largestApproved(bank.journal(), declined?.id ?? "")).toMatchObject({ fitsFrom: "2026-01-02T00:00:00.000Z" });
  });

  test("counts a debit that expired after the decline, also in the same move of the clock", () => {
    const { bank, models } = openWithModels("2026-01-01T00:00:00.000Z");
    bank.simulations.cardAuthorizations.create({ card_id: models.card, amount: 1 });
    bank.limits.create({ ...ONCE, interval: "month", model_id: models.account });
    const { id } = bank.simulations.inboundAchTransfers.create({
      account_number_id: models.account_number,
      amount: -1,
      resolve_at: "2026-01-01T12:00:00Z",
    });
    bank.clock.advance({ days: 10 });
    expect(bank.limitUse(models.account)).toMatchObject([{ used: 0 }]);
    expect(largestApproved(bank.journal(), id).fitsFrom).toBe("2026-02-01T00:00:00.000Z");
  });

  test("says that a debit never fits if the bank's time ends before", () => {
    const { found, limitId } = declinedAt(["9999-12-15T00:00:00.000Z", "9999-12-16T00:00:00.000Z"], ({ account }) => [
      { ...ONCE, interval: "month", model_id: account },
    ]);
    expect(found).toMatchObject({ fitsFrom: null, fitsExcept: [] });
    expect(found.text).toContain(` $0.01 never fits ${limitId}, which allows 1 debit per month`);
  });
});
