import { acrossCopies } from "./across-copies.ts";

/** The properties of a failed call that every error has. */
export interface FailedCall {
  /** `GET`, `POST` or `PATCH`. */
  readonly method: string;
  /** The absolute URL, with the query. */
  readonly url: string;
  /** How many times the request was sent, from 1. */
  readonly attempts: number;
  /** The idempotency key that every attempt of a POST carries, or null for other methods. */
  readonly idempotencyKey: string | null;
  /** Whether the API may have carried out an earlier attempt, although it failed. */
  readonly mayBeDone: boolean;
}

/** A failure, as input to the message and to the retries. */
export interface Failure {
  /** What failed: the beginning of the message, in front of the request. */
  readonly what: string;
  /** Sentences, with or without a full stop. Empty ones are omitted. */
  readonly details: readonly (string | 0 | false | null | undefined)[];
  readonly shouldRetry: boolean;
  /** Whether the API may have carried out the last attempt. */
  readonly mayBeDone: boolean;
}

/**
 * A call failed: the base class of every error that a client throws, except a {@link BankArgumentError} for invalid
 * arguments and the reason of an aborted signal. Never contains the API key.
 */
export class BankClientError extends Error implements FailedCall {
  /** `GET`, `POST` or `PATCH`. */
  declare readonly method: string;
  /** The absolute URL, with the query. */
  declare readonly url: string;
  /** How many times the request was sent. */
  declare readonly attempts: number;
  /** The idempotency key that every attempt of a POST carried, yours or a generated one. Null for other methods. */
  declare readonly idempotencyKey: string | null;
  /** Whether the same request may succeed later. The client has already used up its own retries. */
  declare readonly shouldRetry: boolean;
  /**
   * Whether the API may have carried out the request although the call failed, because the response to one of the
   * attempts was lost, unreadable or a server error. Always false for a GET. If it is true, `client.recover(error)`
   * repeats the call with the same key, so that the API does not carry it out twice.
   */
  declare readonly mayBeDone: boolean;
  /** The cursor of the page that failed to load, to resume a list from. Null for the first page and for other calls. */
  declare readonly cursor: string | null;

  /** @internal */
  constructor({ what, details, shouldRetry, ...failure }: Failure, call: FailedCall, options?: ErrorOptions) {
    const { method, url, attempts, idempotencyKey } = call;
    const mayBeDone = method !== "GET" && (failure.mayBeDone || call.mayBeDone);
    const sentences = [
      `${bare(what)} (${method} ${url.replace(/^\w+:\/\/[^/]+/, "").replace(/^(.{150}).+/, "$1…")})`,
      ...details,
      mayBeDone &&
        idempotencyKey &&
        `The API may have carried it out: repeating with idempotencyKey "${idempotencyKey}" is safe`,
      attempts > 1 && `${attempts} attempts`,
    ];
    super(sentences.flatMap((text) => (text ? `${bare(text)}.` : [])).join(" "), options);
    Object.assign(this, call, { shouldRetry, mayBeDone, cursor: null });
  }
}

/**
 * Returns a sentence without its full stop. Replaces line breaks and control characters, so that a server's text cannot
 * forge a log line or control a terminal.
 */
function bare(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").replace(/^ |(?<![. ])[. ]+$/g, "");
}

acrossCopies(BankClientError, "BankClientError");
