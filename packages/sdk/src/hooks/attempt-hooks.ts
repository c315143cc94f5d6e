import type { AttemptEvent } from "../core/attempt-event.ts";
import { checkNames } from "../core/known-options.ts";
import { refused } from "../core/refused.ts";
import { publish } from "./publish.ts";
import { maskHeaders } from "./secret-headers.ts";

/** Which attempt of which call. */
export interface AttemptInfo {
  /** The same object for every attempt of a call: a key for a `WeakMap`. */
  readonly call: object;
  /** Which attempt of the call this is, from 1. */
  readonly attempts: number;
  /** `GET`, `POST` or `PATCH`. */
  readonly method: string;
  /** The absolute address, with the query. */
  readonly url: string;
  /** The key that every attempt of a POST carries; else null. */
  readonly idempotencyKey: string | null;
}

/** An attempt that is about to be sent. */
export interface RequestInfo extends AttemptInfo {
  /** What is sent besides the API key, by names in lower case; the values of secrets, such as cookies, are masked. */
  readonly headers: Readonly<Record<string, string>>;
  /** Adds a header to this attempt and those after it, such as `traceparent`. */
  readonly setHeader: (name: string, value: string) => void;
}

/** A success. */
export interface ResponseInfo extends AttemptInfo {
  /** The HTTP status: 200 to 299. */
  readonly status: number;
  /** The `x-request-id`; null where there is none. */
  readonly requestId: string | null;
  /** Milliseconds since the attempt was sent. */
  readonly durationMs: number;
}

/** An attempt that failed, and with it the call. */
export interface ErrorInfo extends AttemptInfo {
  /** What the call rejects with: a `BankApiError` has `status`, `type` and `requestId`. */
  readonly error: unknown;
  /** Milliseconds since the attempt was sent. */
  readonly durationMs: number;
}

/** An attempt that failed, and is repeated. */
export interface RetryInfo extends ErrorInfo {
  /** How long the client waits before it sends again, in milliseconds. */
  readonly delayMs: number;
}

/** Functions to be called around each attempt. What one of them throws goes to `console.error`; the call goes on. */
export interface AttemptHooks {
  /** Before an attempt is sent. */
  request?(info: RequestInfo): void;
  /** After a success. */
  response?(info: ResponseInfo): void;
  /** After a failure, before the wait for the next attempt. */
  retry?(info: RetryInfo): void;
  /** After the failure that the call rejects with. */
  error?(info: ErrorInfo): void;
}

const known: readonly (keyof AttemptHooks)[] = ["request", "response", "retry", "error"];

/**
 * The option `onAttempt` of a client: calls the hooks around each attempt, and publishes the same to the channels
 * `sandbank:sdk:request`, `:response`, `:retry` and `:error` of `node:diagnostics_channel`, where the runtime has it.
 *
 * Nothing that the hooks are given holds the API key or what a response says.
 *
 * Throws a `BankArgumentError` on a hook that there is not.
 *
 * @example
 * const onAttempt = attemptHooks({ retry: ({ url, error, delayMs }) => console.warn(url, error, delayMs) });
 * const client = new BankClient({ apiKey, baseUrl, onAttempt });
 */
export function attemptHooks(hooks: AttemptHooks = {}): (event: AttemptEvent) => void {
  checkNames(hooks, known, "Failed to make hooks");
  for (const name of known) {
    if (hooks[name] !== undefined && typeof hooks[name] !== "function") throw refused(name, "a function");
  }
  /** When the latest attempt of each call was sent. */
  const sent = new WeakMap<object, number>();
  return (event) => {
    if (event.kind === "request") sent.set(event.call, performance.now());
    const info = infoOf(event, performance.now() - (sent.get(event.call) ?? 0));
    try {
      (hooks[event.kind] as ((info: AttemptInfo) => void) | undefined)?.(info);
      publish(event.kind, info);
    } catch (error) {
      console.error(`[sandbank] The hook ${event.kind} failed:`, error);
    }
  };
}

function infoOf(event: AttemptEvent, durationMs: number): AttemptInfo {
  const { call, attempts, method, url, idempotencyKey } = event;
  const info = { call, attempts, method, url, idempotencyKey };
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
