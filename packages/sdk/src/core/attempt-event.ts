import type { FailedCall } from "../errors/bank-client-error.ts";
import type { ApiResponse } from "./api-promise.ts";

/** What the hooks of an attempt tell about the method that was called. */
export interface Called {
  /** The operation, such as `accounts.retrieve`. */
  readonly operation: string;
  /** The template of the path, such as `/accounts/{account_id}`. */
  readonly route?: string | undefined;
}

/** What happened to an attempt. */
export type Happening =
  | {
      readonly kind: "request";
      /**
       * The headers of the request without the API key, with names in lower case. Headers that you add here are sent
       * too.
       */
      readonly headers: Record<string, string>;
    }
  | { readonly kind: "response"; readonly response: ApiResponse<unknown> }
  | {
      /** The attempt failed, and the client will retry. */
      readonly kind: "retry";
      readonly error: unknown;
      /** How long the client waits before the retry, in milliseconds. */
      readonly delayMs: number;
    }
  | {
      /** The attempt failed, and the call rejects. */
      readonly kind: "error";
      readonly error: unknown;
    };

/**
 * Reports what happened to an attempt of a call. `attempts` is the number of the attempt, from 1; `url` and `error` do
 * not contain the API key. `request` of a client has no `operation`, and neither `request` nor `fetchObject` has a
 * `route`.
 */
export type AttemptEvent = Happening &
  FailedCall &
  Partial<Called> & {
    /** The same object for every attempt of a call. Use it as a key in a `WeakMap`. */
    readonly call: object;
  };
