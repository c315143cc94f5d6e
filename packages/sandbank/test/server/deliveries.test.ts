import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { verifyWebhook } from "@sandbank/sdk/webhooks";
import { Webhook as StandardWebhook } from "standardwebhooks";
import { Webhook as SvixWebhook } from "svix";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { RunningServer, Seed, ServerOptions } from "../../src/index.ts";
import { adminOf, createAccount, startFrozen } from "../support/servers.ts";

interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
}

interface AttemptView {
  readonly eventId: string;
  readonly eventSubscriptionId: string;
  readonly state: string;
  readonly status: number | null;
  readonly error: string | null;
  readonly answer: string | null;
  readonly sent: Record<string, unknown> | null;
}

const received: Received[] = [];
/** The responses of the receiver, by path. Default: 204. */
const responses = new Map<string, { status: number; headers?: Record<string, string>; body?: string } | "hang">();
/** The responses that hang. */
const held: ServerResponse[] = [];
let receiver: Server;
let receiverUrl: string;
const running: RunningServer[] = [];

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    const body = await text(request);
    received.push({ headers: request.headers as Record<string, string>, body });
    const planned = responses.get(request.url ?? "/") ?? { status: 204 };
    if (planned === "hang") return void held.push(response);
    response.writeHead(planned.status, planned.headers).end(planned.body);
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  receiverUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});
afterEach(async () => {
  received.length = 0;
  held.length = 0;
  responses.clear();
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

/** Starts a server with an Event Subscription of new Accounts, and returns the secret. */
async function startWith(url: string, options: ServerOptions = {}) {
  const server = await startFrozen(options);
  running.push(server);
  const admin = adminOf(server);
  const { id } = await admin.call("call", {
    operation: "eventSubscriptions.create",
    params: { url, selected_event_categories: [{ event_category: "account.created" }] },
  });
  const { secret } = await admin.call("secret", { subscription: String(id) });
  /** Creates an Account, and returns the attempts to deliver its Event. */
  const deliver = async (key?: string) => {
    const before = (await attempts()).length;
    await createAccount(server, "Operating", key);
    for (;;) {
      const all = (await attempts()).slice(before);
      if (all.length > 0 && all.every(({ state }) => state !== "due")) return all;
      await new Promise(setImmediate);
    }
  };
  const attempts = async () => (await admin.call("attempts")).data as unknown as AttemptView[];
  return { server, admin, secret, deliver, attempts };
}

const verifiers: Readonly<Record<string, (secret: string, message: Received) => unknown>> = {
  "@sandbank/sdk/webhooks": (secret, message) => verifyWebhook({ ...message, secret }),
  standardwebhooks: (secret, { body, headers }) => new StandardWebhook(secret, { format: "raw" }).verify(body, headers),
  svix: (secret, { body, headers }) => new SvixWebhook(secret, { format: "raw" }).verify(body, headers),
};
const year = { duration: "365d" };

describe("webhooks of the server", () => {
  test("are listed of one Event, of several and of all", async () => {
    const { admin, deliver } = await startWith(`${receiverUrl}/hooks`);
    for (let count = 0; count < 3; count++) await deliver();
    const eventsOf = async (params: { event?: string }) =>
      (await admin.call("attempts", params)).data.map(({ eventId }) => eventId);
    const [first, second, third] = (await eventsOf({})) as [string, string, string];
    expect(await eventsOf({ event: second })).toEqual([second]);
    expect(await eventsOf({ event: `${third},${first}` })).toEqual([third, first]);
    expect(await eventsOf({ event: "event_none" })).toEqual([]);
  });

  test("are listed of one Event Subscription, and of an Event to some of them", async () => {
    const { server, admin, deliver } = await startWith(`${receiverUrl}/hooks`);
    const params = { url: `${receiverUrl}/other`, selected_event_categories: [{ event_category: "account.created" }] };
    const { id } = await admin.call("call", { operation: "eventSubscriptions.create", params });
    await createAccount(server, "One");
    const [{ eventId: event, eventSubscriptionId: first }] = (await deliver()) as [AttemptView];
    const urlsOf = async (params: { event?: string; subscription: string }) =>
      (await admin.call("attempts", params)).data.map(({ url }) => url.slice(receiverUrl.length));
    expect(await urlsOf({ subscription: first })).toEqual(["/hooks", "/hooks"]);
    expect(await urlsOf({ event, subscription: String(id) })).toEqual(["/other"]);
    expect(await urlsOf({ event, subscription: `${id},${first}` })).toEqual(["/other", "/hooks"]);
    expect(await urlsOf({ subscription: "event_subscription_none" })).toEqual([]);
  });

  test("are accepted by receivers that compare with the machine's time, before and after an advance of a year", async () => {
    const { admin, secret, deliver } = await startWith(`${receiverUrl}/hooks`);
    await deliver();
    await admin.call("clock.advance", year);
    await deliver();
    expect(received.map(({ body }) => JSON.parse(body).created_at.slice(0, 4))).toEqual(["2026", "2027"]);
    for (const verify of Object.values(verifiers)) {
      for (const message of received) expect(() => verify(secret, message)).not.toThrow();
    }
    expect(received.map(({ headers }) => headers["sandbank-bank"])).toEqual(["default", "default"]);
  });

  test("are listed with the request as it was sent and the response to it", async () => {
    responses.set("/hooks", { status: 200, body: "x".repeat(1_001) });
    const { deliver } = await startWith(`${receiverUrl}/hooks`);
    const [attempt] = await deliver();
    const [message] = received as [Received];
    const { headers, ...sent } = attempt?.sent ?? {};
    expect(attempt).toMatchObject({ url: `${receiverUrl}/hooks`, state: "succeeded", answer: null });
    expect(sent).toEqual({
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      status: 200,
      body: "x".repeat(1_000),
      error: null,
      durationMs: expect.any(Number),
    });
    expect(message.headers).toMatchObject(headers as object);
    expect(headers).toMatchObject({ "webhook-signature": expect.stringMatching(/^v1,/), "sandbank-bank": "default" });
  });

  test("are listed with the error, if there was no response", async () => {
    const { deliver } = await startWith("http://127.0.0.1:9/hooks");
    const [attempt] = await deliver();
    expect(attempt).toMatchObject({ state: "failed", status: null, error: expect.stringContaining("ECONNREFUSED") });
    expect(attempt?.sent).toMatchObject({ status: null, body: null, error: expect.stringContaining("ECONNREFUSED") });
  });

  test("are not sent, and have no request over the network, if the host is not allowed", async () => {
    const { deliver } = await startWith("https://receiver.example/hooks");
    const [attempt] = await deliver();
    expect(attempt).toMatchObject({ state: "failed", error: expect.stringContaining("--deliver-to"), sent: null });
  });

  test("are refused by them, if the bank's time signs", async () => {
    const { admin, secret, deliver } = await startWith(`${receiverUrl}/hooks`, { signTime: "bank" });
    await admin.call("clock.to", { instant: "2040-01-01T00:00:00Z" });
    await deliver();
    const [message] = received as [Received];
    expect(message.headers["webhook-timestamp"]).toBe(String(Date.parse("2040-01-01T00:00:00Z") / 1_000));
    for (const verify of Object.values(verifiers)) expect(() => verify(secret, message)).toThrow();
    const now = () => "2040-01-01T00:00:00Z";
    expect(() => verifyWebhook({ ...message, secret, now })).not.toThrow();
  });

  test("are refused by general libraries that decode the secret from Base64, which is their default", async () => {
    const { secret, deliver } = await startWith(`${receiverUrl}/hooks`);
    await deliver();
    const [message] = received as [Received];
    for (const Library of [StandardWebhook, SvixWebhook]) {
      expect(() => new Library(secret).verify(message.body, message.headers)).toThrow();
    }
  });

  test.skipIf(spawnSync("python3", ["--version"]).status !== 0)(
    "are accepted by a receiver in Python, before and after an advance of a year",
    async () => {
      const program = fileURLToPath(new URL("../support/receiver.py", import.meta.url));
      const python = spawn("python3", [program], { stdio: ["ignore", "pipe", "inherit"] });
      try {
        const [port] = await once(python.stdout, "data");
        const url = `http://127.0.0.1:${String(port).trim()}/hooks`;
        const { admin, secret, deliver } = await startWith(url);
        expect(await deliver().catch(() => [])).toMatchObject([{ state: "failed" }]);
        await fetch(url, { method: "PUT", body: secret });
        expect(await deliver()).toMatchObject([{ state: "succeeded", status: 204 }]);
        await admin.call("clock.advance", year);
        expect(await deliver()).toMatchObject([{ state: "succeeded", status: 204 }]);
      } finally {
        python.kill();
      }
    },
  );

  test("name their bank, and each bank signs with secrets of its own", async () => {
    const { server, secret, deliver } = await startWith(`${receiverUrl}/hooks`, {
      seeds: [
        {
          steps: [
            {
              call: "eventSubscriptions.create",
              params: {
                url: `${receiverUrl}/seeded`,
                selected_event_categories: [{ event_category: "account.created" }],
              },
            },
          ],
        },
      ],
    });
    await deliver();
    await createAccount(server, "Operating", `${server.apiKey}.one`);
    while (received.length < 3) await new Promise(setImmediate);
    expect(received.map(({ headers }) => headers["sandbank-bank"]).sort()).toEqual(["default", "default", "one"]);
    const ofOne = received.find(({ headers }) => headers["sandbank-bank"] === "one") as Received;
    expect(() => verifyWebhook({ ...ofOne, secret })).toThrow();
  });
});

describe("the webhooks of a seed", () => {
  const account = { call: "accounts.create", params: { name: "Seeded" } } as const;
  const subscription = (url: string) =>
    ({
      call: "eventSubscriptions.create",
      params: { url, selected_event_categories: [{ event_category: "account.created" }] },
    }) as const;

  async function startSeeded(...steps: Seed["steps"]) {
    const server = await startFrozen({ seeds: [{ steps }] });
    running.push(server);
    return { server, admin: adminOf(server) };
  }

  test("are sent once, before the server is ready, each at its time", async () => {
    const steps = [subscription(`${receiverUrl}/hooks`), account, { advance: { days: 20 } }, account] as const;
    const { server, admin } = await startSeeded(...steps);
    expect(server.beginning.webhooks).toEqual({ delivered: 2, failed: 0 });
    expect(received.map(({ body }) => JSON.parse(body).created_at.slice(0, 10))).toEqual(["2026-01-01", "2026-01-21"]);
    const { data } = await admin.call("attempts");
    const sent = { status: 204, headers: { "sandbank-bank": "default" } };
    expect(data).toMatchObject([
      { state: "succeeded", status: 204, sent },
      { state: "succeeded", status: 204, sent },
    ]);
    await createAccount(server, "Of another bank", `${server.apiKey}.one`);
    while (received.length < 3) await new Promise(setImmediate);
    expect(received.map(({ headers }) => headers["sandbank-bank"])).toEqual(["default", "default", "one"]);
  });

  test("fail with the reason if nothing receives them or the server may not send them", async () => {
    const nowhere = createTcpServer().listen(0, "127.0.0.1");
    await once(nowhere, "listening");
    const url = `http://127.0.0.1:${(nowhere.address() as AddressInfo).port}/hooks`;
    nowhere.close();
    await once(nowhere, "close");
    const { server, admin } = await startSeeded(subscription(url), subscription("https://hooks.example.com/"), account);
    expect(server.beginning.webhooks).toEqual({ delivered: 0, failed: 2 });
    const errors = (await admin.call("attempts")).data.map(({ error }) => String(error)).sort();
    expect(errors[0]).toContain("ECONNREFUSED");
    expect(errors[1]).toContain("--deliver-to hooks.example.com");
  });
});

describe("deliveries", () => {
  test.each([
    ["https://hooks.example.com/receive", "hooks.example.com"],
    ["https://169.254.169.254/latest", "169.254.169.254"],
    ["https://10.evil.test/", "10.evil.test"],
  ])("do not go to %s: the attempt records why", async (url, host) => {
    const { deliver } = await startWith(url);
    const [attempt] = await deliver();
    expect(attempt).toMatchObject({ state: "failed", status: null });
    expect(attempt?.error).toContain(`--deliver-to ${host}`);
  });

  test("go to a host that `deliverTo` names, in any case", async () => {
    const { deliver } = await startWith("https://receiver.invalid:1/", { deliverTo: ["Receiver.INVALID"] });
    expect((await deliver())[0]?.error).not.toContain("--deliver-to");
  });

  test("ignore the proxy variables of the environment", async () => {
    const proxied: string[] = [];
    const proxy = createServer((request, response) => {
      proxied.push(request.url ?? "");
      response.writeHead(502).end();
    }).listen(0, "127.0.0.1");
    await once(proxy, "listening");
    const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const names = [
      "HTTP_PROXY",
      "HTTPS_PROXY",
      "ALL_PROXY",
      "http_proxy",
      "https_proxy",
      "all_proxy",
      "NODE_USE_ENV_PROXY",
    ];
    const before = names.map((name) => [name, process.env[name]] as const);
    try {
      for (const name of names) process.env[name] = name.startsWith("NODE") ? "1" : url;
      const { deliver } = await startWith(`${receiverUrl}/hooks`);
      expect(await deliver()).toMatchObject([{ state: "succeeded" }]);
      expect(proxied).toEqual([]);
    } finally {
      for (const [name, value] of before) {
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
      proxy.close();
    }
  });

  test.each([
    [
      "a redirect, which is not followed",
      { status: 302, headers: { location: "/other" } },
      { state: "failed", status: 302 },
    ],
    [
      "an error, whose text is kept",
      { status: 500, body: "no database" },
      { state: "failed", status: 500, answer: "no database" },
    ],
    [
      "a status that does not exist",
      { status: 999 },
      { state: "failed", status: null, error: expect.stringContaining("999") },
    ],
    [
      "a body without an end",
      { status: 200, body: "x".repeat(100_000) },
      { state: "failed", status: null, error: expect.stringContaining("65536") },
    ],
  ])("survive %s", async (_, response, expected) => {
    responses.set("/odd", response);
    const { deliver } = await startWith(`${receiverUrl}/odd`);
    expect(await deliver()).toMatchObject([expected]);
  });

  test("survive a receiver that is not there, and one that does not speak HTTP", async () => {
    const odd = createTcpServer(
      (socket) =>
        void socket
          .on("error", () => {})
          .resume()
          .end("SMTP ready\r\n"),
    ).listen(0, "127.0.0.1");
    await once(odd, "listening");
    const url = `http://127.0.0.1:${(odd.address() as AddressInfo).port}/`;
    const { deliver } = await startWith(url);
    expect(await deliver()).toMatchObject([{ state: "failed", status: null }]);
    odd.close();
    await once(odd, "close");
    expect(await deliver()).toMatchObject([{ state: "failed", error: expect.stringContaining("ECONNREFUSED") }]);
  });

  test("reach a receiver that was restarted at the same address", async () => {
    const open = (port: number) => {
      const server = createServer((_, response) => void response.writeHead(204).end()).listen(port, "127.0.0.1");
      return once(server, "listening").then(() => server);
    };
    const first = await open(0);
    const { port } = first.address() as AddressInfo;
    const { deliver } = await startWith(`http://127.0.0.1:${port}/`);
    await deliver();
    first.closeAllConnections();
    first.close();
    const second = await open(port);
    expect(await deliver()).toMatchObject([{ state: "succeeded" }]);
    second.closeAllConnections();
    second.close();
  });
});

describe("an advance", () => {
  /** A server whose Event Subscription to new Accounts has a receiver that responds as `/slow` says. */
  async function withSlowReceiver() {
    const server = await startFrozen();
    running.push(server);
    const admin = adminOf(server);
    const selected_event_categories = [{ event_category: "account.created" }];
    const params = { url: `${receiverUrl}/slow`, selected_event_categories };
    await admin.call("call", { operation: "eventSubscriptions.create", params });
    return { server, admin };
  }

  test("answers requests meanwhile, at the instant that the clock has reached (D-107)", async () => {
    responses.set("/slow", "hang");
    const server = await startFrozen();
    running.push(server);
    const admin = adminOf(server);
    const call = (operation: string, params: Record<string, unknown>) => admin.call("call", { operation, params });
    const { id: account_id } = await createAccount(server, "Operating");
    await call("simulations.interestPayments.create", { account_id, amount: 1 });
    const { id: card_id } = await call("cards.create", { account_id });
    await call("simulations.cardAuthorizations.create", { card_id, amount: 1 });
    const selected_event_categories = [{ event_category: "pending_transaction.updated" }];
    await call("eventSubscriptions.create", { url: `${receiverUrl}/slow`, selected_event_categories });
    // The authorization expires after seven days, which sends a webhook. The advance waits for the receiver only for some real time: here, until the receiver responds.
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    try {
      const advanced = admin.call("clock.advance", { duration: "31d" });
      while (held.length === 0) await new Promise(setImmediate);
      expect(await createAccount(server, "Meanwhile")).toMatchObject({ created_at: "2026-01-08T00:00:00.000Z" });
      for (const response of held) response.writeHead(204).end();
      expect(await advanced).toMatchObject({
        from: "2026-01-01T00:00:00.000Z",
        to: "2026-02-01T00:00:00.000Z",
        delivered: 1,
        failed: 0,
      });
    } finally {
      vi.useRealTimers();
    }
  });

  test("counts a webhook that the clock times out as failed, and one of an earlier advance no more", async () => {
    responses.set("/slow", "hang");
    const { admin, server } = await withSlowReceiver();
    await createAccount(server, "Operating");
    const advance = async () => {
      vi.useFakeTimers({ toFake: ["setTimeout"] });
      try {
        let isDone = false;
        const advanced = admin.call("clock.advance", { duration: "1m" }).finally(() => {
          isDone = true;
        });
        while (!isDone) {
          vi.advanceTimersByTime(1_000);
          await new Promise(setImmediate);
        }
        return await advanced;
      } finally {
        vi.useRealTimers();
      }
    };
    expect(await advance()).toMatchObject({ delivered: 0, failed: 1 });
    expect(await advance()).toMatchObject({ delivered: 0, failed: 0 });
  });

  test("answers requests between slices of work, also if no webhook is sent", async () => {
    const server = await startFrozen();
    running.push(server);
    const admin = adminOf(server);
    let isDone = false;
    const advanced = admin.call("clock.advance", { duration: "100000d" }).then(() => {
      isDone = true;
    });
    const instants: string[] = [];
    while (!isDone) instants.push((await admin.call("clock.get")).now);
    await advanced;
    expect(instants).toEqual(instants.toSorted());
    expect((await admin.call("clock.get")).now).toBe("2299-10-17T00:00:00.000Z");
  });

  test("begins after the advance before it, and reports its own work only", async () => {
    const { server, admin, deliver } = await startWith(`${receiverUrl}/hooks`);
    await deliver();
    const accountId = (await createAccount(server, "Interest")).id;
    expect(accountId).toMatch(/^account_/);
    const moves = await Promise.all([1, 2, 3].map(() => admin.call("clock.advance", { duration: "10d" })));
    expect(moves.map(({ to }) => to).sort()).toEqual([
      "2026-01-11T00:00:00.000Z",
      "2026-01-21T00:00:00.000Z",
      "2026-01-31T00:00:00.000Z",
    ]);
    expect(moves.reduce((sum, { delivered }) => sum + delivered, 0)).toBeLessThanOrEqual(1);
    expect(
      moves.flatMap(({ ran }) => ran.map(({ kind }) => kind)).filter((kind) => kind.startsWith("webhooks.")),
    ).toEqual([]);
  });

  test("ends with an error if the bank is removed meanwhile", async () => {
    const server = await startFrozen();
    running.push(server);
    const admin = adminOf(server);
    await admin.call("banks.create", { name: "short" });
    responses.set("/slow", "hang");
    const key = `${server.apiKey}.short`;
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const body = JSON.stringify({
      url: `${receiverUrl}/slow`,
      selected_event_categories: [{ event_category: "account.created" }],
    });
    await fetch(`${server.url}/event_subscriptions`, { method: "POST", headers, body });
    await createAccount(server, "First", key);
    const advanced = fetch(`${server.url}/_sandbank/clock/advance`, {
      method: "POST",
      headers,
      body: '{"duration":"1d"}',
    });
    while (received.length === 0) await new Promise(setImmediate);
    await admin.call("banks.remove", { name: "short" });
    expect(await (await advanced).json()).toMatchObject({ status: 409, type: "bank_closed_error" });
  });
});
