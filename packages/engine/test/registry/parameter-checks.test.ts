import { type AccountNumberId, type Bank, BankError, createBank } from "@sandbank/engine";
import { describe, expect, test } from "vitest";
import { parameterChecks } from "../../src/registry/operations.ts";
import { approve, lastDecision } from "../support/decisions.ts";
import { forRow, pathOf, requireRows } from "../support/rows.ts";

const file = pathOf(import.meta.url);

/** The fields in the errors of a call. */
function faultsOf(call: () => unknown): readonly string[] {
  try {
    call();
  } catch (error) {
    if (error instanceof BankError) return error.body.errors?.map(({ field }) => field) ?? [];
  }
  return [];
}

/** The lending maximum of the Program of a new bank. */
const MOST_LENT = 100_000_000_00;

const terms = { grace_period_days: 1, statement_day_of_month: 1, statement_payment_type: "balance" } as const;

const EARLIER = "2025-12-31T23:59:59.999Z";

function numberOf(bank: Bank): AccountNumberId {
  const { id: account_id } = bank.accounts.create({ name: "Operating" });
  return bank.accountNumbers.create({ account_id, name: "Rent" }).id;
}

const secondProgram = (bank: Bank) => bank.simulations.programs.create({ name: "Second" });

/** A request with one fault. Each operation with parameter checks has one or more. */
const cases: readonly [operation: string, field: string, ask: (bank: Bank) => unknown][] = [
  [
    "accounts.create",
    "entity_id",
    (bank) => {
      for (const { id } of bank.entities.list().data) bank.entities.archive(id);
      bank.accounts.create({ name: "Operating" });
    },
  ],
  [
    "accounts.create",
    "program_id",
    (bank) => {
      secondProgram(bank);
      bank.accounts.create({ name: "Operating" });
    },
  ],
  [
    "accounts.create",
    "loan.credit_limit",
    (bank) => bank.accounts.create({ name: "A", funding: "loan", loan: { ...terms, credit_limit: MOST_LENT + 1 } }),
  ],
  [
    "accounts.update",
    "loan.credit_limit",
    (bank) => {
      const { id } = bank.accounts.create({ name: "A", funding: "loan", loan: { ...terms, credit_limit: MOST_LENT } });
      bank.accounts.update(id, { loan: { credit_limit: MOST_LENT + 1 } });
    },
  ],
  ...(["interestPayments", "accountRevenuePayments"] as const).map((name): (typeof cases)[number] => [
    `simulations.${name}.create`,
    "period_end",
    (bank) => {
      const { id: account_id } = bank.accounts.create({ name: "A" });
      bank.simulations[name].create({ account_id, amount: 1, period_end: EARLIER });
    },
  ]),
  [
    "accounts.balance",
    "query.at_time",
    (bank) => bank.accounts.balance(bank.accounts.create({ name: "A" }).id, { at_time: "2026-01-01T00:00:00.001Z" }),
  ],
  ["eventSubscriptions.create", "url", (bank) => bank.eventSubscriptions.create({ url: "http://example.com" })],
  [
    "inboundMailItems.action",
    "checks",
    (bank) => {
      const lockbox_address_id = bank.lockboxAddresses.create().id;
      const { id } = bank.simulations.inboundMailItems.create({ amount: 1, lockbox_address_id });
      bank.inboundMailItems.action(id, { checks: [{ action: "ignore" }, { action: "ignore" }] });
    },
  ],
  [
    "physicalCardProfiles.create",
    "program_id",
    (bank) => {
      const { id: file } = bank.files.list().data[0] ?? expect.fail("There is no File.");
      const images = { carrier_image_file_id: file, front_image_file_id: file };
      secondProgram(bank);
      bank.physicalCardProfiles.create({ ...images, contact_phone: "1", description: "Blue" });
    },
  ],
  [
    "simulations.inboundAchTransfers.create",
    "resolve_at",
    (bank) => {
      const account_number_id = numberOf(bank);
      bank.simulations.inboundAchTransfers.create({ account_number_id, amount: 1, resolve_at: EARLIER });
    },
  ],
  [
    "simulations.inboundCheckDeposits.create",
    "resolve_at",
    (bank) => {
      const check = { account_number_id: numberOf(bank), amount: 1, check_number: "1" };
      bank.simulations.inboundCheckDeposits.create({ ...check, resolve_at: EARLIER });
    },
  ],
  [
    "realTimeDecisions.action",
    "card_authorization.approval.partial_amount",
    (bank) => {
      const { id: event_subscription_id } = bank.eventSubscriptions.create({ url: "https://example.com" });
      const { id: account_id } = bank.accounts.create({ name: "Operating" });
      bank.simulations.interestPayments.create({ account_id, amount: 2 });
      const { id: card_id } = bank.cards.create({ account_id });
      bank.simulations.cardAuthorizations.create({ card_id, amount: 2, event_subscription_id });
      bank.realTimeDecisions.action(lastDecision(bank).id, approve({ partial_amount: 3 }));
    },
  ],
];

describe("parameter checks that need the bank", () => {
  test.each(cases)(
    "refuses a fault that the schema allows: %s, `%s`",
    forRow(file, (_, field, ask) => {
      const bank = createBank();
      expect(faultsOf(() => ask(bank))).toEqual([field]);
    }),
  );

  test("has a row for each operation with parameter checks", { tags: "table" }, () => {
    const rows = [...new Set(cases.map(([operation]) => operation))];
    requireRows({ file, rows, wanted: Object.keys(parameterChecks) });
  });

  test("lists faults of the parameter checks together with those of the schema, in its order (D-05, D-31)", () => {
    const bank = createBank();
    bank.simulations.programs.create({ name: "Second" });
    expect(faultsOf(() => bank.accounts.create({ name: "", funding: "loan" }))).toEqual(["name", "program_id", "loan"]);
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
    expect(faultsOf(() => bank.accounts.retrieve("account_nothing"))).toEqual([]);
    expect(bank.coverage().endpoints.reached).toEqual([]);
    expect(bank.coverage().errors.reached).toEqual(["object_not_found_error"]);
    bank.accounts.list();
    expect(bank.coverage().endpoints.reached).toEqual(["accounts.list"]);
  });
});
