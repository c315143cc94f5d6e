import type { AttemptEvent } from "../core/attempt-event.ts";
import { checkNames } from "../core/check-names.ts";
import { refused } from "../core/refused.ts";
import { publish } from "./publish.ts";

/** Identifies an attempt of a call. */
export interface AttemptInfo {
  /** The same object for every attempt of a call. Use it as a key in a `WeakMap`. */
  readonly call: object;
  /** The number of this attempt within the call, from 1. */
  readonly attempts: number;
  /** The method of the client, such as `accounts.retrieve`, or null for `request`. */
  readonly operation: string | null;
  /**
   * The template of the path, without ids, such as `/accounts/{account_id}`: a label with few values. Null for `request`
   * and for `events.fetchObject`, whose paths follow from their arguments.
   */
  readonly route: string | null;
  /** `GET`, `POST` or `PATCH`. */
  readonly method: string;
  /** The absolute URL, with the query. */
  readonly url: string;
  /** The idempotency key that every attempt of a POST carries, or null for other methods. */
  readonly idempotencyKey: string | null;
}

/** Describes an attempt that is about to be sent. */
export interface RequestInfo extends AttemptInfo {
  /** The headers without the API key, with names in lower case. The values of secrets, such as cookies, are masked. */
  readonly headers: Readonly<Record<string, string>>;
  /** Adds a header, such as `traceparent`, to this attempt and the later attempts of the call. */
  readonly setHeader: (name: string, value: string) => void;
}

/** Describes a successful attempt. */
export interface ResponseInfo extends AttemptInfo {
  /** The HTTP status: 200 to 299. */
  readonly status: number;
  /** The `x-request-id`, or null if the response has none. */
  readonly requestId: string | null;
  /** Milliseconds since the attempt was sent. */
  readonly durationMs: number;
}

/** Describes a failed attempt after which the call rejects. */
export interface ErrorInfo extends AttemptInfo {
  /** The error that the call rejects with. A `BankApiError` has `status`, `type` and `requestId`. */
  readonly error: unknown;
  /** Milliseconds since the attempt was sent. */
  readonly durationMs: number;
}

/** Describes a failed attempt that the client will retry. */
export interface RetryInfo extends ErrorInfo {
  /** How long the client waits before the retry, in milliseconds. */
  readonly delayMs: number;
}

/**
 * Functions that the client calls around each attempt. If one throws, the error goes to `console.error` and the call
 * continues.
 */
export interface AttemptHooks {
  /** Called before an attempt is sent. */
  request?(info: RequestInfo): void;
  /** Called after a successful attempt. */
  response?(info: ResponseInfo): void;
  /** Called after a failed attempt, before the wait for the retry. */
  retry?(info: RetryInfo): void;
  /** Called after the failed attempt that the call rejects with. */
  error?(info: ErrorInfo): void;
}

const known: readonly (keyof AttemptHooks)[] = ["request", "response", "retry", "error"];

/**
 * Creates the `onAttempt` option of a client, for logs, metrics and tracing. It calls the hooks around each attempt and
 * publishes the same objects to the channels `sandbank:sdk:request`, `:response`, `:retry` and `:error` of
 * `node:diagnostics_channel`, if the runtime has that module.
 *
 * The hooks never receive the API key or the body of a successful response.
 *
 * Throws a `BankArgumentError` for an unknown hook or one that is not a function.
 *
 * @example
 * const onAttempt = attemptHooks({ retry: ({ url, error, delayMs }) => console.warn(url, error, delayMs) });
 * const client = new BankClient({ apiKey, baseUrl, onAttempt });
 */
export function attemptHooks(hooks: AttemptHooks = {}): (event: AttemptEvent) => void {
  checkNames(hooks, known, "make hooks");
  for (const name of known) {
    if (hooks[name] !== undefined && typeof hooks[name] !== "function") throw refused(name, "a function");
  }
  /** The time at which the latest attempt of each call was sent. */
  const sent = new WeakMap<object, number>();
  return (event) => {
    if (event.kind === "request") sent.set(event.call, performance.now());
    const info = createInfo(event, performance.now() - (sent.get(event.call) ?? 0));
    try {
      (hooks[event.kind] as ((info: AttemptInfo) => void) | undefined)?.(info);
      publish(event.kind, info);
    } catch (error) {
      console.error(`[sandbank] The hook ${event.kind} failed:`, error);
    }
  };
}

function createInfo(event: AttemptEvent, durationMs: number): AttemptInfo {
  const { call, attempts, operation = null, route = null, method, url, idempotencyKey } = event;
  const info = { call, attempts, operation, route, method, url, idempotencyKey };
  switch (event.kind) {
    case "request": {
      const { headers } = event;
      const setHeader = (name: string, value: string) => {
        headers[name.toLowerCase()] = value;
      };
      return { ...info, headers: maskHeaders(headers), setHeader } as RequestInfo;
    }
    case "response": {
      const { status, requestId } = event.response;
      return { ...info, status, requestId, durationMs } as ResponseInfo;
    }
    case "retry":
      return { ...info, error: event.error, durationMs, delayMs: event.delayMs } as RetryInfo;
    case "error":
      return { ...info, error: event.error, durationMs } as ErrorInfo;
  }
}

/** Matches the names of headers that carry a secret. */
const secret = /authorization|cookie|token|secret|api-?key|password|signature/;

/** Returns a copy of the headers in which the values of secrets are masked. */
function maskHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, secret.test(name) ? "***" : value]));
}
