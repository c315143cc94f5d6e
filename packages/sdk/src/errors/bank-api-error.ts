import { BankClientError, type FailedCall } from "./bank-client-error.ts";

/** An answer that is no success, or no JSON. */
export interface Refusal {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  /** What the JSON says, else the beginning of the text. */
  readonly body: unknown;
}

/** The body of an error of the API (D-02). */
interface ErrorBody {
  readonly type: string;
  readonly title: string;
  readonly detail: string | null;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
  readonly retry_after: number;
}

/** Statuses that a later attempt may better, where `x-should-retry` does not say. */
const passing = [408, 429, 500, 502, 503, 504];

/**
 * The API refused, or failed. Each `type` of the API has a subclass; a type that this version of the SDK does not know
 * is a plain `BankApiError`, and so is an answer that is no JSON, whatever its status.
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
  /** Which error it is, such as `object_not_found_error`; null where the answer is not the API's, like a proxy's page. */
  declare readonly type: string | null;
  /** The HTTP status. */
  declare readonly status: number;
  /** What the type means, in a few words. */
  declare readonly title: string;
  /** What was wrong with this request; null where the API does not say. */
  declare readonly detail: string | null;
  /** The `x-request-id` of the last attempt, to quote to the operator. */
  declare readonly requestId: string | null;
  /** Seconds that the API asks to wait, from `Retry-After` or the body; null where it does not. */
  declare readonly retryAfter: number | null;
  /** The whole body, as parsed JSON; the first 1,000 characters where it is no JSON. */
  declare readonly body: unknown;

  /** @internal */
  constructor({ status, headers, body }: Refusal, call: FailedCall) {
    const isOfApi = typeof Object(body).type === "string";
    const members = isOfApi ? (body as Partial<ErrorBody>) : {};
    const { type = null, title = `HTTP status ${status}`, detail = null, errors = [], retry_after } = members;
    const requestId = headers.get("x-request-id");
    const advice = headers.get("x-should-retry");
    super(
      {
        what: title.replace(/\.$/, ""),
        details: [
          isOfApi ? detail : "This is no answer of the API: something in between gave it, or baseUrl is wrong",
          // Faults that the detail does not spell out itself.
          ...errors.map(({ field, message }) => (detail?.includes(message) ? null : `${field} ${message}`)),
          requestId && `Request ${requestId}`,
        ],
        shouldRetry: advice === "true" || (advice !== "false" && passing.includes(status)),
        // A success that cannot be read, or a failure on the way back; 501 is the API's word that it cannot do it.
        mayBeDone: status < 300 || (status >= 500 && status !== 501),
      },
      call,
    );
    const retryAfter = secondsToWait(headers.get("retry-after") ?? retry_after);
    Object.assign(this, { type, status, title, detail, requestId, retryAfter, body });
  }
}

BankApiError.prototype.name = "BankApiError";

/** Of a number of seconds, or a date to come. */
function secondsToWait(value: string | number | undefined): number | null {
  const seconds = Number(value ?? Number.NaN);
  const wait = Number.isNaN(seconds) ? (Date.parse(String(value)) - Date.now()) / 1_000 : seconds;
  return wait >= 0 ? wait : null;
}
