import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { createDeliverer, type Deliverer, type DelivererOptions, type Receiver } from "../../src/deliver.ts";
import { type BankOptions, createBank, createPlatform, tickingClock } from "../../src/index.ts";

const URL = "https://app.test/webhooks";

let open: Deliverer[] = [];
afterEach(() => {
  for (const deliverer of open) deliverer.close();
  open = [];
});

/** A bank that delivers the Events of new Accounts to one receiver. */
function delivering(
  receiver: Receiver | null,
  { options = {}, ...how }: DelivererOptions & { options?: BankOptions } = {},
) {
  const bank = createBank(options);
  bank.eventSubscriptions.create({
    url: URL,
    shared_secret: "secret",
    selected_event_categories: [{ event_category: "account.created" }],
  });
  const deliverer = createDeliverer(bank, { ...(receiver === null ? {} : { receivers: { [URL]: receiver } }), ...how });
  open.push(deliverer);
  return { bank, deliverer, make: () => bank.accounts.create({ name: "A" }) };
}

const ok = () => new Response(null, { status: 204 });
const hangs = () => new Promise<Response>(() => {});

describe("createDeliverer", () => {
  test("sends to a function in the same process, and records the response [webhook-post]", async () => {
    const received: unknown[] = [];
    const { bank, deliverer, make } = delivering(async (request) => {
      received.push([request.method, request.url, request.headers.get("webhook-id"), await request.json()]);
      return ok();
    });
    make();
    await deliverer.settled();
    const [event] = bank.events.list({ category: { in: ["account.created"] } }).data;
    expect(received).toEqual([["POST", URL, event?.id, event]]);
    expect(bank.webhooks.attempts()).toMatchObject([{ state: "succeeded", status: 204, durationMs: 0 }]);
  });

  test("sends webhooks soon after a call, but not during it", async () => {
    const received: string[] = [];
    const { make } = delivering((request) => {
      received.push(request.headers.get("webhook-id") ?? "");
      return ok();
    });
    make();
    expect(received).toEqual([]);
    await eventually(() => expect(received).toHaveLength(1));
  });

  test("sends webhooks in the order of the Events", async () => {
    const received: string[] = [];
    const { bank, deliverer, make } = delivering((request) => {
      received.push(request.headers.get("webhook-id") ?? "");
      return ok();
    });
    for (let count = 0; count < 100; count++) make();
    await deliverer.settled();
    const { data } = bank.events.list({
      category: { in: ["account.created"] },
      order_by: { field: "created_at", direction: "ascending" },
    });
    expect(received).toEqual(data.map(({ id }) => id));
  });

  test.each<[string, (deliverer: Deliverer) => Promise<unknown>]>([
    ["until all are settled", (deliverer) => deliverer.settled()],
    ["before the clock moves in an advance", (deliverer) => deliverer.advance({ days: 1 })],
  ])("sends the webhooks of the calls that a receiver makes, %s", async (_, run) => {
    let left = 3;
    const { bank, deliverer, make } = delivering(() => {
      if (left-- > 0) make();
      return ok();
    });
    make();
    await run(deliverer);
    expect(bank.webhooks.attempts().map(({ state }) => state)).toEqual(Array(4).fill("succeeded"));
  });

  test.each<[what: string, receiver: Receiver, seen: object]>([
    [
      "throws",
      () => {
        throw new Error("no database");
      },
      { status: null, error: "no database" },
    ],
    ["rejects", () => Promise.reject(new Error("no database")), { status: null, error: "no database" }],
    [
      "returns nothing",
      () => undefined as never,
      {
        status: null,
        error: expect.stringMatching(/^The receiver returned no Response\. Return a Response, or wrap /),
      },
    ],
    ["redirects", () => Response.redirect("https://app.test/other", 302), { status: 302, error: null }],
    ["responds 500", () => new Response("oops", { status: 500 }), { status: 500, answer: "oops", error: null }],
    [
      "responds with a network error",
      () => Response.error(),
      { status: null, error: "The receiver responded with the status 0, which does not exist in HTTP." },
    ],
    [
      "responds with a status that does not exist",
      () => ({ status: 700, body: null }) as Response,
      { status: null, error: "The receiver responded with the status 700, which does not exist in HTTP." },
    ],
    [
      "breaks off its response",
      () => new Response(new ReadableStream({ start: (stream) => stream.error(new Error("cut")) })),
      { status: null, error: "cut" },
    ],
  ])("records the failure of a receiver that %s, without an effect on the API call", async (_, receiver, seen) => {
    const { bank, deliverer, make } = delivering(receiver);
    expect(make().status).toBe("open");
    await deliverer.settled();
    expect(bank.webhooks.attempts()).toMatchObject([{ state: "failed", ...seen }]);
  });

  test("keeps the beginning of the response of a receiver that refuses, and nothing of one that accepts", async () => {
    let status = 400;
    const { bank, deliverer, make } = delivering(() => new Response("é".repeat(600_000), { status }));
    make();
    await deliverer.settled();
    status = 200;
    make();
    await deliverer.settled();
    expect(bank.webhooks.attempts().map(({ answer }) => answer)).toEqual(["é".repeat(1_000), null]);
  });

  test("explains the failure of a receiver that returns the same Response twice", async () => {
    const response = new Response("ok");
    const { bank, deliverer, make } = delivering(() => response);
    make();
    make();
    await deliverer.settled();
    expect(bank.webhooks.attempts().map(({ error }) => error)).toEqual([
      null,
      "The receiver returned a Response whose body was already read. Return a new one each time.",
    ]);
  });

  test("explains what to do when a URL has no receiver", async () => {
    const { bank, deliverer, make } = delivering(null);
    make();
    await deliverer.settled();
    expect(bank.webhooks.attempts()[0]?.error).toBe(
      `There is no receiver for ${URL}. Name it in \`receivers\`, or pass a \`fetch\`.`,
    );
  });

  test("names the URLs that have a receiver when another has none", async () => {
    const { bank, deliverer, make } = delivering(null, {
      receivers: { "https://app.test/hook": () => new Response() },
    });
    make();
    await deliverer.settled();
    expect(bank.webhooks.attempts()[0]?.error).toBe(
      `There is no receiver for ${URL}. Name it in \`receivers\`, which has https://app.test/hook, or pass a \`fetch\`.`,
    );
  });

  test("sends through the given fetch when no receiver is named for the URL", async () => {
    const calls: unknown[] = [];
    const { bank, deliverer, make } = delivering(null, {
      receivers: { "https://other.test/": ok },
      fetch: async (url, init) => {
        calls.push([url, init.method, init.redirect]);
        return ok();
      },
    });
    make();
    await deliverer.settled();
    expect(calls).toEqual([[URL, "POST", "manual"]]);
    expect(bank.webhooks.attempts()).toMatchObject([{ state: "succeeded" }]);
  });

  test("matches a receiver by its normalized URL", async () => {
    const { bank, deliverer, make } = delivering(null, { receivers: { "HTTPS://APP.test:443/webhooks": ok } });
    make();
    await deliverer.settled();
    expect(bank.webhooks.attempts()).toMatchObject([{ state: "succeeded" }]);
  });

  test("sends to a real server, follows no redirect, and waits for the whole response", async () => {
    const bodies: string[] = [];
    const server = createServer((request, response) => {
      let body = "";
      request.on("data", (part) => {
        body += part;
      });
      request.on("end", () => {
        bodies.push(body);
        if (bodies.length === 1) response.writeHead(307, { location: "/other" }).end();
        else response.writeHead(200).end("thanks");
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    try {
      const bank = createBank();
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`;
      bank.eventSubscriptions.create({ url, selected_event_categories: [{ event_category: "account.created" }] });
      const deliverer = createDeliverer(bank, { fetch });
      open.push(deliverer);
      bank.accounts.create({ name: "A" });
      await deliverer.settled();
      bank.accounts.create({ name: "B" });
      await deliverer.settled();
      expect(bank.webhooks.attempts().map(({ status }) => status)).toEqual([307, 200]);
      expect(bodies).toEqual(bank.webhooks.attempts().map(({ request }) => request?.body));
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  test("records the code of a connection error", async () => {
    const { bank, deliverer, make } = delivering(null, {
      fetch: () => Promise.reject(new TypeError("fetch failed", { cause: { code: "ECONNREFUSED" } })),
    });
    make();
    await deliverer.settled();
    expect(bank.webhooks.attempts()[0]?.error).toBe("fetch failed (ECONNREFUSED)");
  });

  test.each<[DelivererOptions, string]>([
    [{ fetchh: fetch } as never, 'there is no option "fetchh"'],
    [{ fetch: "fetch" as never }, "fetch must be a function"],
    [{ receivers: { "/webhooks": ok } }, 'receivers names "/webhooks", which is not an absolute URL.'],
    [{ receivers: null as never }, "receivers must be an object with a function for each URL"],
    [{ receivers: { [URL]: "app" as never } }, `the receiver of ${URL} is not a function`],
    [{ hangTimeoutMs: -1 }, "hangTimeoutMs must be a number of milliseconds, 0 or more"],
  ])("refuses to create a deliverer with %j", (options, message) => {
    const bank = createBank();
    expect(() => createDeliverer(bank, options)).toThrow(`[sandbank] Failed to create a deliverer: ${message}`);
    expect(() => bank.clock.advance({ days: 1 })).not.toThrow();
  });

  test.each([undefined, null, {}, "bank"])("refuses %j instead of a bank", (target) => {
    expect(() => createDeliverer(target as never)).toThrow(
      "[sandbank] Failed to create a deliverer: there is no bank. Pass what createBank() or createPlatform() returned.",
    );
  });

  test("refuses a second deliverer for a bank", () => {
    const { bank, deliverer } = delivering(ok);
    expect(() => createDeliverer(bank)).toThrow("[sandbank] Failed to attach a deliverer: the bank already has one.");
    deliverer.close();
    open.push(createDeliverer(bank));
  });
});

describe("a closed deliverer", () => {
  test("leaves planned and due attempts to the next deliverer, and the clock unchanged", async () => {
    const { bank, deliverer, make } = delivering(hangs, { options: { environment: "live" }, hangTimeoutMs: 20 });
    make();
    const advanced = deliverer.advance({ days: 10 });
    deliverer.close();
    await expect(advanced).rejects.toThrow("[sandbank] Failed to advance: the deliverer is closed.");
    expect(bank.clock.now()).toBe("2026-01-01T00:00:00.000Z");
    expect(bank.webhooks.due()).toHaveLength(1);
    const next = createDeliverer(bank, { receivers: { [URL]: ok } });
    open.push(next);
    await next.settled();
    expect(bank.webhooks.attempts()).toMatchObject([{ number: 1, state: "succeeded" }]);
  });

  test("refuses calls of a closed deliverer", async () => {
    const { deliverer } = delivering(ok);
    deliverer.close();
    await expect(deliverer.advance({ days: 1 })).rejects.toThrow(
      "[sandbank] Failed to advance: the deliverer is closed.",
    );
    await expect(deliverer.settled()).rejects.toThrow("[sandbank] Failed to settle: the deliverer is closed.");
    expect(() => deliverer.close()).not.toThrow();
  });

  test("attaches a deliverer to both banks of a platform or to neither", () => {
    const platform = createPlatform();
    const own = createDeliverer(platform.sandbox);
    expect(() => createDeliverer(platform)).toThrow("the bank already has one");
    own.close();
    open.push(createDeliverer(platform));
  });
});

describe("a bank that is reset or restored during deliveries", () => {
  test.each(["reset", "restore"] as const)(
    "sends the new Events after a %s, and ignores responses to deliveries from before",
    async (how) => {
      const received: string[] = [];
      const answers: ((response: Response) => void)[] = [];
      const { bank, deliverer } = delivering(null, {
        receivers: {
          [URL]: (request) => {
            received.push(request.headers.get("webhook-id") ?? "");
            return new Promise((resolve) => answers.push(resolve));
          },
        },
      });
      const before = bank.snapshot();
      const subscribe = () => bank.eventSubscriptions.create({ url: URL });
      if (how === "reset") {
        bank.reset();
        subscribe();
      }
      bank.accounts.create({ name: "A" });
      await eventually(() => expect(answers.length).toBeGreaterThan(0));
      const first = answers.length;
      if (how === "reset") {
        bank.reset();
        subscribe();
      } else bank.restore(before);
      bank.accounts.create({ name: "A" });
      await eventually(() => expect(answers.length).toBe(2 * first));
      for (const answer of answers.slice(0, first)) answer(new Response(null, { status: 500 }));
      for (const answer of answers.slice(first)) answer(new Response(null, { status: 200 }));
      await deliverer.settled();
      expect(received.slice(first)).toEqual(received.slice(0, first));
      expect(bank.webhooks.attempts().map(({ status }) => status)).toEqual(Array(first).fill(200));
    },
  );
});

describe("deliverer.advance", () => {
  test("sends each attempt at its time [delivery-schedule]", async () => {
    const sentAt: string[] = [];
    const { bank, deliverer, make } = delivering(
      () => {
        sentAt.push(bank.clock.now());
        return new Response(null, { status: sentAt.length < 8 ? 500 : 200 });
      },
      { options: { environment: "live" } },
    );
    make();
    await deliverer.advance({ days: 4 });
    expect(sentAt).toEqual([
      "2026-01-01T00:00:00.000Z",
      "2026-01-01T00:01:00.000Z",
      "2026-01-01T00:10:00.000Z",
      "2026-01-01T01:00:00.000Z",
      "2026-01-01T04:00:00.000Z",
      "2026-01-01T12:00:00.000Z",
      "2026-01-02T00:00:00.000Z",
      "2026-01-04T00:00:00.000Z",
    ]);
    expect(bank.webhooks.attempts().at(-1)).toMatchObject({ number: 8, state: "succeeded" });
    expect(bank.clock.now()).toBe("2026-01-05T00:00:00.000Z");
  });

  test("sends the Events of work that becomes due during an advance", async () => {
    const received: string[] = [];
    const bank = createBank();
    bank.eventSubscriptions.create({
      url: URL,
      selected_event_categories: [{ event_category: "transaction.created" }],
    });
    const deliverer = createDeliverer(bank, {
      receivers: {
        [URL]: () => {
          received.push(bank.clock.now());
          return ok();
        },
      },
    });
    open.push(deliverer);
    const account = bank.accounts.create({ name: "A" });
    const number = bank.accountNumbers.create({ account_id: account.id, name: "N" });
    bank.simulations.inboundAchTransfers.create({
      account_number_id: number.id,
      amount: 100,
      resolve_at: "2026-01-03T12:00:00Z",
    });
    await deliverer.advance({ days: 5 });
    expect(received).toEqual(["2026-01-03T12:00:00.000Z"]);
  });

  test("times out a receiver that hangs after 10 seconds of the bank's clock, and continues", async () => {
    const signals: AbortSignal[] = [];
    const { bank, deliverer, make } = delivering(
      (request) => {
        signals.push(request.signal);
        return hangs();
      },
      { options: { environment: "live" }, hangTimeoutMs: 0 },
    );
    make();
    await deliverer.advance({ milliseconds: 9_999 });
    expect(bank.webhooks.attempts()).toMatchObject([{ state: "due" }]);
    await deliverer.advance({ milliseconds: 1 });
    expect(bank.webhooks.attempts()[0]).toMatchObject({
      state: "failed",
      durationMs: 10_000,
      error: "There was no response within 10 seconds.",
    });
    await deliverer.advance({ days: 4 });
    expect(bank.webhooks.attempts().map(({ state }) => state)).toEqual(Array(8).fill("failed"));
    await deliverer.advance({ days: 1 });
    expect(signals.map(({ aborted }) => aborted)).toEqual(Array(8).fill(true));
  });

  test("finishes an advance when more deliveries hang at a URL than are sent at once", async () => {
    const { bank, deliverer, make } = delivering(hangs, { hangTimeoutMs: 0 });
    for (let count = 0; count < 130; count++) make();
    await deliverer.advance({ seconds: 1 });
    expect(bank.webhooks.due()).toHaveLength(130);
    await deliverer.advance({ seconds: 9 });
    expect(bank.webhooks.attempts({ state: "failed" })).toHaveLength(130);
  });

  test("counts a response after ten seconds of a ticking clock as a timeout, and continues", async () => {
    let time = Date.parse("2026-01-01T00:00:00Z");
    const { bank, deliverer, make } = delivering(
      () => {
        time += 11_000;
        return ok();
      },
      { options: { clock: tickingClock(() => time) } },
    );
    make();
    make();
    await deliverer.settled();
    expect(bank.webhooks.attempts()).toMatchObject(
      Array(2).fill({
        state: "failed",
        status: null,
        error: "There was no response within 10 seconds.",
        durationMs: 10_000,
      }),
    );
  });

  test.each<[string, unknown, string]>([
    ["a string", "full", "full"],
    ["an empty string", "", "The receiver failed."],
    ["nothing", undefined, "undefined"],
    ["a symbol", Symbol("full"), "Symbol(full)"],
    ["an object without a prototype", Object.create(null), "The receiver failed."],
    ["an Error without a message", new RangeError(""), "RangeError"],
    ["an Error without a name as well", Object.assign(new Error(""), { name: "" }), "The receiver failed."],
    ["an Error whose message is not a string", Object.assign(new Error("x"), { message: 5 }), "Error"],
    ["an Error with a cause whose code is not a string", new Error("x", { cause: { code: Symbol("no") } }), "x"],
    ["an Error with a cause", new Error("x", { cause: { code: "EPIPE", message: "y" } }), "x (EPIPE)"],
    [
      "an object that throws when it is read",
      Object.defineProperty({}, "message", {
        get() {
          throw new Error("no");
        },
      }),
      "The receiver failed.",
    ],
  ])("records why a receiver failed that throws %s", async (_, thrown, error) => {
    const { bank, deliverer, make } = delivering(() => {
      throw thrown;
    });
    make();
    await deliverer.settled();
    expect(bank.webhooks.attempts()).toMatchObject([{ state: "failed", error }]);
  });

  test("prevents advancing the bank's clock directly, and names the call to use", () => {
    const { bank, deliverer } = delivering(ok);
    for (const move of [() => bank.clock.advance({ days: 1 }), () => bank.clock.advanceTo("2027-01-01T00:00:00Z")]) {
      expect(move).toThrow(
        "[sandbank] Failed to advance the clock: a deliverer is attached, and must send the webhooks that fall due. Use `await deliverer.advance(...)` or `deliverer.advanceTo(...)`, or close the deliverer.",
      );
    }
    deliverer.close();
    bank.clock.advance({ days: 1 });
    expect(bank.clock.now()).toBe("2026-01-02T00:00:00.000Z");
  });

  test("refuses to advance by an invalid span", async () => {
    const { deliverer } = delivering(ok);
    await expect(deliverer.advance({ days: -1 })).rejects.toThrow(RangeError);
  });

  test("advances to a time, and never back", async () => {
    const { bank, deliverer, make } = delivering(ok);
    make();
    await deliverer.advanceTo("2026-02-01T00:00:00Z");
    expect([bank.clock.now(), bank.webhooks.attempts().length]).toEqual(["2026-02-01T00:00:00.000Z", 0]);
    await expect(deliverer.advanceTo("2026-01-31T00:00:00Z")).rejects.toThrow(
      "[sandbank] Failed to advance the clock to 2026-01-31T00:00:00Z: it is before the bank's time, 2026-02-01T00:00:00.000Z.",
    );
    await expect(deliverer.advanceTo("tomorrow")).rejects.toThrow(RangeError);
    await deliverer.advanceTo(new Date("2026-02-02T00:00:00Z"));
    expect(bank.clock.now()).toBe("2026-02-02T00:00:00.000Z");
  });

  test("runs concurrent advances one after the other", async () => {
    const { bank, deliverer } = delivering(ok);
    await Promise.all([deliverer.advance({ days: 1 }), deliverer.advance({ days: 1 })]);
    expect(bank.clock.now()).toBe("2026-01-03T00:00:00.000Z");
  });

  test("advances a ticking clock", async () => {
    const time = Date.parse("2026-01-01T00:00:00Z");
    const { bank, deliverer, make } = delivering(() => new Response(null, { status: 500 }), {
      options: { environment: "live", clock: tickingClock(() => time) },
    });
    make();
    await deliverer.advance({ minutes: 10 });
    expect(bank.webhooks.attempts().map(({ dueAt, status }) => [dueAt, status])).toEqual([
      ["2026-01-01T00:00:00.000Z", 500],
      ["2026-01-01T00:01:00.000Z", 500],
      ["2026-01-01T00:10:00.000Z", 500],
      ["2026-01-01T01:00:00.000Z", null],
    ]);
  });

  test("advances both banks of a platform, and sends each bank's own Events", async () => {
    const platform = createPlatform();
    const received: string[] = [];
    for (const bank of [platform.live, platform.sandbox]) bank.eventSubscriptions.create({ url: URL });
    const deliverer = createDeliverer(platform, {
      receivers: {
        [URL]: (request) => {
          received.push(request.headers.get("webhook-id") ?? "");
          return ok();
        },
      },
    });
    open.push(deliverer);
    platform.live.accounts.create({ name: "A" });
    platform.sandbox.accounts.create({ name: "B" });
    await deliverer.advance({ days: 1 });
    expect([platform.live, platform.sandbox].map(({ clock }) => clock.now())).toEqual(
      Array(2).fill("2026-01-02T00:00:00.000Z"),
    );
    const ids = [platform.live, platform.sandbox].flatMap((bank) =>
      bank.webhooks.attempts().map(({ eventId }) => eventId),
    );
    expect(received.toSorted()).toEqual(ids.toSorted());
  });

  test("advances neither bank of a platform when one is already ahead", async () => {
    const platform = createPlatform();
    const deliverer = createDeliverer(platform.sandbox);
    await deliverer.advance({ days: 2 });
    deliverer.close();
    const both = createDeliverer(platform);
    open.push(both);
    await expect(both.advanceTo("2026-01-02T00:00:00Z")).rejects.toThrow("it is before the bank's time, 2026-01-03");
    expect([platform.live, platform.sandbox].map(({ clock }) => clock.now())).toEqual([
      "2026-01-01T00:00:00.000Z",
      "2026-01-03T00:00:00.000Z",
    ]);
  });

  test("works with the fake timers of a test runner", async () => {
    vi.useFakeTimers();
    try {
      const { bank, deliverer, make } = delivering(ok);
      make();
      await deliverer.settled();
      await deliverer.advance({ days: 1 });
      expect(bank.webhooks.attempts()).toMatchObject([{ state: "succeeded" }]);
      expect(bank.clock.now()).toBe("2026-01-02T00:00:00.000Z");
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("a deliverer that crashes", () => {
  test("loses no delivery in a crash, and repeats at most the ones in progress", async () => {
    const received: string[] = [];
    let answers = 2;
    const { bank, deliverer, make } = delivering(
      (request) => {
        received.push(request.headers.get("webhook-id") ?? "");
        return answers-- > 0 ? ok() : hangs();
      },
      { options: { environment: "live" } },
    );
    for (let count = 0; count < 3; count++) make();
    await eventually(() => expect(bank.webhooks.due()).toHaveLength(1));
    const written = JSON.stringify(bank.snapshot());
    deliverer.close();

    const restored = createBank({ environment: "live" });
    restored.restore(JSON.parse(written));
    const next = createDeliverer(restored, {
      receivers: {
        [URL]: (request) => {
          received.push(request.headers.get("webhook-id") ?? "");
          return ok();
        },
      },
    });
    open.push(next);
    await next.settled();
    const ids = restored.webhooks.attempts().map(({ eventId }) => eventId);
    expect(received).toEqual([...ids, ids[2]]);
    expect(restored.webhooks.attempts().map(({ state }) => state)).toEqual(Array(3).fill("succeeded"));
  });

  test("leaves a later retry to the next deliverer, at its time", async () => {
    const { bank, deliverer, make } = delivering(() => new Response(null, { status: 503 }), {
      options: { environment: "live" },
    });
    make();
    await deliverer.advance({ seconds: 30 });
    const written = JSON.stringify(bank.snapshot());
    const restored = createBank({ environment: "live" });
    restored.restore(JSON.parse(written));
    const next = createDeliverer(restored, { receivers: { [URL]: ok } });
    open.push(next);
    await next.advance({ seconds: 30 });
    expect(restored.webhooks.attempts().map(({ status, dueAt }) => [status, dueAt])).toEqual([
      [503, "2026-01-01T00:00:00.000Z"],
      [204, "2026-01-01T00:01:00.000Z"],
    ]);
  });

  test("sends the due deliveries of a snapshot that the bank is restored to", async () => {
    const { bank, deliverer, make } = delivering(ok);
    make();
    const snapshot = bank.snapshot();
    await deliverer.settled();
    bank.restore(snapshot);
    expect(bank.webhooks.due()).toHaveLength(1);
    await deliverer.settled();
    expect(bank.webhooks.attempts()).toMatchObject([{ state: "succeeded" }]);
  });

  test.each([40, 365])("sends the due deliveries of a snapshot that is restored %d days later", async (days) => {
    const { bank, make } = delivering(null);
    make();
    const snapshot = bank.snapshot();
    const later = Date.parse(bank.clock.now()) + days * 86_400_000;
    const restored = createBank({ clock: tickingClock(() => later) });
    restored.restore(snapshot);
    const next = createDeliverer(restored, { receivers: { [URL]: ok } });
    open.push(next);
    await next.settled();
    expect(restored.webhooks.attempts()).toMatchObject([{ state: "succeeded", status: 204 }]);
  });
});
