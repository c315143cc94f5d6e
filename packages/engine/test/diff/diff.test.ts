import { describe, expect, test } from "vitest";
import { type Bank, type BankDiff, createBank, manualClock, replay, type Snapshot } from "../../src/index.ts";
import { populatedBank } from "../proofs/populated-bank.ts";
import { authorized, cardStage, paymentOf, simulate } from "../support/cards.ts";

/** A bank with an Account that has money, and a number to reach it by. */
function bankWithAccount() {
  const bank = createBank();
  const account = bank.accounts.create({ name: "Operating" });
  const number = bank.accountNumbers.create({ account_id: account.id, name: "Main" });
  bank.simulations.interestPayments.create({ account_id: account.id, amount: 100_00 });
  return { bank, account, number };
}

function idsIn({ resources }: BankDiff): Record<string, Record<string, string[]>> {
  return Object.fromEntries(
    resources.map(({ resource, created, changed, deleted }) => [
      resource,
      Object.fromEntries(
        Object.entries({ created, changed, deleted }).map(([kind, objects]) => [kind, objects.map(({ id }) => id)]),
      ),
    ]),
  );
}

describe("bank.diff", () => {
  test("finds no difference between a bank and its fork, snapshot or replay", () => {
    const bank = populatedBank({});
    const nothing = { resources: [], balances: [], clock: { before: bank.clock.now(), after: bank.clock.now() } };
    const json = JSON.parse(JSON.stringify(bank.snapshot()));
    for (const before of [bank, bank.fork(), bank.snapshot(), json, replay(bank.journal())]) {
      expect(bank.diff(before)).toEqual(nothing);
    }
  });

  test("lists the fields of a changed object with their values before and after", () => {
    const { bank, account, number } = bankWithAccount();
    const before = bank.snapshot();
    bank.accounts.update(account.id, { name: "Payroll" });
    bank.accountNumbers.update(number.id, { inbound_ach: { debit_status: "blocked" } });
    const { resources } = bank.diff(before);
    expect(resources.map(({ resource }) => resource)).toEqual(["accounts", "accountNumbers", "events"]);
    expect(resources.slice(0, 2).map(({ changed }) => changed)).toEqual([
      [{ id: account.id, type: "account", fields: [{ path: "name", before: "Operating", after: "Payroll" }] }],
      [
        {
          id: number.id,
          type: "account_number",
          fields: [{ path: "inbound_ach.debit_status", before: "allowed", after: "blocked" }],
        },
      ],
    ]);
  });

  test("lists an object that one state lacks as created, and as deleted in the other direction", () => {
    const { bank } = bankWithAccount();
    const before = bank.fork();
    const created = bank.accounts.create({ name: "New" });
    expect(bank.diff(before).resources[0]).toEqual({
      resource: "accounts",
      created: [created],
      changed: [],
      deleted: [],
    });
    expect(before.diff(bank).resources[0]).toEqual({
      resource: "accounts",
      created: [],
      changed: [],
      deleted: [created],
    });
  });

  test("compares two forks that created objects at the same position", () => {
    const { bank } = bankWithAccount();
    const [one, other] = [bank.fork({ seed: "one" }), bank.fork({ seed: "other" })];
    const [first, second] = [one.accounts.create({ name: "A" }), other.accounts.create({ name: "B" })];
    expect(idsIn(other.diff(one))["accounts"]).toEqual({ created: [second.id], changed: [], deleted: [first.id] });
  });

  test("lists both balances of an Account whose balances differ, and no other Account", () => {
    const { bank, account } = bankWithAccount();
    const idle = bank.accounts.create({ name: "Idle" });
    const before = bank.snapshot();
    bank.simulations.interestPayments.create({ account_id: account.id, amount: 50_00 });
    expect(bank.diff(before).balances).toEqual([
      { account: account.id, current: { before: 100_00, after: 150_00 }, available: { before: 100_00, after: 150_00 } },
    ]);
    expect(bank.diff(before).balances.map((each) => each.account)).not.toContain(idle.id);
  });

  test("counts the balances of an Account that one state lacks as 0", () => {
    const bank = createBank();
    const before = bank.snapshot();
    const account = bank.accounts.create({ name: "New" });
    bank.simulations.interestPayments.create({ account_id: account.id, amount: 5 });
    const restored = createBank();
    restored.restore(before);
    expect(bank.diff(before).balances[0]?.current).toEqual({ before: 0, after: 5 });
    expect(restored.diff(bank).balances[0]?.current).toEqual({ before: 5, after: 0 });
  });

  test("lists the available balance of a loan that only the time has changed", () => {
    const bank = createBank();
    const account = bank.accounts.create({
      name: "Loan",
      funding: "loan",
      loan: {
        credit_limit: 100_00,
        grace_period_days: 25,
        statement_day_of_month: 1,
        statement_payment_type: "balance",
        maturity_date: "2026-02-01",
      },
    });
    const before = bank.snapshot();
    bank.clock.advanceTo("2026-02-02T00:00:00Z");
    expect(bank.diff(before)).toMatchObject({
      clock: { before: "2026-01-01T00:00:00.000Z", after: "2026-02-02T00:00:00.000Z" },
      balances: [{ account: account.id, current: { before: 0, after: 0 }, available: { before: 100_00, after: 0 } }],
    });
  });

  test("lists the Events that the bank no longer keeps as deleted", () => {
    const { bank } = bankWithAccount();
    const events = bank.events.list({ order_by: { direction: "ascending" } }).data.map(({ id }) => id);
    const before = bank.snapshot();
    bank.clock.advance({ days: 31 });
    expect(idsIn(bank.diff(before))["events"]?.["deleted"]).toEqual(events);
  });

  test("names an element that a list gained, without a value before", () => {
    const stage = cardStage();
    const { bank } = stage;
    const { id: card_payment_id } = paymentOf(bank, authorized(stage));
    const before = bank.snapshot();
    simulate(bank, "cardIncrements", { card_payment_id, amount: 500 });
    const { elements } = bank.cardPayments.retrieve(card_payment_id);
    const { changed = [] } = bank.diff(before).resources.find(({ resource }) => resource === "cardPayments") ?? {};
    expect(changed[0]?.fields).toContainEqual({ path: "elements.1", after: elements[1] });
    expect(changed[0]?.fields).toContainEqual({ path: "state.incremented_amount", before: 0, after: 500 });
  });

  test("gives the same difference for a fork, which shares objects, and for the JSON of a snapshot, which shares none", () => {
    const bank = populatedBank({});
    const before = bank.fork();
    const json = JSON.parse(JSON.stringify(bank.snapshot()));
    const account = bank.accounts.create({ name: "More" });
    bank.simulations.interestPayments.create({ account_id: account.id, amount: 1 });
    bank.clock.advance({ days: 40 });
    const diff = bank.diff(before);
    expect(diff.resources.length).toBeGreaterThan(3);
    expect(bank.diff(json)).toEqual(diff);
    expect(JSON.parse(JSON.stringify(diff))).toEqual(diff);
  });

  test("moves both banks to the time of their time sources, and changes nothing else", () => {
    const bank = createBank({ clock: manualClock("2026-03-01T00:00:00Z") });
    const [text, other] = [JSON.stringify(bank.snapshot()), createBank()];
    expect(bank.diff(other).clock).toEqual({ before: "2026-01-01T00:00:00.000Z", after: "2026-03-01T00:00:00.000Z" });
    expect(JSON.stringify(bank.snapshot())).toBe(text);
  });

  test.each([
    [undefined, "there is no snapshot. Pass what bank.snapshot() returned, or its parsed JSON."],
    [{ version: 9 }, "the snapshot is of version 9, this engine reads version 1. Take it again with this engine."],
  ])("refuses to compare with %o", (before, why) => {
    const diff = () => createBank().diff(before as unknown as Snapshot | Bank);
    expect(diff).toThrow(`[sandbank] Failed to compare the states: ${why}`);
  });
});
