import { expectTypeOf, test } from "vitest";
import type { BankClient } from "../src/bank-client.ts";
import type { ApiPromise, ListOptions, PageRequest, RequestOptions, WriteOptions } from "../src/core/api.ts";
import type {
  Account,
  AccountCreateParams,
  AccountId,
  AccountListParams,
  AccountStatus,
  AccountUpdateParams,
  Limit,
  Resources,
  TransactionSource,
} from "../src/resources/index.ts";

declare const client: BankClient;

test("methods accept the id first, then the parameters, then the options", () => {
  type Accounts = Resources["accounts"];
  expectTypeOf<Accounts["list"]>().toEqualTypeOf<
    (params?: AccountListParams, options?: ListOptions) => PageRequest<Account>
  >();
  expectTypeOf<Accounts["create"]>().toEqualTypeOf<
    (params: AccountCreateParams, options?: WriteOptions) => ApiPromise<Account>
  >();
  expectTypeOf<Accounts["update"]>().toEqualTypeOf<
    (id: AccountId, params: AccountUpdateParams, options?: RequestOptions) => ApiPromise<Account>
  >();
  expectTypeOf<Accounts["close"]>().toEqualTypeOf<(id: AccountId, options?: WriteOptions) => ApiPromise<Account>>();
});

test("an enumeration in a response can have unknown values", () => {
  expectTypeOf<"frozen">().toExtend<Account["status"]>();
  expectTypeOf<"on_ice">().toExtend<Account["bank"]>();
  expectTypeOf<Account["status"]>().not.toExtend<AccountStatus>();
});

test("an enumeration in parameters has only known values", () => {
  expectTypeOf<"deposits">().toExtend<AccountCreateParams["funding"]>();
  expectTypeOf<"gifts">().not.toExtend<AccountCreateParams["funding"]>();
});

test("a filter has only known values, and its array may be read only", () => {
  const statuses = ["open", "closed"] as const;
  client.accounts.list({ status: { in: statuses } });
  client.events.list({ category: { in: Object.freeze(["account.created"] as const) } });
  client.limits.list({ status: "active" });
  // @ts-expect-error: a slip of the pen.
  client.accounts.list({ status: { in: ["opne"] } });
  // @ts-expect-error: what an answer says need not be a value that can be filtered by.
  client.limits.list({ status: ({} as Limit).status });
  // @ts-expect-error: what an answer says need not be a value that can be set.
  client.limits.update("limit_1", { status: ({} as Limit).status });
});

test("an instant is text or a Date in a request, and text in a response", () => {
  const now = new Date();
  client.accounts.list({ created_at: { on_or_after: now, before: "2026-01-01T00:00:00Z" } });
  client.accounts.balance("account_1", { at_time: now });
  client.simulations.interestPayments.create({ account_id: "account_1", amount: 100, period_start: now });
  expectTypeOf<Account["created_at"]>().toEqualTypeOf<string>();
  // @ts-expect-error: a number of milliseconds is no instant.
  client.accounts.balance("account_1", { at_time: now.getTime() });
});

test("the cursor of a page can be sent to request the next one", async () => {
  const page = await client.accounts.list();
  client.accounts.list({ cursor: page.next_cursor });
});

test("constants keep their literal types, so that they distinguish types", () => {
  expectTypeOf<Account["type"]>().toEqualTypeOf<"account">();
  type Interest = Extract<TransactionSource, { category: "interest_payment" }>;
  expectTypeOf<Interest["interest_payment"]["amount"]>().toEqualTypeOf<number>();
  expectTypeOf<Interest["account_revenue_payment"]>().toEqualTypeOf<null>();
});
