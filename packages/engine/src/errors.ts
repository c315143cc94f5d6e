import {
  type ApiKeyReason,
  apiKeyReasons,
  type ErrorType,
  errorCatalogue,
  objectTitle,
  objectTypeOf,
} from "@sandbank/contract";

/** One parameter at fault: a dotted path and what must hold (D-05). */
export interface ParameterIssue {
  readonly field: string;
  readonly message: string;
}

/** The JSON body of an error (D-02): the members that depend on the type are there only with that type. */
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

/** A refusal: thrown by a direct call where HTTP would answer with an error of the catalogue. Nothing has changed. */
export class BankError extends Error {
  override readonly name = "BankError";
  readonly type: ErrorBody["type"];
  /** The HTTP status. */
  readonly status: number;
  readonly title: string;
  readonly detail: string | null;
  /** The body that HTTP would answer with. */
  readonly body: ErrorBody;

  constructor(body: ErrorBody) {
    super(`[sandbank] ${body.type} (${body.status}): ${body.detail ?? body.title}`);
    this.type = body.type;
    this.status = body.status;
    this.title = body.title;
    this.detail = body.detail;
    this.body = body;
  }
}

/** Characters of a caller's text that a message quotes at most: an answer stays small, whatever was sent. */
const EXCERPT_LENGTH = 100;

/** A caller's text as a message quotes it. */
export function excerpt(text: string): string {
  return text.length <= EXCERPT_LENGTH ? text : `${text.slice(0, EXCERPT_LENGTH)}...`;
}

/** `total` counts the issues, of which the first are listed (D-05). */
export function invalidParameters(errors: readonly ParameterIssue[], total = errors.length): BankError {
  const said = errors.map(({ field, message }) => `\`${field}\` ${message}`).join("; ");
  const rest = total === errors.length ? "" : `; and ${total - errors.length} more`;
  return refusal("invalid_parameters_error", `${said}${rest}.`, { errors });
}

export function malformedRequest(detail: string): BankError {
  return refusal("malformed_request_error", detail);
}

export function invalidApiKey(reason: ApiKeyReason): BankError {
  const advice = "Send `Authorization: Bearer <API key>` with a key of this bank, for example `bank.apiKey`.";
  return refusal("invalid_api_key_error", `${apiKeyReasons[reason]} ${advice}`, { reason });
}

export function environmentMismatch(): BankError {
  return refusal(
    "environment_mismatch_error",
    "Simulations exist in the sandbox only, and this bank is live. Use a sandbox bank, with a key of it.",
  );
}

/** `advice` says what to call instead, where anything is near. */
export function methodNotFound(method: string, path: string, advice: string | undefined): BankError {
  const check =
    advice === undefined ? "Check the method, the path and the base URL." : `${advice} Check also the base URL.`;
  return refusal("api_method_not_found_error", `There is no endpoint ${excerpt(method)} ${excerpt(path)}. ${check}`);
}

/** An identifier in the path or body names nothing, or an object of another type. */
export function objectNotFound(objectType: string, id: string): BankError {
  const detail = `There is no ${objectType} with the id "${excerpt(id)}" in this environment.`;
  const actual = objectTypeOf(id);
  if (actual === undefined || actual === objectType) return refusal("object_not_found_error", detail);
  const [is, wanted] = [objectTitle(actual), objectTitle(objectType)].map(withArticle);
  return refusal("object_not_found_error", `${detail} It is the id of ${is}: give the id of ${wanted}.`);
}

/** "an Entity", "a Card". */
export function withArticle(title: string): string {
  return `${/^[AEIOU]/.test(title) ? "an" : "a"} ${title}`;
}

export function nothingDeclined(id: string): BankError {
  return refusal(
    "object_not_found_error",
    `Nothing was declined under the id "${excerpt(id)}" in this environment. Name a Declined Transaction, or what was declined: an inbound transfer, an inbound check, a Check Deposit, or the \`card_decline\` of a Card Payment.`,
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

/** Any error of the catalogue, with its constant title. Of several statuses the first is the default. */
export function refusal(
  type: ErrorType,
  detail: string | null,
  members: Pick<ErrorBody, "errors" | "reason" | "resource_id" | "retry_after"> = {},
  status: number = errorCatalogue[type].statuses[0],
): BankError {
  return new BankError({ type, status, title: errorCatalogue[type].title, detail, ...members });
}

/** That `decide` fails: a mistake of the calling program, which no client that sends a request can mend. */
export class FailedDecide extends TypeError {}
