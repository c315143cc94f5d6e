import type { Account, AccountNumber, AccountNumberStatus } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { snapshotJson } from "../../../src/bank/snapshot.ts";
import { type Bank, createBank } from "../../../src/index.ts";
import { expectFilters } from "../../support/filters.ts";
import { eventsOf } from "../../support/money.ts";
import { invalid, notFound, notNow, refusalOf, send, stateText } from "../../support/send.ts";
import { pagesOf } from "../../support/walk.ts";

const START = "2026-01-01T00:00:00.000Z";
const PATH = "/account_numbers";

let bank: Bank;
let account: Account;
beforeEach(() => {
  bank = createBank();
  account = bank.accounts.create({ name: "Operating" });
});

function numberOf(owner: Account = account): AccountNumber {
  return bank.accountNumbers.create({ account_id: owner.id, name: "Receivables" });
}

describe("POST /account_numbers", () => {
  test("creates an active Account Number that allows debits and, of checks, only Check Transfers by default (D-50, D-51)", () => {
    const body = { account_id: account.id, name: "Receivables" };
    const answer = send<AccountNumber>(bank, { method: "POST", path: PATH, body });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^account_number_[0-9a-z]{20}$/),
      account_id: account.id,
      account_number: expect.stringMatching(/^[1-9]\d{9,11}$/),
      created_at: START,
      idempotency_key: null,
      inbound_ach: { debit_status: "allowed" },
      inbound_checks: { status: "check_transfers_only" },
      name: "Receivables",
      routing_number: expect.stringMatching(/^\d{9}$/),
      status: "active",
      type: "account_number",
    });
  });

  test("creates an Account Number with every field that is sent [idempotency-field, account-numbers-create]", () => {
    const params = {
      account_id: account.id,
      name: "n".repeat(200),
      inbound_ach: { debit_status: "blocked" },
      inbound_checks: { status: "allowed" },
    } as const;
    expect(bank.accountNumbers.create(params, { idempotencyKey: "number-1" })).toMatchObject({
      ...params,
      idempotency_key: "number-1",
    });
  });

  test("fills empty `inbound_ach` and `inbound_checks` objects with the defaults (D-50, D-51)", () => {
    const body = { account_id: account.id, name: "N", inbound_ach: {}, inbound_checks: {} };
    expect(send(bank, { method: "POST", path: PATH, body })).toMatchObject({
      status: 200,
      body: { inbound_ach: { debit_status: "allowed" }, inbound_checks: { status: "check_transfers_only" } },
    });
  });

  test("emits `account_number.created` and no other Event when an Account Number is created (D-94) [event-account-number-created]", () => {
    let made: AccountNumber | undefined;
    expect(eventsOf(bank, () => (made = numberOf()))).toEqual([["account_number.created", made?.id]]);
  });

  const right = { name: "Receivables" };
  test.each<[string, object, ReturnType<typeof refusalOf>]>([
    ["no account_id", { account_id: undefined }, invalid("account_id")],
    ["an empty account_id", { account_id: "" }, invalid("account_id")],
    ["no name", { name: undefined }, invalid("name")],
    ["an empty name", { name: "" }, invalid("name")],
    ["a name of 201 characters", { name: "n".repeat(201) }, invalid("name")],
    ["an unknown debit_status", { inbound_ach: { debit_status: "maybe" } }, invalid("inbound_ach.debit_status")],
    ["an inbound_ach that is null", { inbound_ach: null }, invalid("inbound_ach")],
    ["an unknown check status", { inbound_checks: { status: "blocked" } }, invalid("inbound_checks.status")],
    ["a status", { status: "disabled" }, invalid("status")],
    ["an Account that does not exist", { account_id: "account_0" }, notFound],
  ])("refuses to create an Account Number with %s [error-account-number-name, constant-name]", (_, fault, expected) => {
    const body = { ...right, account_id: account.id, ...fault };
    const before = stateText(bank);
    expect(refusalOf(send(bank, { method: "POST", path: PATH, body }))).toEqual(expected);
    expect(stateText(bank)).toBe(before);
  });

  test("refuses to create an Account Number with the id of an Entity as account_id, with 404 (D-04)", () => {
    const body = { ...right, account_id: account.entity_id };
    expect(refusalOf(send(bank, { method: "POST", path: PATH, body }))).toEqual(notFound);
  });
});

describe("the digits of an Account Number (D-53)", () => {
  test("gives an Account Number the same digits for the same seed and calls, and other digits for another seed or environment", () => {
    const digitsOf = (options: Parameters<typeof createBank>[0]) => {
      const made = createBank(options);
      const { account_number, routing_number } = made.accountNumbers.create({
        account_id: made.accounts.create({ name: "A" }).id,
        name: "N",
      });
      return [account_number, routing_number];
    };
    expect(digitsOf({ seed: 7 })).toEqual(digitsOf({ seed: 7 }));
    const [number, routing] = digitsOf({ seed: 7 });
    for (const options of [{ seed: 8 }, { seed: 7, environment: "live" }] as const) {
      expect(digitsOf(options)[0]).not.toBe(number);
      expect(digitsOf(options)[1]).not.toBe(routing);
    }
  });

  test("gives Account Numbers the routing number of their Program's bank, on every Account", () => {
    const program = bank.simulations.programs.create({ name: "Core", bank: "core_bank" });
    const other = bank.accounts.create({ name: "Core", program_id: program.id });
    const second = bank.accounts.create({ name: "Second", program_id: account.program_id });
    expect(numberOf(second).routing_number).toBe(numberOf().routing_number);
    expect(numberOf(other).routing_number).not.toBe(numberOf().routing_number);
  });

  test.each(Array.from({ length: 50 }, (_, seed) => [seed]))(
    "makes a routing number with a Federal Reserve district and a valid checksum: seed %i [account-number-routing]",
    (seed) => {
      const made = createBank({ seed });
      const { routing_number } = made.accountNumbers.create({
        account_id: made.accounts.create({ name: "A" }).id,
        name: "N",
      });
      const weighted = [...routing_number].map((digit, index) => Number(digit) * ([3, 7, 1][index % 3] ?? 0));
      expect(weighted.reduce((sum, value) => sum + value) % 10).toBe(0);
      expect(Number(routing_number.slice(0, 2))).toBeGreaterThanOrEqual(1);
      expect(Number(routing_number.slice(0, 2))).toBeLessThanOrEqual(12);
    },
  );

  test("skips the digits that another Account Number already has", () => {
    const first = numberOf();
    const { account_number } = bank.fork().accountNumbers.create({ account_id: account.id, name: "N" });
    const taken = JSON.stringify(bank.snapshot().toJSON().state).replaceAll(first.account_number, account_number);
    bank.restore(snapshotJson(JSON.parse(taken)));
    const second = numberOf();
    expect(second.account_number).not.toBe(account_number);
    expect(bank.accountNumbers.list().data).toEqual([second, { ...first, account_number }]);
  });

  test("gives two thousand Account Numbers different digits [account-number-several]", () => {
    const all = Array.from({ length: 2_000 }, () => numberOf().account_number);
    expect(new Set(all).size).toBe(2_000);
  });
});

describe("GET /account_numbers", () => {
  const HOUR = 3_600_000;
  const hour = (count: number) => new Date(Date.parse(START) + count * HOUR).toISOString();
  let other: Account;
  let all: AccountNumber[];

  beforeEach(() => {
    other = bank.accounts.create({ name: "Other" });
    const rows: [owner: Account, debits: "allowed" | "blocked", status: AccountNumberStatus][] = [
      [account, "allowed", "active"],
      [account, "blocked", "disabled"],
      [other, "allowed", "canceled"],
      [other, "blocked", "active"],
      [account, "allowed", "disabled"],
      [account, "blocked", "canceled"],
    ];
    all = rows.map(([owner, debit_status, status], index) => {
      const { id } = bank.accountNumbers.create(
        { account_id: owner.id, name: `Number ${index}`, inbound_ach: { debit_status } },
        index % 2 === 0 ? { idempotencyKey: `key-${index}` } : {},
      );
      const made = bank.accountNumbers.update(id, { status });
      if (index % 2 === 1) bank.clock.advance({ hours: 1 });
      return made;
    });
  });

  test("returns the Account Numbers that match every filter, for every combination of filters (D-08, D-09, D-26) [account-numbers-list]", () => {
    expectFilters({
      list: bank.accountNumbers.list,
      all: all.toReversed(),
      filters: {
        account_id: [undefined, account.id, other.id, "account_of_nobody"],
        idempotency_key: [undefined, "key-2", "key-of-nobody"],
        status: [undefined, { in: ["active"] }, { in: ["disabled", "canceled"] }],
        ach_debit_status: [undefined, { in: ["allowed"] }, { in: ["blocked"] }, { in: ["blocked", "allowed"] }],
        created_at: [
          undefined,
          { after: hour(0) },
          { on_or_after: hour(1), before: hour(2) },
          { on_or_before: hour(0) },
        ],
      },
      fields: { ach_debit_status: ({ inbound_ach }) => inbound_ach.debit_status },
    });
  });

  test.each([
    ["", [5, 4, 3, 2, 1, 0]],
    ["?limit=2", [5, 4]],
    ["?status.in=active,disabled", [4, 3, 1, 0]],
    ["?ach_debit_status.in=blocked", [5, 3, 1]],
    ["?idempotency_key=key-4", [4]],
    ["?created_at.after=2026-01-01T01:00:00Z", [5, 4]],
    ["?account_id=entity_of_somebody", []],
  ])("accepts the Account Number list query %s", (query, expected) => {
    const { body } = send<{ data: AccountNumber[] }>(bank, { method: "GET", path: `${PATH}${query}` });
    expect(body.data.map(({ name }) => name)).toEqual(expected.map((index) => `Number ${index}`));
  });

  test("lists every Account Number exactly once across pages", () => {
    const pages = pagesOf((cursor) => bank.accountNumbers.list({ limit: 4, ...(cursor ? { cursor } : {}) }));
    expect(pages).toEqual([all.toReversed().slice(0, 4), all.toReversed().slice(4)]);
  });

  test.each([
    ["status.in=gone", "query.status.in.0"],
    ["status=active", "query.status"],
    ["ach_debit_status.in=", "query.ach_debit_status.in"],
    ["account_id=", "query.account_id"],
    [`idempotency_key=${"k".repeat(201)}`, "query.idempotency_key"],
    ["name=Number", "query.name"],
  ])("refuses the Account Number list query %s [idempotency-length, error-account-number-key]", (query, field) => {
    expect(refusalOf(send(bank, { method: "GET", path: `${PATH}?${query}` }))).toEqual(invalid(field));
  });
});

describe("GET /account_numbers/{account_number_id}", () => {
  test("retrieves an Account Number [account-numbers-retrieve]", () => {
    const made = numberOf();
    expect(send(bank, { method: "GET", path: `${PATH}/${made.id}` })).toMatchObject({ status: 200, body: made });
  });

  test.each([
    ["nothing", () => "account_number_0"],
    ["an Account", () => account.id],
  ])("refuses the id of %s in the path of an Account Number (D-28)", (_, idOf) => {
    expect(refusalOf(send(bank, { method: "GET", path: `${PATH}/${idOf()}` }))).toEqual(notFound);
  });
});

describe("PATCH /account_numbers/{account_number_id}", () => {
  test.each([
    ["the name", { name: "Payables" }],
    ["the status", { status: "disabled" }],
    ["the debit status", { inbound_ach: { debit_status: "blocked" } }],
    ["the check status", { inbound_checks: { status: "allowed" } }],
    [
      "all at once",
      {
        name: "Last",
        status: "canceled",
        inbound_ach: { debit_status: "blocked" },
        inbound_checks: { status: "allowed" },
      },
    ],
  ] as const)(
    "updates %s of an Account Number and nothing else, and emits `account_number.updated` [account-numbers-update, event-account-number-updated]",
    (_, params) => {
      const made = numberOf();
      bank.clock.advance({ days: 1 });
      expect(eventsOf(bank, () => bank.accountNumbers.update(made.id, params))).toEqual([
        ["account_number.updated", made.id],
      ]);
      expect(bank.accountNumbers.retrieve(made.id)).toEqual({ ...made, ...params });
    },
  );

  test("returns 200 and emits nothing when an Account Number is updated with empty objects (D-40)", () => {
    const made = numberOf();
    const body = { inbound_ach: {}, inbound_checks: {} };
    const act = () =>
      expect(send(bank, { method: "PATCH", path: `${PATH}/${made.id}`, body })).toMatchObject({
        status: 200,
        body: made,
      });
    expect(eventsOf(bank, act)).toEqual([]);
  });

  test.each([
    ["a new name", { name: "Late" }],
    ["a new debit_status", { status: "canceled", inbound_ach: { debit_status: "blocked" } }],
    ["a new check status", { inbound_checks: { status: "allowed" } }],
    ["another state", { status: "active" }],
  ])("refuses to update a canceled Account Number with %s (D-52)", (_, body) => {
    const { id } = numberOf();
    bank.accountNumbers.update(id, { status: "canceled" });
    expect(refusalOf(send(bank, { method: "PATCH", path: `${PATH}/${id}`, body }))).toEqual(notNow);
  });

  test("disables and cancels an Account Number of a closed Account (D-39 covers only new ones)", () => {
    const { id } = numberOf();
    bank.accounts.close(account.id);
    expect(bank.accountNumbers.update(id, { status: "disabled" }).status).toBe("disabled");
    expect(bank.accountNumbers.update(id, { status: "canceled" }).status).toBe("canceled");
  });

  test.each<[string, unknown, ReturnType<typeof refusalOf>]>([
    ["an empty name", { name: "" }, invalid("name")],
    ["a name that is null", { name: null }, invalid("name")],
    ["an unknown status", { status: "closed" }, invalid("status")],
    ["an unknown debit_status", { inbound_ach: { debit_status: "maybe" } }, invalid("inbound_ach.debit_status")],
    ["an unknown check status", { inbound_checks: { status: "none" } }, invalid("inbound_checks.status")],
    ["another Account", { account_id: "account_0" }, invalid("account_id")],
  ])("refuses to update an Account Number with %s [error-account-number-name]", (_, body, expected) => {
    const { id } = numberOf();
    const before = stateText(bank);
    expect(refusalOf(send(bank, { method: "PATCH", path: `${PATH}/${id}`, body }))).toEqual(expected);
    expect(stateText(bank)).toBe(before);
  });
});

describe("the Account Numbers of one Account", () => {
  test("gives each Account Number of an Account its own digits and settings [account-number-several]", () => {
    const bank = createBank();
    const { id: account_id } = bank.accounts.create({ name: "Operating" });
    const handling = [
      { inbound_ach: { debit_status: "allowed" }, inbound_checks: { status: "check_transfers_only" } },
      { inbound_ach: { debit_status: "blocked" }, inbound_checks: { status: "allowed" } },
    ] as const;
    const made = handling.map((each) => bank.accountNumbers.create({ account_id, name: "Number", ...each }));
    bank.accountNumbers.update(made[0]?.id ?? "account_number_", { inbound_ach: { debit_status: "blocked" } });
    const { data } = bank.accountNumbers.list({ account_id });
    expect(data.toReversed()).toEqual([{ ...made[0], inbound_ach: { debit_status: "blocked" } }, made[1]]);
    expect(made).toMatchObject(handling);
    expect(new Set(made.map(({ account_number }) => account_number)).size).toBe(2);
  });
});

describe("the name of an Account Number", () => {
  test("requires a name of 1 to 200 characters for an Account Number [error-account-number-name, constant-name]", () => {
    const bank = createBank();
    const account = bank.accounts.create({ name: "Operating" });
    const create = (length: number) =>
      send(bank, {
        method: "POST",
        path: "/account_numbers",
        body: { account_id: account.id, name: "n".repeat(length) },
      });
    expect([1, 200].map((length) => create(length).status)).toEqual([200, 200]);
    expect([0, 201].map((length) => refusalOf(create(length)))).toEqual([invalid("name"), invalid("name")]);
  });
});
