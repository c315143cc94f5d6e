import { BankClientError, type FailedCall } from "../errors/bank-client-error.ts";
import { BankConnectionError } from "../errors/bank-connection-error.ts";
import { BankTimeoutError } from "../errors/bank-timeout-error.ts";
import { readAnswer } from "./answer.ts";
import type { FetchInit } from "./fetch.ts";
import { checkNames } from "./known-options.ts";
import type { WriteOptions } from "./options.ts";
import { refused, shown } from "./refused.ts";
import { retryDelay } from "./retry.ts";
import { checkLimits, type Settings } from "./settings.ts";
import { sleep, within } from "./within.ts";

/** Every option of a call. A GET or PATCH may be given the key, too: one object of options then serves all calls. */
const known: readonly (keyof WriteOptions)[] = ["signal", "timeoutMs", "maxRetries", "idempotencyKey"];

/** One logical call, however many attempts it takes. */
export interface Call {
  readonly method: FetchInit["method"];
  /** Below the base URL, with the query. */
  readonly path: string;
  /** Sent as JSON. */
  readonly params?: object | undefined;
  readonly options: WriteOptions | undefined;
}

/** What is the same for each attempt, and how many there were. */
interface Request extends FailedCall {
  readonly method: FetchInit["method"];
  attempts: number;
}

/**
 * Sends until there is an answer that another attempt would not better.
 *
 * A POST carries the same idempotency key on each attempt (D-07), so that it is done once. A PATCH writes the same
 * values again and a GET writes nothing: they are repeated as they are.
 */
export async function perform<T>(settings: Settings, { method, path, params, ...call }: Call): Promise<T> {
  const options = call.options ?? {};
  checkNames(options, known, "Failed to call the API");
  const { signal, timeoutMs = settings.timeoutMs, maxRetries = settings.maxRetries } = options;
  checkLimits(timeoutMs, maxRetries);
  const idempotencyKey = method === "POST" ? readKey(options.idempotencyKey ?? settings.newIdempotencyKey()) : null;
  const request: Request = { method, url: settings.baseUrl + path, attempts: 0, idempotencyKey };
  const body = params === undefined ? null : JSON.stringify(params, refuseBigInt);
  const send = (own: AbortSignal) => attempt(settings, request, body, own);
  const late = () => new BankTimeoutError(`It took longer than ${timeoutMs} ms`, request);
  for (;;) {
    request.attempts++;
    try {
      return (await within(timeoutMs, signal, send, late)) as T;
    } catch (cause) {
      signal?.throwIfAborted();
      const error = toClientError(cause, request);
      const delay = request.attempts > maxRetries ? undefined : retryDelay(error);
      if (delay === undefined) throw error;
      await sleep(delay, signal);
    }
  }
}

/** Sends once, and reads the answer to its last byte. */
async function attempt(settings: Settings, request: Request, body: string | null, signal: AbortSignal) {
  const { fetch = globalThis.fetch, apiKey } = settings;
  const { method, url, idempotencyKey } = request;
  // A new object each time: a wrapper around fetch may add its own.
  const headers = {
    ...settings.headers,
    ...(idempotencyKey !== null && { "idempotency-key": idempotencyKey }),
    ...(body !== null && { "content-type": "application/json" }),
  };
  const response = await fetch(url, { method, headers, body, signal, redirect: "manual" });
  return readAnswer(response, await response.text(), apiKey, request);
}

/** JSON has no such numbers. */
function refuseBigInt(name: string, value: unknown): unknown {
  if (typeof value === "bigint") throw refused(name, `a number, not ${shown(value)}`);
  return value;
}

function readKey(key: string): string {
  if (/^[ -~]{1,200}$/.test(key)) return key;
  throw refused("idempotencyKey", "1 to 200 printable ASCII characters");
}

function toClientError(cause: unknown, call: FailedCall): BankClientError {
  if (cause instanceof BankClientError) return cause;
  return new BankConnectionError(reasonOf(cause), call, { cause });
}

/** Node says "fetch failed" and hides the reason one level down; for a name with several addresses it is only a code. */
function reasonOf(error: unknown): string {
  const { message, cause } = Object(error);
  return cause?.message || cause?.code || message || String(error);
}
