import {
  type ApiKeyReason,
  apiKeyReasons,
  type ErrorType,
  errorCatalogue,
  objectTitle,
  objectTypeOf,
} from "@sandbank/contract";
import { acrossCopies } from "./across-copies.ts";
import { carry, carryMistake, type Mistake, printMistake, tagged } from "./mistake.ts";
import { firstCharacters } from "./store/first-characters.ts";

/** One invalid parameter: its dotted path, and the rule that its value breaks (D-05). */
export interface ParameterIssue {
  readonly field: string;
  readonly message: string;
}

/** The JSON body of an error response (D-02). The optional members are present only with the types that define them. */
export interface ErrorBody {
  readonly type: ErrorType;
  readonly status: number;
  readonly title: string;
  readonly detail: string | null;
  readonly errors?: readonly ParameterIssue[];
  readonly reason?: ApiKeyReason;
  readonly resource_id?: string | null;
  readonly retry_after?: number;
}

/** The error that a direct call throws where HTTP returns an error response. The bank has changed nothing. */
export class BankError extends Error {
  override readonly name = "BankError";
  readonly type: ErrorBody["type"];
  /** The HTTP status. */
  readonly status: number;
  readonly title: string;
  readonly detail: string | null;
  /** The body of the error response that HTTP returns for the same request. */
  readonly body: ErrorBody;

  /** `advice` follows the detail in the message. It is for direct calls only, so the body does not contain it. */
  constructor(body: ErrorBody, advice?: string) {
    const text = `${body.type} (${body.status}): ${body.detail ?? body.title}${advice === undefined ? "" : ` ${advice}`}`;
    super(tagged(text));
    carry(this, { text });
    this.type = body.type;
    this.status = body.status;
    this.title = body.title;
    this.detail = body.detail;
    this.body = body;
  }
}

acrossCopies(BankError, "BankError");

/**
 * The most characters of a caller's text that a message quotes, so that a large request cannot cause a large response.
 */
const EXCERPT_LENGTH = 100;

/** Shortens a caller's text for a message. */
export function excerpt(text: string): string {
  return text.length <= EXCERPT_LENGTH ? text : `${firstCharacters(text, EXCERPT_LENGTH)}...`;
}

/** `errors` lists the first issues; `total` counts all of them (D-05). */
export function invalidParameters(errors: readonly ParameterIssue[], total = errors.length): BankError {
  const said = errors.map(({ field, message }) => `\`${field}\` ${message}`).join("; ");
  const rest = total === errors.length ? "" : `; and ${total - errors.length} more`;
  return refusal("invalid_parameters_error", `${said}${rest}.`, { errors });
}

export function malformedRequest(detail: string): BankError {
  return refusal("malformed_request_error", detail);
}

/** `problem` says more than the reason, in sentences. */
export function invalidApiKey(reason: ApiKeyReason, problem: string = apiKeyReasons[reason]): BankError {
  const advice =
    "Send `Authorization: Bearer <API key>` with a key of this bank: `bank.apiKey` in the program that created it, or the key that `sandbank env` prints for a server.";
  return refusal("invalid_api_key_error", `${problem} ${advice}`, { reason });
}

export function environmentMismatch(): BankError {
  return refusal(
    "environment_mismatch_error",
    "Simulations exist in the sandbox only, and this bank is live. Use a sandbox bank and one of its API keys.",
  );
}

/** `environmentMismatch` for a direct call, which has an alternative that HTTP does not have (D-24). */
export function simulationInLiveBank(): BankError {
  const advice = "In a live bank, call the same method on `bank.network` instead of `bank.simulations`.";
  return new BankError(environmentMismatch().body, advice);
}

/** `advice` names a similar endpoint, if there is one. */
export function methodNotFound(method: string, path: string, advice: string | undefined): BankError {
  const check =
    advice === undefined ? "Check the method, the path and the base URL." : `${advice} Also check the base URL.`;
  return refusal(
    "api_method_not_found_error",
    `There is no endpoint ${excerpt(method)} ${excerpt(path)}. ${check} docs/decide/which-api.md lists the calls that are covered.`,
  );
}

/** For an id in the path or body that belongs to no object, or to an object of another type. */
export function objectNotFound(objectType: string, id: string): BankError {
  const detail = `There is no ${objectType} with the id "${excerpt(id)}" in this environment.`;
  const actual = objectTypeOf(id);
  if (actual === undefined || actual === objectType) return refusal("object_not_found_error", detail);
  const [is, wanted] = [objectTitle(actual), objectTitle(objectType)].map(withArticle);
  return refusal("object_not_found_error", `${detail} It is the id of ${is}: pass the id of ${wanted}.`);
}

/** "an Entity", "a Card". */
export function withArticle(title: string): string {
  return `${/^[AEIOU]/.test(title) ? "an" : "a"} ${title}`;
}

export function nothingDeclined(id: string): BankError {
  return refusal(
    "object_not_found_error",
    `Nothing was declined under the id "${excerpt(id)}" in this environment. Pass the id of a Declined Transaction, an inbound transfer, an inbound check, a Check Deposit, or a \`card_decline\` of a Card Payment.`,
  );
}

export function nothingLimited(id: string): BankError {
  return refusal(
    "object_not_found_error",
    `There is no Limit with the id "${excerpt(id)}" in this environment, and no object that Limits apply to. Pass the id of a Limit, an Account, an Account Number or a Card.`,
  );
}

export function invalidOperation(detail: string): BankError {
  return refusal("invalid_operation_error", detail);
}

export function idempotencyKeyAlreadyUsed(key: string, resourceId: string | null): BankError {
  return refusal(
    "idempotency_key_already_used_error",
    `The key "${key}" was used for a request with another operation or other parameters. Use a new key for a new request.`,
    { resource_id: resourceId },
  );
}

export function rateLimited(retryAfterSeconds: number): BankError {
  return refusal("rate_limited_error", `Try again in ${retryAfterSeconds} s of the bank's clock.`, {
    retry_after: retryAfterSeconds,
  });
}

/**
 * Makes an error of the catalogue, with its constant title. The default status is the first that the catalogue lists.
 */
export function refusal(
  type: ErrorType,
  detail: string | null,
  members: Pick<ErrorBody, "errors" | "reason" | "resource_id" | "retry_after"> = {},
  status: number = errorCatalogue[type].statuses[0],
): BankError {
  return new BankError({ type, status, title: errorCatalogue[type].title, detail, ...members });
}

/**
 * A `decide` function that throws or returns a wrong value. The calling program has to fix it; an HTTP client cannot.
 */
export class FailedDecide extends TypeError {
  constructor(mistake: Mistake, cause: unknown) {
    super(printMistake(mistake), { cause });
    carryMistake(this, mistake);
  }
}
