import { describe, expect, test } from "vitest";
import type { AttemptEvent, BankClientOptions } from "../src/index.ts";
import { clientOf, errorOf } from "./client.ts";
import type { Step } from "./scripted-fetch.ts";
import { macrotask, stillTime, unhandledRejections } from "./still-time.ts";

function observed(steps: readonly Step[], options: Partial<BankClientOptions> = {}) {
  const events: AttemptEvent[] = [];
  const onAttempt = (event: AttemptEvent) => void events.push(event);
  const { client, requests } = clientOf(steps, { ...stillTime().options, onAttempt, ...options });
  return { client, requests, events, kinds: () => events.map(({ kind, attempts }) => `${kind} ${attempts}`) };
}

describe("onAttempt", () => {
  test("onAttempt receives each attempt in order, with the same object for the call", async () => {
    const { client, events, kinds } = observed([{ status: 500 }, {}]);
    await client.accounts.create({ name: "Operating" });
    expect(kinds()).toEqual(["request 1", "retry 1", "request 2", "response 2"]);
    expect(new Set(events.map(({ call }) => call)).size).toBe(1);
  });

  test("onAttempt receives a failure once, with the error that the call rejects with", async () => {
    const { client, events, kinds } = observed([{ status: 404 }]);
    const error = await errorOf(client.accounts.retrieve("account_1"));
    expect(kinds()).toEqual(["request 1", "error 1"]);
    expect(events.at(-1)).toMatchObject({ error });
  });

  test("onAttempt receives an abort during an attempt", async () => {
    const { client, events, kinds } = observed(["hang"]);
    const controller = new AbortController();
    const call = errorOf(client.accounts.retrieve("account_1", { signal: controller.signal }));
    controller.abort(new Error("the user left"));
    expect(await call).toBe(controller.signal.reason);
    expect(kinds()).toEqual(["request 1", "error 1"]);
    expect(events.at(-1)).toMatchObject({ error: controller.signal.reason });
  });

  test("onAttempt receives an abort during the wait between two attempts", async () => {
    const controller = new AbortController();
    const sleep = async () => controller.abort(new Error("the user left"));
    const { client, kinds } = observed([{ status: 500 }], { sleep });
    await errorOf(client.accounts.retrieve("account_1", { signal: controller.signal }));
    expect(kinds()).toEqual(["request 1", "retry 1", "error 1"]);
  });

  test("onAttempt is not called for a call that was aborted before it was sent, or that the client refuses", async () => {
    const { client, kinds } = observed([{}]);
    await errorOf(client.accounts.retrieve("account_1", { signal: AbortSignal.abort() }));
    await errorOf(client.accounts.retrieve("" as "account_1"));
    expect(kinds()).toEqual([]);
  });

  test.each<[string, (event: AttemptEvent) => void]>([
    [
      "throws",
      () => {
        throw new Error("the log is full");
      },
    ],
    ["rejects", () => Promise.reject(new Error("the log is full"))],
  ])("an onAttempt that %s does not change the success or failure of the call", async (_how, onAttempt) => {
    const unhandled = unhandledRejections();
    const { client, requests } = observed([{ status: 500 }, { body: { id: "account_1" } }, { status: 404 }], {
      onAttempt,
    });
    expect(await client.accounts.create({ name: "Operating" })).toEqual({ id: "account_1" });
    expect(await errorOf(client.accounts.retrieve("account_1"))).toMatchObject({ status: 404 });
    await macrotask();
    expect(requests).toHaveLength(3);
    expect(unhandled).toEqual([]);
  });
});
