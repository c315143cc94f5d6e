import { eventCategories, neverProducedEventCategories } from "@sandbank/contract";
import { createBank } from "@sandbank/engine";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { BankArgumentError } from "../../src/errors/bank-argument-error.ts";
import type { Event, EventCategory, Unknown } from "../../src/index.ts";
import { eventCategories as knownCategories } from "../../src/resources/event-categories.ts";
import {
  createWebhookRouter as createWebRouter,
  createWebhookVerifier as createWebVerifier,
} from "../../src/webhooks/web.ts";
import {
  createMemoryDedupeStore,
  createWebhookRouter,
  createWebhookVerifier,
  type WebhookBody,
  WebhookBusyError,
  type WebhookRouter,
  type WebhookRouterOptions,
} from "../../src/webhooks.ts";
import { errorOf, holdTime } from "../client.ts";
import { event as anEvent, secret } from "./delivery.ts";
import { deferred, receiver, requestOf } from "./receiver.ts";

async function answerTo(sent: Promise<Response>) {
  const response = await sent;
  expect(response.headers.get("content-type")).toBe("application/json");
  return { status: response.status, body: await response.json() };
}

describe("a delivery", () => {
  test("a delivery runs the handler of its category with the Event and the present object", async () => {
    const { bank, router, latest } = receiver();
    const account = bank.accounts.create({ name: "Operating" });
    const event = latest();
    const renamed = bank.accounts.update(account.id, { name: "Payroll" });
    const handler = vi.fn();
    router.on("account.created", handler);
    expect(await answerTo(router.handle(requestOf(event)))).toEqual({ status: 200, body: { outcome: "handled" } });
    expect(handler.mock.calls).toEqual([
      [{ event, object: renamed, signal: expect.any(AbortSignal), tx: undefined, waitUntil: expect.any(Function) }],
    ]);
  });

  test("a delivery can be verified with Web Crypto", async () => {
    const { bank, router, latest } = receiver({ verifier: createWebVerifier({ secret }) });
    bank.accounts.create({ name: "Operating" });
    expect((await router.handle(requestOf(latest()))).status).toBe(200);
    expect((await router.handle(requestOf(latest(), { secret: "other" }))).status).toBe(400);
  });

  test.each<[string, (event: Event) => Request, string]>([
    ["wrongly signed", (event) => requestOf(event, { secret: "other" }), "signature_mismatch"],
    ["tampered with", (event) => requestOf(event, { body: "{}" }), "signature_mismatch"],
    [
      "unsigned",
      (event) => new Request("https://app.test", { method: "POST", body: JSON.stringify(event) }),
      "missing_header",
    ],
    [
      "without a body",
      (event) => new Request("https://app.test", { headers: requestOf(event).headers }),
      "signature_mismatch",
    ],
  ])("a delivery that is %s is refused, and no handler runs", async (_how, request, code) => {
    const dedupe = { claim: vi.fn(), confirm: vi.fn(), release: vi.fn() };
    const { bank, router, onError, latest } = receiver({ dedupe });
    bank.accounts.create({ name: "Operating" });
    const handler = vi.fn();
    router.on("account.created", handler).fallback(handler);
    const { status, body } = await answerTo(router.handle(request(latest())));
    expect([status, body.outcome, body.code]).toEqual([400, "refused", code]);
    expect(JSON.stringify(body)).not.toContain(secret);
    expect([handler, onError, dedupe.claim].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
  });

  test("a delivery of more than 1 MiB is refused before it is read to its end", async () => {
    const { router } = receiver();
    const pulled = vi.fn((controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array(300_000)));
    const body = new ReadableStream({ pull: pulled });
    const request = new Request("https://app.test", { method: "POST", body, duplex: "half" } as RequestInit);
    expect(await answerTo(router.handle(request))).toEqual({ status: 413, body: { outcome: "too_large" } });
    expect(pulled.mock.calls.length).toBeLessThan(10);
  });

  const whole = new Uint8Array(1_048_576);
  test.each<[string, WebhookBody, number]>([
    ["1 MiB of text", "x".repeat(1_048_576), 400],
    ["one character more", "x".repeat(1_048_577), 413],
    ["text of 1 MiB in UTF-8", "é".repeat(524_288), 400],
    ["text of more than that in UTF-8", `${"é".repeat(524_288)}x`, 413],
    ["1 MiB in bytes", whole, 400],
    ["a Buffer of one byte more", Buffer.alloc(1_048_577), 413],
    ["an ArrayBuffer of one byte more", new ArrayBuffer(1_048_577), 413],
    ["a DataView of 1 MiB of a larger buffer", new DataView(new ArrayBuffer(2_000_000), 0, 1_048_576), 400],
  ])("a delivery whose body is %s is accepted up to 1 MiB", async (_what, body, status) => {
    const { router, onError } = receiver();
    const { headers } = requestOf(anEvent);
    expect((await router.receive({ headers, body })).status).toBe(status);
    expect(onError).not.toHaveBeenCalled();
  });

  test("a delivery of another category runs the fallback without an object, and succeeds without a fallback", async () => {
    const { router } = receiver();
    const event: Event = { ...anEvent, id: "event_1", category: "standing_order.created" as Unknown };
    expect((await router.handle(requestOf(event))).status).toBe(200);
    const fallback = vi.fn();
    router.fallback(fallback);
    const other = { ...event, id: "event_2" as const };
    expect((await router.handle(requestOf(other))).status).toBe(200);
    expect(fallback.mock.calls).toEqual([
      [
        {
          event: other,
          object: undefined,
          signal: expect.any(AbortSignal),
          tx: undefined,
          waitUntil: expect.any(Function),
        },
      ],
    ]);
  });

  test.each(["constructor", "__proto__", "toString"])(
    "a delivery of the category %s is handled like any other",
    async (category) => {
      const { router } = receiver();
      expect((await router.handle(requestOf({ ...anEvent, category: category as Unknown }))).status).toBe(200);
    },
  );

  test.each<[string, (request: Request) => unknown]>([
    ["parsed", (request) => request.json()],
    ["discarded", (request) => request.body?.cancel()],
    ["locked by a reader", (request) => request.body?.getReader()],
  ])("a delivery whose body was %s before is reported as the receiver's error", async (_how, read) => {
    const { router, onError } = receiver();
    const request = requestOf(anEvent);
    await read(request);
    expect((await router.handle(request)).status).toBe(500);
    expect(onError.mock.calls[0]?.[0]).toMatchObject({
      code: "invalid_body",
      message:
        "[sandbank] Failed to verify a webhook: invalid body, it was already read or parsed: register the webhook route before `express.json()`, or pass raw text or bytes.",
    });
  });
});

describe("a router", () => {
  const client = { events: { fetchObject: async () => ({}) } };
  const verifier = createWebhookVerifier({ secret });
  test.each<[string, unknown, string]>([
    ["no options", undefined, "Failed to use client: it must be a BankClient."],
    ["no client", { verifier }, "Failed to use client: it must be a BankClient."],
    ["a client that has no Events", { client: {}, verifier }, "Failed to use client: it must be a BankClient."],
    [
      "neither a secret nor a verifier",
      { client },
      "there is no secret. Pass the `secret` of the Event Subscription, or a `verifier`.",
    ],
    [
      "an empty secret",
      { client, secret: "" },
      "Failed to make a webhook router: there is no secret. Pass the `secret`",
    ],
    [
      "both a secret and a verifier",
      { client, verifier, secret },
      "there are `verifier` and `secret`. Pass `secret` to createWebhookVerifier, or no `verifier`.",
    ],
    ["a clock next to a verifier", { client, verifier, now: Date.now }, "there are `verifier` and `now`."],
    ["an option next to no secret", { client, now: Date.now }, "there is no secret."],
    ["a secret for a verifier", { client, verifier: secret }, "Failed to use verifier: it must be a result"],
    ["no function for onError", { client, verifier, onError: true }, "Failed to use onError: it must be a function."],
    [
      "a dedupe store without claim()",
      { client, verifier, dedupe: { has: () => false, add: () => {} } },
      "Failed to use dedupe: it must be a store with the functions claim, confirm and release.",
    ],
    [
      "a dedupe store without release()",
      { client, verifier, dedupe: { claim: () => "claimed", confirm: () => {} } },
      "Failed to use dedupe: it must be a store with the functions claim, confirm and release.",
    ],
    ["a name for dedupe", { client, verifier, dedupe: "memory" }, "Failed to use dedupe: it must be a store"],
    [
      "another option",
      { client, verifier, dedup: {} },
      'there is no option "dedup". Use client, secret, secretEncoding, toleranceSeconds, now, verifier, store, dedupe, onError.',
    ],
  ])("createWebhookRouter refuses %s", (_what, options, why) => {
    const make = () => createWebhookRouter(options as WebhookRouterOptions);
    expect(make).toThrow(TypeError);
    expect(make).toThrow(/^\[sandbank\] Failed to /);
    expect(make).toThrow(why);
  });

  test.each([
    ["@sandbank/sdk/webhooks", createWebhookRouter],
    ["@sandbank/sdk/webhooks/web", createWebRouter],
  ])("createWebhookRouter of %s verifies with a secret and a clock of its own", async (_module, create) => {
    const bank = createBank();
    const url = "https://app.test/webhooks";
    bank.eventSubscriptions.create({ url, shared_secret: secret });
    const [attempt] = bank.webhooks.due();
    const { headers = {}, body } = attempt?.request ?? {};
    const request = () => new Request(url, { method: "POST", headers, body: body ?? "" });
    const router = create({ client, secret: ["next", secret], now: bank.clock.now });
    expect((await router.handle(request())).status).toBe(200);
    const onMachineTime = create({ client, secret });
    expect(await answerTo(onMachineTime.handle(request()))).toMatchObject({ status: 400 });
    expect(() => create({ client, secret: "white space\n" })).toThrow(/invalid secret/);
  });
});

describe("a handler", () => {
  test("a category accepts a single handler", () => {
    const { router } = receiver();
    router.on("account.created", () => {});
    expect(() => router.on("account.created", () => {})).toThrow(
      new BankArgumentError(
        "[sandbank] Failed to add a handler: there is one for account.created. Do both in one handler.",
      ),
    );
  });

  test("a router accepts a single fallback", () => {
    const { router } = receiver();
    router.fallback(() => {});
    expect(() => router.fallback(() => {})).toThrow(
      new BankArgumentError(
        "[sandbank] Failed to add a handler: there is one for every other category. Do both in one handler.",
      ),
    );
  });

  test.each<[string, (router: WebhookRouter) => unknown, string]>([
    ["a number", (router) => router.on("account.updated", 5 as never), "handler: it must be a function"],
    ["missing", (router) => router.on("account.updated", undefined as never), "handler: it must be a function"],
    ["a fallback that is missing", (router) => router.fallback(undefined as never), "handler: it must be a function"],
    ["of the category 7", (router) => router.on(7 as never, () => {}), "category: it must be text, not 7"],
    ["of no category", (router) => router.on(undefined as never, () => {}), "category: it must be text, not undefined"],
    [
      "of a list of categories",
      (router) => router.on(["account.created"] as never, () => {}),
      'category: it must be text, not ["account.created"]',
    ],
  ])("a handler that is %s is refused at once", (_what, add, why) => {
    expect(() => add(receiver().router)).toThrow(new BankArgumentError(`[sandbank] Failed to use ${why}.`));
  });

  test("a handler can be added for a category that is newer than this version, with one warning", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { router } = receiver({ client: { events: { fetchObject: async () => ({}) } } });
    const handler = vi.fn();
    router.on("account.created", () => {});
    expect(warn).not.toHaveBeenCalled();
    router.on("payment.settled" as EventCategory, handler);
    expect(await router.dispatch({ ...anEvent, category: "payment.settled" as Unknown })).toBe("handled");
    expect(handler).toHaveBeenCalledOnce();
    receiver().router.on("payment.settled" as EventCategory, handler);
    expect(warn.mock.calls).toEqual([
      [
        '[sandbank] The handler of "payment.settled" may never run: this version of the SDK has no such category of Events. Check its name, or ignore this warning if your server is newer than the SDK.',
      ],
    ]);
  });

  test.each([
    ["card.craeted", "card.created"],
    ["acount.created", "account.created"],
    ["Transaction.Created", "transaction.created"],
    ["inbound_ach_transfers.updated", "inbound_ach_transfer.updated"],
    ["account.cpdated", "account.updated"],
  ])("a handler of the misspelled category %s is refused, with the category %s", (slip, category) => {
    expect(() => receiver().router.on(slip as EventCategory, () => {})).toThrow(
      new BankArgumentError(
        `[sandbank] Failed to add a handler: there is no category "${slip}". Did you mean "${category}"?`,
      ),
    );
  });

  test("a router knows every category that an Event Subscription accepts", () => {
    expect(knownCategories).toEqual([...Object.keys(eventCategories), ...neverProducedEventCategories]);
  });

  test("a handler can be added for a category that no Event has, without a warning", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { router } = receiver();
    for (const category of neverProducedEventCategories) router.on(category, () => {});
    expect(warn).not.toHaveBeenCalled();
  });

  test.each<[string, () => unknown]>([
    [
      "throws",
      () => {
        throw new Error("no database");
      },
    ],
    ["rejects", () => Promise.reject(new Error("no database"))],
  ])("a handler that %s results in 500 and a report, and the next delivery is handled", async (_how, fail) => {
    const { bank, router, onError, latest } = receiver();
    bank.accounts.create({ name: "Operating" });
    const event = latest();
    let attempts = 0;
    router.on("account.created", () => (++attempts === 1 ? fail() : undefined));
    expect(await answerTo(router.handle(requestOf(event)))).toEqual({ status: 500, body: { outcome: "failed" } });
    expect(onError.mock.calls).toEqual([[new Error("no database"), event]]);
    expect(await answerTo(router.handle(requestOf(event)))).toEqual({ status: 200, body: { outcome: "handled" } });
    expect(await answerTo(router.handle(requestOf(event)))).toEqual({ status: 200, body: { outcome: "duplicate" } });
    expect(attempts).toBe(2);
  });

  test("a handler that fails to verify another webhook is the receiver's error, not the sender's", async () => {
    const { bank, router, latest } = receiver();
    bank.accounts.create({ name: "Operating" });
    const other = createWebVerifier({ secret: "other" });
    router.on("account.created", () => other.verify({ body: "", headers: {} }));
    expect((await router.handle(requestOf(latest()))).status).toBe(500);
  });

  test("a handler does not run for an object that is not found, until a retry finds it", async () => {
    const { router, onError } = receiver();
    const handler = vi.fn();
    router.on("account.created", handler);
    for (let delivery = 1; delivery <= 2; delivery++) {
      expect((await router.handle(requestOf(anEvent))).status).toBe(500);
    }
    expect(handler).not.toHaveBeenCalled();
    expect(onError.mock.calls.map(([error]) => error.type)).toEqual([
      "object_not_found_error",
      "object_not_found_error",
    ]);
  });

  test("a handler has nine seconds: then its signal aborts and the response is 503, before the sender's limit of ten", async () => {
    holdTime();
    const { bank, router, onError, latest } = receiver();
    bank.accounts.create({ name: "Operating" });
    const seen = deferred();
    let given: AbortSignal | undefined;
    router.on("account.created", ({ signal }) => {
      given = signal;
      seen.resolve();
      return new Promise(() => {});
    });
    const response = router.handle(requestOf(latest()));
    await seen.promise;
    await vi.advanceTimersByTimeAsync(8_999);
    expect(given?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(given?.aborted).toBe(true);
    expect(await answerTo(response)).toEqual({ status: 503, body: { outcome: "timed_out" } });
    expect(given?.reason).toBeInstanceOf(Error);
    expect(given?.reason).toMatchObject({
      name: "TimeoutError",
      message: `[sandbank] Failed to handle ${latest().id}: it took longer than 9000 ms. Queue the work, and respond before it is done.`,
    });
    expect(onError.mock.calls).toEqual([[given?.reason, latest()]]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("a handler that continues after its time limit does not run twice in parallel, and counts when it succeeds", async () => {
    holdTime();
    const { bank, router, latest } = receiver();
    bank.accounts.create({ name: "Operating" });
    const event = latest();
    const work = deferred();
    const handler = vi.fn(() => work.promise);
    router.on("account.created", handler);
    const first = router.handle(requestOf(event));
    await vi.advanceTimersByTimeAsync(9_000);
    expect((await first).status).toBe(503);
    const second = router.handle(requestOf(event));
    await vi.advanceTimersByTimeAsync(1_000);
    work.resolve();
    expect(await answerTo(second)).toEqual({ status: 200, body: { outcome: "handled" } });
    expect(await answerTo(router.handle(requestOf(event)))).toEqual({ status: 200, body: { outcome: "duplicate" } });
    expect(handler).toHaveBeenCalledOnce();
  });
});

describe("onError", () => {
  test("without onError, an error is printed with its Event, and alone if there is no Event", async () => {
    const printed = vi.spyOn(console, "error").mockReturnValue();
    onTestFinished(() => printed.mockRestore());
    const { router } = receiver({ onError: undefined });
    router.on("account.created", () => {}); // of an Account that there is not
    await router.handle(requestOf(anEvent));
    await router.receive({ headers: {}, body: {} as WebhookBody });
    expect(printed.mock.calls).toEqual([
      [expect.objectContaining({ type: "object_not_found_error" }), anEvent],
      [expect.objectContaining({ code: "invalid_body" })],
    ]);
  });

  test.each<[string, () => unknown]>([
    [
      "throws",
      () => {
        throw new Error("no log");
      },
    ],
    ["rejects", () => Promise.reject(new Error("no log"))],
  ])("an onError that %s does not change the response, and is printed", async (_how, onError) => {
    const printed = vi.spyOn(console, "error").mockReturnValue();
    onTestFinished(() => printed.mockRestore());
    const dedupe = { ...createMemoryDedupeStore(), release: () => Promise.reject(new Error("store is down")) };
    const { bank, router, latest } = receiver({ onError, dedupe });
    bank.accounts.create({ name: "Operating" });
    router.on("account.created", () => Promise.reject(new Error("no database")));
    expect(await answerTo(router.handle(requestOf(latest())))).toEqual({ status: 500, body: { outcome: "failed" } });
    expect(printed.mock.calls).toEqual([[new Error("no log")], [new Error("no log")]]);
  });

  test("an onError that never resolves does not delay the response", async () => {
    const { router } = receiver({ onError: () => new Promise(() => {}) });
    router.on("account.created", () => {}); // of an Account that there is not
    expect((await router.handle(requestOf(anEvent))).status).toBe(500);
  });
});

describe("the same delivery at the same time", () => {
  test.each([
    ["succeeds", 200],
    ["fails", 500],
  ] as const)(
    "a repeated delivery at the same time waits for the first and receives the same response: the handler %s",
    async (how, status) => {
      const { bank, router, latest } = receiver();
      bank.accounts.create({ name: "Operating" });
      const [work, started] = [deferred(), deferred()];
      const handler = vi.fn(() => {
        started.resolve();
        return work.promise;
      });
      router.on("account.created", handler);
      const answers = [1, 2, 3].map(() => router.handle(requestOf(latest())));
      await started.promise;
      if (how === "succeeds") work.resolve();
      else work.reject(new Error("no database"));
      expect((await Promise.all(answers)).map((answer) => answer.status)).toEqual([status, status, status]);
      expect(handler).toHaveBeenCalledOnce();
    },
  );

  test("a delivery receives 503 while another process handles the same Event", async () => {
    const dedupe = createMemoryDedupeStore();
    const [one, other] = [receiver({ dedupe }), receiver({ dedupe })];
    one.bank.accounts.create({ name: "Operating" });
    const event = one.latest();
    const [work, started] = [deferred(), deferred()];
    one.router.on("account.created", () => {
      started.resolve();
      return work.promise;
    });
    const first = one.router.handle(requestOf(event));
    await started.promise;
    expect(await answerTo(other.router.handle(requestOf(event)))).toEqual({ status: 503, body: { outcome: "busy" } });
    expect(await errorOf(other.router.dispatch(event))).toBeInstanceOf(WebhookBusyError);
    work.resolve();
    await first;
    expect((await other.router.handle(requestOf(event))).status).toBe(200);
    expect(other.onError).not.toHaveBeenCalled();
  });
});

describe("a store of one's own", () => {
  test("a custom store receives each step in order, and may be asynchronous", async () => {
    const log: string[] = [];
    const dedupe = {
      claim: async (id: string) => {
        log.push(`claim ${id}`);
        return "claimed" as const;
      },
      confirm: async (id: string) => log.push(`confirm ${id}`),
      release: async (id: string) => log.push(`release ${id}`),
    };
    const { bank, router, latest } = receiver({ dedupe });
    bank.accounts.create({ name: "Operating" });
    const { id } = latest();
    let fails = true;
    router.on("account.created", () => {
      log.push("handle");
      if (fails) throw new Error("no database");
    });
    await router.handle(requestOf(latest()));
    fails = false;
    await router.handle(requestOf(latest()));
    expect(log).toEqual([`claim ${id}`, "handle", `release ${id}`, `claim ${id}`, "handle", `confirm ${id}`]);
  });

  test.each(["claim", "confirm"] as const)("a custom store that fails to %s fails the delivery", async (step) => {
    const dedupe = { ...createMemoryDedupeStore(), [step]: () => Promise.reject(new Error("store is down")) };
    const { bank, router, onError, latest } = receiver({ dedupe });
    bank.accounts.create({ name: "Operating" });
    expect((await router.handle(requestOf(latest()))).status).toBe(500);
    expect(onError.mock.calls.map(([error]) => error.message)).toEqual(["store is down"]);
  });

  /** Creates a receiver of one Event, whose store fails to confirm this many times, synchronously or not. */
  function stumbling(failures: number, fail: () => unknown) {
    const memory = createMemoryDedupeStore();
    let left = failures;
    const dedupe = { ...memory, confirm: (id: string) => (left-- > 0 ? fail() : memory.confirm(id)) };
    const { bank, router, onError, latest } = receiver({ dedupe });
    bank.accounts.create({ name: "Operating" });
    const handler = vi.fn();
    router.on("account.created", handler);
    return { router, onError, handler, event: latest() };
  }

  const down = new Error("store is down");
  const throws = () => {
    throw down;
  };
  const rejects = () => Promise.reject(down);

  test.each([
    ["throws", throws],
    ["rejects", rejects],
  ] as const)(
    "a store whose confirm %s is called once more, and the handler does not run again",
    async (_how, fail) => {
      const { router, onError, handler, event } = stumbling(1, fail);
      expect((await router.handle(requestOf(event))).status).toBe(200);
      expect(await router.dispatch(event)).toBe("duplicate");
      expect(onError).not.toHaveBeenCalled();
      expect(handler).toHaveBeenCalledOnce();
    },
  );

  test.each([
    ["throws", throws],
    ["rejects", rejects],
  ] as const)(
    "a store whose confirm %s twice loses no Event, because the router releases the claim",
    async (_how, fail) => {
      const { router, onError, event } = stumbling(4, fail);
      expect(await answerTo(router.handle(requestOf(event)))).toEqual({ status: 500, body: { outcome: "failed" } });
      expect(onError.mock.calls).toEqual([[down, event]]);
      expect(await errorOf(router.dispatch(event))).toBe(down);
      expect(await router.dispatch(event)).toBe("handled");
    },
  );

  test("a store that fails to release does not hide the handler's failure", async () => {
    const dedupe = { ...createMemoryDedupeStore(), release: () => Promise.reject(new Error("store is down")) };
    const { bank, router, onError, latest } = receiver({ dedupe });
    bank.accounts.create({ name: "Operating" });
    router.on("account.created", () => Promise.reject(new Error("no database")));
    expect((await router.handle(requestOf(latest()))).status).toBe(500);
    expect(onError.mock.calls.map(([error]) => error.message)).toEqual(["store is down", "no database"]);
  });
});

describe("the store in memory", () => {
  test("the memory store remembers Events for maxAgeMs", () => {
    let time = 0;
    const store = createMemoryDedupeStore({ maxAgeMs: 1_000, now: () => time });
    expect(store.claim("event_1")).toBe("claimed");
    expect(store.claim("event_1")).toBe("busy");
    store.confirm("event_1");
    time = 999;
    expect(store.claim("event_1")).toBe("done");
    time = 1_000;
    expect(store.claim("event_1")).toBe("claimed");
    store.release("event_1");
    expect(store.claim("event_1")).toBe("claimed");
  });

  test.each([
    [{ now: "2026-01-01" }, "Failed to use now: it must be a function."],
    [{ maxEntries: "5" }, "Failed to use maxEntries: it must be a number, 0 or more."],
    [{ maxAgeMs: Number.NaN }, "Failed to use maxAgeMs: it must be a number, 0 or more."],
    [{ maxAgeMs: null }, "Failed to use maxAgeMs: it must be a number, 0 or more."],
  ])("the memory store refuses the options %j", (options, why) => {
    expect(() => createMemoryDedupeStore(options as never)).toThrow(new BankArgumentError(`[sandbank] ${why}`));
  });

  test("the memory store forgets the oldest Events beyond maxEntries, but no open claim", () => {
    const store = createMemoryDedupeStore({ maxEntries: 2, now: () => 0 });
    store.claim("event_0");
    for (const id of ["event_1", "event_2", "event_3"]) {
      store.claim(id);
      store.confirm(id);
    }
    expect(["event_0", "event_3", "event_2", "event_1"].map((id) => store.claim(id))).toEqual([
      "busy",
      "done",
      "done",
      "claimed",
    ]);
  });

  test("the memory store refuses an unknown option", () => {
    expect(() => createMemoryDedupeStore({ max: 1 } as object)).toThrow(
      new BankArgumentError(
        '[sandbank] Failed to make a dedupe store: there is no option "max". Use maxEntries, maxAgeMs, now.',
      ),
    );
  });

  test("the memory store remembers Events for four days by default", () => {
    holdTime();
    const store = createMemoryDedupeStore();
    store.claim("event_1");
    store.confirm("event_1");
    vi.setSystemTime(Date.now() + 4 * 86_400_000 - 1);
    expect(store.claim("event_1")).toBe("done");
    vi.setSystemTime(Date.now() + 1);
    expect(store.claim("event_1")).toBe("claimed");
  });
});

describe("dispatch", () => {
  test.each([undefined, null, 7, "event_1", {}, [], { ...anEvent, id: undefined }, { ...anEvent, type: "account" }])(
    "dispatch refuses %j, which is not an Event, and claims nothing",
    async (event) => {
      const dedupe = { claim: vi.fn(), confirm: vi.fn(), release: vi.fn() };
      const { router } = receiver({ dedupe });
      const error = await errorOf(router.dispatch(event as never));
      const shown = `${JSON.stringify(event)}`.slice(0, 200);
      expect(error).toBeInstanceOf(TypeError);
      expect((error as Error).message).toContain(`Failed to use event: it must be an Event, not ${shown}`);
      expect(dedupe.claim).not.toHaveBeenCalled();
    },
  );

  test("dispatch runs the same handlers, and handles a delivered Event only once [webhook-deduplicate]", async () => {
    const { bank, client, router } = receiver();
    const accounts = ["One", "Two", "Three"].map((name) => bank.accounts.create({ name }));
    const names: string[] = [];
    router.on("account.created", ({ object }) => names.push(object.name));
    const [delivered] = bank.events.list({ associated_object_id: accounts[1]?.id as string }).data;
    await router.handle(requestOf(delivered as Event));
    const outcomes: string[] = [];
    for await (const event of client.events.poll({ follow: false })) outcomes.push(await router.dispatch(event));
    expect(names).toEqual(["Two", "One", "Three"]);
    expect(outcomes.filter((outcome) => outcome === "duplicate")).toHaveLength(1);
    expect(await router.dispatch(delivered as Event)).toBe("duplicate");
  });

  test("dispatch rejects with the handler's error, and handles the Event the next time", async () => {
    const { bank, router, onError, latest } = receiver();
    bank.accounts.create({ name: "Operating" });
    let attempts = 0;
    router.on("account.created", () => {
      if (++attempts === 1) throw new Error("no database");
    });
    await expect(router.dispatch(latest())).rejects.toThrow("no database");
    expect(await router.dispatch(latest())).toBe("handled");
    expect(onError).not.toHaveBeenCalled();
  });

  test("dispatch does nothing after its signal has aborted", async () => {
    const { bank, router, latest } = receiver();
    bank.accounts.create({ name: "Operating" });
    const handler = vi.fn();
    router.on("account.created", handler).fallback(handler);
    const signal = AbortSignal.abort(new Error("shutting down"));
    await expect(router.dispatch(latest(), { signal })).rejects.toThrow("shutting down");
    await expect(router.dispatch({ ...latest(), category: "other" as Unknown }, { signal })).rejects.toThrow(
      "shutting down",
    );
    expect(handler).not.toHaveBeenCalled();
  });

  test("dispatch has no time limit", async () => {
    holdTime();
    const { bank, router, latest } = receiver();
    bank.accounts.create({ name: "Operating" });
    const work = deferred();
    router.on("account.created", () => work.promise);
    const outcome = router.dispatch(latest());
    await vi.advanceTimersByTimeAsync(3_600_000);
    work.resolve();
    expect(await outcome).toBe("handled");
  });
});
