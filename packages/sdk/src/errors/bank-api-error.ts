import { BankClientError, type FailedCall } from "./bank-client-error.ts";
import { readProblem, textMember } from "./problem.ts";
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

/** Statuses that a later attempt may better, where neither `x-should-retry` nor the type says. */
const passing = [408, 429, 500, 502, 503, 504];

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
    const problem = readProblem(fault === null ? body : undefined);
    const { detail, errors } = problem;
    const title = problem.title || `HTTP status ${status}`;
    const requestId = header("x-request-id")?.slice(0, 200) ?? null;
    const advice = header("x-should-retry");
    const retryAfter = secondsToWait(header("retry-after"), now) ?? problem.retryAfter;
    super(
      {
        what: title.slice(0, longest).replace(/[.\s]+$/, ""),
        details: [
          problem.type === null
            ? `${fault ?? strangeness(status, header)}: a proxy may have sent it, or baseUrl is wrong`
            : null,
          detail?.slice(0, longest) ?? null,
          // Faults that the detail does not spell out itself.
          ...errors.map(({ field, message }) =>
            detail?.includes(message) ? null : `${field} ${message}`.slice(0, longest),
          ),
          retryAfter ? `The API asks to wait ${Math.ceil(retryAfter)} s` : null,
          requestId && `Request ${requestId}`,
        ],
        shouldRetry: advice === "true" || (advice !== "false" && isPassing(type ?? "", status)),
        // A success that cannot be read, or a failure on the way back; 501 is the API's word that it cannot do it.
        mayBeDone: status < 300 || (status >= 500 && status !== 501),
      },
      call,
    );
    Object.assign(this, { type: problem.type, status, title, detail, requestId, retryAfter, body });
    if (type === "invalid_parameters_error") Object.assign(this, { errors });
    if (type === "idempotency_key_already_used_error") {
      Object.assign(this, { resourceId: textMember(body, "resource_id") });
    }
    if (status === 401 || type === "invalid_api_key_error") Object.assign(this, { reason: textMember(body, "reason") });
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
    return describes(this, value);
  }
}

function describes(asked: typeof BankApiError, value: unknown): boolean {
  // A class of the user's own, which extends one of these, describes nothing itself.
  if (!Object.hasOwn(asked, "describes")) return Function.prototype[Symbol.hasInstance].call(asked, value);
  return isBranded(value) && asked.describes(value);
}

Object.assign(BankApiError.prototype, { name: "BankApiError", [brand]: true });

/** Whether this is an error of the API, of this copy of the SDK or another one. */
export function isBranded(value: unknown): value is BankApiError {
  return Object(value)[brand] === true;
}

/** The types of the API whose requests another attempt would not better. */
const lasting =
  /^(invalid_parameters|malformed_request|invalid_api_key|environment_mismatch|insufficient_permissions|private_feature|api_method_not_found|object_not_found|idempotency_key_already_used|invalid_operation)_error$/;

const temporary = /^(rate_limited|internal_server)_error$/;

function isPassing(type: string, status: number): boolean {
  return temporary.test(type) || (!lasting.test(type) && passing.includes(status));
}

/** The class of an error, by its type; of a type that is not known, by the statuses that the API gives to one type only. */
export function nameOf(type: string, status: number): string | undefined {
  const known = lasting.test(type) || temporary.test(type);
  return known ? type.replace(/(?:^|_)(.)/g, (_match, letter: string) => letter.toUpperCase()) : namesByStatus[status];
}

const namesByStatus: Readonly<Record<number, string>> = {
  401: "InvalidApiKeyError",
  429: "RateLimitedError",
  500: "InternalServerError",
  503: "InternalServerError",
};

/** What is odd about a response that is neither a success nor an error of the API. */
function strangeness(status: number, header: Refusal["header"]): string {
  if (!redirects.includes(status)) return "The body is not an error of the API";
  const location = header("location")?.slice(0, longest);
  return `The response is a redirect${location ? ` to ${location}` : ""}, which is not followed`;
}
