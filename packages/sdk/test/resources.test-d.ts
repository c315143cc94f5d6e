import { expectTypeOf, test } from "vitest";
import type { ApiPromise, ListOptions, PageRequest, RequestOptions, WriteOptions } from "../src/core/api.ts";
import type {
  Account,
  AccountCreateParams,
  AccountId,
  AccountListParams,
  AccountStatus,
  AccountUpdateParams,
  Event,
  Resources,
  TransactionSource,
} from "../src/resources/index.ts";

test("methods take the id first, then the parameters, then the options", () => {
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

test("an enumeration in an answer can have values that are not known yet", () => {
  expectTypeOf<"frozen">().toExtend<Account["status"]>();
  expectTypeOf<"account.frozen">().toExtend<Event["category"]>();
  expectTypeOf<Account["status"]>().not.toExtend<AccountStatus>();
});

test("an enumeration in parameters has only known values", () => {
  expectTypeOf<"deposits">().toExtend<AccountCreateParams["funding"]>();
  expectTypeOf<"gifts">().not.toExtend<AccountCreateParams["funding"]>();
});

test("constants stay what they are, so that they tell types apart", () => {
  expectTypeOf<Account["type"]>().toEqualTypeOf<"account">();
  type Interest = Extract<TransactionSource, { category: "interest_payment" }>;
  expectTypeOf<Interest["interest_payment"]["amount"]>().toEqualTypeOf<number>();
  expectTypeOf<Interest["account_revenue_payment"]>().toEqualTypeOf<null>();
});

test("an identifier of another type of object is refused", () => {
  expectTypeOf<"account_1">().toExtend<AccountId>();
  expectTypeOf<"entity_1">().not.toExtend<AccountId>();
});
