import { BankError, createBank } from "@sandbank/engine";
import { describe, expect, test } from "vitest";
import { forRow, requireRows, titleEnd } from "../../../../tests/support/rows.ts";
import { parameterChecks } from "../../src/registry/operations.ts";
import { fileOf, proofs } from "./proofs.ts";

/** The fields in the errors of a call. */
function wrongFieldsOf(call: () => unknown): readonly string[] {
  try {
    call();
  } catch (error) {
    if (error instanceof BankError) return error.body.errors?.map(({ field }) => field) ?? [];
  }
  return [];
}

const cases = proofs.flatMap(({ name, checks = {} }) =>
  Object.entries(checks).flatMap(([operation, rows]) =>
    rows.map(([field, ask, clauses]) => [operation, field, titleEnd(clauses), ask, fileOf(name)] as const),
  ),
);

describe("parameter checks that need the bank", () => {
  test.each(cases)("refuses a value that the schema allows: %s, `%s`%s", (operation, field, _, ask, file) =>
    forRow<[operation: string, field: string]>(file, () => {
      const bank = createBank();
      expect(wrongFieldsOf(() => ask(bank))).toEqual([field]);
    })(operation, field),
  );

  test("has a row for each operation with parameter checks", { tags: "table" }, () => {
    const rows = [...new Set(cases.map(([operation]) => operation))];
    requireRows({
      file: "The `checks` of `proofs.ts` in packages/engine/test/resources",
      rows,
      wanted: Object.keys(parameterChecks),
    });
  });

  test("lists issues of the parameter checks together with those of the schema, in its order (D-05, D-31)", () => {
    const bank = createBank();
    bank.simulations.programs.create({ name: "Second" });
    expect(wrongFieldsOf(() => bank.accounts.create({ name: "", funding: "loan" }))).toEqual([
      "name",
      "program_id",
      "loan",
    ]);
  });

  test("replays an idempotent response even if its parameters are no longer valid (D-07)", () => {
    const bank = createBank();
    const create = () => bank.accounts.create({ name: "Operating" }, { idempotencyKey: "k1" });
    const account = create();
    bank.simulations.programs.create({ name: "Second" });
    expect(create()).toEqual(account);
    expect(bank.accounts.list().data).toEqual([account]);
  });
});

describe("a direct call of a simulation on a live bank", () => {
  test("refuses a direct call of a simulation on a live bank as over HTTP, and changes nothing (D-23)", () => {
    const bank = createBank({ environment: "live" });
    const account = bank.accounts.create({ name: "Operating" });
    const pay = () => bank.simulations.interestPayments.create({ account_id: account.id, amount: 5 });
    expect(pay).toThrow("environment_mismatch_error (403)");
    expect(pay).toThrow("In a live bank, call the same method on `bank.network` instead of `bank.simulations`.");
    expect(bank.accounts.balance(account.id).current_balance).toBe(0);
  });
});

describe("bank.coverage", () => {
  test("counts an endpoint after a successful call, and the error of a refused direct call", () => {
    const bank = createBank();
    expect(wrongFieldsOf(() => bank.accounts.retrieve("account_nothing"))).toEqual([]);
    expect(bank.coverage().endpoints.reached).toEqual([]);
    expect(bank.coverage().errors.reached).toEqual(["object_not_found_error"]);
    bank.accounts.list();
    expect(bank.coverage().endpoints.reached).toEqual(["accounts.list"]);
  });
});
