import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { createBank, createPlatform } from "../../src/index.ts";
import { populatedBank } from "../proofs/populated-bank.ts";
import { send } from "../support/send.ts";

describe("console.log(bank)", () => {
  test("prints seed, clock, counts of objects, armed faults and the latest calls of a bank", () => {
    const bank = createBank({ seed: "a seed" });
    bank.accounts.create({ name: "Operating" });
    bank.faults.arm({ kind: "drop_after_commit", operation: "accounts.create", times: 2 });
    const { body } = send<{ id: string }>(bank, { method: "POST", path: "/accounts", body: { name: "x" } });
    bank.clock.advance({ days: 1 });
    expect(() => bank.accounts.retrieve("account_x")).toThrow("There is no account");
    expect(inspect(bank)).toBe(`Bank (sandbox, seed "a seed", clock 2026-01-02T00:00:00.000Z)
  objects: files 3, accounts 2, events 2, physicalCardProfiles 1, lockboxAddresses 1, entities 1, programs 1
  armed faults: drop_after_commit for accounts.create (1 left)
  latest calls:
    2. POST /accounts: 200 ${body.id} (drop_after_commit)
    3. clock from 2026-01-01T00:00:00.000Z to 2026-01-02T00:00:00.000Z
    4. GET /accounts/account_x: 404 object_not_found_error
  bank.trace() lists every call with its effects, bank.explain(id) explains a decline.`);
  });

  test("prints at most ten short lines without an API key for a bank with many objects", () => {
    const bank = populatedBank({});
    for (let number = 1; number <= 50; number++) bank.faults.arm({ kind: "latency" });
    expect(() => bank.accounts.retrieve("x".repeat(5_000) as never)).toThrow("There is no account");
    const lines = inspect(bank).split("\n");
    expect(lines.length).toBeLessThanOrEqual(10);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(300);
    expect(inspect(bank)).toContain("and 47 more");
    expect(inspect(bank)).not.toContain(bank.apiKey);
  });

  test("prints that a new bank has no calls", () => {
    expect(inspect(createBank()).split("\n").slice(2, 4)).toEqual(["  armed faults: none", "  calls: none"]);
  });

  test("prints one line for a bank within another object, such as a platform", () => {
    expect(inspect(createPlatform()).split("\n").slice(1, 3)).toEqual([
      '  live: Bank (live, seed "sandbank", clock 2026-01-01T00:00:00.000Z),',
      '  sandbox: Bank (sandbox, seed "sandbank", clock 2026-01-01T00:00:00.000Z),',
    ]);
  });
});

describe("a bank in an assertion", () => {
  test("serializes a bank as its summary", () => {
    const { environment, seed, clock, ...rest } = JSON.parse(JSON.stringify(createBank()));
    expect([environment, seed, clock]).toEqual(["sandbox", "sandbank", "2026-01-01T00:00:00.000Z"]);
    expect(Object.keys(rest)).toEqual(["objects", "armedFaults", "latestSteps", "more"]);
  });

  test("compares a bank as equal to itself, but not to another with the same summary", () => {
    const bank = createBank();
    expect(bank).toEqual(bank);
    expect({ bank }).toEqual({ bank });
    expect(bank).not.toEqual(createBank());
  });
});
