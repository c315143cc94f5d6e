import type { AttemptEvent } from "./attempt-event.ts";
import type { FetchLike } from "./fetch.ts";
import type { AbortSignalLike, Transport } from "./transport.ts";

/** The options of a {@link BankClient}. */
export interface BankClientOptions {
  /**
   * The API key of one environment, live or sandbox, sent as `Authorization: Bearer <apiKey>`. Pass a function to
   * rotate keys: the client calls it for each attempt. Errors never contain a key of 5 characters or more: they show
   * `***` in its place. Default: the environment variable `SANDBANK_API_KEY`.
   */
  readonly apiKey?: string | (() => string | Promise<string>) | undefined;
  /**
   * The base URL of the API: an absolute http or https URL, with or without a path, such as `https://bank.test/v1`.
   * Default: the environment variable `SANDBANK_URL`.
   */
  readonly baseUrl?: string | undefined;
  /** Sends the requests. Default: the global `fetch`, looked up at each call so that interceptors work. */
  readonly fetch?: FetchLike | undefined;
  /**
   * Sends the requests instead of `fetch`, such as `undiciTransport()` from `@sandbank/sdk/undici`. Default: a transport
   * that calls `fetch`.
   */
  readonly transport?: Transport | undefined;
  /**
   * How long one attempt may take, in milliseconds, from connecting to the last byte of the response. More than 0;
   * `Infinity` for no limit. Default: 60,000.
   */
  readonly timeoutMs?: number | undefined;
  /**
   * How long a call may take in total, with all attempts and the waits between them, in milliseconds. More than 0.
   * Default: `Infinity`, no limit.
   */
  readonly totalTimeoutMs?: number | undefined;
  /** How many times the client retries a failed call at most: a whole number from 0. Default: 2. */
  readonly maxRetries?: number | undefined;
  /**
   * The longest wait before a retry that the API may request, in milliseconds: 0 or more. If the API requests a longer
   * wait, the call fails at once, and the error's `retryAfter` has the requested seconds. Default: 60,000.
   */
  readonly maxRetryDelayMs?: number | undefined;
  /**
   * How many bytes the body of a response may have, counted after decompression: more than 0, `Infinity` for no limit.
   * The client stops reading a longer one, closes its connection, and rejects with a `BankApiError` without a retry.
   * Default: 33,554,432 (32 MiB), several times the largest response of the API.
   */
  readonly maxResponseBytes?: number | undefined;
  /**
   * Creates the idempotency key of each POST that you do not pass one for: 1 to 200 printable ASCII characters without
   * spaces around them, never the same key twice. Replace it in tests that need the same bytes on every run. Default: a random UUID.
   */
  readonly newIdempotencyKey?: (() => string) | undefined;
  /**
   * Additional headers for every request, for example for a gateway. They cannot replace the headers that the client
   * sets. Default: none.
   */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Called for every attempt, before and after it is sent. Create it with `attemptHooks` from `@sandbank/sdk/hooks`.
   * Errors that it throws are ignored. Default: none.
   */
  readonly onAttempt?: ((event: AttemptEvent) => void) | undefined;
  /**
   * Waits before a retry, in milliseconds, and rejects when `signal` aborts. Replace it in tests that must not wait.
   * Default: a timer.
   */
  readonly sleep?: ((milliseconds: number, signal?: AbortSignalLike) => Promise<void>) | undefined;
  /**
   * Waits between two polls for Events, at most the given milliseconds, and rejects when `signal` aborts. Return earlier
   * if you learn of an Event in another way. Default: `sleep`.
   */
  readonly idle?: BankClientOptions["sleep"];
  /** Returns the time in milliseconds since 1970. Replace it in tests. Default: `Date.now`. */
  readonly now?: (() => number) | undefined;
  /**
   * Returns a random number from 0 to less than 1, the jitter of the backoff. Replace it in tests. Default:
   * `Math.random`.
   */
  readonly random?: (() => number) | undefined;
}

/** Options of a single call. */
export interface RequestOptions {
  /**
   * Aborts the call at any point: it then rejects with the signal's reason. The API may have carried out a POST by
   * then, so pass your own `idempotencyKey` if you want to repeat it safely. Default: none.
   */
  readonly signal?: AbortSignalLike | undefined;
  /** Milliseconds for one attempt. Default: the client's `timeoutMs`. */
  readonly timeoutMs?: number | undefined;
  /** Milliseconds for all attempts and waits. Default: the client's `totalTimeoutMs`. */
  readonly totalTimeoutMs?: number | undefined;
  /** How many times to retry at most: a whole number from 0. Default: the client's `maxRetries`. */
  readonly maxRetries?: number | undefined;
  /** The longest wait that the API may request: milliseconds, 0 or more. Default: the client's `maxRetryDelayMs`. */
  readonly maxRetryDelayMs?: number | undefined;
  /** Additional headers for this call. Default: none. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Options of a single call that lists objects. */
export interface ListOptions extends RequestOptions {
  /** Whether to request the next page while you consume the objects of the present one. Default: false. */
  readonly prefetch?: boolean | undefined;
}

/** Options of a single call that writes with a POST. */
export interface WriteOptions extends RequestOptions {
  /**
   * Names this operation, so that the API carries it out once even if it is sent several times: 1 to 200 printable
   * ASCII characters without spaces around them, unique across the environment. Use a key that you can find again, such as the id of your own
   * record. Default: a random key for each call, which already makes the client's own retries safe.
   */
  readonly idempotencyKey?: string | undefined;
}
