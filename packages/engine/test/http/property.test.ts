import { endpoints, type OperationName } from "@sandbank/contract";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Bank, type BankOptions, createBank } from "../../src/index.ts";
import { createMet, judge } from "../support/judge.ts";
import { requestsOf, strangeRequests } from "../support/requests.ts";

/** For each group and seed. A run has 1 to 60 in a row, 25 or more on average. */
const REQUESTS = 20_000;
const RUNS = REQUESTS / 25;

/** The same on every machine, and one of this run. A failure prints its seed and path. */
const seeds = { fixed: 20_260_101, fresh: Math.floor(Math.random() * 0x7fff_ffff) };
console.info(`[sandbank] The fresh seed of the property tests over HTTP is ${seeds.fresh}.`);

const names = Object.keys(endpoints) as OperationName[];
const unserved = createBank().coverage().endpoints.unserved;
const startingWith = (prefix: string) =>
  names.filter((name) => name.startsWith(`${prefix}.`) && !unserved.includes(name));

const groups = ["accounts", "transactions", "events", "entities", "programs", "simulations"].map((prefix) => ({
  group: prefix,
  operations: startingWith(prefix),
  requests: requestsOf(startingWith(prefix)),
}));
const grouped = new Set(groups.flatMap(({ operations }) => operations));
const others = names.filter((name) => !grouped.has(name));

const table = [
  ...groups,
  {
    group: "all other operations, and unknown paths",
    operations: others.filter((name) => !unserved.includes(name)),
    requests: others.length === 0 ? strangeRequests : fc.oneof(requestsOf(others), strangeRequests),
  },
];

/** A bank with something in it, so that right requests exist: open, closed and loan Accounts, money, Events. */
function furnished(options: BankOptions): Bank {
  const bank = createBank(options);
  const [operating, closed] = ["Operating", "Closed"].map((name) => bank.accounts.create({ name }));
  bank.accounts.create({
    name: "Loan",
    funding: "loan",
    loan: { credit_limit: 1_000, grace_period_days: 1, statement_day_of_month: 1, statement_payment_type: "balance" },
  });
  if (closed !== undefined) bank.accounts.close(closed.id);
  if (operating !== undefined && options.environment !== "live") {
    bank.simulations.interestPayments.create({ account_id: operating.id, amount: 500 });
  }
  return bank;
}

/** By name, which is what a failure prints. */
const banks = {
  sandbox: furnished({}),
  ignoring: furnished({ unknownFields: "ignore" }),
  live: furnished({ environment: "live" }),
};
const bankNames = fc.constantFrom<(keyof typeof banks)[]>("sandbox", "sandbox", "sandbox", "ignoring", "live");

describe.each(table)("any request to $group", ({ operations, requests }) => {
  const met = createMet();

  test.each(Object.entries(seeds))(
    "is answered, or refused with nothing changed: seed %s",
    (_, seed) => {
      const drafts = fc.array(requests, { minLength: 1, maxLength: 60, size: "max" });
      const property = fc.property(bankNames, drafts, (name, inARow) => judge(banks[name].fork(), inARow, met));
      fc.assert(property, { seed, numRuns: RUNS });
    },
    60_000,
  );

  test("is met often enough, and accepted often enough, to mean something", () => {
    expect(met.requests).toBeGreaterThanOrEqual(2 * REQUESTS);
    const rare = operations.filter((name) => (met.accepted.get(name) ?? 0) < 100);
    expect(rare).toEqual([]);
    expect([...met.errors]).toEqual(expect.arrayContaining(["invalid_api_key_error", "api_method_not_found_error"]));
  });
});
