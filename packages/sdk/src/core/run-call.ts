import { BankClientError, type FailedCall } from "../errors/bank-client-error.ts";
import { BankTimeoutError } from "../errors/bank-timeout-error.ts";
import { redactMistake } from "../errors/mistake.ts";
import { toResponse } from "./api-promise.ts";
import { attempt, lostConnection, type Request } from "./attempt.ts";
import type { Called, Happening } from "./attempt-event.ts";
import { checkNames } from "./check-names.ts";
import { readHeaders } from "./headers.ts";
import { checkSignal, mergeLimits } from "./limits.ts";
import type { ListOptions, WriteOptions } from "./options.ts";
import type { Redact } from "./redact.ts";
import { refused } from "./refused.ts";
import { retryDelay } from "./retry.ts";
import type { Settings } from "./settings.ts";
import { within } from "./within.ts";

/** Every option of a call. Every call accepts all of them, so that an app can share one options object. */
const known: readonly (keyof (ListOptions & WriteOptions))[] = [
  "signal",
  "timeoutMs",
  "totalTimeoutMs",
  "maxRetries",
  "maxRetryDelayMs",
  "headers",
  "prefetch",
  "idempotencyKey",
];

/** One call, which may take several attempts. */
export interface Call extends Omit<Request, "url" | "headers"> {
  /** The path relative to the base URL, with the query. */
  readonly path: string;
  readonly options: WriteOptions | undefined;
  readonly called: Called | undefined;
}

/**
 * Sends the request until it succeeds, fails for good or runs out of retries. If the API may have carried out a call
 * that failed, the call is stored in `failures` under its error.
 *
 * A POST carries the same idempotency key on each attempt (D-07), so the API carries it out once. A PATCH writes the
 * same values again and a GET writes nothing: they need no key.
 */
export async function runCall(settings: Settings, failures: WeakMap<object, Call>, build: () => Call) {
  const { redact, random, now, onAttempt, sleep } = settings;
  const call = built(build, redact);
  const { request, limits, signal, idempotencyKey } = prepared(settings, call);
  const { timeoutMs, totalTimeoutMs, maxRetries, maxRetryDelayMs } = limits;
  // Most calls have no total timeout, and reading the clock takes time.
  const end = totalTimeoutMs === Infinity ? Infinity : now() + totalTimeoutMs;
  const timeLeft = () => (end === Infinity ? Infinity : end - now());
  const { method, headers } = request;
  const id = {};
  let attempts = 1;
  let mayBeDone = false;
  const failed = (): FailedCall => ({ method, url: redact(request.url), attempts, idempotencyKey, mayBeDone });
  const send = (own: AbortSignal | null) => attempt(settings, request, own, failed);
  const tell = (what: Happening) => {
    // An error of the observer must not fail a call that the API has carried out.
    if (onAttempt) (async () => onAttempt({ ...what, ...failed(), ...call.called, call: id }))().catch(() => {});
  };
  signal?.throwIfAborted();
  try {
    for (; ; attempts++) {
      const left = timeLeft();
      const late = () =>
        new BankTimeoutError(`it took longer than ${left < timeoutMs ? totalTimeoutMs : timeoutMs} ms`, failed());
      if (onAttempt) tell({ kind: "request", headers });
      try {
        const answer = await within(Math.min(timeoutMs, left), signal, send, late);
        if (onAttempt) tell({ kind: "response", response: toResponse(answer) });
        return answer;
      } catch (error) {
        signal?.throwIfAborted();
        // Any other error is not a failure of the API or the network: another attempt would fail in the same way.
        if (!(error instanceof BankClientError) || attempts > maxRetries) throw error;
        const delayMs = retryDelay(error, random, maxRetryDelayMs);
        if (delayMs >= timeLeft()) throw error;
        tell({ kind: "retry", error, delayMs });
        await sleep(delayMs, signal);
        signal?.throwIfAborted();
        // On a busy machine, the wait may have taken longer than requested.
        if (timeLeft() <= 0) throw error;
        mayBeDone = error.mayBeDone;
      }
    }
  } catch (thrown) {
    // If the API may have carried out an attempt, the error must say so, even if the next attempt could not be sent.
    const isStranger = mayBeDone && !signal?.aborted && !(thrown instanceof BankClientError);
    const error = isStranger ? lostConnection(thrown, redact, failed()) : thrown;
    // The reason of a signal may be the error of another call, so an aborted call is not stored.
    if (Object(error).mayBeDone && !signal?.aborted) failures.set(error as object, call);
    tell({ kind: "error", error });
    throw error;
  }
}

/** Checks the options of a call, and returns what is the same for each of its attempts. */
function prepared(settings: Settings, { path, options: given, ...call }: Call) {
  const options = given ?? {};
  checkNames(options, known, "call the API");
  const { signal } = options;
  checkSignal(signal);
  const { method, body, reads } = call;
  const idempotencyKey = method === "POST" ? readKey(settings.newIdempotencyKey, options) : null;
  const headers: Record<string, string> = { ...settings.headers, ...(options.headers && readHeaders(options.headers)) };
  headers.accept = reads === "bytes" ? "*/*" : "application/json";
  if (idempotencyKey !== null) headers["idempotency-key"] = idempotencyKey;
  if (body !== null) headers["content-type"] = typeof body === "string" ? "application/json" : body.contentType;
  const request: Request = { ...call, url: settings.baseUrl + path, headers };
  return { request, limits: given ? mergeLimits(given, settings.limits) : settings.limits, signal, idempotencyKey };
}

/** A refusal quotes the caller's argument, which may be the API key in the wrong place: mask it. */
function built(build: () => Call, redact: Redact): Call {
  try {
    return build();
  } catch (error) {
    throw redactMistake(error, redact);
  }
}

function readKey(newKey: () => string, { idempotencyKey: key = newKey() }: WriteOptions): string {
  if (typeof key === "string" && /^(?! )[ -~]{1,200}(?<! )$/.test(key)) return key;
  throw refused("idempotencyKey", "1 to 200 printable ASCII characters, without spaces around them");
}
