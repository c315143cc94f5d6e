/** The call that failed, as far as every error tells of it. */
export interface FailedCall {
  /** `GET`, `POST` or `PATCH`. */
  readonly method: string;
  /** The absolute address, with the query. */
  readonly url: string;
  /** How many times the request was sent, from 1. */
  readonly attempts: number;
  /** The key that every attempt of a POST carries; else null. */
  readonly idempotencyKey: string | null;
  /** Whether an earlier attempt may have been done, although it failed. */
  readonly mayBeDone: boolean;
}

/** What went wrong, for the message and for the retries. */
export interface Failure {
  /** The first words of the message, without a full stop. */
  readonly what: string;
  /** Sentences, with or without a full stop; empty ones are left out. */
  readonly details: readonly (string | 0 | null | undefined)[];
  readonly shouldRetry: boolean;
  /** Whether the last attempt may have been done. */
  readonly mayBeDone: boolean;
}

/**
 * Any call that failed: the root of every error that a client throws, save a {@link BankArgumentError} for arguments
 * that cannot be used and the reason of a signal that aborted. Never holds the API key.
 */
export class BankClientError extends Error implements FailedCall {
  /** `GET`, `POST` or `PATCH`. */
  declare readonly method: string;
  /** The absolute address, with the query. */
  declare readonly url: string;
  /** How many times the request was sent. */
  declare readonly attempts: number;
  /** The key that every attempt of a POST carried, given or generated; else null. */
  declare readonly idempotencyKey: string | null;
  /** Whether the same request may well succeed later. The client has used up its own retries. */
  declare readonly shouldRetry: boolean;
  /**
   * Whether the API may have done what was asked, although it did not say so: the response to any of the attempts was
   * lost, could not be read, or is a failure. False for a GET, which does nothing. `client.recover(error)` repeats the
   * call with the same key, so that it is not done twice.
   */
  declare readonly mayBeDone: boolean;
  /** The cursor of the page of a list that failed, to resume from; null for the first page and for other calls. */
  declare readonly cursor: string | null;

  /** @internal */
  constructor({ what, details, shouldRetry, ...failure }: Failure, call: FailedCall, options?: ErrorOptions) {
    const { method, url, attempts, idempotencyKey } = call;
    const mayBeDone = method !== "GET" && (failure.mayBeDone || call.mayBeDone);
    const sentences = [
      `${what}: ${method} ${url}`,
      ...details,
      mayBeDone && idempotencyKey && `It may have been done: repeating with idempotencyKey "${idempotencyKey}" is safe`,
      attempts > 1 && `${attempts} attempts`,
    ];
    super(sentences.flatMap((text) => (text ? `${onOneLine(text).replace(/\.+$/, "")}.` : [])).join(" "), options);
    Object.assign(this, call, { shouldRetry, mayBeDone, cursor: null });
  }
}

/** What a server says can neither forge a line of a log nor steer a terminal. */
function onOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}

// Not within the class: the build renames a class that names itself.
BankClientError.prototype.name = "BankClientError";
