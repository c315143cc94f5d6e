import { type Bank, createBank, manualClock } from "@sandbank/engine";
import { applySeed, parseSeed, type ScenarioName, scenarios } from "@sandbank/engine/scenarios";
import { describe, expect, test } from "vitest";
import { exportSeed, exportTest } from "../../src/session/export-session.ts";
import { failureOf } from "../../src/session/run-test.ts";
import { shorten } from "../../src/session/shorten.ts";

function openBank(): Bank {
  return createBank({ clock: manualClock(new Date("2026-01-01T00:00:00Z")) });
}

/** As a command reads them: from JSON. */
function exportedTest(bank: Bank) {
  const { journal, steps } = JSON.parse(JSON.stringify({ journal: bank.journal(), steps: bank.trace().steps }));
  return exportTest(journal, { steps }, { failureOf });
}

/** Calls that have nothing to do with what follows. */
function makeNoise(bank: Bank): void {
  for (const name of ["One", "Two", "Three"]) {
    const { id } = bank.accounts.create({ name });
    bank.simulations.interestPayments.create({ account_id: id, amount: 100 });
    bank.clock.advance({ milliseconds: 7 });
  }
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

  test("names what it leaves out, because no step can repeat it", () => {
    const bank = openBank();
    const subscription = bank.eventSubscriptions.create({ url: "https://app.test/hooks" });
    scenarios.decline("card", "breaches_limit").run(bank);
    bank.faults.arm({ kind: "latency", delayMs: 1, times: 1 });
    bank.webhooks.rotateSecret(subscription.id);
    expect(exportedTest(bank).notes[1]).toBe(
      "Left out, because no step can repeat it: 1 x armed fault, 1 x rotation of a secret.",
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

  test("fails if the bank does something else", () => {
    const bank = openBank();
    scenarios.decline("card", "breaches_limit").run(bank);
    const { text } = exportedTest(bank);
    expect(failureOf(text)).toBeUndefined();
    expect(failureOf(text.replace("amount: 400", "amount: 4"))).toMatch(/is not \["breaches_limit"\]/);
  });
});

describe("the seed of a session", () => {
  const names: readonly ScenarioName[] = [
    "reasons card_decline.breaches_limit",
    "transitions card.status disabled -> canceled",
    "states check_deposit.status pending",
    "reasons ach_decline.user_initiated",
    "endpoints files.retrieve",
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

describe("shortening", () => {
  test.each([
    [[3], [3]],
    [
      [0, 99],
      [0, 99],
    ],
    [[], []],
    [
      [10, 11, 50],
      [10, 11, 50],
    ],
  ])("keeps exactly what is needed: %j", (needed, expected) => {
    const all = Array.from({ length: 100 }, (_, index) => index);
    expect(shorten(all, (items) => needed.every((item) => items.includes(item)))).toEqual(expected);
  });
});
