import type { EventId } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import { type Bank, createBank, replay, type TraceStep } from "../../src/index.ts";
import { addDeletedEvent, createDeletedEvents, deletedBetween } from "../../src/log/deleted-events.ts";
import { openBankWithWorld } from "../support/money.ts";

const url = "https://example.com/webhooks";

/** Creates an Account, and records what the receiver responded to its Event. Returns the number of the step. */
function createDelivered(bank: Bank, status = 200): number {
  bank.accounts.create({ name: "Operating" });
  const { omitted: number } = bank.trace({ last: 0 });
  for (const { id } of bank.webhooks.due()) bank.webhooks.record(id, { status, answer: "closed" });
  return number;
}

function stepOf(bank: Bank, number: number): TraceStep {
  const step = bank.trace({ after: number - 1, before: number + 1 }).steps[0];
  if (step === undefined) throw new Error(`The log has no step ${number}.`);
  return step;
}

describe("the deliveries of a step", () => {
  test.each([200, 503])("stay in the log after 31 days with their attempts, if the receiver responds %s", (status) => {
    const bank = createBank();
    bank.eventSubscriptions.create({ url });
    const number = createDelivered(bank, status);
    const before = stepOf(bank, number);
    expect(before.deliveries).toMatchObject([{ category: "account.created", status, url }]);
    bank.clock.advance({ days: 31 });
    expect(bank.webhooks.attempts()).toEqual([]);
    expect(bank.events.list().data).toEqual([]);
    expect(stepOf(bank, number)).toEqual({ ...before, events: [] });
  });

  test("stay in the log with all attempts of the schedule", () => {
    const bank = createBank({ environment: "live" });
    bank.eventSubscriptions.create({ url });
    const number = createDelivered(bank, 500);
    bank.clock.advance({ days: 5 });
    const { deliveries } = stepOf(bank, number);
    expect(deliveries.length).toBeGreaterThan(3);
    expect(deliveries.every(({ state }) => state === "failed")).toBe(true);
    bank.clock.advance({ days: 31 });
    expect(stepOf(bank, number).deliveries).toEqual(deliveries);
  });

  test("stay in the log in the order of the Events, also of an advance during which the Events were deleted", () => {
    const bank = createBank({ environment: "live" });
    const account = bank.accounts.create({ name: "Operating" });
    const { id: account_number_id } = bank.accountNumbers.create({ account_id: account.id, name: "Incoming" });
    bank.network.inboundWireTransfers.create({ account_number_id, amount: 1_000_000_00 });
    bank.eventSubscriptions.create({ url, selected_event_categories: [{ event_category: "transaction.created" }] });
    const fork = bank.fork();
    // Interest is paid at the beginning of each month.
    fork.clock.advance({ days: 100 });
    const [step] = fork.trace().steps;
    expect(fork.trace().steps).toHaveLength(1);
    expect(step?.events.length).toBeLessThan(step?.deliveries.length ?? 0);
    const days = new Set(step?.deliveries.map(({ dueAt }) => dueAt.slice(0, 10)));
    expect(days.has("2026-02-01") && days.has("2026-03-01") && days.has("2026-04-01")).toBe(true);
    expect(step?.deliveries.map(({ dueAt }) => dueAt)).toEqual(step?.deliveries.map(({ dueAt }) => dueAt).toSorted());
    // The bank and its other forks have steps of their own.
    expect(bank.trace().steps.every(({ kind }) => kind === "call")).toBe(true);
  });

  test("stay in the log while one of them outlives its Event, and afterwards", () => {
    const bank = createBank();
    bank.eventSubscriptions.create({ url });
    const number = createDelivered(bank);
    bank.clock.advance({ days: 29, hours: 23, minutes: 59, seconds: 55 });
    bank.webhooks.resend(stepOf(bank, number).events[0]?.id as EventId);
    bank.clock.advance({ seconds: 5 });
    expect(bank.events.list().data).toEqual([]);
    const states = () => stepOf(bank, number).deliveries.map(({ state }) => state);
    expect(states()).toEqual(["succeeded", "due"]);
    bank.clock.advance({ seconds: 5 });
    expect(states()).toEqual(["succeeded", "failed"]);
    bank.clock.advance({ days: 31 });
    expect(bank.webhooks.attempts()).toEqual([]);
    expect(states()).toEqual(["succeeded", "failed"]);
  });

  test("are kept for the latest 20,000 deleted Events", () => {
    const deleted = createDeletedEvents();
    for (let number = 1; number <= 20_001; number++) addDeletedEvent(deleted, `event_${number}`, 2 * number);
    expect(deletedBetween(deleted, 1, 7).map(({ id }) => id)).toEqual(["event_2", "event_3"]);
    expect(deletedBetween(deleted, 40_001, 50_000).map(({ id }) => id)).toEqual(["event_20001"]);
    expect(deleted.byId.size).toBe(20_000);
  });

  test("are kept once if the deletion is undone and repeated", () => {
    const deleted = createDeletedEvents();
    for (const position of [1, 2, 1, 2, 3]) addDeletedEvent(deleted, `event_${position}`, position);
    expect(deletedBetween(deleted, 0, 9).map(({ id }) => id)).toEqual(["event_1", "event_2", "event_3"]);
  });

  test("are not kept for Events from before the log", () => {
    const { bank } = openBankWithWorld();
    bank.eventSubscriptions.create({ url });
    createDelivered(bank);
    const again = openBankWithWorld();
    again.bank.restore(bank.snapshot());
    again.bank.clock.advance({ days: 31 });
    expect(again.bank.events.list().data).toEqual([]);
    expect(again.world.log.deleted).toBeNull();
  });

  test("are those that the bank traced itself after a traced replay", () => {
    const bank = createBank();
    bank.eventSubscriptions.create({ url });
    createDelivered(bank, 500);
    bank.clock.advance({ days: 31 });
    const again = replay(bank.journal(), { trace: true });
    expect(again.trace().steps).toEqual(bank.trace().steps);
    expect(again.trace().steps[1]?.deliveries).toHaveLength(1);
    expect(JSON.stringify(again.snapshot())).toBe(JSON.stringify(bank.snapshot()));
  });
});
