import {
  type Account,
  type AccountCreateParams,
  type AccountListParams,
  type AccountUpdateParams,
  type Program,
  transactionCategories,
} from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank, type ErrorBody, manualClock } from "../../src/index.ts";
import { invalid, notFound, notNow, refusalOf, send, stateText } from "../support/send.ts";
import { combinations, pagesOf } from "../support/walk.ts";

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

/** A Program that may lend as much as can be counted. */
function lender() {
  return bank.simulations.programs.create({ name: "Lender", lending_maximum_extendable_credit: MOST }).id;
}

/** An Account of such a Program. */
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

/** The Events since the bank was as it is now, oldest first, as category and object. */
function eventsOf(act: () => unknown): [string, string][] {
  const before = bank.events.list({ order_by: { direction: "ascending" } });
  act();
  const { data } = bank.events.list({ order_by: { direction: "ascending" }, cursor: before.next_cursor as string });
  return data.map(({ category, associated_object_id }) => [category, associated_object_id]);
}

describe("POST /accounts", () => {
  test("makes an open deposit Account of the only Entity and Program by default (D-30, D-31, D-42)", () => {
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

  test("keeps every field that is sent", () => {
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

  test("takes `account_revenue_rate` from the option of the bank (D-42)", () => {
    bank = createBank({ accountRevenueRate: "0.0025" });
    expect(deposits().account_revenue_rate).toBe("0.0025");
  });

  test("answers null for a `maturity_date` that is not sent", () => {
    expect(loan().loan).toEqual({ ...loanTerms, maturity_date: null });
  });

  test.each<[string, object]>([
    ["a name of 1 character", { name: "a" }],
    ["a name of 200 characters", { name: "a".repeat(200) }],
    ["funding by deposits in so many words", { funding: "deposits" }],
    ["a credit limit of zero", { funding: "loan", loan: { ...loanTerms, credit_limit: 0 } }],
    ["the highest credit limit", { funding: "loan", loan: { ...loanTerms, credit_limit: MOST } }],
    ["no days of grace", { funding: "loan", loan: { ...loanTerms, grace_period_days: 0 } }],
    ["a statement on the 1st", { funding: "loan", loan: { ...loanTerms, statement_day_of_month: 1 } }],
    ["a statement on the 28th", { funding: "loan", loan: { ...loanTerms, statement_day_of_month: 28 } }],
    [
      "interest until maturity",
      { funding: "loan", loan: { ...loanTerms, statement_payment_type: "interest_until_maturity" } },
    ],
  ])("takes %s", (_, params) => {
    const { status, body } = send<Account>(bank, {
      method: "POST",
      path: "/accounts",
      body: { name: "Operating", program_id: lender(), ...params },
    });
    expect([status, body]).toMatchObject([200, params]);
  });

  test("emits `account.created`, and nothing else", () => {
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
    ["terms beside funding by deposits", { ...right, funding: "deposits", loan: loanTerms }, invalid("loan")],
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
    ["an unknown field", { ...right, nickname: "Op" }, invalid("nickname")],
    ["a field of the answer", { ...right, status: "open" }, invalid("status")],
    ["an unknown field of the terms", withLoan({ rate: "0.05" }), invalid("loan.rate")],
    ["an Entity that does not exist", { ...right, entity_id: "entity_00000000000000000000" }, notFound],
    ["a Program that does not exist", { ...right, program_id: "program_00000000000000000000" }, notFound],
    ["an informational Entity that does not exist", { ...right, informational_entity_id: "entity_0" }, notFound],
  ])("refuses %s", (_, body, expected) => {
    const before = stateText(bank);
    expect(refusalOf(send(bank, { method: "POST", path: "/accounts", body }))).toEqual(expected);
    expect(stateText(bank)).toBe(before);
  });

  test.each(["entity_id", "informational_entity_id", "program_id"])(
    "refuses the id of an Account as %s with 404",
    (field) => {
      const body = { ...right, [field]: deposits().id };
      expect(refusalOf(send(bank, { method: "POST", path: "/accounts", body }))).toEqual(notFound);
    },
  );

  test("refuses a loan under a Program without lending (D-32)", () => {
    const { id } = bank.simulations.programs.create({ name: "Deposits only" });
    const body = { ...rightLoan, program_id: id };
    expect(refusalOf(send(bank, { method: "POST", path: "/accounts", body }))).toEqual(notNow);
    expect(deposits({ program_id: id }).program_id).toBe(id);
  });

  describe("of a bank with several Entities (D-31)", () => {
    const create = () => send<Account>(bank, { method: "POST", path: "/accounts", body: right });

    test("makes the oldest active Entity the owner when `entity_id` is absent", () => {
      const [first] = bank.entities.list().data;
      const second = secondEntity();
      secondEntity();
      expect(create()).toMatchObject({ status: 200, body: { entity_id: first?.id } });
      bank.entities.archive(first?.id as Account["entity_id"]);
      expect(create()).toMatchObject({ status: 200, body: { entity_id: second.id } });
    });

    test("requires `entity_id` when no Entity is active", () => {
      for (const { id } of [...bank.entities.list().data, secondEntity()]) bank.entities.disable(id);
      expect(refusalOf(send(bank, { method: "POST", path: "/accounts", body: right }))).toEqual(invalid("entity_id"));
    });
  });

  describe("of a Program that may lend 1000 cents in all (D-32)", () => {
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

    test("lends as much to its open Accounts together, and no more", () => {
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

    test("counts what another Program lends apart, and what a fork and a restored bank lend", () => {
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

  test("requires `program_id` once there are several Programs (D-31)", () => {
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

  test("lists newest first, those of one instant too (D-09)", () => {
    expect(bank.accounts.list()).toEqual({ data: all.toReversed(), next_cursor: null });
  });

  test("is an empty page of a bank without Accounts", () => {
    const answer = send(createBank(), { method: "GET", path: "/accounts" });
    expect(answer).toMatchObject({ status: 200, body: { data: [], next_cursor: null } });
  });

  test("answers every combination of filters with the Accounts that satisfy all of them", () => {
    const table = combinations({
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
    });
    const failed = table.filter((filters) => {
      const expected = all.toReversed().filter((account) => satisfies(account, filters as AccountListParams));
      const { data } = bank.accounts.list(filters as AccountListParams);
      return JSON.stringify(data) !== JSON.stringify(expected);
    });
    expect(table).toHaveLength(4 * 3 * 3 * 3 * 4 * 7);
    expect(failed).toEqual([]);
  });

  /** The filters in the words of the contract, one Account at a time. */
  function satisfies(account: Account, { status, created_at = {}, ...equal }: AccountListParams): boolean {
    const fields = Object.entries(equal) as [keyof Account, string | undefined][];
    const { after = "0", before = "9", on_or_after = "0", on_or_before = "9" } = created_at;
    const at = account.created_at;
    return (
      fields.every(([field, value]) => value === undefined || account[field] === value) &&
      (status?.in.includes(account.status) ?? true) &&
      at > after &&
      at < before &&
      at >= on_or_after &&
      at <= on_or_before
    );
  }

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
  ])("reads the query %s", (query, expected) => {
    const { body } = send<{ data: Account[] }>(bank, { method: "GET", path: `/accounts?${query}` });
    expect(body.data.map(({ name }) => name)).toEqual(expected.map((index) => `Account ${index}`));
  });

  test.each([1, 2, 3, 4, 5, 6, 7])("gives every Account once in pages of %i", (limit) => {
    const pages = pagesOf((cursor) => bank.accounts.list({ limit, ...(cursor === undefined ? {} : { cursor }) }));
    expect(pages.flat()).toEqual(all.toReversed());
    expect(pages).toHaveLength(Math.ceil(6 / limit));
  });

  test("goes on after the same Account, whatever is created, changed or closed between the pages (D-11)", () => {
    const first = bank.accounts.list({ limit: 2 });
    const cursor = first.next_cursor as string;
    bank.accounts.create({ name: "Later", entity_id: own, program_id: program });
    bank.accounts.close((all[3] as Account).id);
    bank.accounts.update((all[5] as Account).id, { name: "Renamed" });
    const second = bank.accounts.list({ limit: 2, cursor });
    expect(second.data.map(({ id }) => id)).toEqual([all[3]?.id, all[2]?.id]);
    expect(second).toEqual(bank.accounts.list({ limit: 2, cursor }));
  });

  test("pages through a filtered list, the filter repeated with the cursor", () => {
    const filter: AccountListParams = { status: { in: ["open"] } };
    const pages = pagesOf((cursor) => bank.accounts.list({ ...filter, limit: 3, ...(cursor ? { cursor } : {}) }));
    expect(pages.map((page) => page.map(({ name }) => name))).toEqual([
      ["Account 5", "Account 3", "Account 1"],
      ["Account 0"],
    ]);
  });

  test("gives 100 Accounts where no limit is sent", () => {
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
  test("answers the Account as it was created", () => {
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
  ])("refuses the id of %s", (_, idOf) => {
    expect(refusalOf(send(bank, { method: "GET", path: `/accounts/${idOf()}` }))).toEqual(notFound);
  });
});

describe("PATCH /accounts/{account_id}", () => {
  test.each<[string, AccountUpdateParams]>([
    ["the name", { name: "Payroll" }],
    ["the credit limit", { loan: { credit_limit: 70_000 } }],
    ["both", { name: "Line", loan: { credit_limit: 0 } }],
  ])("changes %s and nothing else, and emits `account.updated`", (_, params) => {
    const account = loan();
    bank.clock.advance({ days: 1 });
    const events = eventsOf(() => bank.accounts.update(account.id, params));
    expect(events).toEqual([["account.updated", account.id]]);
    const expected = { ...account, ...params, loan: { ...account.loan, ...params.loan } };
    expect(bank.accounts.retrieve(account.id)).toEqual(expected);
  });

  test.each([
    ["an empty body", {}],
    ["the same name", { name: "Operating" }],
    ["the same credit limit", { loan: { credit_limit: 50_000 } }],
    ["the same name and credit limit", { name: "Operating", loan: { credit_limit: 50_000 } }],
  ])("answers 200 and emits nothing for %s (D-40)", (_, params) => {
    const account = loan();
    const events = eventsOf(() => {
      const answer = send(bank, { method: "PATCH", path: `/accounts/${account.id}`, body: params });
      expect(answer).toMatchObject({ status: 200, body: account });
    });
    expect(events).toEqual([]);
  });

  test("takes no body for a change of nothing", () => {
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
  ])("refuses %s", (_, body, expected) => {
    const account = loan();
    const before = stateText(bank);
    expect(refusalOf(send(bank, { method: "PATCH", path: `/accounts/${account.id}`, body }))).toEqual(expected);
    expect(stateText(bank)).toBe(before);
  });

  test("refuses an Account that does not exist", () => {
    expect(refusalOf(send(bank, { method: "PATCH", path: "/accounts/account_0", body: {} }))).toEqual(notFound);
  });

  test.each([
    ["a change", { name: "Late" }],
    ["a change of nothing", {}],
  ])("refuses %s on a closed Account", (_, body) => {
    const account = deposits();
    bank.accounts.close(account.id);
    expect(refusalOf(send(bank, { method: "PATCH", path: `/accounts/${account.id}`, body }))).toEqual(notNow);
  });

  test.each([
    ["to a balance near the end", 10, MOST - 100, 101],
    ["to a credit limit near the end", MOST - 2, 2, MOST - 1],
    ["where a sum in between is too large for a float", MOST - 2, 1, MOST],
  ])(
    "refuses a credit limit that takes what is available past the safe integers: %s (D-41)",
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
  test("is zero of a new deposit Account, and has no loan (D-34)", () => {
    const { id } = deposits();
    expect(send(bank, { method: "GET", path: `/accounts/${id}/balance` })).toMatchObject({
      status: 200,
      body: { account_id: id, available_balance: 0, current_balance: 0, loan: null, type: "balance_lookup" },
    });
  });

  test("adds the unused credit of a loan Account to what is available (D-33, D-34)", () => {
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

  describe("at an instant", () => {
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
      ["at two payments, inclusive", "2026-01-02T00:00:00Z", 120, 50_120],
      ["the same, with an offset", "2026-01-02T05:30:00+05:30", 120, 50_120],
      ["a millisecond before a higher credit limit", "2026-01-02T23:59:59.999Z", 120, 50_120],
      ["at a higher credit limit, inclusive", "2026-01-03T00:00:00Z", 120, 60_120],
      ["a millisecond before a lower credit limit", "2026-01-03T23:59:59.999Z", 120, 60_120],
      ["at a lower credit limit, inclusive", "2026-01-04T00:00:00Z", 120, 130],
      ["now", "2026-01-05T00:00:00Z", 120, 130],
    ])("%s is as it stood then (D-35)", (_, atTime, current, available) => {
      const path = `/accounts/${account.id}/balance?at_time=${encodeURIComponent(atTime)}`;
      expect(send(bank, { method: "GET", path })).toMatchObject({
        status: 200,
        body: { current_balance: current, available_balance: available },
      });
    });

    test.each([
      ["the future", "2026-01-05T00:00:00.001Z"],
      ["an instant without a zone", "2026-01-02T00:00:00"],
      ["a day without a time", "2026-01-02"],
      ["the 30th of February", "2026-02-30T00:00:00Z"],
      ["nothing", ""],
    ])("refuses %s", (_, atTime) => {
      const path = `/accounts/${account.id}/balance?at_time=${encodeURIComponent(atTime)}`;
      expect(refusalOf(send(bank, { method: "GET", path }))).toEqual(invalid("query.at_time"));
    });

    test("refuses the future before it looks for the Account (D-27)", () => {
      const path = "/accounts/account_0/balance?at_time=2027-01-01T00:00:00Z";
      expect(refusalOf(send(bank, { method: "GET", path }))).toEqual(invalid("query.at_time"));
    });

    test("keeps what was available before the Account was closed", () => {
      const { id } = loan(900);
      bank.clock.advance({ hours: 1 });
      bank.accounts.close(id);
      expect(bank.accounts.balance(id)).toMatchObject({ available_balance: 0, current_balance: 0 });
      expect(bank.accounts.balance(id, { at_time: "2026-01-05T00:00:00Z" })).toMatchObject({ available_balance: 900 });
    });
  });

  test("refuses an Account that does not exist", () => {
    expect(refusalOf(send(bank, { method: "GET", path: "/accounts/account_0/balance" }))).toEqual(notFound);
  });
});

describe("POST /accounts/{account_id}/close", () => {
  test("closes an Account, notes when, and emits `account.updated`", () => {
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

  test("closes with an empty object for a body", () => {
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
    ["an Account with a cent on it", withMoney, {}, notNow],
    ["an Account that is closed already", closed, {}, notNow],
  ])("refuses %s", (_, idOf, body, expected) => {
    const path = `/accounts/${idOf()}/close`;
    const before = stateText(bank);
    expect(refusalOf(send(bank, { method: "POST", path, body }))).toEqual(expected);
    expect(stateText(bank)).toBe(before);
  });
});

/** Every category of a Transaction's source, null (D-14). */
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

  test("posts a Transaction for the present instant by default, and emits `transaction.created` (D-14)", () => {
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

  test("pays for another Account and period, given with any offset, and the payment alone changes the balance", () => {
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

  test("answers a period with the year 9999 at most, whatever the offset (D-12)", () => {
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
  ])("refuses %s", (_, wrong, expected) => {
    const body = wrong({ account_id: deposits().id, amount: 100 });
    const before = stateText(bank);
    expect(refusalOf(simulate(body))).toEqual(expected);
    expect(stateText(bank)).toBe(before);
  });

  test.each([
    ["the current balance", () => deposits(), MOST],
    ["the available balance", () => largeLoan(MOST - 10), 10],
  ])("refuses what takes %s past the safe integers, and nothing changes (D-41)", (_, open, largest) => {
    const account = open();
    expect(simulate({ account_id: account.id, amount: largest }).status).toBe(200);
    const before = stateText(bank);
    expect(refusalOf(simulate({ account_id: account.id, amount: 1 }))).toEqual(notNow);
    expect(refusalOf(simulate({ account_id: account.id, amount: MOST }))).toEqual(notNow);
    expect(stateText(bank)).toBe(before);
    expect(bank.audit()).toEqual([]);
  });
});
