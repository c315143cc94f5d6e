import type {
  Account,
  AccountCreateParams,
  AccountId,
  AccountList,
  AccountListParams,
  AccountUpdateParams,
  OperationName,
  Operations,
  OperationTypes,
  WriteOptions,
} from "@sandbank/contract";
import { expectTypeOf, test } from "vitest";
import type * as z from "zod";
import type { endpointTable } from "../src/endpoint-table.ts";
import type { WithReadonlyArrays } from "./with-readonly-arrays.ts";

type Table = typeof endpointTable;

/** The types of each operation, as the table of endpoints defines them. */
type FromTable = {
  [Name in OperationName]: {
    params: Table[Name] extends { params: infer Params } ? WithReadonlyArrays<z.input<Params>> : undefined;
    result: z.output<Table[Name]["result"]>;
  };
};

type WithoutId = { [Name in keyof OperationTypes]: Pick<OperationTypes[Name], "params" | "result"> };

test("every operation has the parameters and the result of its endpoint", () => {
  expectTypeOf<keyof OperationTypes>().toEqualTypeOf<OperationName>();
  expectTypeOf<WithoutId>().toEqualTypeOf<FromTable>();
});

test("an operation has an id exactly if its path has one", () => {
  type Wrong = {
    [Name in OperationName]: Table[Name]["path"] extends `${string}{${string}`
      ? OperationTypes[Name]["id"] extends `${string}_${string}`
        ? never
        : Name
      : OperationTypes[Name]["id"] extends undefined
        ? never
        : Name;
  }[OperationName];
  expectTypeOf<Wrong>().toEqualTypeOf<never>();
});

test("methods accept the id first, then the parameters, then the options of a write", () => {
  type Accounts = Operations["accounts"];
  expectTypeOf<Accounts["list"]>().toEqualTypeOf<(params?: AccountListParams) => AccountList>();
  expectTypeOf<Accounts["create"]>().toEqualTypeOf<(params: AccountCreateParams, options?: WriteOptions) => Account>();
  expectTypeOf<Accounts["update"]>().toEqualTypeOf<(id: AccountId, params: AccountUpdateParams) => Account>();
  expectTypeOf<Accounts["close"]>().toEqualTypeOf<(id: AccountId, options?: WriteOptions) => Account>();
});
