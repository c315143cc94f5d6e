import { createBank } from "@sandbank/engine";
import { expect, test } from "vitest";
import { inspectionReads } from "../../src/reads/inspection-reads.ts";
import type { ReadContext } from "../../src/reads/read-context.ts";

function open() {
  const bank = createBank({ schedules: "live" });
  const { id: account } = bank.accounts.create({ name: "Operating" });
  const { id: card_id } = bank.cards.create({ account_id: account });
  bank.simulations.interestPayments.create({ account_id: account, amount: 1_000_00 });
  bank.simulations.cardAuthorizations.create({ card_id, amount: 40_00 });
  return {
    bank,
    balanceAt: (at: string) => inspectionReads.balance({ served: { bank } } as ReadContext, { account, at }),
  };
}

test("a later balance has what falls due until then, and leaves the bank and its coverage as they are", () => {
  const { bank, balanceAt } = open();
  const before = [bank.clock.now(), bank.journal().entries.length, JSON.stringify(bank.coverage())];
  const { at, entries, holds } = balanceAt("2026-02-02T00:00:00.000Z");
  expect([at, holds]).toEqual(["2026-02-02T00:00:00.000Z", []]);
  expect(entries.slice(2).map(({ at, kind, after }) => [at.slice(0, 10), kind, after.available])).toEqual([
    ["2026-01-08", "released", 1_000_00],
    ["2026-02-01", "posted", 1_000_85],
  ]);
  expect([bank.clock.now(), bank.journal().entries.length, JSON.stringify(bank.coverage())]).toEqual(before);
});

test("a balance of more than a year later is refused", () => {
  expect(() => open().balanceAt("2030-01-01T00:00:00Z")).toThrow(
    "The bank is at 2026-01-01T00:00:00.000Z, and 2030-01-01T00:00:00.000Z is more than a year later. Use an earlier instant.",
  );
});
