import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { constants, errorCatalogue } from "@sandbank/contract";
import type { BankResponse } from "@sandbank/engine";
import { type BankTarget, readBody } from "@sandbank/engine/http";

/**
 * Creates a Node server for a bank, or for a platform of two banks, so that clients in other processes can call it.
 * Call `listen` on the result.
 */
export function createBankServer(target: BankTarget): Server {
  return createServer(async (request, response) => {
    try {
      await answer(target, request, response);
    } catch (error) {
      // The client may hang up in the middle of its request, or while a fault delays it. Any other error is a bug.
      if (!request.socket.destroyed) answerFailure(response, error);
    }
  });
}

/**
 * Responds to an error of the handler, or ends a response that has begun, so that no client waits and the server keeps
 * serving.
 */
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

/** Whether the rest of the body is small enough for Node to read it, which keeps the connection open. */
function isRestSmall({ complete, headers }: IncomingMessage): boolean {
  return complete || Number(headers["content-length"]) <= constants.requestMaximumBytes;
}

/** The most bytes of an unneeded body that are read and dropped. */
const DRAINED_BYTES = 16 * 2 ** 20;

/**
 * Responds while the client is still sending. The connection closes only after the rest of the body, or a bounded part
 * of it, was read and dropped: closing a connection with unread data resets it, and a client that sends before it reads
 * would lose the response.
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

/** Iterates over the chunks of the body. Stopping in the middle leaves the connection open for the response. */
function chunksOf(request: IncomingMessage): AsyncIterable<Buffer> {
  return request.iterator({ destroyOnReturn: false });
}

/** Joins several headers with the same name by commas. */
function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** Returns a signal that aborts when the client hangs up. */
function untilClosed(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once("close", () => controller.abort());
  return controller.signal;
}
