import type { Account, Transaction } from "@sandbank/contract";
import { existing } from "../../objects.ts";
import type { Call } from "../../operation.ts";
import { normalizeTimestamp } from "../../ports/time.ts";
import { requireAll } from "../../rules.ts";
import { transactionSource } from "../../sources.ts";
import { nowOf, type World } from "../../world.ts";
import { post } from "../transactions/post.ts";
import { canReceive } from "./balances.ts";
import { moneyRules } from "./rules.ts";

type Payment = Call<"simulations.interestPayments.create"> | Call<"simulations.accountRevenuePayments.create">;

export function payInterest(world: World, call: Call<"simulations.interestPayments.create">): Transaction {
  const { account, amount, accrual } = paymentOf(world, call);
  return post(world, account, {
    amount,
    description: "Interest payment",
    from: "bank/interest",
    source: transactionSource("interest_payment", { ...accrual, amount, currency: "USD" }),
  });
}

export function payAccountRevenue(world: World, call: Call<"simulations.accountRevenuePayments.create">): Transaction {
  const { account, amount, accrual } = paymentOf(world, call);
  return post(world, account, {
    amount,
    description: "Account revenue payment",
    from: "bank/account_revenue",
    source: transactionSource("account_revenue_payment", accrual),
  });
}

interface PaymentFacts {
  readonly account: Account;
  readonly amount: number;
  readonly accrual: { accrued_on_account_id: Account["id"]; period_start: string; period_end: string };
}

/** The facts of a payment. Refuses unknown and closed Accounts, and an amount that a balance cannot take. */
function paymentOf(world: World, { params }: Payment): PaymentFacts {
  const { accounts } = world.state.tables;
  const { account_id, accrued_on_account_id = account_id, amount } = params;
  const account = existing(accounts, "account", account_id);
  const accruedOn = existing(accounts, "account", accrued_on_account_id);
  requireAll(moneyRules, { account, fits: canReceive(world, account, amount) });
  const now = nowOf(world);
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
