import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { isFullVolume } from "../../../../tests/support/volume.ts";
import type { RunningServer, ServerOptions } from "../../src/index.ts";
import { adminOf, createAccount, sendRaw, startFrozen, whenClosed } from "../support/servers.ts";

const MIB = 2 ** 20;
/** The most bytes that the server reads of a body: the limit, what it drops so that the response arrives, and buffers. */
const MOST_READ = MIB + 16 * MIB + MIB;
const json = { "content-type": "application/json" };

const running: RunningServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

async function start(options: ServerOptions = {}): Promise<RunningServer> {
  const server = await startFrozen(options);
  running.push(server);
  return server;
}

const portOf = ({ url }: RunningServer) => Number(new URL(url).port);

/** The server's side of each connection, by the port of the client. */
const acceptedSockets = new Map<number, Socket>();
const note = (message: unknown) => {
  const { socket } = message as { socket: Socket };
  acceptedSockets.set(socket.remotePort ?? 0, socket);
};
beforeAll(() => subscribe("net.server.socket", note));
afterAll(() => void unsubscribe("net.server.socket", note));

/** Connects, and returns both sides of the connection. */
async function connected(server: RunningServer): Promise<{ client: Socket; accepted: Socket }> {
  const client = connect(portOf(server), "127.0.0.1");
  await once(client, "connect");
  for (;;) {
    const accepted = acceptedSockets.get(client.localPort ?? 0);
    if (accepted !== undefined) return { client, accepted };
    await new Promise(setImmediate);
  }
}

describe("the size of a request", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startFrozen();
  });
  afterAll(() => server.stop());

  test.each([
    ["without a key", () => [], 401],
    ["with a key", () => [`Authorization: Bearer ${server.apiKey}`], 400],
    ["with the key of a bank", () => [`Authorization: Bearer ${server.apiKey}.large`], 400],
  ])("is limited for an endless chunked body, %s", async (_, headersOf, status) => {
    const { client, accepted } = await connected(server);
    let response = "";
    client.on("data", (chunk) => {
      response += chunk;
    });
    const head = ["POST /accounts HTTP/1.1", "Host: localhost", "Transfer-Encoding: chunked", ...headersOf(), "", ""];
    client.write(head.join("\r\n"));
    const closed = whenClosed(client);
    const chunk = Buffer.from(`10000\r\n${" ".repeat(65_536)}\r\n`);
    while (response === "" && !client.destroyed) {
      if (!client.write(chunk)) await new Promise(setImmediate);
    }
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    client.destroy();
    await closed;
    await whenClosed(accepted);
    expect(accepted.bytesRead).toBeLessThan(MOST_READ);
  });

  test.each([
    ["/accounts", "without a key", () => ({}), 401],
    ["/accounts", "with a key", () => ({ authorization: `Bearer ${server.apiKey}` }), 400],
    ["/_sandbank/call", "without a key", () => ({}), 401],
    ["/_sandbank/trigger", "with a key", () => ({ authorization: `Bearer ${server.token}` }), 413],
    ["/_sandbank/call", "of another origin", () => ({ origin: "http://evil.test" }), 403],
  ])(
    "is limited at %s %s: a client that reads only after it has sent 8 MiB gets its response",
    async (path, _, headersOf, status) => {
      const socket = connect(portOf(server), "127.0.0.1").pause();
      const headers = Object.entries({ ...json, ...headersOf() }).map(([name, value]) => `${name}: ${value}`);
      socket.write(
        [`POST ${path} HTTP/1.1`, "Host: localhost", `Content-Length: ${8 * MIB}`, ...headers, "", ""].join("\r\n"),
      );
      const chunk = Buffer.alloc(65_536, " ");
      for (let sent = 0; sent < 8 * MIB; sent += chunk.length) {
        if (!socket.write(chunk)) await once(socket, "drain");
      }
      const response = await text(socket);
      expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(response.toLowerCase()).toContain("connection: close");
    },
  );

  test("is refused before any of the body arrives, if the headers declare too much", async () => {
    const headers = { ...json, authorization: `Bearer ${server.apiKey}`, "content-length": String(600 * MIB) };
    const request = httpRequest({ port: portOf(server), method: "POST", path: "/accounts", headers });
    request.flushHeaders();
    const [response] = (await once(request, "response")) as [IncomingMessage];
    request.on("error", () => {}).destroy();
    expect(response.statusCode).toBe(400);
  });

  test("does not close the connection of a refused request whose whole body has arrived", async () => {
    const request = httpRequest({ port: portOf(server), method: "POST", path: "/accounts", headers: json });
    request.end('{"name":"Operating"}');
    const [response] = (await once(request, "response")) as [IncomingMessage];
    response.resume();
    expect([response.statusCode, response.headers.connection]).toEqual([401, "keep-alive"]);
  });

  test("is limited for the headers: 431 to more than 16 KiB, without a key", async () => {
    const headers = ["Host: localhost", `X-Long: ${"x".repeat(17_000)}`];
    expect((await sendRaw(server, { target: "/accounts", headers })).status).toBe(431);
  });

  test("accepts a character whose bytes arrive in two parts", async () => {
    const bytes = Buffer.from(JSON.stringify({ name: "🏦" }));
    const headers = { ...json, authorization: `Bearer ${server.apiKey}.parts`, "content-length": bytes.length };
    const request = httpRequest({ port: portOf(server), method: "POST", path: "/accounts", headers });
    request.write(bytes.subarray(0, 11));
    await new Promise(setImmediate);
    request.end(bytes.subarray(11));
    const [response] = (await once(request, "response")) as [IncomingMessage];
    expect(JSON.parse(await text(response)).name).toBe("🏦");
  });
});

describe("clients that are slow or hang up", () => {
  test.each([
    ["nothing", ""],
    ["half a line", "POST /accounts"],
    ["half of its headers", "POST /accounts HTTP/1.1\r\nHost: localhost\r\n"],
    ["half of its body", "POST /accounts HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\n{"],
  ])("a client that sends only %s is disconnected", async (_, sent) => {
    const server = await start({ timeouts: { headersMs: 1, requestMs: 1 } });
    const { client, accepted } = await connected(server);
    client.write(sent);
    client.resume();
    await whenClosed(client);
    await whenClosed(accepted);
  });

  test("a client that hangs up in the middle of its body changes nothing, and is no bug", async () => {
    const bugs: unknown[] = [];
    const server = await start({ onBug: (error) => bugs.push(error) });
    const { client, accepted } = await connected(server);
    client.write(
      `POST /accounts HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${server.apiKey}\r\nContent-Length: 20\r\n\r\n{"name"`,
    );
    while (accepted.bytesRead === 0) await new Promise(setImmediate);
    client.destroy();
    await whenClosed(accepted);
    expect((await adminOf(server).call("trace", {})).steps).toEqual([]);
    expect(bugs).toEqual([]);
  });

  test.each([
    ["drop_before_commit", 0],
    ["drop_after_commit", 1],
  ] as const)(
    "the server destroys the connection for the fault %s, with %d Accounts in the bank",
    async (kind, count) => {
      const server = await start();
      await adminOf(server).call("faults.arm", { kind });
      await expect(createAccount(server, "Lost")).rejects.toThrow("fetch failed");
      const response = await fetch(`${server.url}/accounts`, { headers: { authorization: `Bearer ${server.apiKey}` } });
      expect(((await response.json()) as { data: unknown[] }).data).toHaveLength(count);
    },
  );

  test("the server answers others while it delays a response, and forgets the response if its client hangs up", async () => {
    const server = await start();
    const admin = adminOf(server);
    await admin.call("faults.arm", { kind: "latency", delayMs: 86_400_000, operation: "accounts.create" });
    const controller = new AbortController();
    const slow = fetch(`${server.url}/accounts`, {
      method: "POST",
      headers: { ...json, authorization: `Bearer ${server.apiKey}` },
      body: '{"name":"Slow"}',
      signal: controller.signal,
    }).then(
      () => "answered",
      () => "aborted",
    );
    while ((await admin.call("trace", {})).steps.length === 0);
    controller.abort();
    expect(await slow).toBe("aborted");
    expect((await admin.call("health")).status).toBe("ready");
  });

  test("every one of many connections is answered beside slow senders", async () => {
    const [connections, slow] = isFullVolume ? [1_000, 200] : [50, 20];
    const server = await start();
    const senders = Array.from({ length: slow }, (_, index) => {
      const socket = connect(portOf(server), "127.0.0.1").on("error", () => {});
      const head = `POST /accounts HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${server.apiKey}\r\n`;
      socket.write(index % 2 === 0 ? head : `${head}Content-Length: 1000\r\n\r\n{`);
      return socket;
    });
    const requests = Array.from({ length: connections }, () =>
      sendRaw(server, { target: "/accounts", headers: ["Host: localhost", `Authorization: Bearer ${server.apiKey}`] }),
    );
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(statuses).toEqual(Array.from({ length: connections }, () => 200));
    for (const socket of senders) socket.destroy();
  });
});

describe("a stop", () => {
  test("ends streams, kept connections, slow senders and delayed responses", async () => {
    const server = await startFrozen({ timeouts: { stopMs: 50 } });
    const admin = adminOf(server);
    const streamed = (async () => {
      const types: string[] = [];
      for await (const { type } of admin.steps()) types.push(type);
      return types;
    })();
    const { client: idle } = await connected(server);
    const { client: slow } = await connected(server);
    slow.write("POST /accounts HTTP/1.1\r\nHost: localhost\r\n");
    await admin.call("faults.arm", { kind: "latency", delayMs: 86_400_000, operation: "accounts.create" });
    const delayed = createAccount(server, "Slow").catch(() => "lost");
    while (
      ((await admin.call("trace", {})).steps as { operation: string }[]).every(
        ({ operation }) => operation !== "accounts.create",
      )
    );
    const closed = Promise.all([whenClosed(idle.resume()), whenClosed(slow.resume())]);
    await server.stop();
    await server.stopped;
    await closed;
    expect(await delayed).toBe("lost");
    expect(await streamed).toEqual(["hello", "call"]);
    await expect(fetch(`${server.url}/_sandbank/health`)).rejects.toThrow("fetch failed");
    await server.stop();
  });

  test("lets requests in progress end, and does not wait for the connections that they leave", async () => {
    // The test would not end in time otherwise.
    const server = await startFrozen({ timeouts: { stopMs: 86_400_000 } });
    await adminOf(server).call("faults.arm", { kind: "latency", delayMs: 100, operation: "accounts.create" });
    const created = createAccount(server, "Late");
    while ((await adminOf(server).call("trace", {})).steps.length === 0);
    await adminOf(server).call("stop");
    expect((await created).id).toMatch(/^account_/);
    await server.stopped;
  });
});

describe("a port in use", () => {
  test("is an error that names the port, also if only IPv6 uses it", async () => {
    const server = await start();
    await expect(startFrozen({ port: portOf(server) })).rejects.toMatchObject({
      name: "StartError",
      port: portOf(server),
    });
  });

  test("a host that others reach needs a token, and a token must be possible in a header", async () => {
    await expect(startFrozen({ host: "0.0.0.0" })).rejects.toThrow(/needs a token/);
    await expect(startFrozen({ host: "0.0.0.0", token: "" })).rejects.toThrow(/token must be/);
    await expect(startFrozen({ token: "a b" })).rejects.toThrow(/token must be/);
  });
});
