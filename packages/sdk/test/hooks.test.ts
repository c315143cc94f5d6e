import { channel, subscribe, unsubscribe } from "node:diagnostics_channel";
import { inspect } from "node:util";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type AttemptInfo, attemptHooks } from "../src/hooks.ts";
import { apiKey, clientOf, errorOf } from "./client.ts";

const account = { body: { id: "account_1" }, headers: { "x-request-id": "request_1" } };
const instantly = { sleep: async () => {}, random: () => 0 };

/** Hooks that record their arguments. */
function recordingHooks() {
  const told: [kind: string, info: AttemptInfo][] = [];
  const tell = (kind: string) => (info: AttemptInfo) => void told.push([kind, info]);
  const onAttempt = attemptHooks({
    request: tell("request"),
    response: tell("response"),
    retry: tell("retry"),
    error: tell("error"),
  });
  return { told, onAttempt };
}

describe("attemptHooks", () => {
  test("attemptHooks calls request and response around a call that succeeds at once", async () => {
    const { told, onAttempt } = recordingHooks();
    const { client } = clientOf([account], { onAttempt });
    await client.accounts.create({ name: "Operating" }, { idempotencyKey: "k1" });
    const called = { operation: "accounts.create", route: "/accounts" };
    const attempt = { ...called, attempts: 1, method: "POST", url: "https://bank.test/accounts", idempotencyKey: "k1" };
    expect(told).toEqual([
      [
        "request",
        { ...attempt, call: expect.any(Object), headers: expect.any(Object), setHeader: expect.any(Function) },
      ],
      [
        "response",
        { ...attempt, call: told[0]?.[1].call, status: 200, requestId: "request_1", durationMs: expect.any(Number) },
      ],
    ]);
  });

  test("attemptHooks gives the operation and the route of each method, and null where there is none", async () => {
    const { told, onAttempt } = recordingHooks();
    const { client } = clientOf([{ body: { data: [], next_cursor: null } }], { onAttempt });
    await client.cards.list();
    await client.simulations.physicalCards.advanceShipment("physical_card_1", { shipment_status: "shipped" });
    await client.events.fetchObject({
      category: "account.created",
      associated_object_id: "account_1",
      associated_object_type: "account",
    });
    await client.request("GET", "/accounts/account_1");
    const requests = told.flatMap(([kind, { operation, route }]) => (kind === "request" ? [[operation, route]] : []));
    expect(requests).toEqual([
      ["cards.list", "/cards"],
      ["simulations.physicalCards.advanceShipment", "/simulations/physical_cards/{physical_card_id}/advance_shipment"],
      ["events.fetchObject", null],
      [null, null],
    ]);
  });

  test("attemptHooks calls retry for each retried attempt, and error for the last one, with the same call", async () => {
    const { told, onAttempt } = recordingHooks();
    const { client } = clientOf([{ status: 503 }], { onAttempt, ...instantly });
    const error = await errorOf(client.accounts.retrieve("account_1"));
    expect(told.map(([kind, { attempts }]) => [kind, attempts])).toEqual([
      ["request", 1],
      ["retry", 1],
      ["request", 2],
      ["retry", 2],
      ["request", 3],
      ["error", 3],
    ]);
    expect(new Set(told.map(([, { call }]) => call)).size).toBe(1);
    expect(told[1]?.[1]).toMatchObject({ delayMs: 500, error: { status: 503, attempts: 1 } });
    expect(told.at(-1)?.[1]).toMatchObject({ error });
  });

  test("attemptHooks calls error for a call that its caller aborts", async () => {
    const { told, onAttempt } = recordingHooks();
    const { client } = clientOf(["hang"], { onAttempt });
    const controller = new AbortController();
    const call = client.accounts.retrieve("account_1", { signal: controller.signal });
    controller.abort(new Error("Enough."));
    const error = await errorOf(call);
    expect(told.map(([kind]) => kind)).toEqual(["request", "error"]);
    expect(told[1]?.[1]).toMatchObject({ error });
  });

  test("attemptHooks sends a header that a hook sets on every attempt", async () => {
    const onAttempt = attemptHooks({ request: ({ setHeader }) => setHeader("TraceParent", "00-1") });
    const { client, requests } = clientOf([{ status: 503 }, account], { onAttempt, ...instantly });
    await client.accounts.retrieve("account_1");
    expect(requests.map(({ headers }) => headers["traceparent"])).toEqual(["00-1", "00-1"]);
  });

  test("attemptHooks shows neither the API key nor other secrets nor the body of a response", async () => {
    const { told, onAttempt } = recordingHooks();
    const card = { ...account, body: { primary_account_number: "4242424242424242", echo: apiKey } };
    const headers = { cookie: "session=1", "x-api-key": "gateway", "x-team": "ledger" };
    const { client } = clientOf([card, { status: 404, body: { detail: apiKey } }], { onAttempt, headers });
    await client.cards.details("card_1");
    await errorOf(client.accounts.retrieve("account_1"));
    const text = inspect(told, { depth: 20, showHidden: true });
    expect(text).toContain("'x-team': 'ledger'");
    for (const hidden of [apiKey, "4242424242424242", "session=1", "gateway"]) expect(text).not.toContain(hidden);
  });

  test("attemptHooks reports a hook that throws, and continues the call", async () => {
    const report = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => report.mockRestore());
    const failure = new Error("No exporter.");
    const onAttempt = attemptHooks({
      request: () => {
        throw failure;
      },
    });
    const { client } = clientOf([account], { onAttempt });
    expect(await client.accounts.retrieve("account_1")).toEqual({ id: "account_1" });
    expect(report.mock.calls).toEqual([["[sandbank] The hook request failed:", failure]]);
  });

  test("attemptHooks publishes the same objects to node:diagnostics_channel", async () => {
    const { told, onAttempt } = recordingHooks();
    const published: unknown[] = [];
    for (const kind of ["request", "response", "retry", "error"]) {
      const name = `sandbank:sdk:${kind}`;
      const listener = (message: unknown) => published.push(message);
      subscribe(name, listener);
      onTestFinished(() => void unsubscribe(name, listener));
      expect(channel(name).hasSubscribers).toBe(true);
    }
    const { client } = clientOf([{ status: 503 }, account, { status: 404 }], { onAttempt, ...instantly });
    await client.accounts.retrieve("account_1");
    await errorOf(client.accounts.retrieve("account_1"));
    expect(published).toEqual(told.map(([, info]) => info));
  });

  test.each<[object, string]>([
    [
      { requests: () => {} },
      'Failed to make hooks: there is no option "requests". Use request, response, retry, error.',
    ],
    [{ request: 7 }, "Failed to use request: it must be a function."],
  ])("attemptHooks refuses %o", (hooks, message) => {
    expect(() => attemptHooks(hooks)).toThrow(`[sandbank] ${message}`);
  });
});
