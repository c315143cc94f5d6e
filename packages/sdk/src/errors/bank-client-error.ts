/** The call that failed. */
export interface FailedCall {
  readonly method: string;
  readonly url: string;
  readonly attempts: number;
  readonly idempotencyKey: string | null;
}

/** What went wrong, for the message and for the retries. */
export interface Failure {
  /** The first words of the message, without a full stop. */
  readonly what: string;
  /** Whole sentences; empty ones are left out. */
  readonly details?: readonly string[];
  readonly shouldRetry: boolean;
  /** Whether the API may have done what was asked, although it did not say so. */
  readonly mayBeDone: boolean;
  readonly cause?: unknown;
}

/**
 * Any call that failed: the root of every error that a client throws, save a `TypeError` for arguments that cannot be
 * sent and the reason of a signal that aborted. Never holds the API key.
 */
export class BankClientError extends Error {
  static {
    this.prototype.name = "BankClientError";
  }
  /** `GET`, `POST` or `PATCH`. */
  readonly method: string;
  /** The absolute address, with the query. */
  readonly url: string;
  /** How many times the request was sent. */
  readonly attempts: number;
  /**
   * The key that every attempt of a POST carried, given or generated; else null. Where it is unknown whether the API
   * did what was asked, repeating the call with this key as `idempotencyKey` is safe: it is not done twice.
   */
  readonly idempotencyKey: string | null;
  /** Whether the same request may well succeed later. The client has used up its own retries. */
  readonly shouldRetry: boolean;

  /** @internal */
  constructor(failure: Failure, call: FailedCall) {
    const { what, details = [], shouldRetry, mayBeDone, ...options } = failure;
    const { method, url, attempts, idempotencyKey } = call;
    const sentences = [
      `${what}: ${method} ${url}.`,
      ...details,
      mayBeDone && idempotencyKey !== null
        ? `It may have been done: it is safe to repeat with the idempotencyKey "${idempotencyKey}".`
        : "",
      attempts > 1 ? `${attempts} attempts.` : "",
    ];
    super(sentences.filter(Boolean).join(" "), options);
    this.method = method;
    this.url = url;
    this.attempts = attempts;
    this.idempotencyKey = idempotencyKey;
    this.shouldRetry = shouldRetry;
  }
}
