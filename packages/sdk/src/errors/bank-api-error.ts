import { BankClientError, type FailedCall } from "./bank-client-error.ts";

/** A refusal as it came, read as far as it can be. */
export interface Refusal {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  /** What the JSON says, else the beginning of the text. */
  readonly body: unknown;
}

/** Statuses that a later attempt may better, where `x-should-retry` does not say. */
const passing = [408, 429, 500, 502, 503, 504];

/**
 * The API refused, or failed. Each `type` of the API has a subclass; a type that this version of the SDK does not know,
 * and an answer that is not the API's own, is a plain `BankApiError`.
 *
 * @example
 * try {
 *   await client.accounts.close(account.id);
 * } catch (error) {
 *   if (!(error instanceof InvalidOperationError)) throw error;
 *   console.log(error.detail, error.requestId);
 * }
 */
export class BankApiError extends BankClientError {
  static {
    this.prototype.name = "BankApiError";
  }
  /** Which error it is, such as `object_not_found_error`; null where the answer is not the API's, like a proxy's page. */
  readonly type: string | null;
  /** The HTTP status. */
  readonly status: number;
  /** What the type means, in a few words. */
  readonly title: string;
  /** What was wrong with this request; null where the API does not say. */
  readonly detail: string | null;
  /** The `x-request-id` of the last attempt, to quote to the operator. */
  readonly requestId: string | null;
  /** Seconds that the API asks to wait, from `Retry-After` or the body; null where it does not. */
  readonly retryAfter: number | null;
  /** The whole body, as parsed JSON; the first 1,000 characters where it is no JSON. */
  readonly body: unknown;

  /** @internal */
  constructor({ status, headers, body }: Refusal, call: FailedCall) {
    const { type = null, title = `HTTP status ${status}`, detail = null, errors, retry_after } = Object(body);
    const requestId = headers.get("x-request-id");
    const asked = headers.get("x-should-retry");
    super(
      {
        what: String(title).replace(/\.$/, ""),
        details: [detail ?? "", faultText(errors, detail), requestId === null ? "" : `Request ${requestId}.`],
        shouldRetry: asked === "true" || (asked !== "false" && passing.includes(status)),
        mayBeDone: status >= 500,
      },
      call,
    );
    this.type = type;
    this.status = status;
    this.title = title;
    this.detail = detail;
    this.requestId = requestId;
    this.retryAfter = readRetryAfter(headers.get("retry-after")) ?? (retry_after >= 0 ? Number(retry_after) : null);
    this.body = body;
  }
}

/** Faults that the detail does not spell out itself. */
function faultText(errors: unknown, detail: unknown): string {
  if (!Array.isArray(errors)) return "";
  const unsaid = errors.filter(({ message }) => !String(detail).includes(message));
  return unsaid.length > 0 ? `${unsaid.map(({ field, message }) => `${field} ${message}`).join("; ")}.` : "";
}

/** Seconds, given as such or as a date. */
function readRetryAfter(value: string | null): number | null {
  if (value === null) return null;
  const seconds = /^[\d.]+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1_000;
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}
