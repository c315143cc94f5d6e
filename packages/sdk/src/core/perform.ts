import { BankClientError, type FailedCall } from "../errors/bank-client-error.ts";
import { BankConnectionError } from "../errors/bank-connection-error.ts";
import { BankTimeoutError } from "../errors/bank-timeout-error.ts";
import { readAnswer } from "./answer.ts";
import type { FindFault } from "./faults.ts";
import type { FetchInit, FetchResponse } from "./fetch.ts";
import { checkNames } from "./known-options.ts";
import type { WriteOptions } from "./options.ts";
import { redactCause } from "./redact-cause.ts";
import { refused } from "./refused.ts";
import { retryDelay } from "./retry.ts";
import { checkLimits, type Settings } from "./settings.ts";
import { toBody } from "./to-body.ts";
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
  readonly findFault: FindFault;
}

/** What is the same for each attempt. */
interface Request {
  readonly method: FetchInit["method"];
  readonly url: string;
  readonly body: string | null;
  readonly idempotencyKey: string | null;
  readonly findFault: FindFault;
}

/**
 * Sends until there is an answer that another attempt would not better.
 *
 * A POST carries the same idempotency key on each attempt (D-07), so that it is done once. A PATCH writes the same
 * values again and a GET writes nothing: they are repeated as they are.
 */
export async function perform<T>(settings: Settings, { method, path, params, findFault, ...call }: Call): Promise<T> {
  const options = call.options ?? {};
  checkNames(options, known, "Failed to call the API");
  const { signal, timeoutMs = settings.timeoutMs, maxRetries = settings.maxRetries } = options;
  checkLimits({ timeoutMs, maxRetries, signal });
  const idempotencyKey = method === "POST" ? readKey(options.idempotencyKey ?? settings.newIdempotencyKey()) : null;
  const url = settings.baseUrl + path;
  const request: Request = { method, url, body: toBody(params), idempotencyKey, findFault };
  for (let attempts = 1; ; attempts++) {
    const failed = () => ({ method, url: settings.redact(url), attempts, idempotencyKey });
    const send = (own: AbortSignal) => attempt(settings, request, own, failed);
    const late = () => new BankTimeoutError(`It took longer than ${timeoutMs} ms`, failed());
    try {
      return (await within(timeoutMs, signal, send, late)) as T;
    } catch (error) {
      signal?.throwIfAborted();
      // Anything else is no failure of the API or the network: another attempt would fail in the same way.
      const delay = error instanceof BankClientError && attempts <= maxRetries ? retryDelay(error) : undefined;
      if (delay === undefined) throw error;
      await sleep(delay, signal);
    }
  }
}

/** Sends once, and reads the answer. Only what fails on the way there and back is a lost connection. */
async function attempt(settings: Settings, request: Request, signal: AbortSignal, failed: () => FailedCall) {
  const { redact } = settings;
  const { response, text } = await exchange(settings, request, signal).catch((error: unknown) => {
    const cause = redactCause(error, redact);
    throw new BankConnectionError(redact(reasonOf(cause)), failed(), { cause });
  });
  checkResponse(response, text);
  return readAnswer(response, text, { findFault: request.findFault, redact }, failed());
}

/** Sends, and reads to the last byte. */
async function exchange(settings: Settings, request: Request, signal: AbortSignal) {
  const { fetch = globalThis.fetch } = settings;
  const { method, url, body, idempotencyKey } = request;
  // A new object each time: a wrapper around fetch may add its own.
  const headers = {
    ...settings.headers,
    ...(idempotencyKey !== null && { "idempotency-key": idempotencyKey }),
    ...(body !== null && { "content-type": "application/json" }),
  };
  const response = await fetch(url, { method, headers, body, signal, redirect: "manual" });
  return { response, text: isResponse(response) ? await response.text() : "" };
}

function isResponse(response: unknown): response is FetchResponse {
  const { status, headers, text } = Object(response);
  return [typeof status, typeof headers?.get, typeof text].join() === "number,function,function";
}

function checkResponse(response: unknown, text: unknown): void {
  if (isResponse(response) && typeof text === "string") return;
  throw refused("fetch", "a function that gives a promise of a Response, with status, headers and text()");
}

function readKey(key: string): string {
  if (typeof key === "string" && /^[ -~]{1,200}$/.test(key)) return key;
  throw refused("idempotencyKey", "1 to 200 printable ASCII characters");
}

/** Node says "fetch failed" and hides the reason one level down; for a name with several addresses it is only a code. */
function reasonOf(error: unknown): string {
  const { message, cause } = Object(error);
  const reasons = [cause?.message, cause?.code, message, error];
  return reasons.find((reason) => typeof reason === "string" && reason !== "") ?? "fetch rejected without a reason";
}
