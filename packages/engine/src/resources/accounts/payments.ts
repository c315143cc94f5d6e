import type { Account, Transaction } from "@sandbank/contract";
import { canReceive } from "../../money/balances.ts";
import { interestOn } from "../../money/interest.ts";
import { existing } from "../../objects/objects.ts";
import { transactionSource } from "../../objects/sources.ts";
import { normalizeTimestamp, toTime } from "../../ports/instant.ts";
import { firstOfMonth, toTimestamp, YEAR_9999_END } from "../../ports/time.ts";
import { post } from "../../rails/post.ts";
import type { moneyRules } from "../../refusals/account-refusals.ts";
import type { Call } from "../../resource-kit/operation.ts";
import type { RequireAll } from "../../resource-kit/refusal-rule.ts";
import type { JobEffect } from "../../state/job-effect.ts";
import { rowsWith } from "../../store/table.ts";
import { readNow, schedule, type World } from "../../world/world.ts";
import { dailyBalances } from "./daily-balances.ts";

type Simulation = Call<"simulations.interestPayments.create"> | Call<"simulations.accountRevenuePayments.create">;

/** A payment that has passed all checks. */
interface Payment {
  /** The Account that receives the payment. */
  readonly account: Account;
  /** Minor units, more than zero. */
  readonly amount: number;
  readonly accrual: {
    readonly accrued_on_account_id: Account["id"];
    readonly period_start: string;
    readonly period_end: string;
  };
}

export function payInterest(
  world: World,
  call: Call<"simulations.interestPayments.create">,
  requireAll: RequireAll<typeof moneyRules>,
): Transaction {
  return postInterest(world, readPayment(world, call, requireAll));
}

export function payAccountRevenue(
  world: World,
  call: Call<"simulations.accountRevenuePayments.create">,
  requireAll: RequireAll<typeof moneyRules>,
): Transaction {
  return postAccountRevenue(world, readPayment(world, call, requireAll));
}

/** Schedules the payment of interest and revenue on the first of the next month (D-36). */
export function scheduleMonthlyPayments(world: World): void {
  const at = firstOfMonth(world.state.now, 1);
  if (at <= YEAR_9999_END) schedule(world, at, { kind: "accounts.pay_monthly" });
}

/** Pays the interest and revenue of the previous month to each open Account, in the order of their creation. */
export function payMonthly(world: World): JobEffect {
  const { tables, now } = world.state;
  const paid: number[] = [];
  const start = firstOfMonth(now, -1);
  const [period_start, period_end] = [toTimestamp(start), toTimestamp(now)];
  for (const account of rowsWith(tables.accounts, { status: ["open"] })) {
    const kept = keptOn(world, account, start, now);
    if (kept === 0n) continue;
    const accrual = { accrued_on_account_id: account.id, period_start, period_end };
    const interest = { account, amount: Number(interestOn(kept, account.interest_rate)), accrual };
    if (canBePaid(world, interest)) paid.push(postInterest(world, interest).amount);
    if (account.account_revenue_rate === null) continue;
    const revenue = { account, amount: Number(interestOn(kept, account.account_revenue_rate)), accrual };
    if (canBePaid(world, revenue)) paid.push(postAccountRevenue(world, revenue).amount);
  }
  scheduleMonthlyPayments(world);
  return { count: paid.length, amount: paid.reduce((sum, amount) => sum + amount, 0), outcome: null };
}

/** Whether an Account will be paid at `end`, the end of a month, if no money moves before. */
export function paysMonthly(world: World, _job: unknown, end: number): boolean {
  const start = firstOfMonth(end, -1);
  return rowsWith(world.state.tables.accounts, { status: ["open"] }).some((account) => {
    const kept = keptOn(world, account, start, end);
    const isPaid = (rate: string | null) =>
      rate !== null && canBePaid(world, { account, amount: Number(interestOn(kept, rate)) });
    return kept !== 0n && (isPaid(account.interest_rate) || isPaid(account.account_revenue_rate));
  });
}

/** Interest that a bank did not pay, because no schedule pays it. */
export interface UnpaidInterest {
  /** The first of a month: ISO 8601, UTC, milliseconds. */
  readonly at: string;
  /** Minor units, more than zero. */
  readonly amount: number;
}

/**
 * The interest that an Account would have received with `schedules: "live"` on the latest first of a month that is not
 * after `until`; null if there is none (D-37).
 */
export function unpaidInterest(world: World, account: Account, until: number): UnpaidInterest | null {
  const end = firstOfMonth(until, 0);
  if (world.state.genesis.schedules === "live" || end <= toTime(account.created_at)) return null;
  const kept = keptOn(world, account, firstOfMonth(end, -1), end);
  const amount = Number(interestOn(kept, account.interest_rate));
  return amount > 0 ? { at: toTimestamp(end), amount } : null;
}

/** The sum of the end-of-day balances that earn money in a period. */
function keptOn({ state }: World, account: Account, start: number, end: number): bigint {
  // The balance lookup of a loan Account shows the interest that it owes; no Transaction charges it.
  return account.funding === "loan" ? 0n : dailyBalances(state.ledger, account, start, end).kept;
}

/** An amount of zero is not paid, nor one that would exceed the safe integers (D-41). */
function canBePaid(world: World, { account, amount }: Pick<Payment, "account" | "amount">): boolean {
  return amount > 0 && canReceive(world, account, amount);
}

function postInterest(world: World, { account, amount, accrual }: Payment): Transaction {
  return post(world, account, {
    amount,
    description: "Interest payment",
    from: "bank/interest",
    source: transactionSource("interest_payment", {
      // Written out, not spread: a spread object takes more memory, and there are many of these.
      accrued_on_account_id: accrual.accrued_on_account_id,
      period_start: accrual.period_start,
      period_end: accrual.period_end,
      amount,
      currency: "USD",
    }),
  });
}

function postAccountRevenue(world: World, { account, amount, accrual }: Payment): Transaction {
  return post(world, account, {
    amount,
    description: "Account revenue payment",
    from: "bank/account_revenue",
    source: transactionSource("account_revenue_payment", accrual),
  });
}

/** Reads the facts of a payment. Refuses unknown and closed Accounts, and an amount too large for a balance. */
function readPayment(world: World, { params }: Simulation, requireAll: RequireAll<typeof moneyRules>): Payment {
  const { accounts } = world.state.tables;
  const { account_id, accrued_on_account_id = account_id, amount } = params;
  const account = existing(accounts, "account", account_id);
  const accruedOn = existing(accounts, "account", accrued_on_account_id);
  requireAll({ account, fits: canReceive(world, account, amount) });
  const now = readNow(world);
  return {
    account,
    amount,
    accrual: {
      accrued_on_account_id: accruedOn.id,
      period_start: params.period_start === undefined ? now : normalizeTimestamp(params.period_start),
      period_end: params.period_end === undefined ? now : normalizeTimestamp(params.period_end),
    },
  };
}
