import { type BankOptions, type BankRequest, createBank, createPlatform, manualClock, replay } from "@sandbank/engine";
import { describe, expect, test } from "vitest";

describe("createBank", () => {
  test.each([
    [{ sede: 1 }, 'there is no option "sede". Did you mean "seed"? Use environment, seed,'],
    [{ schedule: "live" }, 'there is no option "schedule". Did you mean "schedules"? Use environment, seed,'],
    [{ receivers: {} }, 'there is no option "receivers". Use environment, seed,'],
    [[], "the options are not an object."],
    [{ environment: "production" }, 'environment must be "sandbox" or "live", not "production"'],
    [{ unknownFields: "drop" }, 'unknownFields must be "reject" or "ignore", not "drop"'],
    [{ clock: "2026-01-01" }, "clock must be made by manualClock() or tickingClock()"],
    [{ apiKeys: "abc" }, "apiKeys must be an array of keys"],
    [{ apiKeys: [] }, "apiKeys must hold at least one key"],
    [{ apiKeys: [1] }, "apiKeys must hold at least one key, none empty or with white space"],
    [{ apiKeys: ["a b"] }, "apiKeys must hold at least one key, none empty or with white space"],
    [{ rateLimit: { perSecond: 0 } }, "rateLimit.perSecond must be a whole number of 1 or more"],
    [{ accountRevenueRate: 0.01 }, "accountRevenueRate must be a decimal as text"],
    [{ httpReceivers: "localhost" }, "httpReceivers must be a list of hosts of this machine"],
    [{ httpReceivers: ["example.com"] }, "httpReceivers must be a list of hosts of this machine"],
    [{ decide: "approve" }, "decide must be a function"],
  ])("refuses to create a bank with %o", (options, why) => {
    expect(() => createBank(options as unknown as BankOptions)).toThrow(TypeError);
    expect(() => createBank(options as unknown as BankOptions)).toThrow(`[sandbank] Failed to open the bank: ${why}`);
  });

  test("accepts the options of a bank", () => {
    const bank = createBank({ apiKeys: ["one", "two"], accountRevenueRate: "0.02", clock: manualClock(new Date(0)) });
    expect(bank.apiKey).toBe("one");
    expect(bank.accounts.create({ name: "A" })).toMatchObject({
      account_revenue_rate: "0.02",
      created_at: "1970-01-01T00:00:00.000Z",
    });
  });
});

describe("programming mistakes", () => {
  const bank = createBank();
  const untyped = bank as unknown as Record<string, (...args: unknown[]) => unknown> & {
    accounts: Record<string, (...args: unknown[]) => unknown>;
    faults: Record<string, (...args: unknown[]) => unknown>;
  };
  test.each<[string, () => unknown, string]>([
    [
      "a misspelled option of a call",
      () => untyped.accounts["create"]?.({ name: "A" }, { idempotency_key: "a" }),
      '[sandbank] Failed to call accounts.create: there is no option "idempotency_key". Use idempotencyKey.',
    ],
    [
      "a body that is not text",
      () => untyped["handle"]?.({ method: "POST", path: "/accounts", body: { name: "A" } }),
      "must be text",
    ],
    ["a request without a path", () => untyped["handle"]?.({}), "must be text"],
    [
      "a misspelled option of a fault",
      () => untyped.faults["arm"]?.({ kind: "latency", delay: 5 }),
      'no option "delay"',
    ],
    ["a fault without a plan", () => untyped.faults["arm"]?.(), 'there is no kind "undefined"'],
    ["a restore of nothing", () => untyped["restore"]?.(), "[sandbank] Failed to restore: there is no snapshot."],
    [
      "a replay of nothing",
      () => (replay as unknown as () => unknown)(),
      "[sandbank] Failed to replay: there is no journal.",
    ],
  ])("throws a TypeError with advice for %s", (_name, act, message) => {
    expect(act).toThrow(TypeError);
    expect(act).toThrow(message);
  });

  const get = { method: "GET", path: "/accounts" };

  test.each<[string, unknown]>([
    ["it is not an object", null],
    ["it is not an object", undefined],
    ["it is not an object", "GET /accounts"],
    ["method and path must be text, body text or bytes", { ...get, body: null }],
    ["the headers are not an object", { ...get, headers: null }],
    ["the headers are not an object", { ...get, headers: [] }],
    ['the header "authorization" must be text, or a list of texts', { ...get, headers: { authorization: null } }],
    ['the header "authorization" must be text, or a list of texts', { ...get, headers: { authorization: 7 } }],
    ['the header "Content-Type" must be text, or a list of texts', { ...get, headers: { "Content-Type": [7] } }],
  ])("refuses a request of the wrong shape in a bank and a platform: %s", (problem, request) => {
    const failure = new TypeError(
      `[sandbank] Failed to handle a request: ${problem}. Pass { method, path, headers, body: JSON.stringify(...) }.`,
    );
    for (const target of [bank, createPlatform()]) {
      expect(() => target.handle(request as BankRequest)).toThrow(failure);
      expect(() => target.bodyLimit(request as BankRequest)).toThrow(failure);
    }
  });
});
