import { describe, expect, test } from "vitest";
import { type Bank, createBank, replay, type TraceStep, tickingClock } from "../../src/index.ts";
import { stories } from "../golden/stories.ts";
import { openBankWithWorld } from "../support/money.ts";
import { send } from "../support/send.ts";

/** The names of the Accounts that the steps create, in order. */
function namesIn(steps: readonly TraceStep[]): unknown[] {
  return steps.map((step) => (step.kind === "call" ? (step.params as { name?: unknown }).name : step.kind));
}

function bankOf(...names: readonly string[]): Bank {
  const bank = createBank();
  for (const name of names) bank.accounts.create({ name });
  return bank;
}

/** The observable content of a bank apart from its trace. */
function digestOf(bank: Bank): string {
  return JSON.stringify([bank.journal(), bank.snapshot(), bank.coverage(), bank.unreadFields()]);
}

describe("bank.trace", () => {
  test("returns a trace without steps for a new bank", () => {
    expect(createBank({ seed: "any" }).trace()).toStrictEqual({
      seed: "any",
      forkSeeds: [],
      environment: "sandbox",
      startedAt: "2026-01-01T00:00:00.000Z",
      now: "2026-01-01T00:00:00.000Z",
      steps: [],
      omitted: 0,
      deletedEvents: 0,
      kept: { reads: 1_000, others: 10_000 },
      unusedFaults: [],
    });
  });

  test("counts the Events since its beginning that the bank has deleted", () => {
    const bank = bankOf("before");
    bank.clock.advance({ days: 1 });
    const fork = bank.fork();
    const deletedAfter = (days: number) => {
      fork.clock.advance({ days });
      return fork.trace({ last: 0 }).deletedEvents;
    };
    for (const name of ["one", "two"]) fork.accounts.create({ name });
    expect(deletedAfter(29)).toBe(0);
    fork.accounts.create({ name: "three" });
    expect(fork.events.list().data).toHaveLength(3);
    expect(deletedAfter(1)).toBe(2);
    expect(deletedAfter(29)).toBe(3);
    expect(fork.events.list().data).toEqual([]);
    fork.accounts.create({ name: "four" });
    expect(deletedAfter(0)).toBe(3);
    expect(bank.trace().deletedEvents).toBe(0);
    fork.reset();
    expect(fork.trace().deletedEvents).toBe(0);
  });

  test("joins advances also when a read or another step has just pushed out one of its kind", () => {
    const bank = createBank();
    for (let number = 1; number <= 1_001; number++) bank.accounts.list();
    for (let number = 1; number <= 3; number++) bank.clock.advance({ days: 1 });
    const { steps, omitted, now } = bank.trace();
    expect([steps.length, omitted]).toEqual([1_001, 1]);
    expect(steps.at(-1)).toMatchObject({ kind: "advance", number: 1_002, to: now });
  });

  test("returns the number of the latest step without reading the journal", () => {
    const { bank, world } = openBankWithWorld();
    bank.accounts.create({ name: "one" });
    const journal = { ...world.state.journal };
    Object.defineProperty(world.state.journal, "own", {
      get() {
        throw new Error("The journal was read.");
      },
    });
    const trace = bank.trace({ last: 0 });
    expect(trace.omitted).toBe(1);
    expect(() => trace.forkSeeds).toThrow("The journal was read.");
    Object.defineProperty(world.state.journal, "own", { value: journal.own });
    expect(trace.forkSeeds).toEqual([]);
  });

  test("returns only the latest steps with `last`", () => {
    const bank = bankOf("one", "two", "three");
    const { steps, omitted } = bank.trace({ last: 2 });
    expect([namesIn(steps), omitted, steps[0]?.number]).toEqual([["two", "three"], 1, 2]);
    expect(bank.trace({ last: 0 })).toMatchObject({ steps: [], omitted: 3 });
    expect(bank.trace({ last: 9 }).steps).toHaveLength(3);
  });

  test("returns the steps before a number with `before`, so that a reader can page back", () => {
    const bank = bankOf("one", "two", "three", "four");
    const page = bank.trace({ last: 2, before: 4 });
    expect([namesIn(page.steps), page.omitted, page.steps[0]?.number]).toEqual([["two", "three"], 1, 2]);
    expect(namesIn(bank.trace({ last: 2, before: 2 }).steps)).toEqual(["one"]);
    expect(bank.trace({ before: 1 })).toMatchObject({ steps: [], omitted: 0 });
    expect(namesIn(bank.trace({ before: 99 }).steps)).toEqual(["one", "two", "three", "four"]);
  });

  test("returns no steps before a number that the log has dropped", () => {
    const bank = createBank();
    for (let number = 1; number <= 1_500; number++) bank.accounts.list();
    expect(bank.trace({ before: 400 })).toMatchObject({ steps: [], omitted: 399 });
    expect(bank.trace({ before: 503 }).steps.map(({ number }) => number)).toEqual([501, 502]);
  });

  test("returns the steps after a number with `after`, so that a reader can continue", () => {
    const bank = bankOf("one", "two", "three", "four");
    expect(namesIn(bank.trace({ after: 2 }).steps)).toEqual(["three", "four"]);
    expect(namesIn(bank.trace({ after: 1, before: 4 }).steps)).toEqual(["two", "three"]);
    expect(namesIn(bank.trace({ after: 1, last: 1 }).steps)).toEqual(["four"]);
    expect(bank.trace({ after: 4 })).toMatchObject({ steps: [], omitted: 4 });
    expect(namesIn(bank.trace({ after: 0 }).steps)).toEqual(["one", "two", "three", "four"]);
  });

  test.each([
    ...[0, -1, 1.5, Number.NaN].map((value) => ["before", value, 1] as const),
    ...[-1, 1.5, Number.NaN].map((value) => ["after", value, 0] as const),
  ])("refuses %s: %s in a trace", (name, value, least) => {
    expect(() => createBank().trace({ [name]: value })).toThrow(
      `[sandbank] Failed to trace: ${name} is ${value}. Pass a whole number of ${least} or more.`,
    );
  });

  test("numbers the journal entries after each step, so that a replay until there makes the bank as it was", () => {
    const bank = createBank();
    const { id } = bank.accounts.create({ name: "one" });
    bank.accounts.list();
    bank.clock.advance({ days: 1 });
    send(bank, { method: "POST", path: "/accounts", body: JSON.stringify({ nam: "refused" }) });
    const account = bank.accounts.update(id, { name: "renamed" });
    const { steps } = bank.trace();
    expect(steps.map(({ kind, entry }) => [kind, entry])).toEqual([
      ["call", 1],
      ["call", 1],
      ["advance", 2],
      ["call", 2],
      ["call", 3],
    ]);
    const nameAfter = (until: number) => replay(bank.journal(), { until }).accounts.retrieve(id).name;
    expect(steps.map(({ entry }) => nameAfter(entry))).toEqual(["one", "one", "one", "one", account.name]);
  });

  test("numbers the journal entries also if a fork was made between two moves of the clock", () => {
    const bank = createBank();
    bank.clock.advance({ days: 1 });
    const fork = bank.fork();
    for (const each of [bank, fork]) {
      each.clock.advance({ days: 1 });
      each.accounts.create({ name: "One" });
      expect(each.trace().steps.at(-1)?.entry).toBe(each.journal().entries.length);
    }
  });

  test("numbers the journal entries of a fork and of a replayed bank from those that led to them", () => {
    const bank = bankOf("one", "two");
    const fork = bank.fork({ seed: "other" });
    const again = replay(bank.journal());
    for (const each of [fork, again]) each.accounts.create({ name: "three" });
    expect([fork, again].map((each) => each.trace().steps[0]?.entry)).toEqual([4, 3]);
  });

  test.each([-1, 1.5, Number.NaN, "2"])("refuses %s as `last` of a trace", (last) => {
    const bank = createBank();
    expect(() => bank.trace({ last: last as number })).toThrow("[sandbank] Failed to trace: last is");
    expect(() => bank.trace({ lats: 1 } as never)).toThrow('there is no option "lats"');
  });

  test("lists the armed faults that no request has met", () => {
    const bank = createBank();
    const used = bank.faults.arm({ kind: "latency", operation: "accounts.list", times: 2 });
    const unused = bank.faults.arm({ kind: "drop_after_commit", operation: "accounts.create" });
    expect(bank.trace().unusedFaults).toEqual([used, unused]);
    send(bank, { method: "GET", path: "/accounts" });
    expect(bank.trace().unusedFaults).toEqual([unused]);
    bank.faults.clear();
    expect(bank.trace().unusedFaults).toEqual([]);
  });

  test("starts a fork with an empty trace at its clock, and keeps the traces separate", () => {
    const bank = bankOf("before");
    bank.clock.advance({ days: 1 });
    const fork = bank.fork();
    const twin = bank.fork();
    fork.accounts.create({ name: "in the fork" });
    bank.accounts.create({ name: "after" });
    expect(fork.trace()).toMatchObject({ startedAt: "2026-01-02T00:00:00.000Z", omitted: 0, forkSeeds: [] });
    expect(namesIn(fork.trace().steps)).toEqual(["in the fork"]);
    expect(fork.trace().steps[0]).toMatchObject({ number: 1, events: [{ category: "account.created" }] });
    expect(twin.trace().steps).toEqual([]);
    expect(namesIn(bank.trace().steps)).toEqual(["before", "advance", "after"]);
  });

  test("lists the seeds of the forks that led to the bank", () => {
    const fork = createBank({ seed: "base" }).fork({ seed: "one" }).fork().fork({ seed: 2 });
    expect(fork.trace()).toMatchObject({ seed: "base", forkSeeds: ["one", "2"] });
    fork.accounts.create({ name: "x" });
    fork.reset();
    expect(fork.trace().forkSeeds).toEqual(["one", "2"]);
  });

  test.each([
    ["reset", (bank: Bank) => bank.reset()],
    ["restore", (bank: Bank) => bank.restore(bankOf("other", "world").snapshot())],
    ["restore from JSON", (bank: Bank) => bank.restore(JSON.parse(JSON.stringify(bankOf("other").snapshot())))],
  ])("starts an empty trace after a %s", (_, exchange) => {
    const bank = bankOf("one", "two", "three");
    bank.clock.advance({ days: 1 });
    exchange(bank);
    expect(bank.trace()).toMatchObject({ steps: [], omitted: 0, startedAt: "2026-01-01T00:00:00.000Z" });
    const { id } = bank.accounts.create({ name: "four" });
    expect(bank.trace().steps).toMatchObject([{ number: 1, events: [{ associated_object_id: id }] }]);
    expect(bank.trace().steps[0]?.events).toHaveLength(1);
  });

  test("starts the trace of a restored bank with a ticking clock at the time of the snapshot", () => {
    let time = Date.parse("2026-01-01T00:00:00Z");
    const bank = createBank({ environment: "live", clock: tickingClock(() => time) });
    const snapshot = bank.snapshot();
    time += 40 * 86_400_000;
    bank.restore(snapshot);
    bank.accounts.create({ name: "later" });
    expect(bank.trace()).toMatchObject({ startedAt: "2026-01-01T00:00:00.000Z", now: "2026-02-10T00:00:00.000Z" });
    expect(bank.trace().steps).toMatchObject([{ at: "2026-02-10T00:00:00.000Z", events: [{}] }]);
  });

  test.each(Object.keys(stories))("lists the accepted calls of the journal of %s after a traced replay", (name) => {
    const journal = (stories[name] as () => Bank)().journal();
    const again = replay(journal, { trace: true });
    const traced = again.trace().steps.flatMap((step) => (step.kind === "call" ? [step.operation ?? "disable"] : []));
    const accepted = journal.entries.flatMap((entry) => {
      if (entry.kind === "call") return [entry.operation];
      return entry.kind === "disable" ? ["disable"] : [];
    });
    expect(traced.length).toBeGreaterThan(0);
    expect(traced).toEqual(accepted.slice(-traced.length));
    expect(digestOf(again)).toBe(digestOf(replay(journal)));
  });

  test("traces a replay as the bank traced its own calls", () => {
    const bank = createBank();
    const account = bank.accounts.create({ name: "Operating" }, { idempotencyKey: "one" });
    const number = bank.accountNumbers.create({ account_id: account.id, name: "Payroll" });
    bank.network.inboundAchTransfers.create({ account_number_id: number.id, amount: -1_00 });
    bank.clock.advance({ days: 3 });
    bank.entities.disable(account.entity_id ?? "");
    expect(replay(bank.journal(), { trace: true }).trace()).toStrictEqual(bank.trace());
  });

  test("starts a replayed bank with an empty trace", () => {
    const bank = bankOf("one", "two");
    bank.clock.advance({ days: 1 });
    const again = replay(bank.journal());
    expect(again.trace()).toMatchObject({ steps: [], startedAt: "2026-01-02T00:00:00.000Z" });
    again.accounts.create({ name: "three" });
    expect(again.trace().steps).toMatchObject([{ number: 1, events: [{ category: "account.created" }] }]);
  });

  test("changes neither journal, snapshot nor coverage by reading the trace", () => {
    const [traced, other] = [bankOf("one"), bankOf("one")];
    for (const bank of [traced, other]) {
      bank.eventSubscriptions.create({ url: "https://example.com/webhooks" });
      bank.accounts.create({ name: "two" });
      if (bank === traced) traced.trace();
      bank.clock.advance({ days: 1 });
      bank.accounts.create({ name: "three" });
      if (bank === traced) traced.trace({ last: 1 });
    }
    expect(digestOf(traced)).toBe(digestOf(other));
    expect(JSON.stringify(traced.trace())).toBe(JSON.stringify(other.trace()));
  });

  test("keeps traced reads and refused calls out of the journal and the snapshot", () => {
    const [quiet, reading] = [bankOf("one"), bankOf("one")];
    reading.accounts.list();
    expect(() => reading.accounts.retrieve("account_x")).toThrow("There is no account");
    expect(reading.trace().steps).toHaveLength(3);
    expect(JSON.stringify([reading.journal(), reading.snapshot()])).toBe(
      JSON.stringify([quiet.journal(), quiet.snapshot()]),
    );
  });

  test("traces the reads of `decide` before the call that it decides", () => {
    const bank: Bank = createBank({
      decide: () => {
        bank.accounts.list({ limit: 1 });
        expect(() => bank.accounts.create({ name: "Not now" })).toThrow("can only read the bank");
        return { card_authorization: { decision: "approve" } };
      },
    });
    const account = bank.accounts.create({ name: "Operating" });
    bank.simulations.interestPayments.create({ account_id: account.id, amount: 100_00 });
    const { id: card_id } = bank.cards.create({ account_id: account.id });
    bank.simulations.cardAuthorizations.create({ card_id, amount: 5_00 });
    const [read, authorized] = bank.trace({ last: 2 }).steps;
    expect(read).toMatchObject({ operation: "accounts.list", status: 200, events: [] });
    expect(authorized).toMatchObject({ operation: "simulations.cardAuthorizations.create", ledgerEntries: [{}] });
  });
});
