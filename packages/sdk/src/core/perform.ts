import { BankClientError, type FailedCall } from "../errors/bank-client-error.ts";
import { connectionLost } from "../errors/bank-connection-error.ts";
import { BankResponseError } from "../errors/bank-response-error.ts";
import { BankTimeoutError } from "../errors/bank-timeout-error.ts";
import { toApiError } from "../errors/to-api-error.ts";
import { type Answer, type Exchange, exchange, timedOut } from "./exchange.ts";
import type { FetchInit } from "./fetch.ts";
import { retryDelay } from "./retry.ts";
import type { WriteOptions } from "./options.ts";
import { checkLimits, refused, type Settings } from "./settings.ts";
import { sleep } from "./sleep.ts";

/** One logical call, however many attempts it takes. */
export interface Call {
  readonly method: FetchInit["method"];
  /** Below the base URL, with the query. */
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: object | undefined;
  readonly options: WriteOptions | undefined;
}

/**
 * Sends until there is an answer that another attempt would not better.
 *
 * A POST carries the same idempotency key on each attempt (D-07), so that it is done once. A PATCH writes the same
 * values again and a GET writes nothing: they are repeated as they are.
 */
export async function perform<T>(settings: Settings, { method, path, body, options = {} }: Call): Promise<T> {
  const { signal, timeoutMs = settings.timeoutMs, maxRetries = settings.maxRetries } = options;
  checkLimits(timeoutMs, maxRetries);
  const url = settings.baseUrl + path;
  const headers: Record<string, string> = { ...settings.headers };
  const init: Exchange["init"] = { method, headers, redirect: "manual" };
  const idempotencyKey = method === "POST" ? readKey(options.idempotencyKey) : null;
  if (idempotencyKey !== null) headers["idempotency-key"] = idempotencyKey;
  if (body !== undefined) {
    headers["content-type"] = "application/json";
    init.body = JSON.stringify(body);
  }
  for (let attempts = 1; ; attempts++) {
    try {
      const answer = await exchange({ fetch: settings.fetch, url, init, timeoutMs, signal });
      return readAnswer(answer, settings.apiKey, { method, url, attempts, idempotencyKey }) as T;
    } catch (cause) {
      signal?.throwIfAborted();
      const error = toClientError(cause, timeoutMs, { method, url, attempts, idempotencyKey });
      const delay = attempts > maxRetries ? undefined : retryDelay(error);
      if (delay === undefined) throw error;
      await sleep(delay, signal);
    }
  }
}

function readKey(key: string = globalThis.crypto.randomUUID()): string {
  // A space at either end would be lost on the way.
  if (/^[!-~]([ -~]{0,198}[!-~])?$/.test(key)) return key;
  throw refused("idempotencyKey", "must be 1 to 200 printable ASCII characters");
}

/** The JSON of a success. Throws the error of any other answer. */
function readAnswer({ status, headers, text }: Answer, apiKey: string, call: FailedCall): unknown {
  const isSuccess = status >= 200 && status < 300;
  let body: unknown;
  try {
    body = JSON.parse(text);
    if (isSuccess) return body;
  } catch {
    // A page that quotes the request must not carry the key into a log.
    body = text.replaceAll(apiKey, "***").slice(0, 1_000);
    if (isSuccess) throw new BankResponseError({ status, body: body as string }, call);
  }
  throw toApiError({ status, headers, body }, call);
}

function toClientError(cause: unknown, timeoutMs: number, call: FailedCall): BankClientError {
  if (cause instanceof BankClientError) return cause;
  return cause === timedOut ? new BankTimeoutError(timeoutMs, call) : connectionLost(cause, call);
}
