import { getEventListeners } from "node:events";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { BankArgumentError } from "../src/errors/bank-argument-error.ts";
import { BankConnectionError, BankTimeoutError } from "../src/index.ts";
import { apiKey, clientOf, errorOf, holdTime, outcomeOf } from "./client.ts";
import { type Step, scriptedFetch } from "./scripted-fetch.ts";

beforeEach(holdTime);

describe("timeoutMs", () => {
  test.each<[string, Step]>([
    ["the headers", "hang"],
    ["the body", "hang in the body"],
  ])("timeoutMs ends an attempt that waits for %s", async (_name, step) => {
    const { client, requests } = clientOf([step], { timeoutMs: 2_000, maxRetries: 1 });
    const error = await outcomeOf(client.accounts.retrieve("account_1"));
    expect(error).toBeInstanceOf(BankTimeoutError);
    expect(error).toBeInstanceOf(BankConnectionError);
    expect(error).toMatchObject({
      message: "No response: it took longer than 2000 ms (GET /accounts/account_1). 2 attempts.",
      attempts: 2,
    });
    const timeout = expect.any(BankTimeoutError);
    expect(requests.map(({ signal }) => signal?.reason)).toEqual([timeout, timeout]);
    expect(requests.map(({ at }) => at - (requests[0]?.at ?? 0))).toEqual([0, 2_500]);
  });

  test.each([
    { client: undefined, call: undefined, ends: 60_000 },
    { client: 5_000, call: undefined, ends: 5_000 },
    { client: 5_000, call: 70_000, ends: 70_000 },
    { client: undefined, call: 2 ** 40, ends: 2 ** 31 - 1 },
  ])(
    "timeoutMs of $client for the client and $call for the call ends the attempt after $ends",
    async ({ client, call, ends }) => {
      const bank = clientOf(["hang"], { timeoutMs: client, maxRetries: 0 });
      const settled = vi.fn();
      bank.client.accounts.retrieve("account_1", { timeoutMs: call }).catch(settled);
      await vi.advanceTimersByTimeAsync(ends - 1);
      expect(settled).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(settled).toHaveBeenCalledWith(expect.any(BankTimeoutError));
    },
  );

  test("timeoutMs ends an attempt even if fetch ignores the signal", async () => {
    const { client } = clientOf([], { fetch: () => new Promise(() => {}), timeoutMs: 100, maxRetries: 0 });
    expect(await outcomeOf(client.accounts.retrieve("account_1"))).toBeInstanceOf(BankTimeoutError);
  });

  test("an attempt without a time limit has no timer, and no signal if the caller passes none", async () => {
    const sent: unknown[] = [];
    const { fetch } = scriptedFetch({});
    const { client } = clientOf([], {
      timeoutMs: Infinity,
      fetch(url, init) {
        sent.push({ timers: vi.getTimerCount(), signal: init.signal && "given" });
        return fetch(url, init);
      },
    });
    await client.accounts.retrieve("account_1");
    await client.accounts.retrieve("account_1", { signal: new AbortController().signal });
    expect(sent).toEqual([
      { timers: 0, signal: null },
      { timers: 0, signal: "given" },
    ]);
  });

  test.each<[string, Step]>([
    ["a success", {}],
    ["a refusal", { status: 404 }],
    ["a lost connection", new BankArgumentError("fetch failed")],
  ])("timeoutMs leaves no timer behind after %s", async (_name, step) => {
    const { client } = clientOf([step], { maxRetries: 0 });
    await client.accounts.retrieve("account_1").catch(() => {});
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("signal", () => {
  const reason = new Error("the user left");

  test("a signal that has aborted prevents the request", async () => {
    const { client, requests } = clientOf([{}]);
    const call = client.accounts.retrieve("account_1", { signal: AbortSignal.abort(reason) });
    await expect(call).rejects.toBe(reason);
    expect(requests).toHaveLength(0);
  });

  test.each<[string, Step]>([
    ["a request", "hang"],
    ["the reading of a body", "hang in the body"],
    ["a wait", { status: 503, headers: { "retry-after": "30" } }],
  ])("a signal ends %s at once, with its reason", async (_name, step) => {
    const { client, requests } = clientOf([step]);
    const controller = new AbortController();
    const settled = vi.fn();
    client.accounts.create({ name: "Operating" }, { signal: controller.signal }).catch(settled);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(settled).not.toHaveBeenCalled();
    controller.abort(reason);
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toHaveBeenCalledWith(reason);
    await vi.runAllTimersAsync();
    expect(requests).toHaveLength(1);
  });

  test("a signal aborts the pending request", async () => {
    const { client, requests } = clientOf(["hang"]);
    const controller = new AbortController();
    const call = errorOf(client.accounts.retrieve("account_1", { signal: controller.signal, maxRetries: 0 }));
    await vi.advanceTimersByTimeAsync(0);
    controller.abort(reason);
    expect(await call).toBe(reason);
    expect(requests[0]?.signal?.aborted).toBe(true);
    expect(requests[0]?.signal?.reason).toBe(reason);
  });

  test("a finished call leaves no listener on the signal and no timer", async () => {
    const { client } = clientOf([{ status: 503 }, new BankArgumentError("fetch failed"), {}, { status: 404 }]);
    const { signal } = new AbortController();
    await outcomeOf(client.accounts.retrieve("account_1", { signal }));
    await outcomeOf(client.accounts.retrieve("account_1", { signal }));
    expect(getEventListeners(signal, "abort")).toHaveLength(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("an aborted call leaves no listener on the signal and no timer", async () => {
    const { client } = clientOf([], { apiKey, fetch: () => new Promise(() => {}) });
    const controller = new AbortController();
    const call = client.accounts.retrieve("account_1", { signal: controller.signal });
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    expect(getEventListeners(controller.signal, "abort")).toHaveLength(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("a signal ends the iteration over a list", async () => {
    const { client, requests } = clientOf([{ body: { data: [{ id: "account_1" }], next_cursor: "c1" } }]);
    const controller = new AbortController();
    const walk = async () => {
      for await (const _account of client.accounts.list({}, { signal: controller.signal })) controller.abort(reason);
    };
    await expect(walk()).rejects.toBe(reason);
    expect(requests).toHaveLength(1);
  });
});
