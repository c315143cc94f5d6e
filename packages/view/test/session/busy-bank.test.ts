import { type Bank, createBank, manualClock } from "@sandbank/engine";
import { expect, test } from "vitest";
import { exportTest } from "../../src/session/export-session.ts";
import { truncateJournal } from "../../src/session/part-of-journal.ts";
import { findFailure } from "../../src/session/run-test.ts";

/** Random numbers that are the same in each run. */
let random = 20_260_101;
function between(least: number, most: number): number {
  random = (random * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return Math.floor(least + (random / 2 ** 32) * (most - least + 1));
}

/** Moves the clock by some hours. A receiver fails, so that the bank retries each webhook. */
function wait(bank: Bank): void {
  const end = Date.parse(bank.clock.now()) + between(4, 12) * 3_600_000;
  for (;;) {
    for (const { id } of bank.webhooks.due()) bank.webhooks.record(id, { status: 503 });
    const [next] = bank.clock.due({ limit: 1 });
    if (next === undefined || Date.parse(next.at) > end) break;
    bank.clock.advanceTo(next.at);
  }
  bank.clock.advanceTo(new Date(end));
}

/** A bank with eight weeks of payments from and to two Accounts, of which every tenth or so was declined. */
function openBusyBank(): Bank {
  const bank = createBank({ clock: manualClock(new Date("2026-01-01T00:00:00Z")), schedules: "live" });
  const { interestPayments, inboundAchTransfers, cardAuthorizations, cardSettlements } = bank.simulations;
  const selected_event_categories = [{ event_category: "transaction.created" }] as const;
  bank.eventSubscriptions.create({ url: "https://app.test/hooks", selected_event_categories });
  const routes = ["Operating", "Payroll"].map((name) => {
    const { id: account_id } = bank.accounts.create({ name });
    const { id: account_number_id } = bank.accountNumbers.create({ account_id, name });
    const blocked = bank.accountNumbers.create({ account_id, name, inbound_ach: { debit_status: "blocked" } });
    const cards = [1, 2].map(() => bank.cards.create({ account_id }).id);
    for (const model_id of cards) bank.limits.create({ model_id, metric: "volume", interval: "week", value: 500_00 });
    interestPayments.create({ account_id, amount: 2_000_00 });
    return { account_number_id, blocked: blocked.id, cards };
  });
  for (let day = 0; day < 56; day++) {
    for (const { account_number_id, blocked, cards } of routes) {
      wait(bank);
      const card_id = cards[day % 2] as (typeof cards)[number];
      const { pending_transaction } = cardAuthorizations.create({ card_id, amount: between(20_00, 290_00) });
      inboundAchTransfers.create({ account_number_id, amount: between(1_00, 200_00) });
      wait(bank);
      if (pending_transaction !== null && day % 5 !== 0) {
        cardSettlements.create({ card_id, pending_transaction_id: pending_transaction.id });
      }
      if (day % 9 === 0) inboundAchTransfers.create({ account_number_id: blocked, amount: -between(1_00, 9_00) });
      if (day % 11 === 0) inboundAchTransfers.create({ account_number_id, amount: -9_000_00 });
    }
  }
  return bank;
}

const bank = openBusyBank();
const recorded = { journal: bank.journal(), steps: bank.trace().steps };

test.each(["breaches_limit", "insufficient_funds", "transaction_not_allowed"])(
  "the test of a decline in a bank with hundreds of calls and a thousand webhook attempts is short: %s",
  (reason) => {
    const declined = recorded.steps.findLast(({ declines }) => declines.some((each) => each.reason === reason));
    const part = truncateJournal(recorded, declined?.entry ?? 0);
    const { text, notes } = exportTest(part.journal, part, { failureOf: findFailure });
    const [, kept, all] = /^The test passes\. It has (\d+) of (\d+) calls\.$/.exec(notes[0] as string) ?? [];
    expect(text).toContain(`test("declines with ${reason}", () => {`);
    expect(Number(all)).toBeGreaterThan(300);
    expect(Number(kept)).toBeLessThanOrEqual(12);
  },
);

test("the test of a session without a decline says that the search for a shorter one ended", () => {
  const bank = createBank({ clock: manualClock(new Date("2026-01-01T00:00:00Z")) });
  const { id: account_id } = bank.accounts.create({ name: "Operating" });
  for (let amount = 1; amount <= 250; amount++) bank.simulations.interestPayments.create({ account_id, amount });
  const { notes } = exportTest(bank.journal(), bank.trace(), { failureOf: findFailure });
  expect(notes).toEqual([
    "The test passes. It has 251 of 251 calls.",
    "It was not shortened further, because the search ended after 20,000 repeated steps.",
  ]);
});
