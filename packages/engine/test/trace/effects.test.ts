import { describe, expect, test } from "vitest";
import { type Bank, createBank, manualClock, replay, type TraceStep, tickingClock } from "../../src/index.ts";
import { cardStage } from "../support/cards.ts";

function lastStep(bank: Bank): TraceStep {
  const step = bank.trace({ last: 1 }).steps[0];
  if (step === undefined) throw new Error("The trace is empty.");
  return step;
}

function categoriesOf({ events }: TraceStep): readonly string[] {
  return events.map(({ category }) => category);
}

/** A bank with an Account and an Account Number. */
function incoming(options: Parameters<typeof createBank>[0] = {}) {
  const bank = createBank(options);
  const account = bank.accounts.create({ name: "Operating" });
  const { id: account_number_id } = bank.accountNumbers.create({ account_id: account.id, name: "Incoming" });
  return { bank, account, account_number_id };
}

describe("the effects of a traced step", () => {
  test("traces a decline with its rules, as bank.explain returns it", () => {
    const { bank, card } = cardStage(10_00);
    const { declined_transaction } = bank.simulations.cardAuthorizations.create({
      card_id: card.id,
      amount: 50_00,
      merchant_descriptor: "Hotel Zephyr",
    });
    const step = lastStep(bank);
    const what = { amount: -50_00, description: "Hotel Zephyr" };
    expect(step.declines).toEqual([{ ...bank.explain(declined_transaction?.id ?? ""), ...what }]);
    expect(step.declines[0]).toMatchObject({ reason: "insufficient_funds", decidedBy: "rule" });
    expect(step.declines[0]?.rules.some(({ outcome }) => outcome === "failed")).toBe(true);
    expect(step.ledgerEntries).toEqual([]);
    expect(categoriesOf(step)).toContain("declined_transaction.created");
  });

  test("traces the ledger entries of each step", () => {
    const { bank, card, account } = cardStage(100_00);
    bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 20_00 });
    const { pending_transaction: pending } = bank.simulations.cardAuthorizations.create({
      card_id: card.id,
      amount: 30_00,
    });
    expect(lastStep(bank).ledgerEntries).toEqual([
      {
        at: "2026-01-01T00:00:00.000Z",
        from: account.id,
        to: `${account.id}/held`,
        amount: 30_00,
        reference: pending?.id,
        description: "EXAMPLE SHOP",
      },
    ]);
    bank.accounts.balance(account.id);
    expect(lastStep(bank)).toMatchObject({ ledgerEntries: [], events: [], declines: [] });
  });

  test("traces the delivery attempts of a step's Events in their present state", () => {
    const bank = createBank();
    bank.eventSubscriptions.create({ url: "https://example.com/webhooks", selected_event_categories: null });
    bank.accounts.create({ name: "Operating" });
    const step = lastStep(bank);
    expect(step.deliveries).toEqual(bank.webhooks.attempts({ eventId: step.events[0]?.id ?? "" }));
    expect(step.deliveries).toMatchObject([{ state: "due", category: "account.created" }]);
    bank.webhooks.record(step.deliveries[0]?.id ?? "", { status: 503, answer: "closed" });
    expect(lastStep(bank).deliveries).toMatchObject([{ state: "failed", status: 503, answer: "closed" }]);
  });

  test("omits Events older than 30 days from the trace, and keeps the others with their steps", () => {
    const { bank, account_number_id } = incoming();
    bank.clock.advance({ days: 31 });
    bank.simulations.inboundWireTransfers.create({ account_number_id, amount: 1_00 });
    const [created, numbered, advanced, wired] = bank.trace().steps;
    expect([created?.events, numbered?.events, advanced?.events]).toEqual([[], [], []]);
    expect(wired && categoriesOf(wired)).toEqual(
      bank.events.list({ order_by: { direction: "ascending" } }).data.map(({ category }) => category),
    );
    expect(wired?.ledgerEntries).toHaveLength(1);
  });

  test("traces what moves of the clock did, by kind and outcome, and joins moves that follow one another", () => {
    const { bank, card } = cardStage(100_00);
    bank.eventSubscriptions.create({ url: "https://example.com/webhooks" });
    bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 30_00 });
    bank.clock.advance({ days: 7 });
    const held = { kind: "card_authorizations.expire", outcome: null, count: 1, amount: 30_00 };
    expect(lastStep(bank)).toMatchObject({ ran: [held], deletedFailures: 0 });
    bank.clock.advance({ days: 31 });
    const deleted = bank.trace({ last: 0 }).deletedEvents;
    expect(lastStep(bank)).toMatchObject({
      ran: [held, { kind: "events.retire", outcome: null, count: deleted, amount: null, objects: [] }],
      deletedFailures: deleted - 3,
    });
    bank.accounts.list();
    bank.clock.advance({ days: 1 });
    expect(lastStep(bank)).toMatchObject({ ran: [], loanDates: [], deletedFailures: 0 });
  });

  test("returns a trace that is JSON", () => {
    const { bank, card } = cardStage(10_00);
    bank.eventSubscriptions.create({ url: "https://example.com/webhooks" });
    bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 50_00 });
    bank.clock.advance({ hours: 1 });
    bank.faults.arm({ kind: "latency" });
    expect(JSON.parse(JSON.stringify(bank.trace()))).toStrictEqual(bank.trace());
  });
});

test("names what an entry of the ledger is for: a Transaction, and the credit of a loan", () => {
  const bank = createBank();
  const { id: account_id } = bank.accounts.create({
    name: "Credit",
    funding: "loan",
    loan: { credit_limit: 100_00, grace_period_days: 5, statement_day_of_month: 1, statement_payment_type: "balance" },
  });
  const described = () => lastStep(bank).ledgerEntries.map(({ description }) => description);
  expect(described()).toEqual(["Credit limit"]);
  bank.simulations.interestPayments.create({ account_id, amount: 1_00 });
  expect(described()).toEqual(["Interest payment"]);
});

describe("a traced advance of the clock", () => {
  test("traces an advance with the expiration of an authorization", () => {
    const { bank, card, account } = cardStage(100_00);
    const { pending_transaction: pending } = bank.simulations.cardAuthorizations.create({
      card_id: card.id,
      amount: 30_00,
    });
    bank.clock.advance({ days: 8 });
    expect(lastStep(bank)).toMatchObject({
      kind: "advance",
      number: 4,
      at: "2026-01-01T00:00:00.000Z",
      to: "2026-01-09T00:00:00.000Z",
      ledgerEntries: [{ from: `${account.id}/held`, to: account.id, amount: 30_00, at: "2026-01-08T00:00:00.000Z" }],
    });
    expect(lastStep(bank).events).toContainEqual(
      expect.objectContaining({ category: "pending_transaction.updated", associated_object_id: pending?.id }),
    );
  });

  test("traces an advance with the interest of a live bank", () => {
    const { bank, account, account_number_id } = incoming({ environment: "live" });
    bank.network.inboundWireTransfers.create({ account_number_id, amount: 1_000_000_00 });
    bank.clock.advance({ days: 32 });
    const { ledgerEntries } = lastStep(bank);
    expect(ledgerEntries).toMatchObject([{ at: "2026-02-01T00:00:00.000Z", to: account.id }]);
    expect(categoriesOf(lastStep(bank))).toContain("transaction.created");
  });

  test("traces an advance with the decline of a live ACH debit", () => {
    const { bank, account_number_id } = incoming({ environment: "live" });
    bank.network.inboundAchTransfers.create({ account_number_id, amount: -5_00 });
    expect(lastStep(bank).declines).toEqual([]);
    bank.clock.advance({ days: 10 });
    expect(lastStep(bank)).toMatchObject({ kind: "advance", declines: [{ reason: "insufficient_funds" }] });
  });

  test("traces an advance with the deliveries of its own Events, not of earlier ones that time out", () => {
    const { bank, card } = cardStage(100_00);
    bank.eventSubscriptions.create({ url: "https://example.com/webhooks" });
    bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 30_00 });
    bank.clock.advance({ days: 8 });
    const [authorized, advanced] = bank.trace({ last: 2 }).steps;
    expect(authorized?.deliveries.every(({ state }) => state === "failed")).toBe(true);
    expect(authorized?.deliveries.length).toBe(authorized?.events.length);
    expect(advanced?.deliveries.map(({ eventId }) => eventId)).toEqual(advanced?.events.map(({ id }) => id));
    expect(advanced?.events.length).toBeGreaterThan(0);
  });

  test("joins consecutive advances without a call between them into one step", () => {
    const { bank, account_number_id } = incoming({ environment: "live" });
    bank.network.inboundWireTransfers.create({ account_number_id, amount: 1_000_000_00 });
    bank.clock.advance({ days: 32 });
    bank.clock.advanceTo("2026-03-02T00:00:00Z");
    expect(bank.trace().steps).toHaveLength(4);
    expect(lastStep(bank)).toMatchObject({
      ...{ number: 4, at: "2026-01-01T00:00:00.000Z", to: "2026-03-02T00:00:00.000Z" },
      ledgerEntries: [{ at: "2026-02-01T00:00:00.000Z" }, { at: "2026-03-01T00:00:00.000Z" }],
    });
    bank.accounts.list();
    bank.clock.advance({ days: 1 });
    expect(
      bank
        .trace()
        .steps.map(({ kind }) => kind)
        .slice(-3),
    ).toEqual(["advance", "call", "advance"]);
  });

  test("traces the advance of a deliverer as one step, however often it stops", () => {
    const bank = createBank();
    bank.eventSubscriptions.create({ url: "https://example.com/webhooks" });
    const attachment = bank.webhooks.attach({ wake() {}, abandon() {} });
    while (!attachment.stepTo("2026-01-02T00:00:00Z")) {}
    attachment.detach();
    expect(bank.trace().steps).toMatchObject([{ kind: "call" }, { kind: "advance", to: "2026-01-02T00:00:00.000Z" }]);
  });

  test("traces no refused advance, and none of zero", () => {
    const bank = createBank();
    bank.clock.advance({ days: 0 });
    expect(() => bank.clock.advance({ days: -1 })).toThrow(RangeError);
    expect(() => bank.clock.advanceTo("2020-01-01T00:00:00Z")).toThrow(RangeError);
    expect(bank.trace().steps).toEqual([]);
  });

  test("traces a ticking clock only when work was due", () => {
    let time = Date.parse("2026-01-01T00:00:00Z");
    const { bank, account_number_id } = incoming({ environment: "live", clock: tickingClock(() => time) });
    time += 1_000;
    bank.network.inboundWireTransfers.create({ account_number_id, amount: 1_000_000_00 });
    time += 32 * 86_400_000;
    bank.accounts.list();
    expect(bank.trace().steps).toMatchObject([
      { kind: "call" },
      { kind: "call" },
      { kind: "call", at: "2026-01-01T00:00:01.000Z" },
      { kind: "advance", to: "2026-02-02T00:00:01.000Z", ledgerEntries: [{}] },
      { kind: "call", at: "2026-02-02T00:00:01.000Z", ledgerEntries: [] },
    ]);
  });

  test("tells what a caller moved from what passed by itself, also in a replay", () => {
    let time = Date.parse("2026-01-01T00:00:00Z");
    const { bank, account_number_id } = incoming({ environment: "live", clock: tickingClock(() => time) });
    bank.network.inboundWireTransfers.create({ account_number_id, amount: 1_000_000_00 });
    const day = 86_400_000;
    const latest = ({ steps }: ReturnType<Bank["trace"]>) => steps.findLast(({ kind }) => kind === "advance");
    time += 32 * day;
    bank.clock.now();
    expect(latest(bank.trace())).toMatchObject({ to: "2026-02-02T00:00:00.000Z", movedMs: 0 });
    bank.clock.advance({ days: 1 });
    time += 1_000;
    bank.clock.advance({ days: 1 });
    const moved = { at: "2026-01-01T00:00:00.000Z", to: "2026-02-04T00:00:01.000Z", movedMs: 2 * day };
    expect(latest(bank.trace())).toMatchObject(moved);
    expect(latest(replay(bank.journal(), { trace: true }).trace())).toMatchObject(moved);
  });

  test("starts the trace at the time of the clock", () => {
    const bank = createBank({ clock: manualClock("2030-05-05T00:00:00Z") });
    bank.clock.advance({ days: 1 });
    expect(bank.trace()).toMatchObject({
      ...{ startedAt: "2030-05-05T00:00:00.000Z", now: "2030-05-06T00:00:00.000Z" },
      steps: [{ at: "2030-05-05T00:00:00.000Z", to: "2030-05-06T00:00:00.000Z" }],
    });
  });
});
