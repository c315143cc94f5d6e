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

type Controls = NonNullable<Card["authorization_controls"]>;

/** A part of a Card's authorization controls. */
export interface CardControl {
  /** As it is named in the Card. */
  readonly control: keyof Controls;
  /** What of it a payment breaches, by its path in the Card; null where nothing. */
  readonly breach: (controls: Controls, payment: ControlledPayment, world: World) => string | null;
}

/** In the order in which they are asked: who is paid, then how much. */
export const cardControls: readonly CardControl[] = [
  {
    control: "merchant_acceptor_identifier",
    breach: ({ merchant_acceptor_identifier: control }, { merchant }) =>
      isShutOut(control, ({ identifier }) => identifier === merchant.merchant_acceptor_id)
        ? "merchant_acceptor_identifier"
        : null,
  },
  {
    control: "merchant_category_code",
    breach: ({ merchant_category_code: control }, { merchant }) =>
      isShutOut(control, ({ code }) => code === merchant.merchant_category_code) ? "merchant_category_code" : null,
  },
  {
    control: "merchant_country",
    breach: ({ merchant_country: control }, { merchant }) =>
      isShutOut(control, ({ country }) => country === merchant.merchant_country) ? "merchant_country" : null,
  },
  { control: "usage", breach: ({ usage }, payment, world) => breachedUsage(usage, payment, world) },
];

/** The first of the Card's authorization controls that a payment breaches, by its path in the Card; null when none. */
export function breachedControl(world: World, payment: ControlledPayment): string | null {
  const controls = payment.card.authorization_controls;
  if (controls === null) return null;
  for (const { breach } of cardControls) {
    const breached = breach(controls, payment, world);
    if (breached !== null) return breached;
  }
  return null;
}

function isShutOut<Element>(
  control: { readonly allowed: readonly Element[] | null; readonly blocked: readonly Element[] | null } | null,
  isMeant: (element: Element) => boolean,
): boolean {
  if (control === null) return false;
  const { allowed, blocked } = control;
  return (allowed !== null && !allowed.some(isMeant)) || (blocked?.some(isMeant) ?? false);
}

function breachedUsage(usage: Controls["usage"], payment: ControlledPayment, world: World): string | null {
  const { card, amount, count } = payment;
  if (amount === 0) return null;
  const { single_use: single, multi_use: multi } = usage ?? {};
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
