import {
  type Account,
  type AccountCreateParams,
  type AccountListParams,
  type AccountUpdateParams,
  type Program,
  transactionCategories,
} from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank, type ErrorBody, manualClock } from "../../../src/index.ts";
import { expectFilters } from "../../support/filters.ts";
import { invalid, notFound, notNow, refusalOf, send, stateText } from "../../support/send.ts";
import { pagesOf } from "../../support/walk.ts";

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

/** A loan Account of that Program. */
function largeLoan(creditLimit: number): Account {
  return deposits({ program_id: lender(), funding: "loan", loan: { ...loanTerms, credit_limit: creditLimit } });
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

/** The Events since the last one of the present bank, oldest first, as category and object. */
function eventsOf(act: () => unknown): [string, string][] {
  const before = bank.events.list({ order_by: { direction: "ascending" } });
  act();
  const { data } = bank.events.list({ order_by: { direction: "ascending" }, cursor: before.next_cursor as string });
  return data.map(({ category, associated_object_id }) => [category, associated_object_id]);
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
    expect(eventsOf(() => (account = loan()))).toEqual([["account.created", account?.id]]);
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

describe("GET /accounts", () => {
  const HOUR = 3_600_000;
  const hour = (number: number) => new Date(Date.parse(START) + number * HOUR).toISOString();
  let all: Account[];
  let own: Account["entity_id"];
  let other: Account["entity_id"];
  let program: Account["program_id"];

  beforeEach(() => {
    const first = bank.programs.list().data[0]?.id as Account["program_id"];
    own = bank.entities.list().data[0]?.id as Account["entity_id"];
    other = secondEntity().id;
    program = bank.simulations.programs.create({ name: "Second" }).id;
    const rows: [entity: Account["entity_id"], program: Account["program_id"], about: boolean, closed: boolean][] = [
      [own, first, false, false],
      [own, program, true, false],
      [other, first, false, true],
      [other, program, true, false],
      [own, first, true, true],
      [other, first, false, false],
    ];
    all = rows.map(([entity_id, program_id, isAbout, isClosed], index) => {
      const about = isAbout ? { informational_entity_id: other } : {};
      const account = bank.accounts.create(
        { name: `Account ${index}`, entity_id, program_id, ...about },
        index % 2 === 0 ? { idempotencyKey: `key-${index}` } : {},
      );
      if (isClosed) bank.accounts.close(account.id);
      if (index % 2 === 1) bank.clock.advance({ hours: 1 });
      return bank.accounts.retrieve(account.id);
    });
  });

  test("lists Accounts newest first, also those of the same instant (D-09)", () => {
    expect(bank.accounts.list()).toEqual({ data: all.toReversed(), next_cursor: null });
  });

  test("returns an empty page for a bank without Accounts", () => {
    const answer = send(createBank(), { method: "GET", path: "/accounts" });
    expect(answer).toMatchObject({ status: 200, body: { data: [], next_cursor: null } });
  });

  test("returns the Accounts that match every filter, for every combination of filters [accounts-list]", () => {
    expectFilters({
      list: bank.accounts.list,
      all: all.toReversed(),
      filters: {
        entity_id: [undefined, own, other, "entity_of_nobody"],
        informational_entity_id: [undefined, other, own],
        program_id: [undefined, program, "program_of_nobody"],
        idempotency_key: [undefined, "key-2", "key-of-nobody"],
        status: [undefined, { in: ["open"] }, { in: ["closed"] }, { in: ["closed", "open"] }],
        created_at: [
          undefined,
          { after: hour(0) },
          { on_or_after: hour(1) },
          { before: hour(2) },
          { on_or_before: hour(1) },
          { after: hour(0), before: hour(2) },
          { after: hour(2) },
        ],
      },
    });
  });

  test.each([
    ["status.in=open", [5, 3, 1, 0]],
    ["status.in=closed", [4, 2]],
    ["status.in=open%2Cclosed", [5, 4, 3, 2, 1, 0]],
    ["status.in=closed,open&limit=2", [5, 4]],
    ["idempotency_key=key-2", [2]],
    ["idempotency_key=key-1", []],
    ["entity_id=entity_of_nobody", []],
    ["entity_id=account_of_somebody", []],
    ["created_at.on_or_after=2026-01-01T02:00:00%2B01:00", [5, 4, 3, 2]],
    ["created_at.after=2026-01-01T01:00:00Z", [5, 4]],
    ["created_at.before=2026-01-01T01:00:00.000Z", [1, 0]],
    ["created_at.on_or_before=2026-01-01T01:00:00%2B00:00", [3, 2, 1, 0]],
    ["created_at.before=9999-12-31T23:59:59-23:59", [5, 4, 3, 2, 1, 0]],
    ["created_at.after=0000-01-01T00:00:00%2B23:59", [5, 4, 3, 2, 1, 0]],
    ["created_at.after=2026-01-01T02:00:00Z&created_at.before=2026-01-01T01:00:00Z", []],
  ])(
    "accepts the Account list query %s [list-created-at-after, list-created-at-before, list-created-at-on-or-after, list-created-at-on-or-before, list-in-filters]",
    (query, expected) => {
      const { body } = send<{ data: Account[] }>(bank, { method: "GET", path: `/accounts?${query}` });
      expect(body.data.map(({ name }) => name)).toEqual(expected.map((index) => `Account ${index}`));
    },
  );

  test.each([1, 2, 3, 4, 5, 6, 7])("lists every Account exactly once in pages of %i", (limit) => {
    const pages = pagesOf((cursor) => bank.accounts.list({ limit, ...(cursor === undefined ? {} : { cursor }) }));
    expect(pages.flat()).toEqual(all.toReversed());
    expect(pages).toHaveLength(Math.ceil(6 / limit));
  });

  test("continues after the same Account when others are created, changed or closed between pages (D-11)", () => {
    const first = bank.accounts.list({ limit: 2 });
    const cursor = first.next_cursor as string;
    bank.accounts.create({ name: "Later", entity_id: own, program_id: program });
    bank.accounts.close((all[3] as Account).id);
    bank.accounts.update((all[5] as Account).id, { name: "Renamed" });
    const second = bank.accounts.list({ limit: 2, cursor });
    expect(second.data.map(({ id }) => id)).toEqual([all[3]?.id, all[2]?.id]);
    expect(second).toEqual(bank.accounts.list({ limit: 2, cursor }));
  });

  test("pages through a filtered Account list when each request repeats the filter with the cursor", () => {
    const filter: AccountListParams = { status: { in: ["open"] } };
    const pages = pagesOf((cursor) => bank.accounts.list({ ...filter, limit: 3, ...(cursor ? { cursor } : {}) }));
    expect(pages.map((page) => page.map(({ name }) => name))).toEqual([
      ["Account 5", "Account 3", "Account 1"],
      ["Account 0"],
    ]);
  });

  test("returns 100 Accounts when no limit is sent [list-limit-default]", () => {
    const fresh = createBank();
    for (let index = 0; index < 101; index++) fresh.accounts.create({ name: `Account ${index}` });
    const page = fresh.accounts.list();
    expect(page.data).toHaveLength(100);
    expect(fresh.accounts.list({ cursor: page.next_cursor as string }).data.map(({ name }) => name)).toEqual([
      "Account 0",
    ]);
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

describe("PATCH /accounts/{account_id}", () => {
  test.each<[string, AccountUpdateParams]>([
    ["the name", { name: "Payroll" }],
    ["the credit limit", { loan: { credit_limit: 70_000 } }],
    ["both", { name: "Line", loan: { credit_limit: 0 } }],
  ])(
    "updates %s of an Account and nothing else, and emits `account.updated` [accounts-update, event-account-updated]",
    (_, params) => {
      const account = loan();
      bank.clock.advance({ days: 1 });
      const events = eventsOf(() => bank.accounts.update(account.id, params));
      expect(events).toEqual([["account.updated", account.id]]);
      const expected = { ...account, ...params, loan: { ...account.loan, ...params.loan } };
      expect(bank.accounts.retrieve(account.id)).toEqual(expected);
    },
  );

  test("accepts an Account update without a body as a change of nothing", () => {
    const account = deposits();
    expect(send(bank, { method: "PATCH", path: `/accounts/${account.id}` })).toMatchObject({
      status: 200,
      body: account,
    });
  });

  test.each<[string, unknown, ReturnType<typeof refusalOf>]>([
    ["an empty name", { name: "" }, invalid("name")],
    ["a name of 201 characters", { name: "a".repeat(201) }, invalid("name")],
    ["a name that is null", { name: null }, invalid("name")],
    ["a loan that is null", { loan: null }, invalid("loan")],
    ["a loan without credit_limit", { loan: {} }, invalid("loan.credit_limit")],
    ["a credit_limit below zero", { loan: { credit_limit: -1 } }, invalid("loan.credit_limit")],
    [
      "a term that cannot change",
      { loan: { credit_limit: 1, grace_period_days: 1 } },
      invalid("loan.grace_period_days"),
    ],
    ["a status", { status: "closed" }, invalid("status")],
  ])("refuses to update an Account with %s [accounts-update]", (_, body, expected) => {
    const account = loan();
    const before = stateText(bank);
    expect(refusalOf(send(bank, { method: "PATCH", path: `/accounts/${account.id}`, body }))).toEqual(expected);
    expect(stateText(bank)).toBe(before);
  });

  test.each([
    ["another name", { name: "Late" }],
    ["a credit limit", { loan: { credit_limit: 1 } }],
  ])("refuses to update a closed Account with %s (D-39) [account-closed-no-activity]", (_, body) => {
    const account = deposits();
    bank.accounts.close(account.id);
    expect(refusalOf(send(bank, { method: "PATCH", path: `/accounts/${account.id}`, body }))).toEqual(notNow);
  });

  test.each([
    ["with a large balance", 10, MOST - 100, 101],
    ["with a large credit limit", MOST - 2, 2, MOST - 1],
    ["where an intermediate sum exceeds the safe integers", MOST - 2, 1, MOST],
  ])(
    "refuses a credit limit that takes the available balance past the safe integers: %s (D-41)",
    (_, before, balance, limit) => {
      const account = largeLoan(before);
      pay(account, balance);
      const state = stateText(bank);
      const body = { loan: { credit_limit: limit } };
      expect(refusalOf(send(bank, { method: "PATCH", path: `/accounts/${account.id}`, body }))).toEqual(notNow);
      expect(stateText(bank)).toBe(state);
      bank.accounts.update(account.id, { loan: { credit_limit: MOST - balance } });
      expect(bank.accounts.balance(account.id).available_balance).toBe(MOST);
    },
  );
});

describe("GET /accounts/{account_id}/balance", () => {
  test("returns a zero balance without a loan for a new deposit Account (D-34) [balance-loan]", () => {
    const { id } = deposits();
    expect(send(bank, { method: "GET", path: `/accounts/${id}/balance` })).toMatchObject({
      status: 200,
      body: { account_id: id, available_balance: 0, current_balance: 0, loan: null, type: "balance_lookup" },
    });
  });

  test("adds a loan Account's unused credit to its available balance (D-33, D-34) [balance-loan, accounts-balance-now]", () => {
    const account = loan();
    pay(account, 700);
    expect(bank.accounts.balance(account.id)).toEqual({
      account_id: account.id,
      available_balance: 50_700,
      current_balance: 700,
      loan: { due_at: null, due_balance: 0, past_due_balance: 0 },
      type: "balance_lookup",
    });
  });

  describe("at_time", () => {
    let account: Account;
    beforeEach(() => {
      bank = createBank({ clock: manualClock("2026-01-01T00:00:00Z") });
      bank.clock.advanceTo("2026-01-01T12:00:00Z");
      account = loan();
      bank.clock.advanceTo("2026-01-02T00:00:00Z");
      pay(account, 100);
      pay(account, 20);
      bank.clock.advanceTo("2026-01-03T00:00:00Z");
      bank.accounts.update(account.id, { loan: { credit_limit: 60_000 } });
      bank.clock.advanceTo("2026-01-04T00:00:00Z");
      bank.accounts.update(account.id, { loan: { credit_limit: 10 } });
      bank.clock.advanceTo("2026-01-05T00:00:00Z");
    });

    test.each([
      ["long before the Account was created", "1970-01-01T00:00:00Z", 0, 0],
      ["a millisecond before it was created", "2026-01-01T11:59:59.999Z", 0, 0],
      ["when it was created, inclusive", "2026-01-01T12:00:00Z", 0, 50_000],
      ["a millisecond before a payment", "2026-01-01T23:59:59.999Z", 0, 50_000],
      ["at the time of two payments, inclusive", "2026-01-02T00:00:00Z", 120, 50_120],
      ["at the same time, with an offset", "2026-01-02T05:30:00+05:30", 120, 50_120],
      ["a millisecond before a higher credit limit", "2026-01-02T23:59:59.999Z", 120, 50_120],
      ["at the time of a higher credit limit, inclusive", "2026-01-03T00:00:00Z", 120, 60_120],
      ["a millisecond before a lower credit limit", "2026-01-03T23:59:59.999Z", 120, 60_120],
      ["at the time of a lower credit limit, inclusive", "2026-01-04T00:00:00Z", 120, 130],
      ["now", "2026-01-05T00:00:00Z", 120, 130],
    ])(
      "returns the balance %s as it stood at that time (D-35) [accounts-balance-then]",
      (_, atTime, current, available) => {
        const path = `/accounts/${account.id}/balance?at_time=${encodeURIComponent(atTime)}`;
        expect(send(bank, { method: "GET", path })).toMatchObject({
          status: 200,
          body: { current_balance: current, available_balance: available },
        });
      },
    );

    test.each([
      ["a time in the future", "2026-01-05T00:00:00.001Z"],
      ["a time without a zone", "2026-01-02T00:00:00"],
      ["a date without a time", "2026-01-02"],
      ["the 30th of February", "2026-02-30T00:00:00Z"],
      ["nothing", ""],
    ])("refuses %s as `at_time` of a balance", (_, atTime) => {
      const path = `/accounts/${account.id}/balance?at_time=${encodeURIComponent(atTime)}`;
      expect(refusalOf(send(bank, { method: "GET", path }))).toEqual(invalid("query.at_time"));
    });

    test("refuses a future `at_time` before it looks up the Account (D-27)", () => {
      const path = "/accounts/account_0/balance?at_time=2027-01-01T00:00:00Z";
      expect(refusalOf(send(bank, { method: "GET", path }))).toEqual(invalid("query.at_time"));
    });

    test("returns the available balance from before an Account was closed", () => {
      const { id } = loan(900);
      bank.clock.advance({ hours: 1 });
      bank.accounts.close(id);
      expect(bank.accounts.balance(id)).toMatchObject({ available_balance: 0, current_balance: 0 });
      expect(bank.accounts.balance(id, { at_time: "2026-01-05T00:00:00Z" })).toMatchObject({ available_balance: 900 });
    });
  });
});

describe("POST /accounts/{account_id}/close", () => {
  test("closes an Account, records the time, and emits `account.updated` [account-close, account-closed-at, accounts-close]", () => {
    const account = deposits();
    bank.clock.advance({ days: 2 });
    const events = eventsOf(() => {
      const answer = send(bank, { method: "POST", path: `/accounts/${account.id}/close` });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ ...account, status: "closed", closed_at: "2026-01-03T00:00:00.000Z" });
    });
    expect(events).toEqual([["account.updated", account.id]]);
    expect(bank.accounts.retrieve(account.id).status).toBe("closed");
  });

  test("closes a loan Account whose credit is unused (D-38)", () => {
    const account = loan();
    expect(bank.accounts.close(account.id)).toEqual({ ...account, status: "closed", closed_at: START });
  });

  test("closes an Account when the body is an empty object", () => {
    expect(send(bank, { method: "POST", path: `/accounts/${deposits().id}/close`, body: {} }).status).toBe(200);
  });

  const closed = () => bank.accounts.close(deposits().id).id;
  const withMoney = () => {
    const account = deposits();
    pay(account, 1);
    return account.id;
  };

  test.each<[string, () => string, unknown, ReturnType<typeof refusalOf>]>([
    ["a field in the body", () => deposits().id, { reason: "done" }, invalid("reason")],
    ["an Account that does not exist", () => "account_0", {}, notFound],
    ["an Account with a balance of one cent", withMoney, {}, notNow],
    ["an Account that is already closed", closed, {}, notNow],
  ])("refuses to close: %s [account-close-zero-balance, accounts-close, error-close]", (_, idOf, body, expected) => {
    const path = `/accounts/${idOf()}/close`;
    const before = stateText(bank);
    expect(refusalOf(send(bank, { method: "POST", path, body }))).toEqual(expected);
    expect(stateText(bank)).toBe(before);
  });
});

/** Every category of a Transaction's source, set to null (D-14). */
const noSource = Object.fromEntries(transactionCategories.map((category) => [category, null]));

describe.each([
  {
    path: "/simulations/interest_payments",
    description: "Interest payment",
    sourceOf: (amount: number, accrual: object) => ({
      ...noSource,
      category: "interest_payment",
      interest_payment: { ...accrual, amount, currency: "USD" },
    }),
  },
  {
    path: "/simulations/account_revenue_payments",
    description: "Account revenue payment",
    sourceOf: (_: number, accrual: object) => ({
      ...noSource,
      category: "account_revenue_payment",
      account_revenue_payment: accrual,
    }),
  },
])("POST $path", ({ path, description, sourceOf }) => {
  const simulate = (body: unknown) => send(bank, { method: "POST", path, body });

  test("posts a Transaction at the present time by default, and emits `transaction.created` (D-14) [transaction-source, payments-transaction, payments-accrued-on, payments-period, event-transaction-created]", () => {
    const account = deposits();
    bank.clock.advance({ hours: 5 });
    const now = bank.clock.now();
    let id = "";
    const events = eventsOf(() => {
      const { status, body } = simulate({ account_id: account.id, amount: 1 });
      expect([status, body]).toEqual([
        200,
        {
          id: expect.stringMatching(/^transaction_[0-9a-z]{20}$/),
          account_id: account.id,
          amount: 1,
          created_at: now,
          currency: "USD",
          description,
          route_id: null,
          route_type: null,
          source: sourceOf(1, { accrued_on_account_id: account.id, period_start: now, period_end: now }),
          type: "transaction",
        },
      ]);
      id = (body as unknown as { id: string }).id;
    });
    expect(events).toEqual([["transaction.created", id]]);
    expect(bank.transactions.retrieve(id as `transaction_${string}`).amount).toBe(1);
  });

  test("pays for another Account and period, given with any offset, and only the payment changes the balance [payments-accrued-on]", () => {
    const account = deposits();
    const other = deposits();
    bank.accounts.close(other.id);
    const answer = simulate({
      account_id: account.id,
      accrued_on_account_id: other.id,
      amount: 12_345,
      period_start: "2025-12-01T00:00:00+01:00",
      period_end: "2025-12-31T23:59:59.999999Z",
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        source: sourceOf(12_345, {
          accrued_on_account_id: other.id,
          period_start: "2025-11-30T23:00:00.000Z",
          period_end: "2025-12-31T23:59:59.999Z",
        }),
      },
    });
    expect(bank.accounts.balance(account.id).current_balance).toBe(12_345);
    expect(bank.accounts.balance(other.id).current_balance).toBe(0);
  });

  test("returns a period in the year 9999 at the latest, at every offset (D-12)", () => {
    const body = {
      account_id: deposits().id,
      amount: 1,
      period_start: "0000-01-01T00:00:00+23:59",
      period_end: "9999-12-31T23:59:59-23:59",
    };
    const { source } = simulate(body).body as unknown as { source: object };
    expect(JSON.stringify(source)).toContain('"period_start":"0000-01-01T00:00:00.000Z"');
    expect(JSON.stringify(source)).toContain('"period_end":"9999-12-31T23:59:59.999Z"');
  });

  test.each<[string, (right: object) => object, ReturnType<typeof refusalOf>]>([
    ["an empty body", () => ({}), invalid("account_id", "amount")],
    ["no account_id", (right) => ({ ...right, account_id: undefined }), invalid("account_id")],
    ["an empty account_id", (right) => ({ ...right, account_id: "" }), invalid("account_id")],
    [
      "an empty accrued_on_account_id",
      (right) => ({ ...right, accrued_on_account_id: "" }),
      invalid("accrued_on_account_id"),
    ],
    ["no amount", (right) => ({ ...right, amount: undefined }), invalid("amount")],
    ["an amount of zero", (right) => ({ ...right, amount: 0 }), invalid("amount")],
    ["an amount below zero", (right) => ({ ...right, amount: -1 }), invalid("amount")],
    ["an amount as text", (right) => ({ ...right, amount: "100" }), invalid("amount")],
    ["an amount past the safe integers", (right) => ({ ...right, amount: MOST + 1 }), invalid("amount")],
    [
      "a period_start without a zone",
      (right) => ({ ...right, period_start: "2026-01-01T00:00:00" }),
      invalid("period_start"),
    ],
    [
      "a period_end that no calendar has",
      (right) => ({ ...right, period_end: "2026-02-30T00:00:00Z" }),
      invalid("period_end"),
    ],
    ["an unknown field", (right) => ({ ...right, currency: "USD" }), invalid("currency")],
    ["an Account that does not exist", (right) => ({ ...right, account_id: "account_0" }), notFound],
    [
      "an accruing Account that does not exist",
      (right) => ({ ...right, accrued_on_account_id: "account_0" }),
      notFound,
    ],
    ["a closed Account (D-39)", (right) => ({ ...right, account_id: bank.accounts.close(deposits().id).id }), notNow],
  ])(
    "refuses to simulate the payment with %s [account-closed-no-activity, error-payment-amount]",
    (_, wrong, expected) => {
      const body = wrong({ account_id: deposits().id, amount: 100 });
      const before = stateText(bank);
      expect(refusalOf(simulate(body))).toEqual(expected);
      expect(stateText(bank)).toBe(before);
    },
  );

  test.each([
    ["the current balance", () => deposits(), MOST],
    ["the available balance", () => largeLoan(MOST - 10), 10],
  ])("refuses a payment that takes %s past the safe integers, and changes nothing (D-41)", (_, open, largest) => {
    const account = open();
    expect(simulate({ account_id: account.id, amount: largest }).status).toBe(200);
    const before = stateText(bank);
    expect(refusalOf(simulate({ account_id: account.id, amount: 1 }))).toEqual(notNow);
    expect(refusalOf(simulate({ account_id: account.id, amount: MOST }))).toEqual(notNow);
    expect(stateText(bank)).toBe(before);
    expect(bank.audit()).toEqual([]);
  });
});
