import { BankClientError, type FailedCall } from "./bank-client-error.ts";
import { isParameterIssue, textMember } from "./problem.ts";
import { secondsToWait } from "./retry-after.ts";

/** A response that is not a success, or a success that cannot be read. Holds the API key nowhere. */
export interface Refusal {
  /** The `type` of the API. */
  readonly type: string | null;
  readonly status: number;
  /** The value of a header, by its name in lower case. */
  readonly header: (name: string) => string | null;
  /** What the JSON says, else the beginning of the text. */
  readonly body: unknown;
  /** Why a success cannot be read; null where it is not a success. */
  readonly fault: string | null;
  /** When it came: milliseconds since 1970. */
  readonly now: number;
}

/** The statuses of redirects, and what browsers give for one that is not followed. */
const redirects = [301, 302, 303, 307, 308, 0];

/** How much of each text of the server is repeated in the message; the properties have it whole. */
const longest = 1_000;

/** Marks the errors of every copy of the SDK, in every realm. */
const brand = Symbol.for("@sandbank/sdk/BankApiError");

/**
 * The API refused, or failed. Each `type` of the API has a subclass. Where this version of the SDK does not know the
 * `type`, or the body is not the API's, the statuses 401, 429, 500 and 503 still tell the subclass; all others are a
 * plain `BankApiError`. A success that is not JSON, or not the object or list that was asked for, is one, too.
 *
 * `instanceof` goes by `type` and `status`: it holds for errors of another copy of the SDK, too.
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
  constructor({ type, status, header, body, fault, now }: Refusal, call: FailedCall) {
    const isProblem = fault === null && textMember(body, "type") !== null;
    const problem = (isProblem ? body : {}) as Readonly<Record<string, unknown>>;
    const text = (name: string) => textMember(problem, name);
    const detail = text("detail");
    const title = text("title") || `HTTP status ${status}`;
    const errors = Array.isArray(problem["errors"]) ? problem["errors"].filter(isParameterIssue) : [];
    const requestId = header("x-request-id")?.slice(0, 200) ?? null;
    const advice = header("x-should-retry");
    const retryAfter = secondsToWait(header("retry-after"), problem["retry_after"], now);
    super(
      {
        what: title.slice(0, longest).replace(/[.\s]+$/, ""),
        details: [
          isProblem ? null : `${fault ?? strangeness(status, header)}: a proxy may have sent it, or baseUrl is wrong`,
          detail?.slice(0, longest),
          // Faults that the detail does not spell out itself.
          ...errors.map(({ field, message }) =>
            detail?.includes(message) ? null : `${field} ${message}`.slice(0, longest),
          ),
          retryAfter && `The API asks to wait ${Math.ceil(retryAfter)} s`,
          requestId && `Request ${requestId}`,
        ],
        shouldRetry: advice === "true" || (advice !== "false" && isPassing(type, status)),
        // A success that cannot be read, or a failure on the way back; 501 is the API's word that it cannot do it.
        mayBeDone: status < 300 || (status >= 500 && status !== 501),
      },
      call,
    );
    Object.assign(
      this,
      { type: text("type"), status, title, detail, requestId, retryAfter, body },
      type === "invalid_parameters_error" && { errors },
      type === "idempotency_key_already_used_error" && { resourceId: textMember(body, "resource_id") },
      (status === 401 || type === "invalid_api_key_error") && { reason: textMember(body, "reason") },
    );
  }

  /**
   * Whether an error is of this class.
   *
   * @internal
   */
  static describes(_error: BankApiError): boolean {
    return true;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: each class answers for itself.
    if (Object.hasOwn(this, "describes")) return isBranded(value) && this.describes(value);
    // biome-ignore lint/complexity/noThisInStatic: a class of the user's own, which extends one of these.
    return super[Symbol.hasInstance](value);
  }
}

Object.assign(BankApiError.prototype, { name: "BankApiError", [brand]: true });

/** Whether this is an error of the API, of this copy of the SDK or another one. */
export function isBranded(value: unknown): value is BankApiError {
  return brand in Object(value);
}

const known =
  /^(invalid_parameters|malformed_request|invalid_api_key|environment_mismatch|insufficient_permissions|private_feature|api_method_not_found|object_not_found|idempotency_key_already_used|invalid_operation|rate_limited|internal_server)_error$/;

/** The statuses that the API gives to one type only. */
const kinds: Readonly<Record<number, string>> = {
  401: "invalid_api_key_error",
  429: "rate_limited_error",
  500: "internal_server_error",
  503: "internal_server_error",
};

/** Which error of the API it is, by its type, else by its status; undefined where neither tells. */
export function kindOf(type: string | null, status: number): string | undefined {
  return type !== null && known.test(type) ? type : kinds[status];
}

/** Whether a later attempt may do better, where `x-should-retry` does not say. */
function isPassing(type: string | null, status: number): boolean {
  const kind = kindOf(type, status);
  return kind ? /^(rate|internal)/.test(kind) : [408, 502, 504].includes(status);
}

/** What is odd about a response that is neither a success nor an error of the API. */
function strangeness(status: number, header: Refusal["header"]): string {
  if (!redirects.includes(status)) return "The body is not an error of the API";
  const location = header("location")?.slice(0, longest);
  return `The response is a redirect${location ? ` to ${location}` : ""}, which is not followed`;
}
