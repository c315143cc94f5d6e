import { createBank, manualClock, type TraceStep, tickingClock } from "@sandbank/engine";
import { joinAttempts } from "@sandbank/view/words/ids";
import { describe, expect, test } from "vitest";
import { type LogRow, logRows } from "../../src/parts/steps/log-rows.ts";
import { describeOutcome } from "../../src/parts/steps/outcome.ts";
import { printShortTarget, readTarget } from "../../src/parts/steps/row-text.ts";
import { filterRows } from "../../src/screens/log/filter-rows.ts";

/** Three calls; the two Events after the subscription are delivered, the second one late. */
function steps(): readonly TraceStep[] {
  const bank = createBank({ clock: manualClock(new Date("2026-01-01T00:00:00Z")) });
  bank.eventSubscriptions.create({
    url: "https://app.test/hooks",
    selected_event_categories: [{ event_category: "account.created" }],
  });
  bank.accounts.create({ name: "Operating" });
  for (const { id } of bank.webhooks.due()) bank.webhooks.record(id, { status: 200 });
  bank.clock.advance({ hours: 1 });
  bank.accounts.create({ name: "Payroll" });
  for (const { id } of bank.webhooks.due()) bank.webhooks.record(id, { status: 500, answer: "no" });
  return bank.trace().steps;
}

const everything = { text: "", status: "", kind: "", attempts: "" };

describe("the rows of the log", () => {
  test("are found by the number of their step, as the report of a failed test prints it", () => {
    const found = filterRows(logRows(steps()), { ...everything, text: "#3" });
    expect(found.map(({ key }) => key)).toEqual(["3"]);
  });

  test("are calls, clock moves and deliveries, the newest first, with a delivery after its call", () => {
    const rows = logRows(steps());
    expect(
      rows.map(({ step, attempt }) => attempt?.state ?? (step.kind === "call" ? step.operation : "clock")),
    ).toEqual(["failed", "accounts.create", "clock", "succeeded", "accounts.create", "eventSubscriptions.create"]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });

  test("say how far moves of the clock in a row went, and to when", () => {
    const bank = createBank({ clock: manualClock(new Date("2026-01-01T00:00:00Z")) });
    const clockRow = () => logRows(bank.trace().steps).map(readTarget);
    bank.clock.advance({ minutes: 5 });
    expect(clockRow()).toEqual(["+5 min to 00:05:00"]);
    bank.clock.advance({ minutes: 5 });
    bank.clock.advance({ days: 2 });
    expect(clockRow()).toEqual(["+2 d to 3 Jan, 00:10:00"]);
  });

  test("tell a move of the clock from time that passed by itself", () => {
    let time = Date.parse("2026-01-01T00:00:00Z");
    const bank = createBank({ clock: tickingClock(() => time) });
    const { id: account_id } = bank.accounts.create({ name: "Operating" });
    bank.simulations.interestPayments.create({ account_id, amount: 100_00 });
    const card = bank.cards.create({ account_id });
    bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 40_00 });
    const clockRow = () => readTarget(logRows(bank.trace().steps)[0] as LogRow);
    time += 8 * 86_400_000;
    bank.clock.now();
    expect(clockRow()).toBe("+8 d by itself to 9 Jan, 00:00:00");
    bank.clock.advance({ minutes: 5 });
    expect(clockRow()).toBe("+5 min and 8 d by itself to 9 Jan, 00:05:00");
  });

  test("leave out the deliveries that were sent during a move of the clock, without a filter", () => {
    const bank = createBank({ clock: manualClock(new Date("2026-01-01T00:00:00Z")) });
    const account = bank.accounts.create({ name: "Operating" });
    const card = bank.cards.create({ account_id: account.id });
    bank.simulations.interestPayments.create({ account_id: account.id, amount: 5_000 });
    bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 1_000 });
    bank.eventSubscriptions.create({ url: "https://app.test/books/hooks" });
    bank.clock.advance({ days: 31 });
    for (const { id } of bank.webhooks.due()) bank.webhooks.record(id, { status: 200 });
    const rows = logRows(bank.trace().steps);
    const sent = rows.filter(({ step, attempt }) => attempt !== null && step.kind === "advance");
    expect(sent.length).toBeGreaterThan(0);
    expect(new Set(sent.map(printShortTarget))).toEqual(new Set(["…/books/hooks"]));
    expect(filterRows(rows, everything).filter((row) => sent.includes(row))).toEqual([]);
    expect(filterRows(rows, { ...everything, kind: "delivery" })).toEqual(expect.arrayContaining(sent));
  });

  test("are filtered by the status of the response, by operation, and by the attempts of a move", () => {
    const rows = logRows(steps());
    const kindsOf = (filter: Partial<typeof everything>) =>
      filterRows(rows, { ...everything, ...filter }).map(({ step, attempt }) => attempt?.state ?? step.kind);
    expect(kindsOf({ status: "failed" })).toEqual(["failed"]);
    expect(kindsOf({ status: "ok" })).toEqual(["call", "succeeded", "call", "call"]);
    expect(kindsOf({ kind: "clock" })).toEqual(["advance"]);
    expect(kindsOf({ kind: "delivery" })).toEqual(["failed", "succeeded"]);
    expect(kindsOf({ kind: "accounts.create" })).toEqual(["call", "call"]);
    const [failed, , , succeeded] = rows.map(({ key }) => key);
    expect(kindsOf({ attempts: joinAttempts([failed as string]) })).toEqual(["failed"]);
    expect(kindsOf({ attempts: joinAttempts([succeeded as string, failed as string]) })).toEqual([
      "failed",
      "succeeded",
    ]);
  });

  test("leave out reads, and deliveries that were sent at the instant of their call", () => {
    const bank = createBank({ clock: manualClock(new Date("2026-01-01T00:00:00Z")) });
    bank.eventSubscriptions.create({ url: "https://app.test/hooks" });
    bank.accounts.create({ name: "Operating" });
    bank.accounts.list();
    for (const { id } of bank.webhooks.due()) bank.webhooks.record(id, { status: 500, answer: "no" });
    const rows = logRows(bank.trace().steps);
    const shown = (kind: string) =>
      filterRows(rows, { ...everything, kind }).map(({ step, attempt }) => attempt?.state ?? Object(step).operation);
    expect(shown("")).toEqual(["accounts.list", "accounts.create", "eventSubscriptions.create"]);
    expect(shown("changes")).toEqual(["accounts.create", "eventSubscriptions.create"]);
    expect(shown("delivery")).toEqual(["failed", "failed"]);
  });

  test("have one row for the deliveries that were sent again together, and one for those that were sent late", () => {
    const bank = createBank({ clock: manualClock(new Date("2026-01-01T00:00:00Z")), schedules: "live" });
    bank.eventSubscriptions.create({ url: "https://app.test/hooks" });
    const answer = (status: number) => {
      for (const { id } of bank.webhooks.due()) bank.webhooks.record(id, { status });
    };
    for (const name of ["Operating", "Payroll"]) bank.accounts.create({ name });
    answer(500);
    bank.clock.advance({ minutes: 1 });
    answer(503);
    bank.accounts.list();
    bank.webhooks.replayMissing({ since: "2026-01-01T00:00:00Z" });
    answer(204);
    const shown = filterRows(logRows(bank.trace().steps), everything).filter(({ together }) => together !== undefined);
    expect(shown.map((row) => describeOutcome(row).text)).toEqual([
      "3 sent again: 3 delivered",
      "3 sent later: 3 failed (503)",
    ]);
    expect(filterRows(logRows(bank.trace().steps), { ...everything, kind: "delivery" })).toHaveLength(9);
  });

  test("have one row for moves of the clock without effect, with nothing but late deliveries between them", () => {
    const bank = createBank({ clock: manualClock(new Date("2026-01-01T00:00:00Z")), schedules: "live" });
    bank.eventSubscriptions.create({ url: "https://app.test/hooks" });
    bank.accounts.create({ name: "Operating" });
    for (const minutes of [1, 5, 30]) {
      for (const { id } of bank.webhooks.due()) bank.webhooks.record(id, { status: 500 });
      bank.clock.advance({ minutes });
    }
    const moves = filterRows(logRows(bank.trace().steps), everything).filter(({ step }) => step.kind === "advance");
    expect(moves.map((row) => [row.at, readTarget(row), describeOutcome(row).text])).toEqual([
      ["2026-01-01T00:00:00.000Z", "+36 min to 00:36:00", "nothing fell due"],
    ]);
    bank.clock.advance({ days: 31 });
    bank.accounts.list();
    bank.clock.advance({ minutes: 1 });
    const apart = filterRows(logRows(bank.trace().steps), everything).filter(({ attempt }) => attempt === null);
    expect(apart.slice(0, 3).map(({ step }) => step.kind)).toEqual(["advance", "call", "advance"]);
  });

  test("are found by what they show and by ids, and not by the rest of their JSON; words keep them folded", () => {
    const rows = logRows(steps());
    const [created] = filterRows(rows, { ...everything, text: "payroll" });
    expect(created?.step).toMatchObject({ operation: "accounts.create", params: { name: "Payroll" } });
    const id = created?.step.kind === "call" ? (created.step.objectId as string) : "";
    expect(filterRows(rows, { ...everything, text: id })).toHaveLength(2);
    expect(filterRows(rows, { ...everything, text: "app.test", kind: "delivery" })).toHaveLength(2);
    expect(filterRows(rows, { ...everything, text: "app.test" })).toHaveLength(1);
    expect(filterRows(rows, { ...everything, text: "program_id" })).toEqual([]);
  });
});
