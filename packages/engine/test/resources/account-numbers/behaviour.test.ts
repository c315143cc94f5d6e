import type { Account, AccountNumber } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { snapshotJson } from "../../../src/bank/journal/snapshot.ts";
import { type Bank, createBank } from "../../../src/index.ts";
import { eventsOf } from "../../support/money.ts";
import { notNow, refusalOf, send } from "../../support/send.ts";

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

describe("PATCH /account_numbers/{account_number_id}", () => {
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
