import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { isQuick } from "../../../tests/support/volume.ts";
import { BankApiError, BankClient, type BankClientOptions, type FetchLike } from "../src/index.ts";
import { undiciTransport } from "../src/undici.ts";
import { errorOf } from "./client.ts";

const kilobyte = Buffer.alloc(1_024, " ");
const account = JSON.stringify({ id: "account_1", name: "é".repeat(100) });

/** What the server sends for a path. */
const responses: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
  "/accounts/account_declared": (response) => {
    response.writeHead(200, { "content-length": 1_000_000 }).write(kilobyte);
  },
  "/accounts/account_endless": (response) => sendEndlessly(response, response),
  "/accounts/account_bomb": (response) => {
    response.writeHead(200, { "content-encoding": "gzip" });
    const zip = createGzip();
    zip.pipe(response);
    sendEndlessly(zip, response);
  },
  "/accounts/account_refused": (response) => {
    response.statusCode = 503;
    sendEndlessly(response, response);
  },
  "/files/file_1/contents": (response) => sendEndlessly(response, response),
  "/accounts/account_declared_fits": (response) => {
    response.writeHead(200, { "content-length": Buffer.byteLength(account) }).end(account);
  },
  "/accounts/account_chunked_fits": (response) => {
    for (const byte of Buffer.from(account)) response.write(Buffer.of(byte));
    response.end();
  },
  "/accounts/account_zipped_fits": (response) => {
    response.writeHead(200, { "content-encoding": "gzip" });
    const zip = createGzip();
    zip.pipe(response);
    zip.end(account);
  },
};

/** Writes until the client closes the connection. */
function sendEndlessly(stream: NodeJS.WritableStream, response: ServerResponse): void {
  response.on("close", () => end(response.req.url ?? ""));
  const more = () => {
    while (!response.destroyed) if (!stream.write(kilobyte)) return;
  };
  stream.on("drain", more);
  more();
}

let server: Server;
let baseUrl: string;
let requests: string[];
/** Resolves to the path of the endless response whose connection the client closes. */
let whenEnded: Promise<string>;
let end: (path: string) => void;
beforeEach(async () => {
  requests = [];
  whenEnded = new Promise((resolve) => {
    end = resolve;
  });
  server = createServer((request: IncomingMessage, response) => {
    requests.push(request.url ?? "");
    responses[request.url ?? ""]?.(response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** A `fetch` whose response has a Node stream for a body, like that of node-fetch. */
const streamingFetch: FetchLike = async (url, init) => {
  const response = await fetch(url, init as RequestInit);
  const { status, headers } = response;
  // Only a response that declares its length can be read at once.
  const text = () => (headers.has("content-length") ? response.text() : errorText());
  return {
    status,
    headers,
    get body() {
      return Readable.fromWeb(response.body as never);
    },
    text,
    arrayBuffer: errorText,
  } as never;
};

function errorText(): never {
  throw new Error("[test] Failed to limit the response: it was read at once.");
}

const ways: Readonly<Record<string, () => Partial<BankClientOptions>>> = {
  "the global fetch": () => ({}),
  "a fetch of the user": () => ({ fetch: (url, init) => fetch(url, init as RequestInit) }),
  "a fetch whose body is a stream of Node": () => ({ fetch: streamingFetch }),
  undici: () => ({ transport: undiciTransport() }),
};

describe.each(Object.entries(ways))("a client over %s", (name, optionsOf) => {
  const clientWith = (options: Partial<BankClientOptions>) =>
    new BankClient({ apiKey: "key", baseUrl, sleep: async () => {}, ...optionsOf(), ...options });

  test.each(["declared", "endless", "bomb", "refused"])(
    "stops reading a response that is too large, and does not retry: %s",
    async (which) => {
      // undici without fetch does not decompress.
      const id = `account_${name === "undici" && which === "bomb" ? "endless" : which}` as const;
      const path = `/accounts/${id}`;
      const client = clientWith({ maxResponseBytes: 100_000 });
      const error = (await errorOf(client.accounts.retrieve(id))) as BankApiError;
      expect(error).toBeInstanceOf(BankApiError);
      expect(error.message).toContain("The body has more than maxResponseBytes, 100000");
      expect(error).toMatchObject({ shouldRetry: false, attempts: 1, status: which === "refused" ? 503 : 200 });
      expect(requests).toEqual([path]);
      if (which !== "declared") expect(await whenEnded).toBe(path);
      await client.close();
    },
  );

  test("stops reading the contents of a File that are too large", async () => {
    const client = clientWith({ maxResponseBytes: 5_000 });
    await expect(client.files.contents("file_1")).rejects.toThrow("The body has more than maxResponseBytes, 5000");
    expect(await whenEnded).toBe("/files/file_1/contents");
    await client.close();
  });

  test.each(["declared_fits", "chunked_fits", "zipped_fits"])(
    "reads a response with as many bytes: %s",
    async (which) => {
      const id = `account_${name === "undici" && which === "zipped_fits" ? "chunked_fits" : which}` as const;
      const bytes = Buffer.byteLength(account);
      const client = clientWith({ maxResponseBytes: bytes });
      expect(await client.accounts.retrieve(id)).toEqual(JSON.parse(account));
      const smaller = clientWith({ maxResponseBytes: bytes - 1 });
      await expect(smaller.accounts.retrieve(id)).rejects.toThrow(`maxResponseBytes, ${bytes - 1}`);
      await Promise.all([client.close(), smaller.close()]);
    },
  );
});

describe("maxResponseBytes", () => {
  test.skipIf(isQuick)("is 32 MiB by default, counted after decompression", async () => {
    const client = new BankClient({ apiKey: "key", baseUrl });
    await expect(client.accounts.retrieve("account_bomb")).rejects.toThrow("maxResponseBytes, 33554432");
  });

  test("holds for a fetch whose response has only its text", async () => {
    const fetch: FetchLike = async () => ({ status: 200, headers: { get: () => null }, text: async () => account });
    const client = (maxResponseBytes: number) => new BankClient({ apiKey: "key", baseUrl, fetch, maxResponseBytes });
    expect((await client(account.length).accounts.retrieve("account_1")).id).toBe("account_1");
    await expect(client(account.length - 1).accounts.retrieve("account_1")).rejects.toThrow("maxResponseBytes");
  });

  test("can be Infinity, and a POST that was answered too largely says that it may be done", async () => {
    const answer = new Response(account);
    const fetch: FetchLike = async () => answer.clone() as never;
    const unlimited = new BankClient({ apiKey: "key", baseUrl, fetch, maxResponseBytes: Number.POSITIVE_INFINITY });
    expect((await unlimited.accounts.create({ name: "A" })).id).toBe("account_1");
    const limited = new BankClient({ apiKey: "key", baseUrl, fetch, maxResponseBytes: 10 });
    expect(await errorOf(limited.accounts.create({ name: "A" }))).toMatchObject({ mayBeDone: true, attempts: 1 });
  });

  test.each([0, -1, Number.NaN, "1", true])("is refused if it is %j", (maxResponseBytes) => {
    expect(() => new BankClient({ apiKey: "key", baseUrl, maxResponseBytes: maxResponseBytes as number })).toThrow(
      "Failed to use maxResponseBytes: it must be a number of bytes, more than 0",
    );
  });
});
