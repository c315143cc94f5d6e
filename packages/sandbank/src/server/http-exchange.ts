import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { constants } from "@sandbank/contract";
import type { Bank, BankRequest, BankResponse } from "@sandbank/engine";
import { readBody } from "@sandbank/engine/http";

/** The headers of a request. Node joins several headers of one name by commas, except those that no bank reads. */
export function headersOf(request: IncomingMessage): Record<string, string> {
  return request.headers as Record<string, string>;
}

/** Reads the body of a request as far as the bank reads it, has the bank answer, and acts out the answer. */
export function exchange(
  bank: Bank,
  head: BankRequest,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> | void {
  if (hasNoBody(request)) return respond(bank.handle(head), request, response);
  const length = Number(request.headers["content-length"]);
  if (length <= bank.bodyLimit(head)) {
    return collected(request, length).then((body) => respond(bank.handle({ ...head, body }), request, response));
  }
  return readBody(bank, head, chunksOf(request)).then((body) =>
    respond(bank.handle({ ...head, body }), request, response),
  );
}

function hasNoBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] === undefined && (headers["content-length"] ?? "0") === "0";
}

/** The whole body. Rejects if the client hangs up before its end. */
function collected(request: IncomingMessage, length: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    let body: Buffer | undefined;
    let filled = 0;
    request.on("data", (chunk: Buffer) => {
      if (chunk.length === length) body = chunk;
      else {
        body ??= Buffer.allocUnsafe(length);
        filled += chunk.copy(body, filled);
      }
    });
    request.on("end", () => resolve(body ?? Buffer.alloc(0)));
    request.on("error", reject);
    request.on("close", () => reject(new Error("The client closed the connection.")));
  });
}

function respond(answer: BankResponse, request: IncomingMessage, response: ServerResponse): Promise<void> | void {
  const { fault } = answer;
  if (fault === undefined) return write(answer, request, response);
  if (fault.delayMs === undefined) return void request.socket.destroy();
  const isClosed = new AbortController();
  response.once("close", () => isClosed.abort());
  return wait(fault.delayMs, undefined, { signal: isClosed.signal }).then(
    () => write(answer, request, response),
    () => {},
  );
}

function write(answer: BankResponse, request: IncomingMessage, response: ServerResponse): Promise<void> | void {
  if (!isRestSmall(request)) return writeEarly(answer, request, response);
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
}

/** Whether Node may read what is left of the body, as it does to keep the connection. */
function isRestSmall({ complete, headers }: IncomingMessage): boolean {
  if (complete || headers["transfer-encoding"] === undefined) {
    return complete || Number(headers["content-length"] ?? 0) <= constants.requestMaximumBytes;
  }
  return false;
}

/** How much of a body that is not needed is read and dropped, in bytes. */
const DRAINED_BYTES = 16 * 2 ** 20;

/**
 * Answers while the client still sends. The connection closes only after the rest of the body, or a bounded part of it,
 * was dropped: a connection closed with unread data is reset, and a client that sends before it reads loses the answer.
 */
async function writeEarly(
  { status, headers, body }: BankResponse,
  request: IncomingMessage,
  response: ServerResponse,
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
