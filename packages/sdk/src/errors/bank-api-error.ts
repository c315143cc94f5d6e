import { BankClientError, type FailedCall } from "./bank-client-error.ts";
import { readProblem } from "./problem.ts";
import { secondsToWait } from "./retry-after.ts";

/** A response that is not a success, or a success that cannot be read. Holds the API key nowhere. */
export interface Refusal {
  readonly status: number;
  /** The value of a header, by its name in lower case. */
  readonly header: (name: string) => string | null;
  /** What the JSON says, else the beginning of the text. */
  readonly body: unknown;
  /** Why a success cannot be read; null where it is not a success. */
  readonly fault: string | null;
}

/** Statuses that a later attempt may better, where `x-should-retry` does not say. */
const passing = [408, 429, 500, 502, 503, 504];

/** The statuses of redirects, and what browsers give for one that is not followed. */
const redirects = [301, 302, 303, 307, 308, 0];

/** How much of each text of the server is repeated in the message; the properties have it whole. */
const longest = 1_000;

/**
 * The API refused, or failed. Each `type` of the API has a subclass. Where this version of the SDK does not know the
 * `type`, or the body is not the API's, the statuses 401, 429, 500 and 503 still tell the subclass; all others are a
 * plain `BankApiError`. A success that is not JSON, or not the object or list that was asked for, is one, too.
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
  /** Which error it is, such as `object_not_found_error`; null where the body is not the API's, like a proxy's page. */
  declare readonly type: string | null;
  /** The HTTP status. */
  declare readonly status: number;
  /** What the type means, in a few words. */
  declare readonly title: string;
  /** What was wrong with this request; null where the API does not say. */
  declare readonly detail: string | null;
  /** The `x-request-id` of the last attempt, to quote to the operator; at most 200 characters. */
  declare readonly requestId: string | null;
  /** Seconds that the API asks to wait, from `Retry-After` or the body; null where it does not. */
  declare readonly retryAfter: number | null;
  /** The whole body, as parsed JSON; the first 1,000 characters where it is not JSON. */
  declare readonly body: unknown;

  /** @internal */
  constructor({ status, header, body, fault }: Refusal, call: FailedCall) {
    const problem = readProblem(fault === null ? body : undefined);
    const { type, detail, errors } = problem;
    const title = problem.title || `HTTP status ${status}`;
    const requestId = header("x-request-id")?.slice(0, 200) ?? null;
    const advice = header("x-should-retry");
    super(
      {
        what: title.slice(0, longest).replace(/[.\s]+$/, ""),
        details: [
          type === null
            ? `${fault ?? strangeness(status, header)}: a proxy may have sent it, or baseUrl is wrong`
            : null,
          detail?.slice(0, longest) ?? null,
          // Faults that the detail does not spell out itself.
          ...errors.map(({ field, message }) =>
            detail?.includes(message) ? null : `${field} ${message}`.slice(0, longest),
          ),
          requestId && `Request ${requestId}`,
        ],
        shouldRetry: advice === "true" || (advice !== "false" && passing.includes(status)),
        // A success that cannot be read, or a failure on the way back; 501 is the API's word that it cannot do it.
        mayBeDone: status < 300 || (status >= 500 && status !== 501),
      },
      call,
    );
    const retryAfter = secondsToWait(header("retry-after")) ?? problem.retryAfter;
    Object.assign(this, { type, status, title, detail, requestId, retryAfter, body });
  }
}

BankApiError.prototype.name = "BankApiError";

/** What is odd about a response that is neither a success nor an error of the API. */
function strangeness(status: number, header: Refusal["header"]): string {
  if (!redirects.includes(status)) return "The body is not an error of the API";
  const location = header("location")?.slice(0, longest);
  return `The response is a redirect${location ? ` to ${location}` : ""}, which is not followed`;
}
