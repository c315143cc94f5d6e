import type { Account, Program } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { createBank, type ErrorBody } from "../../../src/index.ts";
import { invalid, refusalOf, send } from "../../support/send.ts";
import { bank, deposits, loan, loanTerms, open, START } from "./stage.ts";

beforeEach(() => open());

function secondEntity() {
  return bank.entities.create({
    structure: "natural_person",
    natural_person: {
      name: "Sample Person",
      date_of_birth: "1990-12-10",
      address: { line1: "2 Main Street", city: "Springfield", state: "IL", zip: "62701" },
    },
  });
}

describe("POST /accounts", () => {
  test("creates an open deposit Account of the only Entity and Program by default (D-30, D-31, D-42) [account-revenue-rate, account-terms, account-owner, account-funding, account-loan]", () => {
    const { status, body } = send<Account>(bank, { method: "POST", path: "/accounts", body: { name: "Operating" } });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.stringMatching(/^account_[0-9a-z]{20}$/),
      account_revenue_rate: null,
      bank: "partner_bank_1",
      closed_at: null,
      created_at: START,
      currency: "USD",
      entity_id: bank.entities.list().data[0]?.id,
      funding: "deposits",
      idempotency_key: null,
      informational_entity_id: null,
      interest_rate: "0.01",
      loan: null,
      name: "Operating",
      program_id: bank.programs.list().data[0]?.id,
      status: "open",
      type: "account",
    });
  });

  test("creates an Account with every field that is sent [idempotency-field, account-terms, account-owner, account-beneficiary, account-funding, account-loan, accounts-create]", () => {
    const owner = secondEntity();
    const beneficiary = bank.entities.list().data.at(-1)?.id as Account["entity_id"];
    const program = bank.simulations.programs.create({
      name: "Lending",
      bank: "core_bank",
      lending_maximum_extendable_credit: loanTerms.credit_limit,
    });
    const params = {
      name: "Credit line",
      entity_id: owner.id,
      program_id: program.id,
      informational_entity_id: beneficiary,
      funding: "loan",
      loan: { ...loanTerms, maturity_date: "2028-02-29" },
    } as const;
    expect(bank.accounts.create(params, { idempotencyKey: "line-1" })).toEqual({
      ...params,
      id: expect.any(String),
      account_revenue_rate: null,
      bank: "core_bank",
      closed_at: null,
      created_at: START,
      currency: "USD",
      idempotency_key: "line-1",
      interest_rate: program.interest_rate,
      status: "open",
      type: "account",
    });
  });

  test("creates Accounts with the `account_revenue_rate` of the bank's options (D-42) [account-revenue-rate]", () => {
    open({ accountRevenueRate: "0.0025" });
    expect(deposits().account_revenue_rate).toBe("0.0025");
  });

  test("returns null for a `maturity_date` that is not sent [accounts-loan-terms]", () => {
    expect(loan().loan).toEqual({ ...loanTerms, maturity_date: null });
  });

  const right = { name: "Operating" };
  const rightLoan = { name: "Operating", funding: "loan", loan: loanTerms };

  describe("a new Account in a bank with several Entities (D-31)", () => {
    const create = () => send<Account>(bank, { method: "POST", path: "/accounts", body: right });

    test("makes the oldest active Entity the owner of a new Account when `entity_id` is absent", () => {
      const [first] = bank.entities.list().data;
      const second = secondEntity();
      secondEntity();
      expect(create()).toMatchObject({ status: 200, body: { entity_id: first?.id } });
      bank.entities.archive(first?.id as Account["entity_id"]);
      expect(create()).toMatchObject({ status: 200, body: { entity_id: second.id } });
    });
  });

  describe("a Program that may lend 1000 cents in total (D-32)", () => {
    const lending = () =>
      bank.simulations.programs.create({ name: "Lending", lending_maximum_extendable_credit: 1_000 });
    const borrow = (program: Program, credit_limit: number, on = bank) =>
      send<Account>(on, {
        method: "POST",
        path: "/accounts",
        body: { ...rightLoan, program_id: program.id, loan: { ...rightLoan.loan, credit_limit } },
      });
    const extend = ({ id }: Account, credit_limit: number) =>
      send<ErrorBody>(bank, { method: "PATCH", path: `/accounts/${id}`, body: { loan: { credit_limit } } });

    test("applies a Program's lending maximum to the sum of its open Accounts' credit limits", () => {
      const program = lending();
      const first = borrow(program, 600).body;
      expect(borrow(program, 401)).toMatchObject({ status: 400, body: { errors: [{ field: "loan.credit_limit" }] } });
      const second = borrow(program, 400).body;
      expect(refusalOf(extend(second, 401))).toEqual(invalid("loan.credit_limit"));
      expect(extend(first, 500).status).toBe(200);
      expect(extend(second, 500).status).toBe(200);
      expect(borrow(program, 1).status).toBe(400);
      bank.accounts.close(first.id);
      expect(borrow(program, 500).status).toBe(200);
      expect(bank.audit()).toEqual([]);
    });

    test("keeps each Program's lending separate, also in a fork and a restored bank", () => {
      const program = lending();
      borrow(lending(), 1_000);
      borrow(program, 900);
      const other = createBank();
      other.restore(JSON.parse(JSON.stringify(bank.snapshot())));
      for (const each of [bank.fork(), other]) {
        expect(borrow(program, 101, each).status).toBe(400);
        expect(borrow(program, 100, each).status).toBe(200);
        expect(each.audit()).toEqual([]);
      }
    });
  });
});
