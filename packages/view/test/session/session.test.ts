import { type Bank, createBank, manualClock } from "@sandbank/engine";
import { applySeed, parseSeed, type ScenarioName, scenarios } from "@sandbank/engine/scenarios";
import { describe, expect, test } from "vitest";
import { exportSeed, exportTest } from "../../src/session/export-session.ts";
import { findFailure } from "../../src/session/run-test.ts";

function openBank(): Bank {
  return createBank({ clock: manualClock(new Date("2026-01-01T00:00:00Z")) });
}

/** As a command reads them: from JSON. */
function exportedTest(bank: Bank) {
  const { journal, steps } = JSON.parse(JSON.stringify({ journal: bank.journal(), steps: bank.trace().steps }));
  return exportTest(journal, { steps }, { failureOf: findFailure });
}

/** Calls that have nothing to do with what follows. */
function makeNoise(bank: Bank): void {
  for (const name of ["One", "Two", "Three"]) {
    const { id } = bank.accounts.create({ name });
    bank.simulations.interestPayments.create({ account_id: id, amount: 100 });
    bank.clock.advance({ milliseconds: 7 });
  }
}

/** A bank that declined a card payment of $120.00, because a number of small payments did not make up its balance. */
function shortOfFunds(payments: number): Bank {
  const bank = openBank();
  const { id: account_id } = bank.accounts.create({ name: "Operating" });
  for (let amount = 1; amount <= payments; amount++) bank.simulations.interestPayments.create({ account_id, amount });
  const { id: card_id } = bank.cards.create({ account_id });
  bank.simulations.cardAuthorizations.create({ card_id, amount: 12_000 });
  return bank;
}

describe("the test of a session", () => {
  test("has the calls that lead to the latest decline, and no others", () => {
    const bank = openBank();
    makeNoise(bank);
    scenarios.decline("card", "breaches_limit").run(bank);
    bank.clock.advance({ days: 3 });
    makeNoise(bank);
    const { text, notes } = exportedTest(bank);
    expect(text).toBe(`import { createBank, manualClock } from "@sandbank/engine";
import { expect, test } from "vitest";

test("declines with breaches_limit", () => {
  const bank = createBank({ clock: manualClock(new Date("2026-01-01T00:00:00.000Z")) });
  const account = bank.accounts.create({ name: "Operating" });
  const card = bank.cards.create({ account_id: account.id });
  bank.limits.create({ model_id: card.id, metric: "volume", interval: "day", value: 50 });
  bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 400 });

  const declined = bank.declinedTransactions.list({ limit: 100 }).data;
  expect(declined.map(({ id }) => bank.explain(id).reason)).toEqual(["breaches_limit"]);
  expect(bank.accounts.balance(account.id)).toMatchObject({ current_balance: 0, available_balance: 0 });
  const events = bank.events.list({ limit: 100 }).data;
  expect(events.map(({ category }) => category)).toEqual([
    "card_payment.created",
    "declined_transaction.created",
    "card.created",
    "account.created",
  ]);
});
`);
    expect(notes).toEqual(["The test passes. It has 4 of 16 calls."]);
  });

  test("has another balance, and says so, if more than 20 calls made the balance of the session", () => {
    const { text, notes } = exportedTest(shortOfFunds(30));
    expect(text).toContain(`test("declines with insufficient_funds", () => {
  // This test has other values than the session, to have fewer than 33 calls.
  // In the session: The available balance of $4.65 does not cover $120.00.
  // In the test: The available balance of $0.00 does not cover $120.00.
  const bank = createBank({ clock: manualClock(new Date("2026-01-01T00:00:00.000Z")) });
  const account = bank.accounts.create({ name: "Operating" });
  const card = bank.cards.create({ account_id: account.id });
  bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 12_000 });
`);
    expect(notes).toEqual([
      "The test passes. It has 3 of 33 calls.",
      "This test has other values than the session, to have fewer than 33 calls.",
      "In the session: The available balance of $4.65 does not cover $120.00.",
      "In the test: The available balance of $0.00 does not cover $120.00.",
    ]);
  });

  test("keeps the Limit that declined, if another use of it is shorter", () => {
    const bank = openBank();
    const { id: account_id } = bank.accounts.create({ name: "Operating" });
    bank.simulations.interestPayments.create({ account_id, amount: 100_000 });
    const { id: card_id } = bank.cards.create({ account_id });
    for (const value of [10_000, 9_000]) {
      bank.limits.create({ model_id: card_id, metric: "volume", interval: "month", value });
    }
    for (let count = 1; count <= 25; count++)
      bank.simulations.cardAuthorizations.create({ card_id, amount: 100 + count });
    bank.simulations.cardAuthorizations.create({ card_id, amount: 12_000 });
    const { text } = exportedTest(bank);
    expect(text).toContain("In the session: The Limit allows $90.00 per month: $28.25 used, $61.75 remaining");
    expect(text).toContain("In the test: The Limit allows $90.00 per month: $0.00 used, $90.00 remaining");
    expect(text.match(/bank\.limits\.create/g)).toHaveLength(2);
  });

  test("refuses a call because of another balance, if more than 20 calls made the balance of the session", () => {
    const bank = openBank();
    const { id: account_id } = bank.accounts.create({ name: "Operating" });
    for (let amount = 1; amount <= 30; amount++) bank.simulations.interestPayments.create({ account_id, amount });
    expect(() => bank.accounts.close(account_id)).toThrow();
    const { text } = exportedTest(bank);
    expect(text).toContain(
      "In the session: The current balance of Account is $4.65. Bring it to zero, then close the Account.",
    );
    expect(text).toMatch(/In the test: The current balance of Account is \$\d+\.\d\d\. /);
    expect(text.match(/interestPayments/g)).toHaveLength(1);
  });

  test("has the balance of the session if 20 calls made it", () => {
    const { text, notes } = exportedTest(shortOfFunds(17));
    expect(notes).toEqual(["The test passes. It has 20 of 20 calls."]);
    expect(text).toContain("{ current_balance: 153, available_balance: 153 }");
  });

  test("names the entries that it leaves out, because no step can repeat them", () => {
    const bank = openBank();
    const subscription = bank.eventSubscriptions.create({ url: "https://app.test/hooks" });
    scenarios.decline("card", "breaches_limit").run(bank);
    bank.faults.arm({ kind: "latency", delayMs: 1, times: 1 });
    bank.webhooks.rotateSecret(subscription.id);
    expect(exportedTest(bank).notes[1]).toBe(
      "Left out, because no step can repeat them: 1 armed fault, 1 secret rotation.",
    );
  });

  test("has the call that was refused last", () => {
    const bank = openBank();
    makeNoise(bank);
    const { id } = bank.accounts.create({ name: "Closed" });
    bank.accounts.close(id);
    bank.clock.advance({ days: 1 });
    makeNoise(bank);
    const body = JSON.stringify({ account_id: id });
    const headers = { authorization: `Bearer ${bank.apiKey}`, "content-type": "application/json" };
    expect(bank.handle({ method: "POST", path: "/cards", headers, body }).status).toBe(409);
    makeNoise(bank);
    const { text } = exportedTest(bank);
    expect(text).toContain(`  const account = bank.accounts.create({ name: "Closed" });
  bank.accounts.close(account.id);
  expect(refusalOf(() => bank.cards.create({ account_id: account.id }))).toBe("invalid_operation_error");
`);
    expect(text.match(/bank\.\w+\.create/g)).toHaveLength(2);
  });

  test("is about a decline after a refused call, however many were declined before", () => {
    const bank = openBank();
    const { id: account_id } = bank.accounts.create({ name: "Operating" });
    const { id: card_id } = bank.cards.create({ account_id });
    const { cardAuthorizations } = bank.simulations;
    for (let count = 0; count < 100; count++) cardAuthorizations.create({ card_id, amount: 100 });
    expect(() => bank.accounts.retrieve("account_none")).toThrow();
    cardAuthorizations.create({ card_id, amount: 200 });
    expect(exportedTest(bank).text).toContain('test("declines with insufficient_funds"');
  });

  test("has no refused read from before the calls that the log keeps, because its place is not known", () => {
    const bank = openBank();
    const { id } = bank.accounts.create({ name: "Operating" });
    expect(() => bank.accounts.retrieve("account_none")).toThrow();
    for (const name of ["Payroll", "Taxes"]) bank.accounts.update(id, { name });
    const { steps } = bank.trace();
    const kept = { journal: bank.journal(), steps: steps.filter(({ number }) => number === 2 || number === 4) };
    expect(exportTest(kept.journal, kept, { failureOf: findFailure }).text).not.toContain("retrieve");
    const whole = { journal: bank.journal(), steps: steps.filter(({ number }) => number >= 2) };
    expect(exportTest(whole.journal, whole, { failureOf: findFailure }).text).toContain(
      'bank.accounts.retrieve("account_none")',
    );
  });

  test("is about balances and Events if nothing was declined or refused", () => {
    const bank = openBank();
    makeNoise(bank);
    const { text } = exportedTest(bank);
    expect(text).toContain('test("repeats the session"');
    expect(text.match(/current_balance: 100, available_balance: 100/g)).toHaveLength(3);
  });

  test("finds objects again in a bank that was opened by name, whose ids differ", () => {
    const seeded = openBank();
    seeded.accounts.create({ name: "Seeded" });
    const bank = seeded.fork({ seed: "worker-1" });
    scenarios.decline("card", "breaches_limit").run(bank);
    expect(exportedTest(bank).text).toMatch(/card_id: card\.id/);
  });

  test("keeps a clock move without which the outcome differs", () => {
    const bank = openBank();
    const { id } = bank.accounts.create({ name: "Operating" });
    bank.simulations.interestPayments.create({ account_id: id, amount: 1_000 });
    const card = bank.cards.create({ account_id: id });
    bank.limits.create({ model_id: card.id, metric: "volume", interval: "day", value: 500 });
    bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 400 });
    bank.clock.advance({ days: 2 });
    bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 400 });
    bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 400 });
    const { text } = exportedTest(bank);
    expect(text).toContain('toEqual(["breaches_limit"])');
    expect(text.match(/cardAuthorizations/g)?.length).toBeLessThanOrEqual(3);
  });

  test("takes an id that only an Event had from the Events, as the app did", () => {
    const bank = openBank().fork({ seed: "worker-1" });
    makeNoise(bank);
    scenarios.reach("reasons card_decline.real_time_decision_reason.insufficient_funds").run(bank);
    const { text, notes } = exportedTest(bank);
    expect(notes[0]).toBe("The test passes. It has 6 of 12 calls.");
    expect(text).toContain(`  const latestEvents = bank.events.list({
    category: { in: ["real_time_decision.card_authorization_requested"] },
    limit: 1,
  });
  bank.realTimeDecisions.action(latestEvents.data[0].associated_object_id, {
`);
    expect(text).not.toMatch(/"real_time_decision_\w{20}"/);
  });

  test("takes the id of an earlier Event, although a later Event has the same category", () => {
    const bank = openBank().fork({ seed: "worker-1" });
    const { id: account_id } = bank.accounts.create({ name: "Operating" });
    bank.simulations.interestPayments.create({ account_id, amount: 1_000 });
    const { id: card_id } = bank.cards.create({ account_id });
    const { id: event_subscription_id } = bank.eventSubscriptions.create({ url: "https://app.test/hooks" });
    for (const amount of [1, 2]) bank.simulations.cardAuthorizations.create({ card_id, amount, event_subscription_id });
    const category = "real_time_decision.card_authorization_requested";
    const [, first] = bank.events.list({ category: { in: [category] } }).data;
    const decline = { reason: "insufficient_funds" } as const;
    bank.realTimeDecisions.action(first?.associated_object_id as never, {
      card_authorization: { decision: "decline", decline },
    });
    const { text } = exportedTest(bank);
    expect(text).toMatch(/amount: 1,/);
    expect(text).toContain('toEqual(["webhook_declined"])');
  });

  test("leaves out idempotency keys, which a client sends with each call", () => {
    const bank = openBank();
    const { id: account_id } = bank.accounts.create({ name: "Operating" }, { idempotencyKey: "one" });
    const { id: card_id } = bank.cards.create({ account_id }, { idempotencyKey: "two" });
    bank.simulations.cardAuthorizations.create({ card_id, amount: 400 }, { idempotencyKey: "three" });
    const { text } = exportedTest(bank);
    expect(text).toContain("bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 400 });");
    expect(text).not.toContain("idempotencyKey");
  });

  test("leaves out the idempotency key of the call that was refused last", () => {
    const bank = openBank();
    const { id } = bank.accounts.create({ name: "Closed" }, { idempotencyKey: "one" });
    bank.accounts.close(id);
    expect(() => bank.cards.create({ account_id: id }, { idempotencyKey: "two" })).toThrow();
    expect(exportedTest(bank).text).toContain(
      'expect(refusalOf(() => bank.cards.create({ account_id: account.id }))).toBe("invalid_operation_error");',
    );
  });

  test("keeps an idempotency key that two calls have, if the second one is refused for that", () => {
    const bank = openBank();
    bank.accounts.create({ name: "One" }, { idempotencyKey: "other" });
    bank.accounts.create({ name: "Two" }, { idempotencyKey: "same" });
    expect(() => bank.accounts.create({ name: "Three" }, { idempotencyKey: "same" })).toThrow();
    const { text } = exportedTest(bank);
    expect(text.match(/idempotencyKey: "same"/g)).toHaveLength(2);
    expect(text).toContain('toBe("idempotency_key_already_used_error")');
    expect(findFailure(text)).toBeUndefined();
  });

  test("fails if the bank does something else", () => {
    const bank = openBank();
    scenarios.decline("card", "breaches_limit").run(bank);
    const { text } = exportedTest(bank);
    expect(findFailure(text)).toBeUndefined();
    expect(findFailure(text.replace("amount: 400", "amount: 4"))).toMatch(/is not \["breaches_limit"\]/);
  });
});

describe("the seed of a session", () => {
  const names: readonly ScenarioName[] = [
    "reasons card_decline.breaches_limit",
    "transitions card.status disabled -> canceled",
    "states check_deposit.status pending",
    "reasons ach_decline.user_initiated",
    "endpoints files.retrieve",
    "reasons card_decline.real_time_decision_reason.insufficient_funds",
  ];

  test.each(names)("makes a bank with the same balances, Events and declines: %s", (name) => {
    const bank = openBank();
    makeNoise(bank);
    scenarios.reach(name).run(bank);
    const { text } = exportSeed(JSON.parse(JSON.stringify(bank.journal())));
    const again = openBank();
    applySeed(again, parseSeed(JSON.parse(text)));
    const seen = (each: Bank) => ({
      balances: each.accounts.list().data.map(({ id }) => each.accounts.balance(id).current_balance),
      events: each.events.list({ limit: 100 }).data.map(({ category }) => category),
      declines: each.declinedTransactions.list().data.map(({ amount }) => amount),
    });
    expect(seen(again)).toEqual(seen(bank));
  });
});

describe("a session that steps cannot repeat", () => {
  test("is refused with the call, and with the id that no earlier step creates", () => {
    const bank = openBank();
    const { id: account_id } = bank.accounts.create({ name: "Operating" });
    bank.cards.create({ account_id });
    expect(() => exportSeed(bank.journal(), 1)).toThrow(
      `A step of the session cannot be repeated: cards.create. There is no account with the id "${account_id}" in this environment. Export the session --as journal.`,
    );
  });

  test("is refused with the call, if only its own bank has the id", () => {
    const bank = openBank().fork({ seed: "worker-1" });
    const { id: account_id } = bank.accounts.create({ name: "Operating" });
    bank.simulations.interestPayments.create({ account_id, amount: 1_000 });
    const { id: card_id } = bank.cards.create({ account_id });
    const { id: event_subscription_id } = bank.eventSubscriptions.create({ url: "https://app.test/hooks" });
    // So many that the latest Events do not have the first one.
    for (let count = 0; count < 101; count++) {
      bank.simulations.cardAuthorizations.create({ card_id, amount: 1, event_subscription_id });
    }
    const { id } = bank.realTimeDecisions.retrieve(
      [...bank.events.list({ limit: 100, order_by: { direction: "ascending" } }).data].find(
        ({ category }) => category === "real_time_decision.card_authorization_requested",
      )?.associated_object_id as never,
    );
    bank.realTimeDecisions.action(id, { card_authorization: { decision: "approve" } });
    expect(() => exportSeed(bank.journal())).toThrow(
      `A step of the session cannot be repeated: realTimeDecisions.action. There is no real_time_decision with the id "${id}" in this environment. Export the session --as journal.`,
    );
  });
});
