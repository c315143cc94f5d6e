import type { AttemptEvent } from "./attempt-event.ts";
import type { FetchLike } from "./fetch.ts";
import type { AbortSignalLike, Transport } from "./transport.ts";

/** What a client is made of. */
export interface BankClientOptions {
  /**
   * The key of one environment, live or sandbox, or a function that gives it, called for each attempt, so that keys can
   * rotate. Sent as `Authorization: Bearer <apiKey>`; never part of an error. Default: the environment variable
   * `SANDBANK_API_KEY`.
   */
  readonly apiKey?: string | (() => string | Promise<string>) | undefined;
  /**
   * Where the API is: an absolute http or https URL, with or without a path, such as `https://bank.test/v1`. Default: the
   * environment variable `SANDBANK_URL`.
   */
  readonly baseUrl?: string | undefined;
  /** Sends the requests. Default: the global `fetch`, looked up at each call, so that interceptors are seen. */
  readonly fetch?: FetchLike | undefined;
  /** Sends the requests in place of `fetch`, such as `undiciTransport()` of `@sandbank/sdk/undici`. */
  readonly transport?: Transport | undefined;
  /**
   * How long one attempt may take, in milliseconds, from connecting to the last byte of the answer. More than 0;
   * `Infinity` for no limit. Default: 60,000.
   */
  readonly timeoutMs?: number | undefined;
  /**
   * How long a call may take with all of its attempts and the waits between them, in milliseconds. More than 0. Default:
   * `Infinity`, no limit.
   */
  readonly totalTimeoutMs?: number | undefined;
  /** How many times a failed attempt is repeated at most: a whole number from 0. Default: 2. */
  readonly maxRetries?: number | undefined;
  /**
   * The longest wait before a retry that the API may ask for, in milliseconds: 0 or more. Where it asks for a longer one,
   * the call fails at once, and `retryAfter` of the error says for how long. Default: 60,000.
   */
  readonly maxRetryDelayMs?: number | undefined;
  /**
   * Makes the idempotency key of each POST that is given none: 1 to 200 printable ASCII characters, never the same
   * twice. Default: a random UUID. For tests that want the same bytes on every run.
   */
  readonly newIdempotencyKey?: (() => string) | undefined;
  /** More headers for every request, for a gateway in between. Those that the client sends itself cannot be replaced. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Is told of every attempt; made by `attemptHooks` of `@sandbank/sdk/hooks`. What it throws is ignored. */
  readonly onAttempt?: ((event: AttemptEvent) => void) | undefined;
  /** Waits before a retry, in milliseconds; rejects once `signal` aborts. Default: a timer. For tests that do not wait. */
  readonly sleep?: ((milliseconds: number, signal?: AbortSignalLike) => Promise<void>) | undefined;
  /** The time, in milliseconds since 1970. Default: `Date.now`. For tests. */
  readonly now?: (() => number) | undefined;
  /** A random number from 0 to less than 1, which shortens the waits. Default: `Math.random`. For tests. */
  readonly random?: (() => number) | undefined;
}

/** What can be chosen for a single call. */
export interface RequestOptions {
  /**
   * Aborts the call, whatever it is doing: it then rejects with the signal's reason. A POST may have been done by then:
   * give it an `idempotencyKey` of your own to be able to repeat it.
   */
  readonly signal?: AbortSignalLike | undefined;
  /** Replaces the client's `timeoutMs`: milliseconds for one attempt. */
  readonly timeoutMs?: number | undefined;
  /** Replaces the client's `totalTimeoutMs`: milliseconds for all attempts and waits. */
  readonly totalTimeoutMs?: number | undefined;
  /** Replaces the client's `maxRetries`: a whole number from 0. */
  readonly maxRetries?: number | undefined;
  /** Replaces the client's `maxRetryDelayMs`: milliseconds, 0 or more. */
  readonly maxRetryDelayMs?: number | undefined;
  /** More headers for this call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** What can be chosen for a single call that lists. */
export interface ListOptions extends RequestOptions {
  /** Whether to ask for the next page while the objects of a page are consumed. Default: false. */
  readonly prefetch?: boolean | undefined;
}

/** What can be chosen for a single call that creates or does something. */
export interface WriteOptions extends RequestOptions {
  /**
   * Names this operation, so that it is done once however often it is sent: 1 to 200 printable ASCII characters, unique
   * across the environment. Use one that you can find again, such as the id of your own record. Default: a random one
   * for each call, which already makes the client's own retries safe.
   */
  readonly idempotencyKey?: string | undefined;
}
