import { type Endpoint, endpoints } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import {
  type Bank,
  type BankRequest,
  createBank,
  createPlatform,
  manualClock,
  type Platform,
  type PlatformOptions,
} from "../../src/index.ts";
import { stateText } from "../support/send.ts";

let platform: Platform;
beforeEach(() => {
  platform = createPlatform();
});

function ask(key: string | undefined, { method = "GET", path = "/accounts", body }: Partial<BankRequest> = {}) {
  const headers = { "content-type": "application/json", ...(key === undefined ? {} : { authorization: key }) };
  const answer = platform.handle({ method, path, headers, ...(body === undefined ? {} : { body }) });
  return { status: answer.status, body: JSON.parse(String(answer.body)) };
}

const bearer = (bank: Bank) => `Bearer ${bank.apiKey}`;
const names = ["live", "sandbox"] as const;

describe("a platform (D-21)", () => {
  test.each([
    ["live", "sandbox"],
    ["sandbox", "live"],
  ] as const)("answers a %s key from that bank, and changes nothing in %s [environments]", (own, other) => {
    const before = stateText(platform[other]);
    const body = JSON.stringify({ name: "Operating" });
    const { status, body: account } = ask(bearer(platform[own]), { method: "POST", body });
    expect(status).toBe(200);
    expect(platform[own].accounts.retrieve(account.id)).toEqual(account);
    expect(stateText(platform[other])).toBe(before);
    expect(ask(bearer(platform[other])).body.data).toEqual([]);
    expect(ask(bearer(platform[other]), { path: `/accounts/${account.id}` })).toMatchObject({
      status: 404,
      body: { type: "object_not_found_error" },
    });
  });

  test("shares no id, key, clock or idempotency key between its banks (D-07) [idempotency-unique]", () => {
    const ids = names.flatMap((name) => [
      ...platform[name].entities.list().data.map(({ id }) => id),
      ...platform[name].programs.list().data.map(({ id }) => id),
    ]);
    expect(new Set([...ids, ...names.map((name) => platform[name].apiKey)]).size).toBe(ids.length + 2);
    platform.sandbox.clock.advance({ days: 1 });
    const accounts = names.map((name) =>
      platform[name].accounts.create({ name }, { idempotencyKey: "the same in both" }),
    );
    expect(accounts.map(({ name, created_at }) => [name, created_at])).toEqual([
      ["live", "2026-01-01T00:00:00.000Z"],
      ["sandbox", "2026-01-02T00:00:00.000Z"],
    ]);
  });

  const simulations = Object.values(endpoints as Record<string, Endpoint>)
    .filter(({ path }) => path.startsWith("/simulations/"))
    .map(({ method, path }) => [method, path.replace(/\{\w+\}/, "any_id")] as const);

  test.each(simulations)(
    "refuses %s %s with a live key with 403, and accepts a sandbox key (D-23) [simulations-sandbox-only]",
    (method, path) => {
      const before = names.map((name) => stateText(platform[name]));
      expect(ask(bearer(platform.live), { method, path })).toMatchObject({
        status: 403,
        body: { type: "environment_mismatch_error" },
      });
      expect(names.map((name) => stateText(platform[name]))).toEqual(before);
      expect(ask(bearer(platform.sandbox), { method, path }).status).not.toBe(403);
    },
  );

  test.each([
    ["no header", undefined, "no_header"],
    ["an empty header", "", "no_credential"],
    ["an unknown key", "Bearer unknown", "no_credential"],
    ["another scheme", "Basic unknown", "no_credential"],
  ])("refuses %s in a platform as in a bank (D-22)", (_, key, reason) => {
    const answer = ask(key);
    expect(answer).toMatchObject({ status: 401, body: { type: "invalid_api_key_error", reason } });
    const headers = key === undefined ? {} : { authorization: key };
    const alone = createBank().handle({ method: "GET", path: "/accounts", headers });
    expect([alone.status, JSON.parse(String(alone.body))]).toEqual([answer.status, answer.body]);
  });

  test("reads the header in any case, and accepts each of several keys of a platform", () => {
    platform = createPlatform({ live: { apiKeys: ["l1", "l2"] }, sandbox: { apiKeys: ["s1", "s2"] } });
    platform.live.accounts.create({ name: "Live" });
    const lengths = ["l1", "l2", "s1", "s2"].map((key) => {
      const answer = platform.handle({ method: "GET", path: "/accounts", headers: { AUTHORIZATION: `bearer ${key}` } });
      return JSON.parse(String(answer.body)).data.length;
    });
    expect(lengths).toEqual([1, 1, 0, 0]);
  });

  test("opens each bank of a platform with its own options", () => {
    platform = createPlatform({
      live: { environment: "live", clock: manualClock("2030-01-01T00:00:00Z") },
      sandbox: { accountRevenueRate: "0.01" },
    });
    expect(platform.live.accounts.create({ name: "A" })).toMatchObject({
      account_revenue_rate: null,
      created_at: "2030-01-01T00:00:00.000Z",
    });
    expect(platform.sandbox.accounts.create({ name: "A" }).account_revenue_rate).toBe("0.01");
  });

  test.each([
    [
      "the same key for both banks",
      { live: { apiKeys: ["a", "b"] }, sandbox: { apiKeys: ["c", "b"] } },
      "share an API key",
    ],
    ["a sandbox as the live bank", { live: { environment: "sandbox" } }, 'has the environment "sandbox"'],
    ["a live bank as the sandbox", { sandbox: { environment: "live" } }, 'has the environment "live"'],
    ["a wrong option of a bank", { live: { apiKeys: [] } }, "apiKeys"],
    ["an option of a bank in place of the banks", { schedules: "live" }, 'no option "schedules". Use live, sandbox'],
  ] as const)("refuses to create a platform with %s", (_, options, message) => {
    expect(() => createPlatform(options as PlatformOptions)).toThrow(TypeError);
    expect(() => createPlatform(options as PlatformOptions)).toThrow(message);
  });
});
