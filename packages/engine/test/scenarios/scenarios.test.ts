import { describe, expect, test } from "vitest";
import { requireRows } from "../../../../tests/support/rows.ts";
import { spread } from "../../../../tests/support/volume.ts";
import { type Bank, createBank, createPlatform, type DeclinedTransaction, tickingClock } from "../../src/index.ts";
import { programs } from "../../src/scenarios/programs.ts";
import { defineSeed, ScenarioError, type ScenarioName, scenarios } from "../../src/scenarios.ts";
import { populatedBank } from "../proofs/populated-bank.ts";

type Options = Parameters<typeof createBank>[0] & object;

/** Banks with many objects and two Programs, by their options. */
const populated = new Map<string, Bank>();

/** A bank with many objects whose coverage counts nothing yet. */
function bankWithObjects(options: Options): Bank {
  const key = JSON.stringify(options);
  const base = populated.get(key) ?? populatedBank(options);
  if (!populated.has(key)) base.network.programs.create({ name: "Second" });
  populated.set(key, base);
  const bank = createBank();
  bank.restore(base.snapshot());
  return bank;
}

/** The scenario names grouped by program, so that each program runs once. */
const groups: readonly (readonly ScenarioName[])[] = [
  ...Map.groupBy(scenarios.names(), (name) => scenarios.reach(name).steps).values(),
];

/** Runs the program of these names in a bank, and returns the names that the bank does not reach. */
function missed(names: readonly ScenarioName[], bank: Bank): readonly ScenarioName[] {
  try {
    scenarios.reach(names[0] as ScenarioName).run(bank);
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    return names;
  }
  const { unreached } = bank.coverage();
  return names.filter((name) => unreached.includes(name));
}

const optionsOf = ([name]: readonly ScenarioName[]) => scenarios.reach(name as ScenarioName).options;

describe("scenarios", () => {
  test("has a scenario for everything that a bank's coverage counts, and no other", () => {
    const file = "A file of packages/engine/src/scenarios/programs, followed by `npm run generate`,";
    requireRows({ file, rows: scenarios.names(), wanted: createBank().coverage().unreached });
  });

  test("reaches every scenario in a new bank twice, and leaves the bank sound", () => {
    for (const names of spread(groups, 4)) {
      const bank = createBank(optionsOf(names));
      expect(missed(names, bank)).toEqual([]);
      bank.clock.advance({ seconds: 1 });
      expect(missed(names, bank)).toEqual([]);
      expect(bank.audit(), names[0]).toEqual([]);
    }
  });

  test("gives a fork the state that every scenario has left in the bank, although an earlier fork has another", () => {
    for (const names of spread(groups, 8)) {
      const bank = createBank(optionsOf(names));
      bank.fork();
      missed(names, bank);
      expect([names[0], JSON.stringify(bank.fork().snapshot())]).toEqual([names[0], JSON.stringify(bank.snapshot())]);
    }
  });

  test("reaches every scenario in a fork of a bank with many objects and two Programs", () => {
    expect(spread(groups, 8).flatMap((names) => missed(names, bankWithObjects(optionsOf(names)).fork()))).toEqual([]);
  });

  test("reaches every scenario except the shipments of new Physical Cards in a live bank with many objects", () => {
    const live = spread(groups, 8).flatMap((names) =>
      missed(names, bankWithObjects({ ...optionsOf(names), environment: "live" })),
    );
    expect(live.filter((name) => !/physical_card.shipment.status pending -> (?!submitted)/.test(name))).toEqual([]);
  });

  test.each([0, 1, 2])(
    "reaches every scenario in a live bank whose clock ticks between two reads, phase %i",
    (phase) => {
      let reads = phase;
      const bank = createBank({ environment: "live", clock: tickingClock(() => Math.floor(reads++ / 3)) });
      const { explanation } = scenarios.decline("ach", "insufficient_funds").run(bank);
      expect(explanation.decidedBy).toBe("rule");
    },
  );

  test("has only steps that a seed may have", () => {
    for (const { steps } of programs) expect(() => defineSeed({ steps }), JSON.stringify(steps)).not.toThrow();
  });

  test("leaves the bank unchanged if a scenario fails", () => {
    const bank = createBank({ environment: "live" });
    const before = JSON.stringify(bank.snapshot());
    const { run } = scenarios.reach("transitions physical_card.shipment.status pending -> shipped");
    expect(() => run(bank)).toThrow(
      '[sandbank] Failed to run the scenario "transitions physical_card.shipment.status pending -> shipped": all steps succeeded, but the bank did not reach it.',
    );
    expect(JSON.stringify(bank.snapshot())).toBe(before);
  });

  test.each([
    ["nothing", undefined, "there is no bank. Pass what createBank() returned: run(bank)."],
    ["a platform", createPlatform(), "this is a platform. Pass one of its banks: run(platform.sandbox)."],
  ])("refuses to run a scenario in %s", async (_what, bank, why) => {
    const { run, runWith } = scenarios.reach("states card.status disabled");
    const error = new TypeError(`[sandbank] Failed to run the scenario "states card.status disabled": ${why}`);
    expect(() => run(bank as never)).toThrow(error);
    await expect(runWith({ bank: bank as never, deliverer: undefined as never })).rejects.toThrow(error);
  });

  test("names the required options of the bank when a scenario fails", () => {
    const { options, run } = scenarios.reach("errors rate_limited_error");
    expect(options).toEqual({ rateLimit: { perSecond: 1 } });
    expect(() => run(createBank())).toThrow(
      "steps[1] (GET /accounts): the bank accepted the step, but should refuse it with rate_limited_error. The bank is as it was before the first step. Open the bank with createBank(scenario.options): const bank = createBank({ rateLimit: { perSecond: 1 } });",
    );
  });

  test("reports the bank's response when a scenario meets an armed fault", () => {
    const bank = createBank();
    bank.faults.arm({ kind: "internal_server_error" });
    expect(() => scenarios.reach("errors insufficient_permissions_error").run(bank)).toThrow(
      "the bank returned internal_server_error (500), not insufficient_permissions_error",
    );
    expect(bank.faults.list()).toHaveLength(1);
  });

  test("prints a scenario as code, which opens a bank only for options", () => {
    expect(scenarios.reach("states card.status disabled").code).toBe(
      `const account = bank.accounts.create({ name: "Operating" });
const card = bank.cards.create({ account_id: account.id });
bank.cards.update(card.id, { status: "disabled" });`,
    );
    expect(scenarios.reach("errors environment_mismatch_error").code).toBe(
      `const bank = createBank({ environment: "live" });
bank.handle({
  method: "POST",
  path: "/simulations/programs",
  headers: { authorization: "Bearer " + bank.apiKey },
});
// responds with environment_mismatch_error`,
    );
  });

  test("does not disable the Entity of the bank's other Accounts", () => {
    const bank = createBank();
    const mine = bank.accounts.create({ name: "Mine" });
    scenarios.decline("ach", "entity_not_active").run(bank);
    expect(bank.entities.retrieve(mine.entity_id).status).toBe("active");
  });
});

describe("scenarios.decline", () => {
  test("returns the decline of a scenario, its explanation and the created objects", () => {
    const bank = createBank();
    const { declinedTransaction, explanation, card } = scenarios.decline("card", "breaches_limit").run(bank);
    expect(declinedTransaction).toEqual(bank.declinedTransactions.list().data[0]);
    expect(declinedTransaction.route_id).toBe(card.id);
    expect(explanation).toMatchObject({ reason: "breaches_limit", decidedBy: "rule" });
    expect(explanation.text).toContain("FAILED");
  });

  test("finds a scenario for every decline reason that coverage counts", () => {
    const reasons = scenarios.names().filter((name) => /^reasons (?!inbound_mail|invalid_api)/.test(name));
    const rails = { ach_decline: "ach", card_decline: "card", check_decline: "check", wire_decline: "wire" } as const;
    const railOf = (category: string) =>
      rails[category as keyof typeof rails] ?? category.replace(/^inbound_|_transfer_decline$|_rejection$/g, "");
    for (const name of reasons) {
      const [, category = "", reason = ""] = /^reasons (\w+)\.(.+)$/.exec(name) ?? [];
      const scenario = scenarios.decline(railOf(category) as "card", reason as "pin_mismatch");
      const declined: DeclinedTransaction = scenario.run(createBank()).declinedTransaction;
      expect([scenario.name, declined.source.category]).toEqual([name, category]);
    }
  });

  test("suggests rails and reasons for unknown ones", () => {
    // @ts-expect-error There is no such reason.
    expect(() => scenarios.decline("card", "breaches_limti")).toThrow(
      '[sandbank] Failed to find the scenario: the reason "breaches_limti" of the rail "card" is unknown. Use "breaches_limit" or',
    );
    // @ts-expect-error There is no such rail.
    expect(() => scenarios.decline("cards", "breaches_limit")).toThrow('the rail "cards" is unknown. Use "card" or');
  });
});

describe("scenarios.reach", () => {
  test("returns the named results of the steps of a scenario", () => {
    const bank = createBank();
    const { account } = scenarios.reach("states account.status closed").run(bank);
    expect(bank.accounts.retrieve(account.id).status).toBe("closed");
  });

  test("suggests names for an unknown scenario", () => {
    // @ts-expect-error There is no such state.
    expect(() => scenarios.reach("states account.status close")).toThrow(
      '"states account.status close" is unknown. Use "states account.status closed" or',
    );
  });
});
