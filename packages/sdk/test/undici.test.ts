import { getEventListeners, once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { type AddressInfo, createServer as createSocketServer, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { inspect } from "node:util";
import { Agent } from "undici";
import { describe, expect, onTestFinished, test } from "vitest";
import type { TransportRequest } from "../src/core/transport.ts";
import { BankClient, BankConnectionError } from "../src/index.ts";
import { undiciTransport } from "../src/undici.ts";

/** Starts a local server. Returns its base URL and the number of its connections. */
async function serve(listener: RequestListener) {
  const server = createServer(listener);
  let connections = 0;
  server.on("connection", () => {
    connections++;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, connections: () => connections };
}

/** Starts a server that passes each connection to `act` when a request has arrived. Returns its base URL. */
async function serveBytes(act: (socket: Socket) => void): Promise<string> {
  const sockets: Socket[] = [];
  const server = createSocketServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => {});
    socket.once("data", () => act(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function requestOf(url: string, changes: Partial<TransportRequest> = {}): TransportRequest {
  const { signal } = new AbortController();
  return { method: "GET", url, headers: { accept: "application/json" }, body: null, signal, reads: "text", ...changes };
}

/** Creates a transport that is closed when the test ends. */
function createTransport(options?: Parameters<typeof undiciTransport>[0]) {
  const transport = undiciTransport(options);
  onTestFinished(() => transport.close?.());
  return transport;
}

const echo: RequestListener = async (request, response) => {
  response.end(JSON.stringify({ ...partsOf(request), body: await text(request) }));
};

function partsOf({ method, url, headers }: IncomingMessage) {
  return { method, url, headers };
}

describe("a request through undici", () => {
  test("a request through undici arrives with its method, path, query and headers", async () => {
    const { url } = await serve(echo);
    const headers = { accept: "application/json", authorization: "Bearer key_1" };
    const { status, body } = await createTransport().send(requestOf(`${url}/v1/accounts?limit=1&x=%20`, { headers }));
    expect(status).toBe(200);
    expect(JSON.parse(String(body))).toMatchObject({ method: "GET", url: "/v1/accounts?limit=1&x=%20", headers });
  });

  test.each([
    ["text", '{"name":"M\u00fcller"}'],
    ["bytes", new TextEncoder().encode('{"name":"M\u00fcller"}')],
  ])("a request through undici sends a body that is %s, with its length", async (_kind, body) => {
    const { url } = await serve(echo);
    const answer = await createTransport().send(requestOf(url, { method: "PATCH", body }));
    expect(JSON.parse(String(answer.body))).toMatchObject({
      method: "PATCH",
      body: '{"name":"M\u00fcller"}',
      headers: { "content-length": "18" },
    });
  });

  test("the transport reuses connections, and opens no more than `connections`", async () => {
    const { url, connections } = await serve(echo);
    const transport = createTransport({ connections: 2 });
    await Promise.all(Array.from({ length: 10 }, () => transport.send(requestOf(url))));
    for (let call = 0; call < 3; call++) await transport.send(requestOf(url));
    expect(connections()).toBe(2);
  });

  test("the transport sends requests through the given dispatcher, and leaves it open", async () => {
    const { url } = await serve(echo);
    const agent = new Agent();
    onTestFinished(() => agent.close());
    const transport = undiciTransport({ dispatcher: agent });
    expect((await transport.send(requestOf(url))).status).toBe(200);
    await transport.close?.();
    expect(agent.closed).toBe(false);
  });

  test("undici refuses a request after the transport is closed, and the transport can be closed twice", async () => {
    const { url } = await serve(echo);
    const transport = createTransport();
    await transport.send(requestOf(url));
    await transport.close?.();
    await expect(transport.send(requestOf(url))).rejects.toMatchObject({ name: "ClientDestroyedError" });
  });
});

describe("a response through undici", () => {
  test("a response through undici is read as text from several chunks, which may divide a character, without a byte order mark", async () => {
    const bytes = Buffer.from('\ufeff{"name":"M\u00fcller \u{1f3e6}"}');
    const { url } = await serve(async (_request, response) => {
      for (const byte of bytes) {
        response.write(Uint8Array.of(byte));
        await nextTurn();
      }
      response.end();
    });
    expect((await createTransport().send(requestOf(url))).body).toBe('{"name":"M\u00fcller \u{1f3e6}"}');
  });

  test.each([0, 1, 300_000])(
    "a response through undici of %i bytes is read as bytes, in memory of its own",
    async (length) => {
      const bytes = Uint8Array.from({ length }, (_, index) => index % 256);
      const { url } = await serve((_request, response) => response.end(bytes));
      const { body } = await createTransport().send(requestOf(url, { reads: "bytes" }));
      expect(Buffer.from(body as Uint8Array).equals(bytes)).toBe(true);
      expect((body as Uint8Array).buffer.byteLength).toBe(length);
    },
  );

  test("a response through undici has headers by name in any case, joins repeated ones, and returns null for absent ones", async () => {
    const { url } = await serve((_request, response) => {
      response.setHeader("X-Request-Id", "req_1").setHeader("vary", ["accept", "origin"]).end();
    });
    const { headers } = await createTransport().send(requestOf(url));
    const names = ["x-request-id", "X-Request-ID", "vary", "retry-after", "constructor", "__proto__"];
    expect(names.map((name) => headers.get(name))).toEqual(["req_1", "req_1", "accept, origin", null, null, null]);
  });

  test("a response through undici is the one after an informational response", async () => {
    const url = await serveBytes((socket) => {
      const hint = "HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n";
      socket.end(`${hint}HTTP/1.1 201 Created\r\ncontent-length: 2\r\n\r\n{}`);
    });
    const { status, headers, body } = await createTransport().send(requestOf(url));
    expect([status, headers.get("link"), body]).toEqual([201, null, "{}"]);
  });

  test("a redirect through undici is returned, and not followed", async () => {
    const paths: (string | undefined)[] = [];
    const { url } = await serve((request, response) => {
      paths.push(request.url);
      response.writeHead(302, { location: "/login" }).end();
    });
    const { status, headers } = await createTransport().send(requestOf(`${url}/accounts`));
    expect([status, headers.get("location"), paths]).toEqual([302, "/login", ["/accounts"]]);
  });
});

describe("a connection that fails under undici", () => {
  const head = "HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n";

  test.each<[string, (socket: Socket) => void, object]>([
    ["is closed before the first byte", (socket) => socket.end(), { code: "UND_ERR_SOCKET" }],
    ["is closed in the headers", (socket) => socket.end("HTTP/1.1 200 OK\r\ncontent-le"), { code: "UND_ERR_SOCKET" }],
    ["is closed in the body", (socket) => socket.end(`${head}{"id":`), { code: "UND_ERR_SOCKET" }],
    ["is reset", (socket) => socket.resetAndDestroy(), { code: "ECONNRESET" }],
    [
      "is reset in the body",
      (socket) => socket.write(`${head}{`, () => socket.resetAndDestroy()),
      { code: "ECONNRESET" },
    ],
    ["does not speak HTTP", (socket) => socket.end("Hello\r\n\r\n"), { name: "HTTPParserError" }],
  ])("a connection that %s rejects with undici's own error", async (_how, act, expected) => {
    const request = requestOf(await serveBytes(act));
    const error: unknown = await createTransport()
      .send(request)
      .catch((reason) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject(expected);
    expect(getEventListeners(request.signal as AbortSignal, "abort")).toEqual([]);
  });

  test("a connection to a port without a server rejects with undici's own error", async () => {
    const server = createSocketServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, "close");
    const sent = createTransport().send(requestOf(`http://127.0.0.1:${port}`));
    await expect(sent).rejects.toMatchObject({ code: "ECONNREFUSED" });
  });

  test("a failed connection does not prevent the next request from succeeding", async () => {
    let calls = 0;
    const { url } = await serve((request, response) => {
      if (calls++ === 0) request.socket.destroy();
      else response.end("{}");
    });
    const transport = createTransport();
    await expect(transport.send(requestOf(url))).rejects.toThrow();
    expect((await transport.send(requestOf(url))).body).toBe("{}");
  });
});

describe("an abort of a request through undici", () => {
  const reason = new Error("The caller has left.");

  test("an abort before the request sends nothing through undici", async () => {
    const { url, connections } = await serve(echo);
    const sent = createTransport().send(requestOf(url, { signal: AbortSignal.abort(reason) }));
    await expect(sent).rejects.toBe(reason);
    expect(connections()).toBe(0);
  });

  test("an abort while undici connects rejects at once, and the server receives no request", async () => {
    const requests: unknown[] = [];
    const { url } = await serve((request, response) => {
      requests.push(request.url);
      response.end();
    });
    const controller = new AbortController();
    const transport = createTransport({ connections: 1 });
    const aborted = transport.send(requestOf(`${url}/aborted`, { signal: controller.signal }));
    controller.abort(reason);
    await expect(aborted).rejects.toBe(reason);
    await transport.send(requestOf(`${url}/next`));
    expect(requests).toEqual(["/next"]);
  });

  test.each([
    ["before the headers", ""],
    ["in the headers", "HTTP/1.1 200 OK\r\ncontent-le"],
    ["in the body", "HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{"],
  ])(
    "an abort while the server stalls %s rejects with the reason, and closes the connection",
    async (_where, bytes) => {
      const controller = new AbortController();
      let closed: Promise<unknown> = Promise.resolve();
      const url = await serveBytes((socket) => {
        closed = new Promise((resolve) => socket.once("close", resolve));
        socket.write(bytes, () => controller.abort(reason));
      });
      const { signal } = controller;
      await expect(createTransport().send(requestOf(url, { signal }))).rejects.toBe(reason);
      await closed;
      expect(getEventListeners(signal, "abort")).toEqual([]);
    },
  );

  test("a finished request through undici leaves no listener on the signal", async () => {
    const { url } = await serve(echo);
    const request = requestOf(url);
    await createTransport().send(request);
    expect(getEventListeners(request.signal as AbortSignal, "abort")).toEqual([]);
  });
});

describe("a client over undici", () => {
  const apiKey = "sandbox_key_1";

  test("a client over undici sends its calls, and closes the connections when it closes", async () => {
    const { url } = await serve(echo);
    const client = new BankClient({ apiKey, baseUrl: `${url}/v1`, transport: undiciTransport() });
    const account = await client.accounts.create({ name: "M\u00fcller" });
    expect(account).toMatchObject({
      method: "POST",
      url: "/v1/accounts",
      body: '{"name":"M\u00fcller"}',
      headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
    });
    await client.close();
    await expect(client.accounts.list()).rejects.toBeInstanceOf(BankConnectionError);
  });

  test("a client over undici reports a lost connection with undici's error as the cause, without the API key", async () => {
    const url = await serveBytes((socket) => socket.end(`Hello Bearer ${apiKey}\r\n\r\n`));
    const client = new BankClient({ apiKey, baseUrl: url, transport: createTransport(), maxRetries: 0 });
    const error: unknown = await client.accounts.list().catch((reason) => reason);
    expect(error).toBeInstanceOf(BankConnectionError);
    expect((error as Error).cause).toMatchObject({ name: "HTTPParserError" });
    expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(apiKey);
  });
});

describe("undiciTransport", () => {
  test("undiciTransport refuses options that it would ignore, and connections that are not a whole number from 1", () => {
    expect(() => undiciTransport({ agent: {} } as object)).toThrow(
      '[sandbank] Failed to make a transport: there is no option "agent". Use dispatcher, connections.',
    );
    expect(() => undiciTransport({ dispatcher: "http://proxy.test" as never })).toThrow(
      "[sandbank] Failed to use dispatcher: it must be a dispatcher of undici, such as an Agent.",
    );
    expect(() => undiciTransport({ dispatcher: new Agent(), connections: 1 })).toThrow(
      "[sandbank] Failed to make a transport: connections needs the default dispatcher. Set it on yours instead.",
    );
    for (const connections of [0, -1, 1.5, "2" as never]) {
      expect(() => undiciTransport({ connections })).toThrow(
        "[sandbank] Failed to use connections: it must be a whole number from 1.",
      );
    }
  });
});
