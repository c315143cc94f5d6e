import { type Bank, type BankOptions, createBank, type Journal, type TraceStep } from "@sandbank/engine";
import { entriesAfter } from "@sandbank/view/session/part-of-journal";
import { sessionFile } from "@sandbank/view/session/session-file";
import { describe, expect, test } from "vitest";
import { extendSession, type OpenedSession, openSession } from "../../src/replay/open-session.ts";

function opened(bank: Bank, steps: readonly TraceStep[] = bank.trace().steps, earlier?: OpenedSession): OpenedSession {
  const file = JSON.parse(JSON.stringify(sessionFile("default", bank.journal(), steps)));
  return finish(openSession(file, earlier));
}

/** Adds what the bank recorded since. */
function extended(earlier: OpenedSession, bank: Bank): OpenedSession | null {
  const after = Math.max(0, earlier.overview.length - 2);
  const latest = earlier.content.steps.at(-1)?.number ?? 0;
  const steps = bank.trace().steps.filter(({ number }) => number >= latest);
  return finish(
    extendSession(earlier, JSON.parse(JSON.stringify({ after, journal: entriesAfter(bank.journal(), after), steps }))),
  );
}

function finish<Result>(replaying: Generator<number, Result>): Result {
  for (;;) {
    const { done, value } = replaying.next();
    if (done) return value;
  }
}

/** An Account with a Card and $50.00: $60.00 is declined, then an unknown Card is refused, then the clock moves. */
function session() {
  const bank = createBank();
  const account = bank.accounts.create({ name: "Operating" });
  const card = bank.cards.create({ account_id: account.id });
  bank.network.interestPayments.create({ account_id: account.id, amount: 50_00 });
  const { declined_transaction: declined } = bank.network.cardAuthorizations.create({
    card_id: card.id,
    amount: 60_00,
  });
  const path = "/simulations/card_authorizations";
  const headers = { authorization: `Bearer ${bank.apiKey}`, "content-type": "application/json" };
  bank.handle({ method: "POST", path, headers, body: JSON.stringify({ card_id: "card_unknown", amount: 1 }) });
  bank.clock.advance({ days: 2 });
  return { bank, account, card, declined: declined as NonNullable<typeof declined> };
}

const authorize = (card_id: string, amount: number) => ({
  method: "POST",
  path: "/simulations/card_authorizations",
  body: { card_id, amount },
});

describe("an opened session", () => {
  test("shows the webhooks of a test without a deliverer as not sent", async () => {
    const bank = createBank();
    const { id } = bank.eventSubscriptions.create({ url: "https://app.test/webhooks" });
    bank.accounts.create({ name: "Times out" });
    bank.clock.advance({ minutes: 1 });
    bank.accounts.create({ name: "Is due" });
    const file = sessionFile("default", bank.journal());
    const shown = async (failure: object) => {
      const { admin } = finish(openSession(JSON.parse(JSON.stringify({ ...file, failure }))));
      const read = async (name: string) => JSON.parse(JSON.stringify(await admin(name, { last: 9, limit: 0 }, 4)));
      const { steps } = await read("trace");
      const { data } = await read("attempts");
      const { counts } = await read("deliveries");
      const states = (attempts: { state: string }[]) => attempts.map(({ state }) => state);
      return [states(steps.flatMap(({ deliveries }: TraceStep) => deliveries)), states(data), data[1].error, counts];
    };
    const failure = { test: "pays", path: null, place: null, message: null, step: null };
    const counts = { subscription: id, planned: 0, succeeded: 0 };
    expect(await shown(failure)).toEqual([
      ["failed", "failed", "due"],
      ["failed", "failed", "due"],
      "There was no response within 10 seconds.",
      [{ ...counts, due: 1, failed: 2, canceled: 0 }],
    ]);
    const canceled = ["canceled", "canceled", "canceled"];
    expect(await shown({ ...failure, lacksDeliverer: true })).toEqual([
      canceled,
      canceled,
      "It was not sent, because the test used no `deliverer`.",
      [{ ...counts, due: 0, failed: 0, canceled: 3 }],
    ]);
  });

  test("has the failed test, with the number of its step in the replayed log of a fork", async () => {
    const { bank: base, card } = session();
    const bank = base.fork({ seed: "the test" });
    bank.accounts.list();
    bank.network.cardAuthorizations.create({ card_id: card.id, amount: 70_00 });
    bank.accounts.list();
    const { steps } = bank.trace();
    const failure = { test: "pays", path: "cards.test.ts", message: "expected null" };
    const file = { ...sessionFile("default", bank.journal(), steps), failure: { ...failure, step: 1 } };
    const { overview, admin } = finish(openSession(JSON.parse(JSON.stringify(file))));
    // The base has five entries, whose calls the replay makes again, and one read comes before the step.
    expect(overview.failure).toEqual({ ...failure, step: 7 });
    await expect(admin("trace", {}, overview.length)).resolves.toMatchObject({
      steps: expect.arrayContaining([expect.objectContaining({ number: 7, declines: [expect.anything()] })]),
    });
    const without = { ...file, failure: { ...failure, step: null } };
    expect(finish(openSession(JSON.parse(JSON.stringify(without)))).overview.failure).toEqual({
      ...failure,
      step: null,
    });
    expect(opened(bank).overview.failure).toBeNull();
  });

  test("answers admin reads as the bank does now", async () => {
    const { bank, account, declined } = session();
    const { admin, overview } = opened(bank);
    expect(overview).toMatchObject({ bank: "default", length: 5 });
    expect(await admin("explain", { id: declined.id }, 5)).toEqual(bank.explain(declined.id));
    expect(await admin("balance", { account: account.id }, 5)).toMatchObject({ current: 50_00, available: 50_00 });
    expect(await admin("clock.get", {}, 5)).toMatchObject({ now: bank.clock.now(), rate: 0 });
    expect(await admin("coverage", {}, 5)).toMatchObject({
      unreached: expect.not.arrayContaining(["endpoints accounts.create"]),
    });
    expect(await admin("trace", { last: 10 }, 5)).toEqual(bank.trace({ last: 10 }));
  });

  test("answers reads of an earlier instant without later changes", async () => {
    const { bank, account, declined } = session();
    const { admin, api } = opened(bank);
    await expect(admin("explain", { id: declined.id }, 3)).rejects.toMatchObject({
      status: 404,
      // The worker sends the body to the page.
      body: { status: 404, type: "nothing_declined_error" },
    });
    expect(await admin("trace", {}, 1)).toMatchObject({
      steps: [{ operation: "accounts.create", number: 1 }],
      omitted: 0,
    });
    expect(api({ method: "GET", path: `/accounts/${account.id}/balance` }, 2).body).toMatchObject({
      current_balance: 0,
    });
    expect(api({ method: "GET", path: `/accounts/${account.id}/balance` }, 3).body).toMatchObject({
      current_balance: 50_00,
    });
    expect(api({ method: "GET", path: "/accounts/account_unknown" }, 3).status).toBe(404);
  });

  test("pages its steps back", async () => {
    const { bank } = session();
    const { admin } = opened(bank);
    expect(await admin("trace", { last: 2, before: 4 }, 5)).toMatchObject({
      steps: [{ number: 2, operation: "cards.create" }, { number: 3 }],
      omitted: 1,
    });
  });

  test("marks declines and errors, and has the bank's time after each entry that moved the clock", () => {
    const { bank } = session();
    const { marks, times } = opened(bank).overview;
    expect(marks).toMatchObject([
      { kind: "decline", instant: 4 },
      { kind: "error", instant: 4 },
    ]);
    expect(times).toEqual([
      { instant: 0, time: Date.parse("2026-01-01") },
      { instant: 5, time: Date.parse("2026-01-03") },
    ]);
  });

  test("repeats the accepted calls if no steps were recorded with the journal", () => {
    const { bank } = session();
    expect(opened(bank, []).overview.marks.map(({ kind }) => kind)).toEqual(["decline"]);
  });

  test("puts replayed steps before those that the bank still had", async () => {
    const { bank } = session();
    const all = bank.trace().steps;
    for (const kept of [1, 2, 3, 4, 5, 6]) {
      const { steps } = (await opened(bank, all.slice(-kept)).admin("trace", {}, 5)) as { steps: TraceStep[] };
      expect(steps.map(({ entry }) => entry)).toEqual([1, 2, 3, 4, ...(kept >= 2 ? [4] : []), 5]);
    }
  });

  test("tries another amount in a fork, and changes nothing else", async () => {
    const { bank, card } = session();
    const { tryCall, admin } = opened(bank);
    const before = JSON.stringify([await admin("trace", {}, 5), await admin("journal", {}, 5)]);
    const approved = tryCall(authorize(card.id, 50_00), 3);
    expect(approved.response).toMatchObject({ status: 200, body: { declined_transaction: null } });
    expect(approved.step).toMatchObject({
      kind: "call",
      declines: [],
      events: [{ category: "pending_transaction.created" }, {}],
    });
    const declined = tryCall(authorize(card.id, 50_01), 3);
    expect(declined.step).toMatchObject({ declines: [{ reason: "insufficient_funds" }] });
    expect(JSON.stringify([await admin("trace", {}, 5), await admin("journal", {}, 5)])).toBe(before);
  });

  test("refuses operations that change the bank, with advice", async () => {
    const { bank } = session();
    const { admin, api } = opened(bank);
    await expect(admin("clock.advance", { duration: "1d" }, 5)).rejects.toMatchObject({
      status: 409,
      message: "clock.advance changes a bank or concerns a server. A session is only read: fork a bank to change it.",
    });
    expect(() => api({ method: "POST", path: "/accounts", body: { name: "New" } }, 5)).toThrow(
      "An instant of the past is only read. Go back to now, or fork the bank here.",
    );
    await expect(admin("audit", {}, 9)).rejects.toThrow("The session has 5 entries, so that it has no entry 9.");
  });

  test("does not limit its own reads, and leaves armed faults to the app", () => {
    const bank = createBank({ rateLimit: { perSecond: 1 } });
    bank.faults.arm({ kind: "internal_server_error" });
    const { api } = opened(bank);
    const statuses = [1, 2, 3].map(() => api({ method: "GET", path: "/accounts" }, 1).status);
    expect(statuses).toEqual([200, 200, 200]);
  });

  test("ends at a step, and at its time, although the move of the clock before it went on", async () => {
    const bank = createBank();
    const account = bank.accounts.create({ name: "Operating" });
    bank.clock.advance({ hours: 1 });
    const refused = bank.handle({ method: "GET", path: "/accounts" });
    bank.clock.advance({ hours: 1 });
    expect(refused.status).toBe(401);
    const { admin, api, overview } = opened(bank);
    expect(overview).toMatchObject({ length: 2, marks: [{ kind: "error", instant: 2, step: 3 }] });
    expect(await admin("trace", { last: 1 }, 2, 3)).toMatchObject({ omitted: 2, steps: [{ status: 401, number: 3 }] });
    const times = [2, 3, undefined].map((step) => admin("clock.get", {}, 2, step));
    expect(await Promise.all(times)).toMatchObject(
      ["01:00", "01:00", "02:00"].map((time) => ({ now: `2026-01-01T${time}:00.000Z` })),
    );
    expect(api({ method: "GET", path: `/accounts/${account.id}` }, 2, 3).status).toBe(200);
  });

  test("refuses a journal that was changed", () => {
    const { bank } = session();
    const journal: Journal = { ...bank.journal(), entries: [] };
    expect(() => [...openSession(sessionFile("default", journal))]).toThrow("the journal was changed or cut off");
  });
});

describe("a session that is extended", () => {
  const everything = async (session: OpenedSession, instant: number) => ({
    overview: session.overview,
    trace: await session.admin("trace", { last: 1000 }, instant),
    journal: await session.admin("journal", {}, instant),
    balances: session.api({ method: "GET", path: "/transactions" }, instant).body,
  });

  test("is the session that is opened whole, after each call and each move of the clock", async () => {
    const bank = createBank();
    let session = opened(bank);
    // A refused call is a step without an entry of its own.
    const headers = { authorization: `Bearer ${bank.apiKey}` };
    const refuse = () => bank.handle({ method: "GET", path: "/accounts/account_unknown", headers });
    refuse();
    session = extended(session, bank) as OpenedSession;
    expect(session.overview.marks).toHaveLength(1);
    const account = bank.accounts.create({ name: "Operating" });
    for (let round = 0; round < 90; round++) {
      if (round % 5 === 0) refuse();
      bank.network.interestPayments.create({ account_id: account.id, amount: 1_00 });
      bank.clock.advance({ hours: 1 });
      // The latest entry and the latest step are replaced by a longer move.
      if (round % 3 === 0) session = extended(session, bank) as OpenedSession;
      bank.clock.advance({ hours: 1 });
      bank.accounts.list();
      if (round % 2 === 0) session = extended(session, bank) as OpenedSession;
    }
    session = extended(session, bank) as OpenedSession;
    const whole = opened(bank, undefined, session);
    const { length } = whole.overview;
    expect(length).toBe(181);
    expect(await everything(session, length)).toEqual(await everything(whole, length));
    expect(await everything(session, 100)).toEqual(await everything(whole, 100));
  });

  test("replays the added entries only", () => {
    const bank = createBank();
    const create = (count: number) => {
      for (let index = 0; index < count; index++) bank.accounts.create({ name: "Operating" });
    };
    create(600);
    const session = opened(bank);
    create(300);
    const later = extended(session, bank) as OpenedSession;
    expect(session.content.timeline.checkpoints).toHaveLength(3);
    expect(later.content.timeline.checkpoints).toHaveLength(4);
    expect(later.content.timeline.checkpoints[2]).toBe(session.content.timeline.checkpoints[2]);
  });

  test.each([
    ["another history", { seed: "another" }],
    ["the same seed", {}],
  ])("does not extend a session of a bank that restarted with %s", (_, options) => {
    const session = opened(journalOfCalls({}, "Operating"));
    expect(extended(session, journalOfCalls(options, "Another"))).toBe(null);
    expect(extended(session, createBank(options))).toBe(null);
  });

  test("reports whether a journal that was read from the start continues the earlier one", () => {
    const bank = journalOfCalls({}, "Operating");
    const session = opened(bank);
    bank.accounts.create({ name: "One more" });
    expect(opened(bank, undefined, session).overview.isContinued).toBe(true);
    expect(opened(createBank(), undefined, session).overview.isContinued).toBe(false);
  });

  test("refuses a part that was changed", () => {
    const bank = journalOfCalls({}, "Operating");
    const session = opened(bank);
    const journal: Journal = { ...entriesAfter(bank.journal(), 1), entries: [] };
    expect(() => [...extendSession(session, { after: 1, journal, steps: [] })]).toThrow("changed or cut off");
  });
});

function journalOfCalls(options: BankOptions, name: string): Bank {
  const bank = createBank(options);
  for (let index = 0; index < 3; index++) bank.accounts.create({ name });
  return bank;
}
