import { describe, expect, test, vi } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { BankArgumentError } from "../../src/errors/bank-argument-error.ts";
import { createMemoryDedupeStore, createWebhookRouter, type WebhookStore } from "../../src/webhooks.ts";
import { holdTime } from "../client.ts";
import { type MemoryTransaction, memoryStore } from "./memory-store.ts";
import { deferred, receiver, requestOf } from "./receiver.ts";

async function answerTo(sent: Promise<Response>) {
  const response = await sent;
  return [response.status, (await response.json()).outcome];
}

describe("a router with a store", () => {
  test("commits what a handler writes with the mark of the Event, once", async () => {
    const { store, commits } = memoryStore();
    const { bank, router, latest } = receiver({ store });
    router.on("account.created", ({ object, tx }) => tx.write(object.name));
    bank.accounts.create({ name: "Operating" });
    const event = latest();
    expect(await answerTo(router.handle(requestOf(event)))).toEqual([200, "handled"]);
    expect(await answerTo(router.handle(requestOf(event)))).toEqual([200, "duplicate"]);
    expect(await router.dispatch(event)).toBe("duplicate");
    expect(commits).toEqual([["Operating", event.id], [], []]);
  });

  test("retrieves the object before the transaction begins", async () => {
    const log: string[] = [];
    const { store } = memoryStore();
    const { client, bank, router, latest } = receiver({ store });
    const retrieve = vi.spyOn(client.events, "fetchObject");
    store.handle.mockImplementation(async () => {
      log.push(`transaction after ${retrieve.mock.results.length} requests`);
      return "handled";
    });
    router.on("account.created", () => {});
    bank.accounts.create({ name: "Operating" });
    await router.handle(requestOf(latest()));
    expect(log).toEqual(["transaction after 1 requests"]);
  });

  test("passes the transaction to the fallback", async () => {
    const { store, commits } = memoryStore();
    const { bank, router, latest } = receiver({ store });
    router.fallback(({ event, tx }) => tx.write(event.category));
    bank.accounts.create({ name: "Operating" });
    await router.handle(requestOf(latest()));
    expect(commits).toEqual([["account.created", latest().id]]);
  });

  test("responds to a failure with 500, and to a busy Event with 503", async () => {
    const { store, busy } = memoryStore();
    const { bank, router, onError, latest } = receiver({ store });
    const failure = new Error("no");
    router.on("account.created", () => Promise.reject(failure));
    bank.accounts.create({ name: "Operating" });
    expect(await answerTo(router.handle(requestOf(latest())))).toEqual([500, "failed"]);
    expect(onError.mock.calls).toEqual([[failure, latest()]]);
    busy.add(latest().id);
    expect(await answerTo(router.handle(requestOf(latest())))).toEqual([503, "busy"]);
    expect(onError).toHaveBeenCalledOnce();
  });

  test.each<[string, number, boolean]>([
    ["no such object", 404, true],
    ["no permission", 403, true],
    ["a wrong key", 401, false],
    ["a rate limit", 429, false],
    ["an outage", 500, false],
  ])(
    "counts an object that cannot be retrieved as an attempt unless it may be later: %s",
    async (_, status, counts) => {
      const { store } = memoryStore();
      const { client, bank, router, latest } = receiver({ store });
      router.on("account.created", () => {});
      bank.accounts.create({ name: "Operating" });
      const error = Object.assign(new Error(), { status });
      vi.spyOn(client.events, "fetchObject").mockRejectedValue(error as never);
      await expect(router.dispatch(latest())).rejects.toBe(error);
      expect(store.handle).toHaveBeenCalledTimes(counts ? 1 : 0);
    },
  );

  test("does not run a handler that nobody waits for any more", async () => {
    holdTime();
    const { store } = memoryStore();
    const gate = deferred();
    const inner = store.handle.getMockImplementation() as WebhookStore<MemoryTransaction>["handle"];
    let outcome: unknown;
    store.handle.mockImplementation(async (event, run, options) => {
      await gate.promise;
      const result = inner(event, run, options);
      outcome = await result.catch(({ name }) => name);
      return result;
    });
    const { bank, router, latest } = receiver({ store });
    const handler = vi.fn();
    router.on("account.created", handler);
    bank.accounts.create({ name: "Operating" });
    const sent = answerTo(router.handle(requestOf(latest())));
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await sent).toEqual([503, "timed_out"]);
    gate.resolve();
    await eventually(() => expect(outcome).toBe("WebhookBusyError"));
    expect(handler).not.toHaveBeenCalled();
    expect(await answerTo(router.handle(requestOf(latest())))).toEqual([200, "handled"]);
  });

  test("refuses a store of another shape, and a store beside dedupe", () => {
    const { client } = receiver();
    const { store } = memoryStore();
    const make = (options: object) => () => createWebhookRouter({ client, secret: "secret", ...options });
    expect(make({ store: {} })).toThrow("[sandbank] Failed to use store");
    expect(make({ store, dedupe: createMemoryDedupeStore() })).toThrow("there are `store` and `dedupe`");
    expect(make({ store, dedupe: createMemoryDedupeStore() })).toThrow(BankArgumentError);
  });

  test("refuses a reset", async () => {
    const { router } = receiver({ store: memoryStore().store });
    await expect(router.reset()).rejects.toThrow("it has a store. Empty the table of the store.");
  });
});
