import { describe, expect, test, vi } from "vitest";
import { type Bank, createBank, type SandbankBug } from "../../src/index.ts";
import { failAt } from "../support/interrupted-writes.ts";
import { send } from "../support/send.ts";

vi.mock(import("../../src/store/table.ts"), async (original) =>
  (await import("../support/interrupted-writes.ts")).interrupted(await original(), ["insert"]),
);

const NOTHING = { declines: [], ledgerEntries: [], events: [], deliveries: [] };

/** A bank with an Account Number, and the bugs that it reported. */
function stage() {
  const bugs: SandbankBug[] = [];
  const bank = createBank({ environment: "live", onBug: (bug) => void bugs.push(bug) });
  const account = bank.accounts.create({ name: "Operating" });
  const { id: account_number_id } = bank.accountNumbers.create({ account_id: account.id, name: "Incoming" });
  return { bank, bugs, account_number_id };
}

/** Makes the third write of a call fail, after two objects were created. */
function breakIn(act: () => unknown): void {
  expect(failAt(3, act)).toBe(true);
}

describe("the trace of a call that is rolled back after a bug (D-105)", () => {
  test("traces a rolled back call by HTTP with 500 and no effects, and the next call with its own", () => {
    const { bank, bugs } = stage();
    const sent = { method: "POST", path: "/accounts", body: { name: "Twice" } };
    expect(failAt(1, () => send(bank, sent))).toBe(true);
    const retried = send<{ id: string }>(bank, sent);
    const [broken, right] = bank.trace({ last: 2 }).steps;
    const reference = bugs[0]?.reference;
    expect(broken).toMatchObject({
      ...NOTHING,
      ...{ number: 3, operation: "accounts.create", params: { name: "Twice" }, status: 500, objectId: null },
      ...{ requestId: reference, error: { type: "internal_server_error", status: 500 } },
    });
    expect(right).toMatchObject({ number: 4, status: 200, events: [{ associated_object_id: retried.body.id }] });
  });

  test("traces a rolled back direct call with 500 and no effects", () => {
    const { bank, bugs, account_number_id } = stage();
    const wire = () => bank.network.inboundWireTransfers.create({ account_number_id, amount: 1_00 });
    breakIn(() => expect(wire).toThrow("It was undone"));
    const { id } = wire();
    const [broken, right] = bank.trace({ last: 2 }).steps;
    expect(broken).toMatchObject({ ...NOTHING, status: 500, error: { type: "internal_server_error" } });
    expect(right).toMatchObject({ status: 200, objectId: id, ledgerEntries: [{ amount: 1_00 }] });
    expect(right?.ledgerEntries).toHaveLength(1);
    expect(bugs).toEqual([]);
  });

  test("keeps the traced effects of the calls before a rolled back call", () => {
    const { bank, account_number_id } = stage();
    bank.network.inboundWireTransfers.create({ account_number_id, amount: 1_00 });
    const before = JSON.stringify(bank.trace().steps);
    breakIn(() =>
      expect(() => bank.network.inboundWireTransfers.create({ account_number_id, amount: 2_00 })).toThrow(),
    );
    expect(JSON.stringify(bank.trace().steps.slice(0, -1))).toBe(before);
  });

  test("traces an advance up to the failed job without effects, and continues from there", () => {
    const { bank, account_number_id } = stage();
    bank.network.inboundWireTransfers.create({ account_number_id, amount: 1_000_000_00 });
    expect(failAt(1, () => expect(() => bank.clock.advance({ days: 40 })).toThrow("accounts.pay_monthly"))).toBe(true);
    expect(bank.trace({ last: 1 }).steps).toMatchObject([
      { ...NOTHING, kind: "advance", to: "2026-02-01T00:00:00.000Z" },
    ]);
    bank.clock.advance({ days: 1 });
    expect(bank.trace({ last: 1 }).steps).toMatchObject([
      { ...NOTHING, kind: "advance", number: 4, at: "2026-01-01T00:00:00.000Z", to: "2026-02-02T00:00:00.000Z" },
    ]);
  });

  test("traces a `decide` that throws as a 500 with the reason, by HTTP and directly", () => {
    const bugs: SandbankBug[] = [];
    const bank: Bank = createBank({
      onBug: (bug) => void bugs.push(bug),
      decide: () => {
        throw new Error("not today");
      },
    });
    const account = bank.accounts.create({ name: "Operating" });
    bank.simulations.interestPayments.create({ account_id: account.id, amount: 100_00 });
    const { id: card_id } = bank.cards.create({ account_id: account.id });
    expect(() => bank.simulations.cardAuthorizations.create({ card_id, amount: 5_00 })).toThrow("not today");
    send(bank, { method: "POST", path: "/simulations/card_authorizations", body: { card_id, amount: 5_00 } });
    for (const step of bank.trace({ last: 2 }).steps) {
      expect(step).toMatchObject({
        ...NOTHING,
        status: 500,
        error: { detail: expect.stringMatching(/^Failed to decide .*not today/) },
      });
    }
    expect(bugs).toHaveLength(1);
  });
});
