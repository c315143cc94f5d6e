// Generated from packages/contract/src/resources/accounts by `npm run generate`. Do not edit.

import type { ApiPromise, ListOptions, PageRequest, RequestOptions, WriteOptions } from "../core/api.ts";
import type { AccountId, EntityId, ProgramId } from "./ids.ts";
import type { AnyOf, Currency, Open, PageParams } from "./shared.ts";

/** Operations on Accounts. */
export interface Accounts {
  /**
   * List Accounts, newest first.
   *
   * `GET /accounts`.
   */
  list(params?: AccountListParams, options?: ListOptions): PageRequest<Account>;

  /**
   * Create an Account.
   *
   * The Entities in the request must be active. Emits `account.created`.
   *
   * - `loan` is required when `funding` is `loan`.
   * - `loan` is only allowed when `funding` is `loan`.
   *
   * `POST /accounts`.
   */
  create(params: AccountCreateParams, options?: WriteOptions): ApiPromise<Account>;

  /**
   * Retrieve an Account.
   *
   * `GET /accounts/{account_id}`.
   */
  retrieve(id: AccountId, options?: RequestOptions): ApiPromise<Account>;

  /**
   * Change the name of an Account, or the credit limit of a loan Account.
   *
   * Emits `account.updated` when something changed. A closed Account cannot be changed; an update that
   * changes nothing succeeds.
   *
   * `PATCH /accounts/{account_id}`.
   */
  update(id: AccountId, params: AccountUpdateParams, options?: RequestOptions): ApiPromise<Account>;

  /**
   * Look up the balances of an Account, now or at an earlier instant.
   *
   * `GET /accounts/{account_id}/balance`.
   */
  balance(id: AccountId, params?: AccountBalanceParams, options?: RequestOptions): ApiPromise<BalanceLookup>;

  /**
   * Close an Account permanently.
   *
   * The current balance must be zero, and no Pending Transaction may be open. Emits `account.updated`.
   *
   * `POST /accounts/{account_id}/close`.
   */
  close(id: AccountId, options?: WriteOptions): ApiPromise<Account>;
}

/** Holds money. An Account is owned by an Entity and falls under a Program. */
export interface Account {
  /** Identifier of the Account. */
  id: AccountId;
  /**
   * Rate at which non-interest income accrues on the Account, a decimal as text such as `"0.01"` for 1%.
   * Null if none accrues.
   */
  account_revenue_rate: string | null;
  /** The bank that holds the money of an Account. */
  bank: Open<BankName>;
  /** When the Account was closed, or null while it is open. ISO 8601, UTC. */
  closed_at: string | null;
  /** When the Account was created. ISO 8601, UTC. */
  created_at: string;
  /** ISO 4217 code of the currency. */
  currency: Open<Currency>;
  /** The Entity that owns the Account. */
  entity_id: EntityId;
  /** Where the money of an Account comes from. */
  funding: Open<AccountFunding>;
  /**
   * The key that the client sent as `Idempotency-Key` on creation, 1 to 200 characters, unique across
   * the environment.
   */
  idempotency_key: string | null;
  /** An Entity that is associated with the activity of the Account but does not own it, or null. */
  informational_entity_id: EntityId | null;
  /** Yearly interest rate, a decimal as text such as `"0.01"` for 1%. */
  interest_rate: string;
  /** The terms of the loan on a loan Account, else null. */
  loan: AccountLoan | null;
  /** Name that the client chose, 1 to 200 characters. */
  name: string;
  /** The Program whose compliance and commercial terms apply. */
  program_id: ProgramId;
  /** Whether an Account can be used. */
  status: Open<AccountStatus>;
  /** Always `account`. */
  type: "account";
}

/**
 * The bank that holds the money of an Account.
 *
 * - `core_bank`: The operator's own bank.
 * - `partner_bank_1`: The first partner bank.
 * - `partner_bank_2`: The second partner bank.
 */
export type BankName = "core_bank" | "partner_bank_1" | "partner_bank_2";

/**
 * Where the money of an Account comes from.
 *
 * - `loan`: The money is borrowed under a credit limit. Requires a Program with lending.
 * - `deposits`: The money was deposited.
 */
export type AccountFunding = "loan" | "deposits";

/** The terms of a loan Account. */
export interface AccountLoan {
  /** The largest amount that can be borrowed, in cents, 0 or more. */
  credit_limit: number;
  /** Days after the statement date before the Account counts as delinquent, 0 to 36500. */
  grace_period_days: number;
  /** Day on which the whole loan is due, `YYYY-MM-DD`, or null. */
  maturity_date: string | null;
  /** Day of the month on which a statement is created, 1 to 28. */
  statement_day_of_month: number;
  /** The amount that is due at the end of a statement period. */
  statement_payment_type: Open<LoanStatementPaymentType>;
}

/**
 * The amount that is due at the end of a statement period.
 *
 * - `balance`: The full balance is due.
 * - `interest_until_maturity`: Only the accrued interest is due, until maturity.
 */
export type LoanStatementPaymentType = "balance" | "interest_until_maturity";

/**
 * Whether an Account can be used.
 *
 * - `open`: Money can move in and out.
 * - `closed`: Permanently closed: no new activity can occur.
 */
export type AccountStatus = "open" | "closed";

/** The balances of an Account at one instant. */
export interface BalanceLookup {
  /** The Account that was looked up. */
  account_id: AccountId;
  /**
   * The amount that can be spent, in cents: the current balance minus the amounts that Pending
   * Transactions hold, plus unused credit on a loan Account.
   */
  available_balance: number;
  /** The sum of all posted Transactions, in cents. */
  current_balance: number;
  /** The amounts that a loan Account owes by its statements, or null on a deposit Account. */
  loan: AccountLoanBalance | null;
  /** Always `balance_lookup`. */
  type: "balance_lookup";
}

/** The amounts that a loan Account owes by its statements: zero until the first statement. */
export interface AccountLoanBalance {
  /** When the oldest part of the due balance becomes past due, or null if nothing is due. ISO 8601, UTC. */
  due_at: string | null;
  /** The unpaid amount of the statements that is not past due yet, in cents, 0 or more. */
  due_balance: number;
  /** The amount that is past due, in cents, 0 or more. */
  past_due_balance: number;
}

/** Parameters of `accounts.list`. */
export interface AccountListParams extends PageParams {
  /** Only Accounts that this Entity owns. */
  entity_id?: EntityId | undefined;
  /** Only Accounts with this informational Entity. */
  informational_entity_id?: EntityId | undefined;
  /** Only Accounts under this Program. */
  program_id?: ProgramId | undefined;
  /** Only the object created with this idempotency key, 1 to 200 characters. Finds at most one. */
  idempotency_key?: string | undefined;
  /** Only Accounts in one of these states. */
  status?: AnyOf<AccountStatus>["filter"] | undefined;
}

/** Parameters of `accounts.create`. */
export type AccountCreateParams = AccountCreateParamsFields &
  (
    | { funding: "loan"; loan: AccountCreateLoanParams }
    | { funding?: Exclude<AccountFunding, "loan"> | undefined; loan?: undefined }
  );

/** All fields of `AccountCreateParams`, without the cross-field rules. */
export interface AccountCreateParamsFields {
  /** Name for the Account, 1 to 200 characters. */
  name: string;
  /** The Entity that owns the Account. Default: the oldest active Entity. */
  entity_id?: EntityId | undefined;
  /** The Program of the Account. Required if there are several Programs. */
  program_id?: ProgramId | undefined;
  /** An Entity associated with the Account's activity, generally the beneficiary of the funds. */
  informational_entity_id?: EntityId | undefined;
  /** Where the money comes from. Default: `deposits`. */
  funding?: AccountFunding | undefined;
  /** The terms of the loan. Required with `funding: loan`, refused without it. */
  loan?: AccountCreateLoanParams | undefined;
}

/** The terms of the loan. Required with `funding: loan`, refused without it. */
export interface AccountCreateLoanParams {
  /** The largest amount that can be borrowed, in cents, 0 or more. */
  credit_limit: number;
  /** Days after the statement date before the Account counts as delinquent, 0 to 36500. */
  grace_period_days: number;
  /** Day of the month on which a statement is created, 1 to 28. */
  statement_day_of_month: number;
  /** The amount that is due at the end of a statement period. */
  statement_payment_type: LoanStatementPaymentType;
  /** Day on which the whole loan is due, `YYYY-MM-DD`, later than the day of the request. */
  maturity_date?: string | undefined;
}

/** Parameters of `accounts.update`. */
export interface AccountUpdateParams {
  /** New name, 1 to 200 characters. */
  name?: string | undefined;
  /** New terms of the loan. Allowed for a loan Account only. */
  loan?: AccountUpdateLoanParams | undefined;
}

/** New terms of the loan. Allowed for a loan Account only. */
export interface AccountUpdateLoanParams {
  /** The largest amount that can be borrowed, in cents, 0 or more. */
  credit_limit: number;
}

/** Parameters of `accounts.balance`. */
export interface AccountBalanceParams {
  /**
   * The instant to look up, inclusive. Default: now. Before the creation of the Account, all balances
   * are zero. An instant in the future is refused. ISO 8601, with a zone.
   */
  at_time?: string | Date | undefined;
}

/** Parameters of `simulations.accountRevenuePayments.create`. */
export interface AccountRevenuePaymentCreateParams {
  /** The Account to pay the revenue into. */
  account_id: AccountId;
  /** The Account on which the revenue accrued. Default: `account_id`. */
  accrued_on_account_id?: AccountId | undefined;
  /** The amount to pay, in cents, at least 1. */
  amount: number;
  /** Start of the accrual period. Default: now. ISO 8601, with a zone. */
  period_start?: string | Date | undefined;
  /** End of the accrual period. Default: now. ISO 8601, with a zone. */
  period_end?: string | Date | undefined;
}

/** Parameters of `simulations.interestPayments.create`. */
export interface InterestPaymentCreateParams {
  /** The Account to pay the interest into. */
  account_id: AccountId;
  /** The Account on which the interest accrued. Default: `account_id`. */
  accrued_on_account_id?: AccountId | undefined;
  /** The amount to pay, in cents, at least 1. */
  amount: number;
  /** Start of the accrual period. Default: now. ISO 8601, with a zone. */
  period_start?: string | Date | undefined;
  /** End of the accrual period. Default: now. ISO 8601, with a zone. */
  period_end?: string | Date | undefined;
}
