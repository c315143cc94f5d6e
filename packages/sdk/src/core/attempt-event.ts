import type { FailedCall } from "../errors/bank-client-error.ts";
import type { ApiResponse } from "./api-promise.ts";

/** What happens to an attempt. */
export type Happening =
  | {
      readonly kind: "request";
      /** What is sent besides the API key, by names in lower case. Headers that are added here are sent, too. */
      readonly headers: Record<string, string>;
    }
  | { readonly kind: "response"; readonly response: ApiResponse<unknown> }
  | {
      /** The attempt failed, and is repeated. */
      readonly kind: "retry";
      readonly error: unknown;
      /** How long the client waits before, in milliseconds. */
      readonly delayMs: number;
    }
  | {
      /** The attempt failed, and with it the call. */
      readonly kind: "error";
      readonly error: unknown;
    };

/** What happens to an attempt of a call. `attempts` counts it; `url` and `error` do not hold the API key. */
export type AttemptEvent = Happening &
  FailedCall & {
    /** The same object for every attempt of a call: a key for a `WeakMap`. */
    readonly call: object;
  };
