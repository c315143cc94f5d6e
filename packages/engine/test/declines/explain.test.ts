import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, BankError, type DeclinedTransaction } from "../../src/index.ts";
import { transferKinds } from "../proofs/proofs.ts";
import { declineBy, type NumberStage, stageWith } from "../support/rails.ts";

let stage: NumberStage;
let bank: Bank;
beforeEach(() => {
  stage = stageWith();
  bank = stage.bank;
});

const debit = (amount: number, more: object = {}) =>
  bank.network.inboundAchTransfers.create({ account_number_id: stage.number.id, amount: -amount, ...more });

const declineOf = (act: () => unknown): DeclinedTransaction => declineBy(stage, act);

describe("bank.explain", () => {
  test("explains a decline with the rules in order, their facts, and the rule that decided", () => {
    const { account, number } = stage;
    const { id } = declineOf(() => debit(1_001));
    const explanation = bank.explain(id);
    expect(explanation).toMatchObject({
      declinedTransactionId: id,
      rail: "ach",
      reason: "insufficient_funds",
      decidedBy: "rule",
      limit: null,
      control: null,
    });
    // The sentences are tested with the text below.
    expect(explanation.rules.map(({ reason, outcome, facts }) => [reason, outcome, facts])).toEqual([
      ["ach_route_canceled", "passed", { accountNumber: number.id, status: "active" }],
      ["ach_route_disabled", "passed", { accountNumber: number.id, status: "active" }],
      ["group_locked", "passed", { account: account.id, status: "open" }],
      ["entity_not_active", "passed", { entity: account.entity_id, status: "active" }],
      ["transaction_not_allowed", "passed", { direction: "debit", debitStatus: "allowed" }],
      ["transaction_not_allowed", "passed", { direction: "debit", amount: 1_001, fits: true }],
      ["breaches_limit", "passed", { direction: "debit", checked: 0, limit: null }],
      ["insufficient_funds", "failed", { direction: "debit", amount: 1_001, availableBalance: 1_000 }],
    ]);
  });

  test("reports no facts for rules that were not reached", () => {
    bank.accountNumbers.update(stage.number.id, { status: "canceled" });
    const { rules } = bank.explain(declineOf(() => debit(1)).id);
    expect(rules.slice(1).map(({ outcome, facts }) => [outcome, facts])).toEqual(
      Array.from({ length: rules.length - 1 }, () => ["not_reached", {}]),
    );
  });

  test("explains a decline with the Limit of the smallest remaining amount among several, and its use (D-74)", () => {
    const { account, number } = stage;
    bank.limits.create({ metric: "volume", model_id: account.id, value: 130, interval: "all_time" });
    const tightest = bank.limits.create({ metric: "volume", model_id: number.id, value: 100, interval: "day" });
    debit(60);
    bank.clock.advance({ hours: 1 });
    const { rules, limit, reason } = bank.explain(declineOf(() => debit(90)).id);
    expect(reason).toBe("breaches_limit");
    expect(rules.find(({ outcome }) => outcome === "failed")?.facts).toEqual({
      direction: "debit",
      checked: 2,
      limit: tightest.id,
      metric: "volume",
      interval: "day",
      used: 60,
      requested: 90,
      remaining: 40,
      after: "2025-12-31T01:00:00.000Z",
      until: "2026-01-01T01:00:00.000Z",
    });
    expect(limit).toEqual({
      limitId: tightest.id,
      modelId: number.id,
      metric: "volume",
      interval: "day",
      value: 100,
      window: { after: "2025-12-31T01:00:00.000Z", until: "2026-01-01T01:00:00.000Z" },
      used: 60,
      requested: 90,
      remaining: 40,
    });
  });

  test("reports how many Limits passed, and the one with the smallest remaining amount", () => {
    const { account, number } = stage;
    const ofAccount = { metric: "volume", model_id: account.id, interval: "all_time" } as const;
    bank.limits.create({ ...ofAccount, value: 5_000 });
    const tightest = bank.limits.create({ metric: "volume", model_id: number.id, value: 3_000, interval: "week" });
    bank.limits.create({ ...ofAccount, value: 4_000 });
    const off = bank.limits.create({ ...ofAccount, value: 1 });
    bank.limits.update(off.id, { status: "inactive" });
    debit(60);
    const { rules, limit, text } = bank.explain(declineOf(() => debit(1_500)).id);
    expect(limit).toBe(null);
    expect(rules.find(({ reason }) => reason === "breaches_limit")).toMatchObject({
      outcome: "passed",
      facts: {
        direction: "debit",
        checked: 3,
        limit: tightest.id,
        metric: "volume",
        interval: "week",
        used: 60,
        requested: 1_500,
        remaining: 2_940,
        after: "2025-12-25T00:00:00.000Z",
        until: "2026-01-01T00:00:00.000Z",
      },
    });
    expect(text).toContain(
      `checked 3, limit ${tightest.id}, metric volume, interval week, used $0.60, requested $15.00, remaining $29.40`,
    );
  });

  test.each(transferKinds)("explains that $name was declined by `decline_reason` without evaluating a rule", (rail) => {
    const { number } = stage;
    const sending = { account_number_id: number.id, amount: 1, decline_reason: "entity_not_active" };
    const { id } = declineOf(() => rail.send(bank.network, sending));
    const explanation = bank.explain(id);
    expect(explanation).toMatchObject({ rail: rail.rail, decidedBy: "decline_reason", limit: null });
    expect(explanation.rules.filter(({ outcome }) => outcome !== "not_reached")).toEqual([]);
    expect(explanation.text).toMatch(
      new RegExp(`^${id} \\(${rail.rail}\\): entity_not_active\\. .*\`decline_reason\``),
    );
  });

  test("explains that the client declined, without rules", () => {
    const { id } = debit(1, { resolve_at: "2026-01-02T00:00:00Z" });
    const declined = declineOf(() => bank.inboundAchTransfers.decline(id, { reason: "duplicate_entry" }));
    expect(bank.explain(declined.id)).toEqual({
      declinedTransactionId: declined.id,
      rail: "ach",
      reason: "duplicate_entry",
      decidedBy: "client",
      conclusion: "The client declined it.",
      rules: [],
      limit: null,
      control: null,
      text: `${declined.id} (ach): duplicate_entry. The client declined it.`,
    });
  });

  test.each(transferKinds)("explains a decline by the id of $name", ({ send }) => {
    const sending = { account_number_id: stage.number.id, amount: 1, decline_reason: "entity_not_active" };
    let sent = "";
    const { id } = declineOf(() => {
      sent = send(bank.network, sending).id;
    });
    expect(bank.explain(sent)).toEqual(bank.explain(id));
  });

  test("explains a decline by the id of a Check Deposit", () => {
    const [file] = bank.files.list().data;
    const image = file?.id ?? "file_0";
    const images = { front_image_file_id: image, back_image_file_id: image };
    const deposit = bank.checkDeposits.create({ account_id: stage.account.id, amount: 1, ...images });
    const { id } = declineOf(() => bank.simulations.checkDeposits.reject(deposit.id));
    expect(bank.explain(deposit.id)).toEqual(bank.explain(id));
  });

  test.each([
    ["nothing", () => "declined_transaction_0"],
    ["another object", () => stage.account.id],
    ["a transfer that was not declined", () => debit(1).id],
  ])("refuses to explain the id of %s with 404, and changes nothing", (_, idOf) => {
    const explain = () => bank.explain(idOf());
    expect(explain).toThrow(BankError);
    expect(explain).toThrow(expect.objectContaining({ status: 404, type: "object_not_found_error" }));
    expect(explain).toThrow("Pass the id of a Declined Transaction, an inbound transfer,");
  });

  test("explains the state at the time of the decline", () => {
    const { id } = declineOf(() => debit(1_001));
    const before = bank.explain(id);
    bank.network.interestPayments.create({ account_id: stage.account.id, amount: 5_000 });
    bank.accountNumbers.update(stage.number.id, { status: "canceled" });
    bank.clock.advance({ days: 400 });
    expect(bank.explain(id)).toEqual(before);
  });

  test("returns an explanation that the caller cannot change", () => {
    const { id } = declineOf(() => debit(1_001));
    const { rules } = bank.explain(id);
    expect(() => (rules as unknown[]).pop()).toThrow(TypeError);
    expect(() => Object.assign(rules[0]?.facts ?? {}, { status: "canceled" })).toThrow(TypeError);
  });
});

test.each([
  [0, "$0.00 does not cover $0.01"],
  [5, "$0.05 does not cover $0.06"],
  [123_456, "$1,234.56 does not cover $1,234.57"],
])("prints a balance of %d that does not cover a debit in dollars", (balance, sentence) => {
  stage = stageWith(balance);
  bank = stage.bank;
  expect(bank.explain(declineOf(() => debit(balance + 1)).id).text).toContain(`The available balance of ${sentence}.`);
});

test("prints the facts of a Limit that counts debits as numbers", () => {
  bank.limits.create({ metric: "count", model_id: stage.account.id, value: 200, interval: "day" });
  const { text } = bank.explain(declineOf(() => debit(1_001)).id);
  expect(text).toMatch(/metric count, interval day, used 0, requested 1, remaining 200, after /);
});

test("prints the explanation of a decline rule by rule up to the one that decided", () => {
  const { text } = bank.explain(declineOf(() => debit(1_001)).id);
  expect(text.replace(/_[0-9a-z]{20}\b/g, "_…")).toMatchInlineSnapshot(`
    "declined_transaction_… (ach): insufficient_funds. The available balance of $10.00 does not cover $10.01. The first rule that fails decides:
      1. passed      ach_route_canceled: The Account Number is not canceled. (accountNumber account_number_…, status active)
      2. passed      ach_route_disabled: The Account Number is not disabled. (accountNumber account_number_…, status active)
      3. passed      group_locked: The Account is open. (account account_…, status open)
      4. passed      entity_not_active: The Entity that owns the Account is active. (entity entity_…, status active)
      5. passed      transaction_not_allowed: For a debit: The Account Number allows ACH debits. (direction debit, debitStatus allowed)
      6. passed      transaction_not_allowed: For a credit: The balance stays within the safe integers. (direction debit, amount $10.01, fits true)
      7. passed      breaches_limit: For a debit: The debit fits each active Limit of the Account, Account Number and Card. (direction debit, checked 0, limit none)
      8. FAILED      insufficient_funds: The available balance of $10.00 does not cover $10.01. (direction debit, amount $10.01, availableBalance $10.00)"
  `);
});
