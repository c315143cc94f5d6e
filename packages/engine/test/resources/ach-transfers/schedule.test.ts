import { describe, expect, test } from "vitest";
import { type Bank, type BankOptions, createBank, replay } from "../../../src/index.ts";
import { eventsOf, expectBalances } from "../../support/money.ts";
import { create } from "./stage.ts";

const live: readonly BankOptions[] = [{ environment: "live" }, { schedules: "live" }];

const jobs = (bank: Bank) =>
  bank.clock.due().flatMap(({ at, kind }) => (kind.startsWith("ach_transfers.") ? [[at, kind]] : []));

/** A bank on Friday, 2026-01-02, at 09:00 in New York. */
function openFriday(options: BankOptions): Bank {
  const bank = createBank(options);
  bank.clock.advanceTo("2026-01-02T14:00:00Z");
  return bank;
}

describe.each(live)("the schedule of ACH Transfers with %j (O-24, O-27)", (options) => {
  test("submits, acknowledges and settles a credit", () => {
    const bank = openFriday(options);
    const { id } = create(bank);
    expect(jobs(bank)).toEqual([["2026-01-02T14:30:00.000Z", "ach_transfers.submit"]]);
    expect(eventsOf(bank, () => bank.clock.advance({ minutes: 30 }))).toEqual([["ach_transfer.updated", id]]);
    expect(bank.achTransfers.retrieve(id).submission).toMatchObject({
      administrative_returns_expected_by: "2026-01-06T11:00:00.000Z",
      effective_date: "2026-01-02",
      expected_funds_settlement_at: "2026-01-02T18:00:00.000Z",
      expected_settlement_schedule: "same_day",
      submitted_at: "2026-01-02T14:30:00.000Z",
    });
    expect(jobs(bank)).toEqual([
      ["2026-01-02T14:45:00.000Z", "ach_transfers.acknowledge"],
      ["2026-01-02T18:00:00.000Z", "ach_transfers.settle"],
    ]);
    bank.clock.advance({ hours: 4 });
    expect(bank.achTransfers.retrieve(id)).toMatchObject({
      acknowledgement: { acknowledged_at: "2026-01-02T14:45:00.000Z" },
      settlement: { settled_at: "2026-01-02T18:00:00.000Z" },
      status: "submitted",
    });
    expect(jobs(bank)).toEqual([]);
  });

  test("keeps the money of a debit on hold until the second business day after its settlement", () => {
    const bank = openFriday(options);
    const { id, account_id } = create(bank, { amount: -100 });
    bank.clock.advanceTo("2026-01-06T10:59:59.999Z");
    expectBalances(bank, account_id, 100, 0);
    bank.clock.advance({ milliseconds: 1 });
    expectBalances(bank, account_id, 100);
    expect(bank.achTransfers.retrieve(id).inbound_funds_hold?.released_at).toBe("2026-01-06T11:00:00.000Z");
    expect(replay(bank.journal()).snapshot().toJSON()).toEqual(bank.snapshot().toJSON());
  });

  test("begins with the approval, goes on after acts of the network, and ends with a return", () => {
    const bank = openFriday(options);
    const { id } = create(bank, { require_approval: true });
    expect(jobs(bank)).toEqual([]);
    bank.achTransfers.approve(id);
    bank.network.achTransfers.submit(id);
    bank.network.achTransfers.acknowledge(id);
    expect(jobs(bank)).toEqual([["2026-01-02T18:00:00.000Z", "ach_transfers.settle"]]);
    bank.network.achTransfers.return(id, { reason: "account_closed" });
    expect(jobs(bank)).toEqual([]);
    bank.network.achTransfers.createNotificationOfChange(id, { corrected_account_number: "1" });
    const rejected = create(bank);
    bank.network.achTransfers.reject(rejected.id);
    expect(jobs(bank)).toEqual([]);
    bank.clock.advance({ days: 3 });
    expect(bank.achTransfers.retrieve(id)).toMatchObject({ settlement: null, status: "returned" });
    expect(bank.audit()).toEqual([]);
  });
});

test("a sandbox bank moves no ACH Transfer by itself (O-24)", () => {
  const bank = createBank();
  const transfer = create(bank);
  expect(jobs(bank)).toEqual([]);
  bank.clock.advance({ days: 60 });
  expect(bank.achTransfers.retrieve(transfer.id)).toEqual(transfer);
});

test("a live bank refuses the simulations over HTTP (D-23)", () => {
  const bank = createBank({ environment: "live" });
  const { id } = create(bank);
  expect(() => bank.simulations.achTransfers.submit(id)).toThrow("environment_mismatch_error (403)");
});
