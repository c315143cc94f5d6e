import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Bank, BankRequest, BankResponse } from "@sandbank/engine";
import { readBody } from "@sandbank/engine/http";
import { chunksOf, writeResponse } from "./write-response.ts";

/** The headers of a request. Node joins several headers of one name by commas, except those that no bank reads. */
export function headersOf(request: IncomingMessage): Record<string, string> {
  return request.headers as Record<string, string>;
}

/** Bodies up to this length are read without asking the bank whether the response depends on them, in bytes. */
const SMALL_BYTES = 16_384;

/** Reads the body of a request as far as the bank reads it, and writes the response of the bank. */
export function exchange(
  bank: Bank,
  head: BankRequest,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> | void {
  const { "transfer-encoding": encoding, "content-length": declared } = request.headers;
  if (encoding === undefined) {
    const length = Number(declared ?? 0);
    if (length === 0) return respond(bank.handle(head), request, response);
    if (length <= SMALL_BYTES || length <= bank.bodyLimit(head)) {
      return collected(request, length).then((body) => respond(bank.handle({ ...head, body }), request, response));
    }
  }
  return readBody(bank, head, chunksOf(request)).then((body) =>
    respond(bank.handle({ ...head, body }), request, response),
  );
}

/** Reads the whole body. Rejects if the client hangs up before its end. */
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
  });
}

/** Writes the response of the bank, and performs its fault. */
function respond(answer: BankResponse, request: IncomingMessage, response: ServerResponse): Promise<void> | void {
  const { fault } = answer;
  if (fault === undefined) return writeResponse(answer, request, response);
  if (fault.delayMs === undefined) return void request.socket.destroy();
  const isClosed = new AbortController();
  response.once("close", () => isClosed.abort());
  return wait(fault.delayMs, undefined, { signal: isClosed.signal }).then(
    () => writeResponse(answer, request, response),
    () => {},
  );
}
