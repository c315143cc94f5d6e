import { describe, expect, test } from "vitest";
import { clientOptions } from "../../src/http.ts";
import { type Bank, createBank, createPlatform } from "../../src/index.ts";

const START = Date.parse("2026-01-01T00:00:00Z");

function create(bank: Bank, idempotencyKey: string, name = "Operating") {
  return bank.accounts.create({ name }, { idempotencyKey });
}

describe("clientOptions", () => {
  test("returns an accepted API key, a base URL, and a fetch that calls the bank there", async () => {
    const bank = createBank();
    const { apiKey, baseUrl, fetch } = clientOptions(bank);
    expect(baseUrl).toBe("https://bank.test");
    const response = await fetch(`${baseUrl}/accounts`, { headers: { authorization: `Bearer ${apiKey}` } });
    expect([response.status, await response.json()]).toEqual([200, { data: [], next_cursor: null }]);
  });

  test("accepts another base URL, and refuses to fetch other URLs", async () => {
    const { apiKey, baseUrl, fetch } = clientOptions(createBank(), { baseUrl: "https://api.test/v1" });
    const headers = { authorization: `Bearer ${apiKey}` };
    expect((await fetch(`${baseUrl}/accounts`, { headers })).status).toBe(200);
    await expect(fetch("https://api.test/accounts", { headers })).rejects.toThrow("is not below https://api.test/v1");
  });

  test.each<[string, () => unknown, string]>([
    ["nothing instead of a bank", () => clientOptions(undefined as never), "there is no bank"],
    ["an object that is not a bank", () => clientOptions({} as never), "there is no bank"],
    ["a platform", () => clientOptions(createPlatform() as never), "a platform has two banks"],
    ["an unknown option", () => clientOptions(createBank(), { url: "x" } as never), 'there is no option "url"'],
    ["a relative base URL", () => clientOptions(createBank(), { baseUrl: "/v1" }), "is not an absolute URL"],
  ])("refuses to make client options with %s", (_, make, message) => {
    expect(make).toThrow(message);
    expect(make).toThrow(TypeError);
  });

  test("returns the time of the bank, and no random jitter", () => {
    const bank = createBank();
    const { now, random } = clientOptions(bank);
    expect(now()).toBe(START);
    bank.clock.advance({ days: 1 });
    expect(now()).toBe(START + 86_400_000);
    expect([random(), random()]).toEqual([0, 0]);
  });
});

describe("new idempotency keys", () => {
  test("counts new idempotency keys across all clients of a bank", () => {
    const bank = createBank();
    const [one, other] = [clientOptions(bank), clientOptions(bank)];
    expect([one, other, one].map(({ newIdempotencyKey }) => newIdempotencyKey())).toEqual(["key-1", "key-2", "key-3"]);
  });

  test("skips idempotency keys that a call has used", () => {
    const bank = createBank();
    for (const key of ["key-1", "key-3"]) create(bank, key);
    const { newIdempotencyKey } = clientOptions(bank);
    expect([newIdempotencyKey(), newIdempotencyKey()]).toEqual(["key-2", "key-4"]);
  });

  test("skips idempotency keys in a fork that its parent has used", () => {
    const bank = createBank();
    for (let count = 0; count < 2; count++) create(bank, bank.newIdempotencyKey());
    const fork = bank.fork();
    const forkOfFork = fork.fork({ seed: "other" });
    const keys = [bank, fork, forkOfFork].map((each) => clientOptions(each).newIdempotencyKey());
    expect(keys).toEqual(["key-3", "key-3", "key-3"]);
    expect(() => create(forkOfFork, "key-3", "Another")).not.toThrow();
  });

  test("makes the same idempotency keys after a reset, a restore or in a new fork", () => {
    const bank = createBank();
    create(bank, bank.newIdempotencyKey());
    // A refused call uses up no key.
    expect(() => create(bank, bank.newIdempotencyKey(), "")).toThrow("name");
    create(bank, bank.newIdempotencyKey());
    const snapshot = bank.snapshot();
    const fork = bank.fork();
    const keysOf = (each: Bank) => [0, 1, 2].map(() => each.newIdempotencyKey());
    const first = keysOf(fork);
    for (const key of first) create(fork, key);
    fork.reset();
    expect(keysOf(fork)).toEqual(first);
    bank.restore(snapshot);
    expect(keysOf(bank)).toEqual(first);
    bank.reset();
    expect(keysOf(bank)).toEqual(["key-1", "key-2", "key-3"]);
  });

  test("changes neither snapshot nor journal by making an idempotency key", () => {
    const bank = createBank();
    const before = JSON.stringify([bank.snapshot(), bank.journal()]);
    bank.newIdempotencyKey();
    expect(JSON.stringify([bank.snapshot(), bank.journal()])).toBe(before);
  });
});
