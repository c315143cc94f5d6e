import type { Card, CardSpendingLimit, CardSpendingLimitInterval, LimitInterval } from "@sandbank/contract";
import { shownWindow, windowStart } from "../../limits/window.ts";
import type { ControlBreach, MerchantBreach } from "../../state/control-breach.ts";
import { readTree } from "../../state/debit-index.ts";
import { type DebitSum, noDebits, shownSum, sumAfter } from "../../state/debit-tree.ts";
import type { World } from "../../world/world.ts";

/** The facts that the authorization controls of a Card compare. */
export interface ControlledPayment {
  readonly card: Card;
  /** Minor units; 0 if no money is taken, so that no control of the usage applies. */
  readonly amount: number;
  /** 0 for an increment, which is not a separate payment. */
  readonly count: 0 | 1;
  readonly merchant: {
    readonly merchant_acceptor_id: string;
    readonly merchant_category_code: string;
    readonly merchant_country: string;
  };
}

/** The key of the debits of a Card at merchants of one category. */
export function categoryModel(card: Card, merchantCategoryCode: string): string {
  return `${card.id}/${merchantCategoryCode}`;
}

type Controls = NonNullable<Card["authorization_controls"]>;

/** One part of a Card's authorization controls. */
export interface CardControl {
  /** The name of the field in the Card. */
  readonly control: keyof Controls;
  /** Returns the breach by a payment; null if there is none. */
  readonly breach: (controls: Controls, payment: ControlledPayment, world: World) => ControlBreach | null;
}

/** In the order in which they are checked: the merchant, then the amount. */
export const cardControls: readonly CardControl[] = [
  {
    control: "merchant_acceptor_identifier",
    breach: ({ merchant_acceptor_identifier: control }, { merchant: { merchant_acceptor_id: merchant } }) =>
      merchantBreach("merchant_acceptor_identifier", merchant, listed(control, "identifier")),
  },
  {
    control: "merchant_category_code",
    breach: ({ merchant_category_code: control }, { merchant: { merchant_category_code: merchant } }) =>
      merchantBreach("merchant_category_code", merchant, listed(control, "code")),
  },
  {
    control: "merchant_country",
    breach: ({ merchant_country: control }, { merchant: { merchant_country: merchant } }) =>
      merchantBreach("merchant_country", merchant, listed(control, "country")),
  },
  { control: "usage", breach: ({ usage }, payment, world) => usageBreach(usage, payment, world) },
];

/** The first breach of the Card's authorization controls by a payment; null if there is none. */
export function breachedControl(world: World, payment: ControlledPayment): ControlBreach | null {
  const controls = payment.card.authorization_controls;
  if (controls === null) return null;
  for (const { breach } of cardControls) {
    const breached = breach(controls, payment, world);
    if (breached !== null && decides(world, breached)) return breached;
  }
  return null;
}

/** A wrong bank lets a payment breach one control. */
function decides({ probe }: World, breach: ControlBreach): boolean {
  if (probe === null) return true;
  const place = breach.kind === "spending_limit" ? `usage.multi_use.${breach.interval}` : breach.path;
  return probe.at(`control/${place}`, true);
}

/** The merchants of a control; null for an absent list. */
interface Listed {
  readonly allowed: readonly string[] | null;
  readonly blocked: readonly string[] | null;
}

function listed<Key extends string>(
  control: { readonly [List in keyof Listed]: readonly Readonly<Record<Key, string>>[] | null } | null,
  key: Key,
): Listed {
  const merchants = (list: keyof Listed) => control?.[list]?.map((element) => element[key]) ?? null;
  return { allowed: merchants("allowed"), blocked: merchants("blocked") };
}

function merchantBreach(path: MerchantBreach["path"], merchant: string, { allowed, blocked }: Listed) {
  const breach = { kind: "merchant", path, merchant } as const;
  if (allowed !== null && !allowed.includes(merchant)) return { ...breach, list: "allowed" } as const;
  return blocked?.includes(merchant) ? ({ ...breach, list: "blocked" } as const) : null;
}

function usageBreach(usage: Controls["usage"], payment: ControlledPayment, world: World): ControlBreach | null {
  const { card, amount, count } = payment;
  if (amount === 0) return null;
  const { single_use: single, multi_use: multi } = usage ?? {};
  if (single) {
    const { comparison, value } = single.settlement_amount;
    const used = spentAfter(world, [card.id], Number.NEGATIVE_INFINITY);
    const fits = comparison === "equals" ? used.volume + amount === value : used.volume + amount <= value;
    if (used.count + count <= 1 && fits) return null;
    const before = { payments: used.count, used: shownSum(used.volume), requested: amount };
    return { kind: "single_use", path: "usage.single_use", comparison, value, ...before };
  }
  for (const [index, limit] of (multi?.spending_limits ?? []).entries()) {
    const breach = spendingBreach(world, payment, limit, `usage.multi_use.spending_limits.${index}`);
    if (breach !== null && decides(world, breach)) return breach;
  }
  return null;
}

function spendingBreach(
  world: World,
  { card, amount, merchant }: ControlledPayment,
  { interval, merchant_category_codes, settlement_amount: value }: CardSpendingLimit,
  path: string,
): ControlBreach | null {
  const codes = merchant_category_codes?.map(({ code }) => code) ?? null;
  // Payments at merchants of other categories do not count, so they cannot exceed this limit.
  if (codes !== null && !codes.includes(merchant.merchant_category_code)) return null;
  const models = codes === null ? [card.id] : [...new Set(codes)].map((code) => categoryModel(card, code));
  const { now } = world.state;
  const start = windowStart(intervals[interval], now);
  const { volume: spent } = start === null ? noDebits : spentAfter(world, models, start);
  if (spent + amount <= value) return null;
  return {
    kind: "spending_limit",
    path,
    interval,
    merchantCategoryCodes: codes,
    value,
    window: shownWindow(start, now),
    used: shownSum(spent),
    requested: amount,
    remaining: shownSum(value - spent),
  };
}

/** The windows of spending limits are those of Limits (D-72). */
const intervals: Readonly<Record<CardSpendingLimitInterval, LimitInterval>> = {
  per_transaction: "transaction",
  per_day: "day",
  per_week: "week",
  per_month: "month",
  all_time: "all_time",
};

/** The controls as places where the bank decides. A spending limit belongs to its interval. */
export function listControlPlaces(): string[] {
  const ofMerchants = cardControls.map(({ control }) => control).filter((control) => control !== "usage");
  return [...ofMerchants, "usage.single_use", ...Object.keys(intervals).map((each) => `usage.multi_use.${each}`)];
}

function spentAfter({ state }: World, models: readonly string[], time: number): DebitSum {
  const sums = models.map((model) => sumAfter(readTree(state.debitIndex, model), time));
  return {
    count: sums.reduce((sum, { count }) => sum + count, 0),
    volume: sums.reduce((sum, { volume }) => sum + volume, 0),
  };
}
