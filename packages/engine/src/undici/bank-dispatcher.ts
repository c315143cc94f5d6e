import { Dispatcher, errors, getGlobalDispatcher } from "undici";
import type { BankResponse, BankTarget } from "../http/handle.ts";
import { onlyKnown } from "../store/known-options.ts";
import { normalizeBaseUrl, pathBelow } from "../transport/base-url.ts";
import { delay } from "../transport/delay.ts";
import { readBody } from "../transport/read-body.ts";
import { requireTarget } from "../transport/require-target.ts";
import { type Exchange, openExchange } from "./exchange.ts";
import { bodyOf } from "./request-body.ts";
import { headersOf } from "./request-headers.ts";

export interface BankDispatcherOptions {
  /** Where the API seems to be, such as `https://bank.test/v1`. */
  readonly baseUrl: string;
  /**
   * Sends the requests that are not below `baseUrl`. It is yours to close. Default: the global dispatcher as it is when the
   * bank's is made.
   */
  readonly fallback?: Dispatcher;
}

/**
 * A dispatcher of undici that asks the bank: for code that calls `undici.request`, `stream`, `pipeline` or `fetch`, which
 * neither MSW nor `interceptFetch` sees. Pass it as `dispatcher` or to `setGlobalDispatcher`. It acts out armed faults: a
 * dropped request or response is a `SocketError`, `UND_ERR_SOCKET`, and a latency longer than `headersTimeout` of the
 * request (by default 300,000 milliseconds, as in undici) a `HeadersTimeoutError`.
 *
 * After `close` it fails every request with a `ClientClosedError`, and after `destroy` with a `ClientDestroyedError`.
 * Requests that it has begun are answered all the same.
 *
 * Needs undici 7 or 8. Throws a `TypeError` where there is no bank, or an option is wrong.
 *
 * @example
 * setGlobalDispatcher(bankDispatcher(bank, { baseUrl: "https://bank.test" }));
 * const { statusCode } = await request("https://bank.test/accounts", { headers });
 */
export function bankDispatcher(target: BankTarget, options: BankDispatcherOptions): Dispatcher {
  const known = onlyKnown("Failed to make a dispatcher", options, ["baseUrl", "fallback"]);
  const { baseUrl, fallback = getGlobalDispatcher() } = known;
  requireTarget("Failed to make a dispatcher", target);
  if (typeof fallback?.dispatch !== "function") {
    throw new TypeError(
      "[sandbank] Failed to make a dispatcher: fallback is no Dispatcher. Pass one of undici, or none.",
    );
  }
  return new BankDispatcher(target, normalizeBaseUrl(baseUrl), fallback);
}

/** undici finds `request`, `stream` and the rest on the class, and calls `dispatch`. */
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

/** There is no connection to close. A callback, which undici takes in place of the promise, is called later as well. */
async function done(callback?: unknown): Promise<void> {
  await null;
  if (typeof callback === "function") callback();
}

/** Path and query of a request below the base URL; undefined where it is not below it. */
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
  // A caller that aborts as the request starts sends nothing.
  if (exchange.signal.aborted) return;
  const { type, chunks } = bodyOf(body);
  const headers = headersOf(given);
  if (type !== null) headers["content-type"] ??= type;
  const head = { method, path, headers };
  const text = chunks === null ? "" : await readBody(target, head, chunks);
  exchange.signal.throwIfAborted();
  const response: BankResponse = target.handle({ ...head, body: text });
  if (response.fault?.delayMs !== undefined)
    await waitForHeaders(response.fault.delayMs, headersTimeout, exchange.signal);
  else if (response.fault !== undefined) {
    throw new errors.SocketError(`[sandbank] An armed fault: ${response.fault.kind}.`);
  }
  await exchange.respond(response);
}

/** As undici does where the caller sets none. */
const HEADERS_TIMEOUT_MS = 300_000;

/** Waits as an armed latency says, and rejects where the caller waits no longer than `timeout` milliseconds; 0 is no limit. */
async function waitForHeaders(delayMs: number, timeout: number | null | undefined, signal: AbortSignal): Promise<void> {
  const limit = (timeout ?? HEADERS_TIMEOUT_MS) || Number.POSITIVE_INFINITY;
  await delay(Math.min(delayMs, limit), signal);
  if (limit < delayMs) throw new errors.HeadersTimeoutError();
}
