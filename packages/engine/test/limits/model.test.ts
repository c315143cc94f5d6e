import type { CardPayment, Limit, LimitInterval, LimitModelType, PendingTransactionId } from "@sandbank/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { volume } from "../../../../tests/support/volume.ts";
import type { Bank } from "../../src/index.ts";
import { type Models, type Outcome, openWithModels } from "../support/debits.ts";

/** A debit in a plain list, as D-72 counts it. */
interface PlainDebit {
  readonly at: number;
  readonly on: readonly LimitModelType[];
  count: number;
  volume: number;
}

interface PlainPayment {
  readonly id: CardPayment["id"];
  readonly pending: PendingTransactionId;
  /** The authorization, followed by its increments. */
  readonly parts: readonly PlainDebit[];
  readonly expiresAt: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const EXPIRY = 7 * DAY;

function monthsBack(now: number, months: number): number {
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() - months];
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), days)) + (now % DAY);
}

const after: Readonly<Record<LimitInterval, (now: number) => number>> = {
  transaction: () => Number.POSITIVE_INFINITY,
  day: (now) => now - DAY,
  week: (now) => now - 7 * DAY,
  month: (now) => monthsBack(now, 1),
  year: (now) => monthsBack(now, 12),
  all_time: () => Number.NEGATIVE_INFINITY,
};

/** A bank, and the list of debits that its Limits should count. */
function pair(start: string, terms: readonly Terms[]) {
  const { bank, models } = openWithModels(start);
  const limits = terms.map(({ on, ...each }) => ({ on, limit: bank.limits.create({ ...each, model_id: models[on] }) }));
  return { bank, models, limits, debits: [] as PlainDebit[], payments: [] as PlainPayment[], now: Date.parse(start) };
}

type Pair = ReturnType<typeof pair>;

/** The Limit that a debit would exceed. Of several, the one with the smallest remaining amount (D-74). */
function breach(
  { limits, debits, now }: Pair,
  asked: Omit<PlainDebit, "at">,
): { id: Limit["id"]; remaining: number } | null {
  const breached = limits.flatMap(({ on, limit: { id, metric, interval, value } }) => {
    if (!asked.on.includes(on) || (metric === "count" && asked.count === 0)) return [];
    const start = after[interval ?? "transaction"](now);
    const counted = debits.filter((each) => each.on.includes(on) && each.at > start);
    const remaining = value - counted.reduce((sum, each) => sum + each[metric], 0);
    return asked[metric] > remaining ? [{ id, remaining }] : [];
  });
  return breached.reduce<(typeof breached)[number] | null>(
    (least, each) => (least === null || each.remaining < least.remaining ? each : least),
    null,
  );
}

function releaseDebit(parts: readonly PlainDebit[], amount: number): void {
  let left = amount;
  for (const part of parts.toReversed()) {
    const taken = Math.min(left, part.volume);
    left -= taken;
    part.volume -= taken;
    if (part.volume === 0) part.count = 0;
  }
}

const leftOf = ({ parts }: PlainPayment) => parts.reduce((sum, { volume }) => sum + volume, 0);

/** Compares an outcome with the expected one, and adds an accepted debit to the list. */
function judge(both: Pair, asked: Omit<PlainDebit, "at">, outcome: Outcome): PlainDebit | null {
  const expected = breach(both, asked);
  const { limitId: id, remaining } = outcome?.limit ?? {};
  expect(outcome === null ? null : { id, remaining }).toEqual(expected);
  if (expected !== null) return null;
  const debit = { at: both.now, ...asked };
  both.debits.push(debit);
  return debit;
}

const explained = (bank: Bank, id: string | null | undefined): Outcome => (id ? bank.explain(id) : null);
const overNumber: readonly LimitModelType[] = ["account", "account_number"];
const overCard: readonly LimitModelType[] = ["account", "card"];

/** Steps with an amount of 1 to 300 cents. Steps that need an earlier payment pick one of the latest three. */
const acts: Readonly<Record<string, (both: Pair, amount: number) => void>> = {
  ach(both, amount) {
    const { bank, models } = both;
    const transfer = bank.simulations.inboundAchTransfers.create({
      account_number_id: models.account_number,
      amount: -amount,
    });
    const outcome = explained(bank, transfer.decline?.declined_transaction_id);
    const debit = judge(both, { on: overNumber, count: 1, volume: amount }, outcome);
    if (debit === null || amount % 3 !== 0) return;
    bank.inboundAchTransfers.transferReturn(transfer.id, { reason: "payment_stopped" });
    releaseDebit([debit], amount);
  },
  check(both, amount) {
    const { bank, models } = both;
    const params = { account_number_id: models.account_number, amount: amount - 1, check_number: "1" };
    const outcome = explained(bank, bank.simulations.inboundCheckDeposits.create(params).declined_transaction_id);
    judge(both, { on: overNumber, count: 1, volume: amount - 1 }, outcome);
  },
  authorize(both, amount) {
    const { bank, models, now, payments } = both;
    const result = bank.simulations.cardAuthorizations.create({ card_id: models.card, amount });
    const debit = judge(
      both,
      { on: overCard, count: 1, volume: amount },
      explained(bank, result.declined_transaction?.id),
    );
    const authorization = result.pending_transaction?.source.card_authorization;
    if (debit === null || !authorization) return;
    const { card_payment_id: id, pending_transaction_id: pending } = authorization;
    payments.push({ id, pending: pending ?? "pending_transaction_", parts: [debit], expiresAt: now + EXPIRY });
  },
  increment(both, amount) {
    const payment = takeOpen(both, amount);
    if (payment === undefined) return;
    const { elements } = both.bank.simulations.cardIncrements.create({ card_payment_id: payment.id, amount });
    const outcome = explained(both.bank, elements.at(-1)?.card_decline?.declined_transaction_id);
    const debit = judge(both, { on: overCard, count: 0, volume: amount }, outcome);
    both.payments.push(debit === null ? payment : { ...payment, parts: [...payment.parts, debit] });
  },
  reverse(both, amount) {
    const payment = takeOpen(both, amount);
    if (payment === undefined) return;
    const taken = Math.min(amount, leftOf(payment));
    both.bank.simulations.cardReversals.create({ card_payment_id: payment.id, amount: taken });
    releaseDebit(payment.parts, taken);
    if (leftOf(payment) > 0) both.payments.push(payment);
  },
  expire(both, amount) {
    const payment = takeOpen(both, amount);
    if (payment === undefined) return;
    both.bank.simulations.cardAuthorizationExpirations.create({ card_payment_id: payment.id });
    releaseDebit(payment.parts, leftOf(payment));
  },
  settle(both, amount) {
    const payment = takeOpen(both, amount);
    if (payment === undefined) return;
    const { card: card_id } = both.models;
    both.bank.simulations.cardSettlements.create({ card_id, pending_transaction_id: payment.pending, amount });
    const excess = amount - leftOf(payment);
    const [authorization] = payment.parts;
    if (excess > 0 && authorization !== undefined) authorization.volume += excess;
    else releaseDebit(payment.parts, -excess);
  },
  settleByForce(both, amount) {
    both.bank.simulations.cardSettlements.create({ card_id: both.models.card, amount });
    both.debits.push({ at: both.now, on: overCard, count: 1, volume: amount });
  },
};

/** Removes one of the latest three open payments from the list, and returns it. */
function takeOpen({ payments }: Pair, pick: number): PlainPayment | undefined {
  return payments.splice(Math.max(payments.length - 1 - (pick % 3), 0), 1)[0];
}

function wait(both: Pair, span: number): void {
  both.bank.clock.advance({ milliseconds: span });
  both.now += span;
  const isOver = ({ expiresAt }: PlainPayment) => expiresAt <= both.now;
  for (const payment of both.payments.filter(isOver)) releaseDebit(payment.parts, leftOf(payment));
  both.payments = both.payments.filter((payment) => !isOver(payment));
}

type Terms = Pick<Limit, "metric" | "value"> & { readonly on: keyof Models; readonly interval: LimitInterval };

const term: fc.Arbitrary<Terms> = fc.record({
  metric: fc.constantFrom("count", "volume"),
  interval: fc.constantFrom("transaction", "day", "week", "month", "year", "all_time"),
  on: fc.constantFrom("account", "account_number", "card"),
  value: fc.oneof(fc.nat({ max: 12 }), fc.integer({ min: 300, max: 3_000 })),
});
const step = fc.record({
  span: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(0, 1, HOUR) },
    { weight: 1, arbitrary: fc.constantFrom(DAY - 1, DAY, 6 * DAY, 7 * DAY, 28 * DAY, 31 * DAY, 365 * DAY) },
  ),
  act: fc.constantFrom(...Object.keys(acts)),
  amount: fc.integer({ min: 1, max: 300 }),
});

describe("Limits", () => {
  test("applies Limits as a plain list of debits does, with reversals, settlements and returns (D-72, D-73, D-74, D-112)", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("2026-01-31T00:00:00.000Z", "2028-02-29T23:59:59.999Z", "2027-03-28T12:00:00.000Z"),
        fc.array(term, { minLength: 1, maxLength: 6 }),
        fc.array(step, { minLength: 20, maxLength: 120, size: "max" }),
        (start, terms, steps) => {
          const both = pair(start, terms);
          for (const { span, act, amount } of steps) {
            wait(both, span);
            acts[act]?.(both, amount);
          }
          expect(both.bank.audit()).toEqual([]);
        },
      ),
      { seed: 20_261_129, numRuns: volume(100, 100, 40) },
    );
  });
});
