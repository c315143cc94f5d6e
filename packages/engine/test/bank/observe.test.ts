import { describe, expect, test, vi } from "vitest";
import { createBank, type JournalEntry, manualClock, replay, sealJournal, tickingClock } from "../../src/index.ts";

/** Collects the entries of a bank by their numbers, as a server that stores them does. */
function collecting(bank: ReturnType<typeof createBank>) {
  const entries = new Map<number, JournalEntry>();
  const stop = bank.observe({ entry: ({ number, entry }) => entries.set(number, entry) });
  return { entries, stop };
}

describe("bank.observe", () => {
  test("tells each entry once, with numbers that count on from the entries before", () => {
    const bank = createBank();
    bank.accounts.create({ name: "Before" });
    const { entries } = collecting(bank);
    bank.accounts.create({ name: "Observed" });
    bank.faults.arm({ kind: "latency" });
    expect([...entries.keys()]).toEqual([1, 2]);
    expect([...entries.values()].map(({ kind }) => kind)).toEqual(["call", "arm"]);
  });

  test("repeats the number of a clock move that a later one replaces", () => {
    const bank = createBank();
    const numbers: number[] = [];
    bank.observe({ entry: ({ number }) => numbers.push(number) });
    bank.clock.advance({ days: 1 });
    bank.clock.advance({ days: 1 });
    bank.accounts.create({ name: "After" });
    expect(numbers).toEqual([0, 0, 1]);
  });

  test("tells entries from which replay makes the same bank", () => {
    const bank = createBank();
    const { entries } = collecting(bank);
    const account = bank.accounts.create({ name: "Operating" });
    bank.simulations.interestPayments.create({ account_id: account.id, amount: 1_000 });
    bank.clock.advance({ days: 3 });
    bank.clock.advance({ hours: 1 });
    bank.handle({ method: "GET", path: "/accounts", headers: { authorization: `Bearer ${bank.apiKey}` } });
    const journal = bank.journal();
    expect([...entries.values()]).toEqual(journal.entries);
    expect(replay(journal).accounts.list()).toEqual(bank.accounts.list());
  });

  test("tells the requests that were handled, with those that change nothing", () => {
    const bank = createBank();
    const totals: number[] = [];
    bank.observe({ entry: ({ requests }) => totals.push(requests.total) });
    const headers = { authorization: `Bearer ${bank.apiKey}` };
    bank.handle({ method: "GET", path: "/accounts", headers });
    bank.accounts.create({ name: "Operating" });
    bank.handle({ method: "GET", path: "/accounts", headers });
    bank.handle({ method: "POST", path: "/accounts", headers, body: '{"name":"Savings"}' });
    expect(totals).toEqual([1, 3]);
  });

  test("tells nothing about a refused call", () => {
    const bank = createBank();
    const { entries } = collecting(bank);
    expect(() => bank.accounts.create({ name: "" })).toThrow();
    expect(entries.size).toBe(0);
  });

  test("undoes a call whose entry an observer refuses, and tells the next call", () => {
    const bank = createBank({ onBug() {} });
    const numbers: number[] = [];
    let isFull = false;
    bank.observe({
      entry({ number }) {
        if (isFull) throw new Error("The disk is full.");
        numbers.push(number);
      },
    });
    bank.accounts.create({ name: "One" });
    isFull = true;
    expect(() => bank.accounts.create({ name: "Refused" })).toThrow("The disk is full.");
    expect(bank.accounts.list().data.map(({ name }) => name)).toEqual(["One"]);
    isFull = false;
    bank.accounts.create({ name: "Two" });
    expect(numbers).toEqual([0, 1]);
    expect(bank.audit()).toEqual([]);
  });

  test("undoes a call of a fork that moved its clock on from a move of the bank", () => {
    const bank = createBank();
    bank.clock.advance({ days: 1 });
    const fork = bank.fork();
    fork.clock.advance({ days: 1 });
    const { entries } = fork.journal();
    fork.observe({
      entry() {
        throw new Error("The disk is full.");
      },
    });
    expect(() => fork.accounts.create({ name: "Refused" })).toThrow("The disk is full.");
    expect(fork.clock.now()).toBe("2026-01-03T00:00:00.000Z");
    expect(fork.journal().entries).toEqual(entries);
  });

  test("undoes, logs and throws the refusal of an entry, and reports no bug", () => {
    const onBug = vi.fn();
    const bank = createBank({ onBug });
    const body = { type: "storage_error", title: "Not kept.", detail: "The disk is full.", status: 503 };
    let refusal: Error = Object.assign(new Error("full"), { body });
    bank.observe({
      entry() {
        throw refusal;
      },
    });
    const headers = { authorization: `Bearer ${bank.apiKey}`, "content-type": "application/json" };
    const create = () => bank.handle({ method: "POST", path: "/accounts", headers, body: '{"name":"One"}' });
    expect(create).toThrow(refusal);
    expect(() => bank.accounts.create({ name: "One" })).toThrow(refusal);
    const step = { operation: "accounts.create", status: 503, error: body, requestId: null, objectId: null };
    expect(bank.trace().steps).toMatchObject([step, step]);
    expect(onBug).not.toHaveBeenCalled();
    expect(bank.journal().requests.total).toBe(0);
    refusal = Object.assign(new Error("full"), { body: { status: 503 } });
    expect(create().status).toBe(500);
    expect(onBug).toHaveBeenCalledOnce();
    expect(bank.accounts.list().data).toEqual([]);
  });

  test("tells a restart when the bank returns to another state", () => {
    const bank = createBank();
    const restart = vi.fn();
    bank.observe({ restart });
    bank.accounts.create({ name: "Operating" });
    bank.reset();
    expect(restart).toHaveBeenCalledOnce();
  });

  test("tells no entry of the other journal before the restart", () => {
    let time = Date.parse("2026-01-01T00:00:00Z");
    const bank = createBank({ clock: tickingClock(() => time) });
    const told: string[] = [];
    bank.accounts.create({ name: "Operating" });
    const snapshot = bank.snapshot();
    bank.reset();
    bank.observe({ entry: ({ entry }) => told.push(entry.kind), restart: () => told.push("restart") });
    time += 1_000;
    bank.restore(snapshot);
    expect(told).toEqual(["restart"]);
    expect(bank.journal().entries.map(({ kind }) => kind)).toEqual(["call", "resume"]);
  });

  test("tells each step of the trace, reads and refused calls included", () => {
    const bank = createBank();
    const step = vi.fn();
    bank.observe({ step });
    bank.accounts.list();
    expect(() => bank.accounts.retrieve("account_unknown")).toThrow();
    bank.clock.advance({ days: 1 });
    expect(step).toHaveBeenCalledTimes(3);
  });

  test("tells the jobs that the clock does", () => {
    const bank = createBank();
    const account = bank.accounts.create({ name: "Operating" });
    bank.simulations.interestPayments.create({ account_id: account.id, amount: 100_00 });
    const card = bank.cards.create({ account_id: account.id });
    bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 1_00 });
    const jobs: string[] = [];
    bank.observe({ job: ({ kind }) => jobs.push(kind) });
    bank.clock.advance({ days: 7 });
    expect(jobs).toEqual(["card_authorizations.expire"]);
  });

  test("tells what each job did: its object, how many, the amount and the outcome", () => {
    const bank = createBank({ schedules: "live" });
    const account = bank.accounts.create({ name: "Operating" });
    bank.simulations.interestPayments.create({ account_id: account.id, amount: 1_000_000_00 });
    const number = bank.accountNumbers.create({ account_id: account.id, name: "Payroll" });
    const card = bank.cards.create({ account_id: account.id });
    const { pending_transaction } = bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 1_00 });
    const payment = pending_transaction?.source.card_authorization?.card_payment_id;
    const resolve_at = "2026-01-02T00:00:00Z";
    const transfer = (amount: number) =>
      bank.simulations.inboundAchTransfers.create({ account_number_id: number.id, amount, resolve_at }).id;
    const [accepted, declined] = [transfer(50_00), transfer(-9_000_000_00)];
    const jobs: object[] = [];
    bank.observe({ job: ({ at: _, ...job }) => jobs.push(job) });
    bank.clock.advance({ days: 32 });
    const one = { count: 1, amount: null, outcome: null };
    expect(jobs).toContainEqual({ ...one, kind: "card_authorizations.expire", object: payment, amount: 1_00 });
    const resolved = { ...one, kind: "inbound_ach_transfers.resolve" };
    expect(jobs).toContainEqual({ ...resolved, object: accepted, amount: 50_00, outcome: "accepted" });
    expect(jobs).toContainEqual({ ...resolved, object: declined, amount: 9_000_000_00, outcome: "declined" });
    const paid = bank.transactions.list({ category: { in: ["interest_payment"] } }).data[0];
    expect(jobs).toContainEqual({ ...one, kind: "accounts.pay_monthly", object: null, amount: paid?.amount });
    const deleted = jobs.filter((job) => "kind" in job && job.kind === "events.retire") as { count: number }[];
    expect(deleted.reduce((sum, { count }) => sum + count, 0)).toBe(bank.trace({ last: 0 }).deletedEvents);
  });

  test("tells how many failed webhooks were deleted with their Events", () => {
    const bank = createBank();
    const subscription = bank.eventSubscriptions.create({ url: "http://127.0.0.1:9/hooks" });
    for (const name of ["Operating", "Payroll", "Taxes"]) bank.accounts.create({ name });
    const [first, ...others] = bank.webhooks.due();
    bank.webhooks.record(first?.id ?? "", { status: 204 });
    for (const { id } of others) bank.webhooks.record(id, { status: 500 });
    const failed = bank.webhooks.deliveries({ state: "failed" }).length;
    expect([failed, bank.webhooks.deliveries({ eventSubscriptionId: subscription.id }).length]).toEqual([3, 4]);
    const jobs: object[] = [];
    bank.observe({ job: (job) => jobs.push(job) });
    bank.clock.advance({ days: 31 });
    expect(jobs).toMatchObject([{ kind: "events.retire", deletedFailures: failed }]);
  });

  test("tells nothing any more after it was ended, and nothing about forks", () => {
    const bank = createBank();
    const { entries, stop } = collecting(bank);
    bank.fork().accounts.create({ name: "Fork" });
    stop();
    bank.accounts.create({ name: "Operating" });
    expect(entries.size).toBe(0);
  });
});

describe("sealJournal", () => {
  test("makes a journal of stored parts that replays to the same state", () => {
    const bank = createBank();
    const { entries } = collecting(bank);
    const { genesis } = bank.journal();
    bank.accounts.create({ name: "Operating" });
    bank.clock.advance({ days: 1 });
    const { requests } = bank.journal();
    const again = replay(sealJournal({ genesis, requests, entries: [...entries.values()] }));
    expect(again.snapshot().toJSON()).toEqual(bank.snapshot().toJSON());
  });
});

describe("replay from a snapshot", () => {
  test("makes the same bank of the snapshot and the entries after it", () => {
    const bank = createBank({ clock: manualClock("2026-03-01T00:00:00Z") });
    const account = bank.accounts.create({ name: "Operating" });
    bank.clock.advance({ days: 1 });
    const from = JSON.parse(JSON.stringify(bank.snapshot()));
    const { entries } = collecting(bank);
    bank.clock.advance({ days: 1 });
    bank.simulations.interestPayments.create({ account_id: account.id, amount: 1_000 });
    const { genesis, requests } = bank.journal();
    const again = replay(sealJournal({ genesis, requests, entries: [...entries.values()] }), { from });
    expect(again.snapshot().toJSON()).toEqual(bank.snapshot().toJSON());
    expect(again.audit()).toEqual([]);
  });
});
