import type { Card, CardSpendingLimit, CardSpendingLimitInterval, LimitInterval } from "@sandbank/contract";
import { treeOf } from "../../limits/debit-index.ts";
import { type DebitSum, sumAfter } from "../../limits/debit-tree.ts";
import { windowStart } from "../../limits/window.ts";
import type { World } from "../../world.ts";

/** What a control of a Card looks at. */
export interface ControlledPayment {
  readonly card: Card;
  /** Minor units; 0 for what takes no money, which no control of the usage is about. */
  readonly amount: number;
  /** 0 for an increment, which is no payment of its own. */
  readonly count: 0 | 1;
  readonly merchant: {
    readonly merchant_acceptor_id: string;
    readonly merchant_category_code: string;
    readonly merchant_country: string;
  };
}

/** The debits of a Card at merchants of one category. */
export function categoryModel(card: Card, merchantCategoryCode: string): string {
  return `${card.id}/${merchantCategoryCode}`;
}

/** The first of the Card's authorization controls that a payment breaches, by its path in the Card; null when none. */
export function breachedControl(world: World, payment: ControlledPayment): string | null {
  const controls = payment.card.authorization_controls;
  if (controls === null) return null;
  const { merchant } = payment;
  const restricted = {
    merchant_acceptor_identifier: keysOf(controls.merchant_acceptor_identifier, ({ identifier }) => identifier),
    merchant_category_code: keysOf(controls.merchant_category_code, ({ code }) => code),
    merchant_country: keysOf(controls.merchant_country, ({ country }) => country),
  };
  if (isShutOut(restricted.merchant_acceptor_identifier, merchant.merchant_acceptor_id))
    return "merchant_acceptor_identifier";
  if (isShutOut(restricted.merchant_category_code, merchant.merchant_category_code)) return "merchant_category_code";
  if (isShutOut(restricted.merchant_country, merchant.merchant_country)) return "merchant_country";
  return breachedUsage(world, payment);
}

interface Keys {
  readonly allowed: readonly string[] | null;
  readonly blocked: readonly string[] | null;
}

function keysOf<Element>(
  control: { readonly allowed: readonly Element[] | null; readonly blocked: readonly Element[] | null } | null,
  keyOf: (element: Element) => string,
): Keys {
  return { allowed: control?.allowed?.map(keyOf) ?? null, blocked: control?.blocked?.map(keyOf) ?? null };
}

function isShutOut({ allowed, blocked }: Keys, key: string): boolean {
  return (allowed !== null && !allowed.includes(key)) || (blocked?.includes(key) ?? false);
}

function breachedUsage(world: World, payment: ControlledPayment): string | null {
  const { card, amount, count } = payment;
  if (amount === 0) return null;
  const { single_use: single, multi_use: multi } = card.authorization_controls?.usage ?? {};
  if (single) {
    const { comparison, value } = single.settlement_amount;
    const used = spentAfter(world, [card.id], Number.NEGATIVE_INFINITY);
    const fits = comparison === "equals" ? used.volume + amount === value : used.volume + amount <= value;
    return used.count + count > 1 || !fits ? "usage.single_use" : null;
  }
  const passed = (multi?.spending_limits ?? []).findIndex((limit) => passes(world, payment, limit));
  return passed === -1 ? null : `usage.multi_use.spending_limits.${passed}`;
}

function passes(world: World, { card, amount, merchant }: ControlledPayment, limit: CardSpendingLimit): boolean {
  const codes = limit.merchant_category_codes?.map(({ code }) => code) ?? null;
  // What is spent at a merchant of another category does not count, so it cannot pass the limit either.
  if (codes !== null && !codes.includes(merchant.merchant_category_code)) return false;
  const models = codes === null ? [card.id] : [...new Set(codes)].map((code) => categoryModel(card, code));
  const start = windowStart(intervals[limit.interval], world.state.now);
  const spent = start === null ? 0 : spentAfter(world, models, start).volume;
  return spent + amount > limit.settlement_amount;
}

/** Spending limits look back as Limits do (D-72). */
const intervals: Readonly<Record<CardSpendingLimitInterval, LimitInterval>> = {
  per_transaction: "transaction",
  per_day: "day",
  per_week: "week",
  per_month: "month",
  all_time: "all_time",
};

function spentAfter({ state }: World, models: readonly string[], time: number): DebitSum {
  const sums = models.map((model) => sumAfter(treeOf(state.debits, model), time));
  return {
    count: sums.reduce((sum, { count }) => sum + count, 0),
    volume: sums.reduce((sum, { volume }) => sum + volume, 0),
  };
}
