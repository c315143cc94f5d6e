import { Dispatcher, errors, getGlobalDispatcher } from "undici";
import type { BankResponse, BankTarget } from "../http/handle.ts";
import { mistake } from "../mistake.ts";
import type { TransportFault } from "../state/fault-plan.ts";
import { onlyKnown } from "../store/only-known.ts";
import { normalizeBaseUrl, pathBelow } from "../transport/base-url.ts";
import { delay } from "../transport/delay.ts";
import { readBody } from "../transport/read-body.ts";
import { requireTarget } from "../transport/require-target.ts";
import { type Exchange, openExchange } from "./exchange.ts";
import { toRequestBody } from "./request-body.ts";
import { readHeaders } from "./request-headers.ts";

export interface BankDispatcherOptions {
  /** The base URL of the API, such as `https://bank.test/v1`. */
  readonly baseUrl: string;
  /**
   * Sends the requests that are not below `baseUrl`. You have to close it yourself. Default: the global dispatcher at
   * the time of the call.
   */
  readonly fallback?: Dispatcher;
}

/**
 * Makes an undici dispatcher that sends requests to the bank. Use it for code that calls `undici.request`, `stream`,
 * `pipeline` or `fetch`, which MSW and `interceptFetch` do not intercept: pass it as `dispatcher` or to
 * `setGlobalDispatcher`.
 *
 * It performs armed faults: a dropped request or response is a `SocketError`, `UND_ERR_SOCKET`, and a latency longer
 * than the request's `headersTimeout` (300,000 milliseconds by default, as in undici) a `HeadersTimeoutError`.
 *
 * undici's `interceptors.retry` and `RetryAgent` send such requests again. They wait in real time, also for the
 * Retry-After of a response: pass them `maxTimeout: 1` in a test.
 *
 * After `close`, every new request fails with a `ClientClosedError`; after `destroy`, with a `ClientDestroyedError`.
 * Requests in progress still get their responses.
 *
 * Needs undici 7 or 8. Throws a `TypeError` for an invalid bank or option.
 *
 * @example
 * setGlobalDispatcher(bankDispatcher(bank, { baseUrl: "https://bank.test" }));
 * const { statusCode } = await request("https://bank.test/accounts", { headers });
 */
export function bankDispatcher(target: BankTarget, options: BankDispatcherOptions): Dispatcher {
  const known = onlyKnown("make a dispatcher", options, ["baseUrl", "fallback"]);
  const { baseUrl, fallback = getGlobalDispatcher() } = known;
  requireTarget("make a dispatcher", target);
  if (typeof fallback?.dispatch !== "function") {
    throw mistake("make a dispatcher", "fallback is not a Dispatcher", "Pass a Dispatcher of undici, or leave it out.");
  }
  return new BankDispatcher(target, normalizeBaseUrl(baseUrl), fallback);
}

/** Extends undici's class, whose `request`, `stream` and other methods call `dispatch`. */
class BankDispatcher extends Dispatcher {
  readonly #target: BankTarget;
  readonly #base: string;
  readonly #fallback: Dispatcher;
  /** Makes the error of each request; undefined while the dispatcher is open. */
  #refusal: (() => Error) | undefined;

  constructor(target: BankTarget, base: string, fallback: Dispatcher) {
    super();
    this.#target = target;
    this.#base = base;
    this.#fallback = fallback;
  }

  override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    if (this.#refusal !== undefined) {
      openExchange(handler).fail(this.#refusal());
      return false;
    }
    const path = pathIn(this.#base, options);
    if (path === undefined) return this.#fallback.dispatch(options, handler);
    const exchange = openExchange(handler);
    void answer(this.#target, path, options, exchange).catch(exchange.fail);
    return true;
  }

  override close(callback?: () => void): Promise<void> {
    this.#refusal ??= () => new errors.ClientClosedError();
    return done(callback);
  }

  override destroy(...args: readonly unknown[]): Promise<void> {
    this.#refusal = () => new errors.ClientDestroyedError();
    return done(args.at(-1) as (() => void) | undefined);
  }
}

/** Resolves, because there is no connection to close. undici also accepts a callback, which must be called later. */
async function done(callback?: unknown): Promise<void> {
  await null;
  if (typeof callback === "function") callback();
}

/** The path and query of a request; undefined if it is not below the base URL. */
function pathIn(base: string, { origin, path, query }: Dispatcher.DispatchOptions): string | undefined {
  const url = `${origin ?? ""}${path}`;
  if (!URL.canParse(url)) return undefined;
  const parsed = new URL(url);
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const each of Array.isArray(value) ? value : [value]) parsed.searchParams.append(name, String(each ?? ""));
  }
  return pathBelow(base, parsed.origin + parsed.pathname + parsed.search);
}

async function answer(
  target: BankTarget,
  path: string,
  { method, headers: given, body, headersTimeout }: Dispatcher.DispatchOptions,
  exchange: Exchange,
): Promise<void> {
  exchange.start();
  // If the caller aborts when the request starts, nothing is sent.
  if (exchange.signal.aborted) return;
  const { type, chunks } = toRequestBody(body);
  const headers = readHeaders(given);
  if (type !== null) headers["content-type"] ??= type;
  const head = { method, path, headers };
  const text = chunks === null ? "" : await readBody(target, head, chunks);
  exchange.signal.throwIfAborted();
  const response: BankResponse = target.handle({ ...head, body: text });
  const { fault } = response;
  if (fault?.delayMs !== undefined) await waitForHeaders(fault, fault.delayMs, headersTimeout, exchange.signal);
  else if (fault !== undefined) throw new errors.SocketError(`[sandbank] An armed fault: ${fault.kind}.`);
  await exchange.respond(response);
}

/** The default of undici. */
const HEADERS_TIMEOUT_MS = 300_000;

/** Waits for an armed latency. Rejects if it exceeds `timeout` milliseconds; 0 means no timeout. */
async function waitForHeaders(
  fault: TransportFault,
  delayMs: number,
  timeout: number | null | undefined,
  signal: AbortSignal,
): Promise<void> {
  const limit = (timeout ?? HEADERS_TIMEOUT_MS) || Number.POSITIVE_INFINITY;
  await delay(fault, Math.min(delayMs, limit), signal);
  if (limit < delayMs) throw new errors.HeadersTimeoutError();
}
