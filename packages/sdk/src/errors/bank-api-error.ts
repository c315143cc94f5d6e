import { firstCharacters } from "../core/first-characters.ts";
import { site } from "../generated/site.ts";
import { acrossCopies } from "./across-copies.ts";
import { BankClientError, type FailedCall } from "./bank-client-error.ts";
import { createDocsUrl } from "./docs-url.ts";
import { isParameterIssue, textMember } from "./problem.ts";
import { secondsToWait } from "./retry-after.ts";

/** A response that is not a success, or a success that cannot be read. Contains no API key. */
export interface Refusal {
  /** The `type` of the API's error, or null. */
  readonly type: string | null;
  readonly status: number;
  /** The value of a header, by its name in lower case. */
  readonly header: (name: string) => string | null;
  /** The parsed JSON, or the beginning of the text if it is not JSON. */
  readonly body: unknown;
  /** Why the response cannot be read. Null for one that can, and for other statuses than those of a success. */
  readonly fault: string | null;
  /** Whether that is because its body is too large. */
  readonly isTooLarge: boolean;
  /** When the response arrived, in milliseconds since 1970. */
  readonly now: number;
}

/** The statuses of redirects. 0 is the status that browsers report for a redirect that they do not follow. */
const redirects = [301, 302, 303, 307, 308, 0];

/** How many characters of each server text the message quotes. The properties hold the whole texts. */
const longest = 1_000;

/**
 * The API refused the request or failed. Each `type` of the API's errors has a subclass. If this version of the SDK
 * does not know the `type`, or the body is not an error of the API, the statuses 401, 429, 500 and 503 still determine
 * the subclass; any other status is a plain `BankApiError`. A successful response that is not the expected JSON object
 * or list is a plain `BankApiError` too.
 *
 * `instanceof` compares `type` and `status`, so it also works for errors of another copy of the SDK.
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
  /**
   * The type of the error, such as `object_not_found_error`. Null if the body is not an error of the API, for example a
   * proxy's page.
   */
  declare readonly type: string | null;
  /** The HTTP status. */
  declare readonly status: number;
  /** The meaning of the type, in a few words. */
  declare readonly title: string;
  /** What is wrong with this request. Null if the API does not say. */
  declare readonly detail: string | null;
  /** The `x-request-id` of the last attempt, to quote when you report a problem: at most 200 characters, or null. */
  declare readonly requestId: string | null;
  /** How many seconds the API requests you to wait, from `Retry-After` or the body. Null if it does not. */
  declare readonly retryAfter: number | null;
  /** The whole body as parsed JSON, or its first 1,000 characters if it is not JSON. */
  declare readonly body: unknown;

  /** @internal */
  constructor({ type, status, header, body, fault, isTooLarge, now }: Refusal, call: FailedCall) {
    const isProblem = fault === null && textMember(body, "type") !== null;
    const problem = (isProblem ? body : {}) as Readonly<Record<string, unknown>>;
    const text = (name: string) => textMember(problem, name);
    const detail = text("detail");
    const title = text("title") || `HTTP status ${status}`;
    const errors = Array.isArray(problem["errors"]) ? problem["errors"].filter(isParameterIssue) : [];
    const requestId = firstCharacters(header("x-request-id") ?? "", 200) || null;
    const advice = header("x-should-retry");
    const retryAfter = secondsToWait(header("retry-after"), problem["retry_after"], now);
    super(
      {
        what: firstCharacters(detail || title, longest),
        details: [
          // A fault of more than one sentence says itself what to do.
          isProblem || fault?.includes(". ")
            ? fault
            : `${fault ?? strangeness(status, header)}: a proxy may have sent it, or baseUrl is wrong`,
          // The issues that `detail` does not already quote.
          ...errors.map(({ field, message }) =>
            detail?.includes(message) ? null : firstCharacters(`${field} ${message}`, longest),
          ),
          retryAfter && `The API asks to wait ${Math.ceil(retryAfter)} s`,
          requestId && `Request ${requestId}`,
        ],
        // Another attempt would cost as much again.
        shouldRetry: !isTooLarge && (advice === "true" || (advice !== "false" && isPassing(type, status))),
        // The API may have carried out the request if it succeeded unreadably or failed later. 501, and a local server that
        // cannot store the call, mean that it did not.
        mayBeDone: status < 300 || (status >= 500 && status !== 501 && type !== "storage_error"),
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
   * The page that says when this error occurs and what to do about it. Undefined if this version of the SDK does not know
   * the `type`, or was built before the documentation had an address.
   */
  get docsUrl(): string | undefined {
    return createDocsUrl(site, findKind(this.type, this.status));
  }
}

acrossCopies(BankApiError, "BankApiError");

const known =
  /^(invalid_parameters|malformed_request|invalid_api_key|environment_mismatch|insufficient_permissions|private_feature|api_method_not_found|object_not_found|idempotency_key_already_used|invalid_operation|rate_limited|internal_server)_error$/;

/** The statuses that belong to a single type of error. */
const kinds: Readonly<Record<number, string>> = {
  401: "invalid_api_key_error",
  429: "rate_limited_error",
  500: "internal_server_error",
  503: "internal_server_error",
};

/** Returns the known type of an error, from its `type` or else its status. Undefined if neither identifies it. */
export function findKind(type: string | null, status: number): string | undefined {
  return type !== null && known.test(type) ? type : kinds[status];
}

/** Whether a later attempt may succeed. Used when the response has no `x-should-retry` header. */
function isPassing(type: string | null, status: number): boolean {
  const kind = findKind(type, status);
  return kind ? /^(rate|internal)/.test(kind) : [408, 502, 504].includes(status);
}

/** Describes a response that is neither a success nor an error of the API. */
function strangeness(status: number, header: Refusal["header"]): string {
  if (!redirects.includes(status)) return "The body is not an error of the API";
  const location = firstCharacters(header("location") ?? "", longest);
  return `The response is a redirect${location ? ` to ${location}` : ""}, which is not followed`;
}
