import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { constants, errorCatalogue } from "@sandbank/contract";
import type { BankResponse } from "@sandbank/engine";
import { type BankTarget, readBody } from "@sandbank/engine/http";

/** A server of Node over a bank, or a platform of two, for clients in another process. The caller makes it listen. */
export function createBankServer(target: BankTarget): Server {
  return createServer(async (request, response) => {
    try {
      await answer(target, request, response);
    } catch (error) {
      // The client may go in the middle of its request, or while it is made to wait. All else is a bug.
      if (!request.socket.destroyed) answerFailure(response, error);
    }
  });
}

/** Answers whatever the handler throws, or ends the answer that has begun: no client waits, and the server goes on. */
function answerFailure(response: ServerResponse, error: unknown): void {
  console.error(error);
  if (response.headersSent) return void response.destroy();
  const body = {
    type: "internal_server_error",
    status: 500,
    title: errorCatalogue.internal_server_error.title,
    detail: `The server failed to answer: ${error}. See its log.`,
  };
  response.writeHead(500, { "content-type": "application/json", connection: "close" }).end(JSON.stringify(body));
}

async function answer(target: BankTarget, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const head = { method: request.method ?? "GET", path: request.url ?? "/", headers: headersOf(request) };
  const body = await readBody(target, head, chunksOf(request));
  const answered = target.handle({ ...head, body });
  const { fault } = answered;
  if (fault?.delayMs !== undefined) await wait(fault.delayMs, undefined, { signal: untilClosed(response) });
  else if (fault !== undefined) return void request.socket.destroy();
  if (isRestSmall(request)) response.writeHead(answered.status, answered.headers).end(answered.body);
  else await answerEarly(request, response, answered);
}

/** Whether Node may read what is left of the body, as it does to keep the connection. */
function isRestSmall({ complete, headers }: IncomingMessage): boolean {
  return complete || Number(headers["content-length"]) <= constants.requestMaximumBytes;
}

/** So much of a body that is not needed is read and dropped, in bytes. */
const DRAINED_BYTES = 16 * 2 ** 20;

/**
 * Answers while the client still sends. The connection closes only after the rest of the body, or a bounded part of it,
 * was dropped: a connection closed with unread data is reset, and a client that sends before it reads loses the answer.
 */
async function answerEarly(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: BankResponse,
): Promise<void> {
  response.writeHead(status, { ...headers, connection: "close", "content-length": Buffer.byteLength(body) });
  response.write(body);
  let left = DRAINED_BYTES;
  for await (const chunk of chunksOf(request)) {
    left -= chunk.length;
    if (left <= 0) break;
  }
  response.end();
}

/** The body in pieces. To stop in the middle leaves the connection open, on which the answer goes out. */
function chunksOf(request: IncomingMessage): AsyncIterable<Buffer> {
  return request.iterator({ destroyOnReturn: false });
}

/** Several headers of one name are one, joined by commas. */
function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** Aborts when the client hangs up. */
function untilClosed(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once("close", () => controller.abort());
  return controller.signal;
}
