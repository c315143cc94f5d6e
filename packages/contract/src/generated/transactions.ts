// Generated from packages/contract/src/resources/transactions by `npm run generate`. Do not edit.

import type { AccountId, TransactionId } from "./ids.ts";
import type { CreatedAtFilter, Currency } from "./shared.ts";

/** A posted, unchangeable addition to or removal from the balance of an Account. */
export interface Transaction {
  /** Identifier of the Transaction. */
  id: TransactionId;
  /** The Account whose balance it changed. */
  account_id: AccountId;
  /** Change of the balance in cents: positive adds money, negative takes it. */
  amount: number;
  /** When it was posted. ISO 8601, UTC. */
  created_at: string;
  /** ISO 4217 code of the currency. */
  currency: Currency;
  /** What it is, in words. */
  description: string;
  /** Identifier of the route (Account Number, Card or Lockbox Recipient) it came through, or null. */
  route_id: string | null;
  /** The kind of `route_id`, or null. */
  route_type: RouteType | null;
  /** What made the Transaction. */
  source: TransactionSource;
  /** Always `transaction`. */
  type: "transaction";
}

/**
 * The kind of route that a movement of money came through.
 *
 * - `account_number`: An Account Number.
 * - `card`: A Card.
 * - `lockbox`: A Lockbox Recipient.
 */
export type RouteType = "account_number" | "card" | "lockbox";

/** What made the Transaction. */
export type TransactionSource = TransactionSourceAccountRevenuePayment | TransactionSourceInterestPayment;

/** What made the Transaction. */
export interface TransactionSourceAccountRevenuePayment {
  /** The kind of event behind this; names the only key that is not null. */
  category: "account_revenue_payment";
  /** A payment of non-interest income that accrued on an Account. */
  account_revenue_payment: AccountRevenuePayment;
  /** Null: the category is `account_revenue_payment`. */
  interest_payment: null;
}

/** A payment of non-interest income that accrued on an Account. */
export interface AccountRevenuePayment {
  /** The Account on which the revenue accrued. */
  accrued_on_account_id: AccountId;
  /** Start of the period for which was paid. ISO 8601, UTC. */
  period_start: string;
  /** End of the period for which was paid. ISO 8601, UTC. */
  period_end: string;
}

/** What made the Transaction. */
export interface TransactionSourceInterestPayment {
  /** The kind of event behind this; names the only key that is not null. */
  category: "interest_payment";
  /** Null: the category is `interest_payment`. */
  account_revenue_payment: null;
  /** A payment of interest that accrued on an Account. */
  interest_payment: InterestPayment;
}

/** A payment of interest that accrued on an Account. */
export interface InterestPayment {
  /** The Account on which the interest accrued. */
  accrued_on_account_id: AccountId;
  /** The interest, in cents. */
  amount: number;
  /** ISO 4217 code of the currency. */
  currency: Currency;
  /** Start of the period for which was paid. ISO 8601, UTC. */
  period_start: string;
  /** End of the period for which was paid. ISO 8601, UTC. */
  period_end: string;
}

/** One page of a list. */
export interface TransactionList {
  /** The objects of this page. */
  data: Transaction[];
  /** Send it as `cursor` to get the next page; null at the end of the list. */
  next_cursor: string | null;
}

/** Parameters of `transactions.list`. */
export interface TransactionListParams {
  /** The `next_cursor` of the page before; the list then goes on after it. */
  cursor?: string | undefined;
  /** The most objects in one page, 1 to 100. Default: `100`. */
  limit?: number | undefined;
  /** Bounds on the time of creation; all that are given apply. */
  created_at?: CreatedAtFilter | undefined;
  /** Only Transactions of this Account. */
  account_id?: AccountId | undefined;
  /** Only Transactions that came through this route. */
  route_id?: string | undefined;
  /** Only Transactions of one of these categories. */
  category?:
    | {
        /** Only Transactions of one of these categories. At least one value. */
        in: TransactionCategory[];
      }
    | undefined;
}

/**
 * The kind of event behind a Transaction.
 *
 * - `account_revenue_payment`: Non-interest income was paid.
 * - `interest_payment`: Interest was paid.
 */
export type TransactionCategory = "account_revenue_payment" | "interest_payment";
