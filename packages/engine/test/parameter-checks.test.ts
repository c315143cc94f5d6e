import { BankError, createBank } from "@sandbank/engine";
import { describe, expect, test } from "vitest";

/** The fields that a call is refused for. */
function faultsOf(call: () => unknown): readonly string[] {
  try {
    call();
  } catch (error) {
    if (error instanceof BankError) return error.body.errors?.map(({ field }) => field) ?? [];
  }
  return [];
}

describe("faults that only the bank knows", () => {
  test("are listed with those of the schema, in its order (D-05, D-31)", () => {
    const bank = createBank();
    bank.simulations.programs.create({ name: "Second" });
    expect(faultsOf(() => bank.accounts.create({ name: "", funding: "loan" }))).toEqual(["name", "program_id", "loan"]);
  });

  test("do not stand between a client and the answer of before (D-07)", () => {
    const bank = createBank();
    const create = () => bank.accounts.create({ name: "Operating" }, { idempotencyKey: "k1" });
    const account = create();
    bank.simulations.programs.create({ name: "Second" });
    expect(create()).toEqual(account);
    expect(bank.accounts.list().data).toEqual([account]);
  });
});

describe("a direct call of a simulation on a live bank", () => {
  test("is refused as over HTTP, and nothing has changed (D-23)", () => {
    const bank = createBank({ environment: "live" });
    const account = bank.accounts.create({ name: "Operating" });
    const pay = () => bank.simulations.interestPayments.create({ account_id: account.id, amount: 5 });
    expect(pay).toThrow("environment_mismatch_error (403)");
    expect(bank.accounts.balance(account.id).current_balance).toBe(0);
  });
});

describe("bank.coverage", () => {
  test("counts an endpoint once it has answered, and an error of a direct call", () => {
    const bank = createBank();
    expect(faultsOf(() => bank.accounts.retrieve("account_nothing"))).toEqual([]);
    expect(bank.coverage().endpoints.reached).toEqual([]);
    expect(bank.coverage().errors.reached).toEqual(["object_not_found_error"]);
    bank.accounts.list();
    expect(bank.coverage().endpoints.reached).toEqual(["accounts.list"]);
  });
});
