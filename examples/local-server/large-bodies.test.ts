import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { type Bank, createBank } from "@sandbank/engine";
import { describe, expect, test } from "vitest";
import { listening } from "./listen.ts";
import { createBankServer } from "./server.ts";

const MIB = 2 ** 20;
/**
 * The most bytes that a server reads: the size limit, the bytes that it drops so that the response arrives, and its
 * buffers.
 */
const MOST_READ = MIB + 16 * MIB + MIB;

interface Given {
  readonly bank: Bank;
  readonly port: number;
  /** The server's side of the next connection. */
  readonly accepted: Promise<Socket>;
}

function withServer<T>(use: (given: Given) => Promise<T>): Promise<T> {
  const bank = createBank();
  const server = createBankServer(bank);
  const accepted = once(server, "connection").then(([socket]) => socket as Socket);
  return listening(server, (baseUrl) => use({ bank, port: Number(new URL(baseUrl).port), accepted }));
}

interface Upload {
  readonly headers: readonly string[];
  /** The length of the body in bytes. Default: a chunked body that never ends. */
  readonly bytes?: number;
}

/** Sends a body and reads the response only after everything is sent or the connection is lost. */
async function sendBeforeReading(port: number, { headers, bytes }: Upload): Promise<string> {
  const socket = connect(port, "127.0.0.1").pause();
  const lost = new Promise<void>((resolve) => socket.on("error", () => resolve()).once("close", () => resolve()));
  const write = async (data: string | Buffer) => {
    if (!socket.write(data)) await Promise.race([once(socket, "drain").catch(() => {}), lost]);
  };
  await write(["POST /accounts HTTP/1.1", "Host: bank.test", ...headers, "", ""].join("\r\n"));
  for (let left = bytes ?? Number.POSITIVE_INFINITY; left > 0 && !socket.destroyed; left -= 65_536) {
    const chunk = Buffer.alloc(Math.min(left, 65_536), " ");
    await write(bytes === undefined ? Buffer.concat([Buffer.from("10000\r\n"), chunk, Buffer.from("\r\n")]) : chunk);
  }
  return text(socket).catch(() => "");
}

/** Sends a chunked body that ends only when the response arrives. */
async function sendUntilAnswered(port: number, headers: Record<string, string>): Promise<IncomingMessage> {
  const request = httpRequest({ port, host: "127.0.0.1", method: "POST", path: "/accounts", headers });
  const answered = once(request, "response").then(([response]) => response as IncomingMessage);
  const isAnswered = answered.then(() => true);
  const chunk = Buffer.alloc(65_536, " ");
  while (!(await Promise.race([isAnswered, nextTurn(request.write(chunk), request)])));
  request.on("error", () => {});
  return answered;
}

async function nextTurn(isFlowing: boolean, request: NodeJS.EventEmitter): Promise<false> {
  if (!isFlowing) await once(request, "drain");
  else await new Promise(setImmediate);
  return false;
}

/** Resolves with the number of bytes that the server read from a connection, once the connection is closed. */
async function bytesReadBy(socket: Socket): Promise<number> {
  // If the client stops in the middle of its body, the connection emits an error.
  if (!socket.closed) await new Promise((resolve) => socket.once("close", resolve));
  return socket.bytesRead;
}

const json = { "content-type": "application/json" };

describe("createBankServer", () => {
  test.each([
    { name: "without a key", key: false, status: 401, type: "invalid_api_key_error" },
    { name: "with a key", key: true, status: 400, type: "malformed_request_error" },
  ])("the server responds with $status to an endless chunked body $name, and closes the connection", (row) =>
    withServer(async ({ bank, port, accepted }) => {
      const authorization = row.key ? { authorization: `Bearer ${bank.apiKey}` } : {};
      const response = await sendUntilAnswered(port, { ...json, ...authorization });
      expect([response.statusCode, response.headers.connection]).toEqual([row.status, "close"]);
      expect(JSON.parse(await text(response))).toMatchObject({ type: row.type });
      expect(await bytesReadBy(await accepted)).toBeLessThan(MOST_READ);
    }),
  );

  test.each([
    { name: "without a key", key: false },
    { name: "with a key", key: true },
  ])("the server reads only a bounded part of a body if the client never reads the response, $name", ({ key }) =>
    withServer(async ({ bank, port, accepted }) => {
      const headers = ["Transfer-Encoding: chunked", ...(key ? [`Authorization: Bearer ${bank.apiKey}`] : [])];
      await sendBeforeReading(port, { headers });
      expect(await bytesReadBy(await accepted)).toBeLessThan(MOST_READ);
    }),
  );

  test.each([
    { name: "without a key", key: false, status: 401 },
    { name: "with a key", key: true, status: 400 },
  ])("a client that reads only after sending 8 MiB still gets its $status, $name", ({ key, status }) =>
    withServer(async ({ bank, port }) => {
      const authorization = key ? [`Authorization: Bearer ${bank.apiKey}`] : [];
      const headers = [`Content-Length: ${8 * MIB}`, "Content-Type: application/json", ...authorization];
      const answer = await sendBeforeReading(port, { headers, bytes: 8 * MIB });
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer.toLowerCase()).toContain("connection: close");
    }),
  );

  test("the server refuses a Content-Length above the limit before any of the body arrives", () =>
    withServer(async ({ bank, port }) => {
      const headers = { ...json, authorization: `Bearer ${bank.apiKey}`, "content-length": String(600 * MIB) };
      const request = httpRequest({ port, host: "127.0.0.1", method: "POST", path: "/accounts", headers });
      request.flushHeaders();
      const [response] = (await once(request, "response")) as [IncomingMessage];
      request.on("error", () => {}).destroy();
      expect(response.statusCode).toBe(400);
    }));

  test("the server keeps the connection of a refused request whose whole body has arrived", () =>
    withServer(async ({ port }) => {
      const request = httpRequest({ port, host: "127.0.0.1", method: "POST", path: "/accounts", headers: json });
      request.end('{"name":"Operating"}');
      const [response] = (await once(request, "response")) as [IncomingMessage];
      response.resume();
      expect([response.statusCode, response.headers.connection]).toEqual([401, "keep-alive"]);
    }));
});
