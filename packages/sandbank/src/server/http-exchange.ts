import { isAscii } from "node:buffer";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Bank, BankRequest, BankResponse } from "@sandbank/engine";
import { readBody } from "@sandbank/engine/http";
import { readChunks, writeResponse } from "./write-response.ts";

/**
 * Returns the headers that a bank reads, which are only some of a request's. `authorization` replaces the header of
 * that name.
 */
export function pickHeaders(request: IncomingMessage, authorization = request.headers.authorization): BankHeaders {
  const { headers } = request;
  const key = headers["idempotency-key"];
  return {
    authorization,
    "content-type": headers["content-type"],
    "content-length": headers["content-length"],
    // Node joins several headers with a comma. Most keys have none, and telling the headers apart takes longer.
    "idempotency-key": key?.includes(", ") ? request.headersDistinct["idempotency-key"] : (key as string | undefined),
  };
}

type BankHeaders = Record<"authorization" | "content-type" | "content-length", string | undefined> & {
  readonly "idempotency-key": string | readonly string[] | undefined;
};

/**
 * Bodies up to this length are read at once, in bytes. For longer ones, the bank is asked first whether it needs them.
 */
const SMALL_BYTES = 16_384;

/**
 * Reads the body of a request if the bank needs it, and writes the response of the bank. Calls `fail` with later
 * errors.
 */
export function exchange(
  bank: Bank,
  head: BankRequest,
  { request, response, fail }: HttpExchange,
): Promise<void> | void {
  const { "transfer-encoding": encoding, "content-length": declared } = request.headers;
  const length = encoding === undefined ? Number(declared ?? 0) : Number.POSITIVE_INFINITY;
  if (length === 0) return respond(bank.handle(head), request, response);
  const { method, path, headers = {} } = head;
  const answer = (body: string | Uint8Array) =>
    respond(bank.handle({ method, path, headers, body }), request, response);
  if (length <= SMALL_BYTES) return collect(request, length, fail, answer);
  return readBody(bank, head, readChunks(request)).then(answer);
}

/** A request, its response, and what to call with an error. */
export interface HttpExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly fail: (error: unknown) => void;
}

/** Calls `use` with the whole body. It uses no promises, because almost every request with a body passes here. */
function collect(
  request: IncomingMessage,
  length: number,
  fail: (error: unknown) => void,
  use: (body: string | Uint8Array) => Promise<void> | void,
): void {
  let body: Buffer | undefined;
  let filled = 0;
  request.on("data", (chunk: Buffer) => {
    if (chunk.length === length) body = chunk;
    else {
      body ??= Buffer.allocUnsafe(length);
      filled += chunk.copy(body, filled);
    }
  });
  request.on("end", () => {
    try {
      use(decodeText(body ?? Buffer.alloc(0)))?.catch(fail);
    } catch (error) {
      fail(error);
    }
  });
  // The client closed the connection before the end of the body.
  request.on("error", fail);
}

/** Returns the text of an ASCII body, which is fast to decode; otherwise its bytes, which the bank decodes. */
function decodeText(body: Buffer): string | Uint8Array {
  return isAscii(body) ? body.toString("latin1") : body;
}

/** Writes the response of the bank, and applies its fault. */
function respond(given: BankResponse, request: IncomingMessage, response: ServerResponse): Promise<void> | void {
  const answer = given.status === 401 && request.url === "/" ? withInspector(given) : given;
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

/** Adds the address of the inspector to a 401 for the address that people open in a browser. */
function withInspector(answer: BankResponse): BankResponse {
  const body = JSON.parse(String(answer.body)) as { readonly detail: string };
  return { ...answer, body: JSON.stringify({ ...body, detail: `${body.detail} The inspector is at /_sandbank/.` }) };
}
