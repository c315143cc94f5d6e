import type { Account, AccountCreateParams, Program } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank, type ErrorBody } from "../../../src/index.ts";
import { eventsOf } from "../../support/money.ts";
import { invalid, notFound, notNow, refusalOf, send, stateText } from "../../support/send.ts";

const START = "2026-01-01T00:00:00.000Z";
const MOST = Number.MAX_SAFE_INTEGER;
const loanTerms = {
  credit_limit: 50_000,
  grace_period_days: 5,
  statement_day_of_month: 15,
  statement_payment_type: "balance",
} as const;

let bank: Bank;
beforeEach(() => {
  bank = createBank();
});

function deposits(params: Partial<AccountCreateParams> = {}): Account {
  return bank.accounts.create({ name: "Operating", ...params });
}

function loan(creditLimit: number = loanTerms.credit_limit): Account {
  return deposits({ funding: "loan", loan: { ...loanTerms, credit_limit: creditLimit } });
}

/** A Program with the highest possible lending maximum. */
function lender() {
  return bank.simulations.programs.create({ name: "Lender", lending_maximum_extendable_credit: MOST }).id;
}

function pay(account: Account, amount: number): void {
  bank.simulations.interestPayments.create({ account_id: account.id, amount });
}

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
    bank = createBank({ accountRevenueRate: "0.0025" });
    expect(deposits().account_revenue_rate).toBe("0.0025");
  });

  test("returns null for a `maturity_date` that is not sent [accounts-loan-terms]", () => {
    expect(loan().loan).toEqual({ ...loanTerms, maturity_date: null });
  });

  test.each<[string, object]>([
    ["a name of 1 character", { name: "a" }],
    ["a name of 200 characters", { name: "a".repeat(200) }],
    ["explicit deposit funding", { funding: "deposits" }],
    ["a credit limit of zero", { funding: "loan", loan: { ...loanTerms, credit_limit: 0 } }],
    ["the highest credit limit", { funding: "loan", loan: { ...loanTerms, credit_limit: MOST } }],
    ["zero days of grace", { funding: "loan", loan: { ...loanTerms, grace_period_days: 0 } }],
    ["a statement on the 1st", { funding: "loan", loan: { ...loanTerms, statement_day_of_month: 1 } }],
    ["a statement on the 28th", { funding: "loan", loan: { ...loanTerms, statement_day_of_month: 28 } }],
    [
      "interest until maturity",
      { funding: "loan", loan: { ...loanTerms, statement_payment_type: "interest_until_maturity" } },
    ],
  ])("accepts an Account with %s", (_, params) => {
    const { status, body } = send<Account>(bank, {
      method: "POST",
      path: "/accounts",
      body: { name: "Operating", program_id: lender(), ...params },
    });
    expect([status, body]).toMatchObject([200, params]);
  });

  test("emits `account.created` and no other Event when an Account is created [event-account-created]", () => {
    let account: Account | undefined;
    expect(eventsOf(bank, () => (account = loan()))).toEqual([["account.created", account?.id]]);
  });

  const right = { name: "Operating" };
  const rightLoan = { name: "Operating", funding: "loan", loan: loanTerms };
  const withLoan = (change: object) => ({ ...rightLoan, loan: { ...loanTerms, ...change } });

  test.each<[string, unknown, ReturnType<typeof refusalOf>]>([
    ["no name", {}, invalid("name")],
    ["an empty name", { name: "" }, invalid("name")],
    ["a name of 201 characters", { name: "a".repeat(201) }, invalid("name")],
    ["a name that is a number", { name: 7 }, invalid("name")],
    ["a name that is null", { name: null }, invalid("name")],
    ["an empty entity_id", { ...right, entity_id: "" }, invalid("entity_id")],
    ["an entity_id that is a number", { ...right, entity_id: 7 }, invalid("entity_id")],
    ["an empty program_id", { ...right, program_id: "" }, invalid("program_id")],
    [
      "an informational_entity_id that is null",
      { ...right, informational_entity_id: null },
      invalid("informational_entity_id"),
    ],
    ["an unknown funding", { ...right, funding: "gift" }, invalid("funding")],
    ["a funding that is null", { ...right, funding: null }, invalid("funding")],
    ["loan funding without terms", { ...right, funding: "loan" }, invalid("loan")],
    ["terms without loan funding", { ...right, loan: loanTerms }, invalid("loan")],
    ["terms with deposit funding", { ...right, funding: "deposits", loan: loanTerms }, invalid("loan")],
    ["terms that are null", { ...rightLoan, loan: null }, invalid("loan")],
    ["terms that are an array", { ...rightLoan, loan: [] }, invalid("loan")],
    ["no credit_limit", withLoan({ credit_limit: undefined }), invalid("loan.credit_limit")],
    ["a credit_limit below zero", withLoan({ credit_limit: -1 }), invalid("loan.credit_limit")],
    ["a credit_limit as text", withLoan({ credit_limit: "50000" }), invalid("loan.credit_limit")],
    ["a credit_limit past the safe integers", withLoan({ credit_limit: MOST + 1 }), invalid("loan.credit_limit")],
    ["no grace_period_days", withLoan({ grace_period_days: undefined }), invalid("loan.grace_period_days")],
    ["grace_period_days below zero", withLoan({ grace_period_days: -1 }), invalid("loan.grace_period_days")],
    [
      "no statement_day_of_month",
      withLoan({ statement_day_of_month: undefined }),
      invalid("loan.statement_day_of_month"),
    ],
    ["a statement on day 0", withLoan({ statement_day_of_month: 0 }), invalid("loan.statement_day_of_month")],
    ["a statement on day 29", withLoan({ statement_day_of_month: 29 }), invalid("loan.statement_day_of_month")],
    [
      "no statement_payment_type",
      withLoan({ statement_payment_type: undefined }),
      invalid("loan.statement_payment_type"),
    ],
    [
      "an unknown statement_payment_type",
      withLoan({ statement_payment_type: "all" }),
      invalid("loan.statement_payment_type"),
    ],
    ["a maturity_date that no calendar has", withLoan({ maturity_date: "2027-02-29" }), invalid("loan.maturity_date")],
    ["a maturity_date with a time", withLoan({ maturity_date: START }), invalid("loan.maturity_date")],
    ["a maturity_date that is null", withLoan({ maturity_date: null }), invalid("loan.maturity_date")],
    ["an unknown field", { ...right, unknown: "Op" }, invalid("unknown")],
    ["a field of the response", { ...right, status: "open" }, invalid("status")],
    ["an unknown field of the terms", withLoan({ rate: "0.05" }), invalid("loan.rate")],
    ["an Entity that does not exist", { ...right, entity_id: "entity_00000000000000000000" }, notFound],
    ["a Program that does not exist", { ...right, program_id: "program_00000000000000000000" }, notFound],
    ["an informational Entity that does not exist", { ...right, informational_entity_id: "entity_0" }, notFound],
  ])("refuses to create an Account with %s [account-loan, accounts-name, accounts-loan-terms]", (_, body, expected) => {
    const before = stateText(bank);
    expect(refusalOf(send(bank, { method: "POST", path: "/accounts", body }))).toEqual(expected);
    expect(stateText(bank)).toBe(before);
  });

  test.each(["entity_id", "informational_entity_id", "program_id"])(
    "refuses the id of an Account as %s of a new Account with 404",
    (field) => {
      const body = { ...right, [field]: deposits().id };
      expect(refusalOf(send(bank, { method: "POST", path: "/accounts", body }))).toEqual(notFound);
    },
  );

  test("refuses a loan Account under a Program without lending (D-32) [accounts-loan-program]", () => {
    const { id } = bank.simulations.programs.create({ name: "Deposits only" });
    const body = { ...rightLoan, program_id: id };
    expect(refusalOf(send(bank, { method: "POST", path: "/accounts", body }))).toEqual(notNow);
    expect(deposits({ program_id: id }).program_id).toBe(id);
  });

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

    test("requires `entity_id` for a new Account when no Entity is active", () => {
      for (const { id } of [...bank.entities.list().data, secondEntity()]) bank.entities.disable(id);
      expect(refusalOf(send(bank, { method: "POST", path: "/accounts", body: right }))).toEqual(invalid("entity_id"));
    });
  });

  describe("a Program that may lend 1000 cents in total (D-32)", () => {
    const lending = () =>
      bank.simulations.programs.create({ name: "Lending", lending_maximum_extendable_credit: 1_000 });
    const borrow = (program: Program, credit_limit: number) =>
      send<Account>(bank, {
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
        bank = each;
        expect(borrow(program, 101).status).toBe(400);
        expect(borrow(program, 100).status).toBe(200);
        expect(bank.audit()).toEqual([]);
      }
    });
  });

  test("requires `program_id` for a new Account when there are several Programs (D-31) [accounts-program]", () => {
    const create = (body: object) => send(bank, { method: "POST", path: "/accounts", body });
    const program = bank.simulations.programs.create({ name: "Second" });
    expect(refusalOf(create(right))).toEqual(invalid("program_id"));
    expect(create({ ...right, program_id: program.id })).toMatchObject({
      status: 200,
      body: { program_id: program.id },
    });
  });
});

describe("GET /accounts/{account_id}", () => {
  test("retrieves an Account as it was created [accounts-retrieve]", () => {
    const account = loan();
    expect(send(bank, { method: "GET", path: `/accounts/${account.id}` })).toMatchObject({
      status: 200,
      body: account,
    });
  });

  test.each([
    ["nothing", () => "account_00000000000000000000"],
    ["an Entity", () => bank.entities.list().data[0]?.id],
    [
      "a Transaction",
      () => {
        pay(deposits(), 1);
        return bank.transactions.list().data[0]?.id;
      },
    ],
  ])("refuses the id of %s in the path of an Account", (_, idOf) => {
    expect(refusalOf(send(bank, { method: "GET", path: `/accounts/${idOf()}` }))).toEqual(notFound);
  });
});
