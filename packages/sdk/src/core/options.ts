import type { FetchLike } from "./fetch.ts";

/** What a client is made of. */
export interface BankClientOptions {
  /** The key of one environment, live or sandbox. Sent as `Authorization: Bearer <apiKey>`; never part of an error. */
  readonly apiKey: string;
  /** Where the API is: an absolute http or https URL, with or without a path, such as `https://bank.test/v1`. */
  readonly baseUrl: string;
  /** Sends the requests. Default: the global `fetch`, looked up at each call, so that interceptors are seen. */
  readonly fetch?: FetchLike | undefined;
  /**
   * How long one attempt may take, in milliseconds, from connecting to the last byte of the answer. More than 0;
   * `Infinity` for no limit. Default: 60,000.
   */
  readonly timeoutMs?: number | undefined;
  /** How many times a failed attempt is repeated at most: a whole number from 0. Default: 2. */
  readonly maxRetries?: number | undefined;
  /**
   * Makes the idempotency key of each POST that is given none: 1 to 200 printable ASCII characters, never the same
   * twice. Default: a random UUID. For tests that want the same bytes on every run.
   */
  readonly newIdempotencyKey?: (() => string) | undefined;
  /** More headers for every request, for a gateway in between. Those that the client sends itself cannot be replaced. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** What can be chosen for a single call. */
export interface RequestOptions {
  /** Aborts the call, whatever it is doing: it then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Replaces the client's `timeoutMs`: milliseconds for one attempt. */
  readonly timeoutMs?: number | undefined;
  /** Replaces the client's `maxRetries`. */
  readonly maxRetries?: number | undefined;
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
