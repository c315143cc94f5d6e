import type { Form } from "../../../../tests/support/form.ts";
import type { Bank, ErrorBody } from "../../src/index.ts";
import { deepFreeze } from "../../src/store/freeze.ts";

/** A request of a client. `send` fills in the API key and the rest of a valid request. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent unchanged in place of `body`. */
  readonly text?: string;
  /** Sent in place of `body`, with its content type. */
  readonly form?: Form;
  /** Added to the default headers. Undefined removes a header. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

export interface Answer<Body> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
}

/** Sends a request to `bank.handle`, and parses the JSON of the response. */
export function send<Body = ErrorBody>(bank: Bank, { method, path, body, text, form, headers }: Sent): Answer<Body> {
  const content = form?.body ?? text ?? (body === undefined ? undefined : JSON.stringify(body));
  const answer = bank.handle({
    method,
    path,
    headers: {
      authorization: `Bearer ${bank.apiKey}`,
      "content-type": "application/json",
      ...form?.headers,
      ...headers,
    },
    ...(content === undefined ? {} : { body: content }),
  });
  return { status: answer.status, headers: answer.headers, body: JSON.parse(String(answer.body)) as Body };
}

/** The status, type and wrong fields of a refusal. */
export interface Refusal {
  readonly status: number;
  readonly type: string;
  /** Only in an `invalid_parameters_error`. */
  readonly fields?: readonly string[];
}

export function refusalOf({ status, body }: Answer<ErrorBody>): Refusal {
  const { type, errors } = body;
  return errors === undefined ? { status, type } : { status, type, fields: errors.map(({ field }) => field) };
}

export const invalid = (...fields: readonly string[]): Refusal => ({
  status: 400,
  type: "invalid_parameters_error",
  fields,
});
export const malformed: Refusal = { status: 400, type: "malformed_request_error" };
export const notFound: Refusal = { status: 404, type: "object_not_found_error" };
export const noSuchMethod: Refusal = { status: 404, type: "api_method_not_found_error" };
export const keyUsed: Refusal = { status: 409, type: "idempotency_key_already_used_error" };
export const notNow: Refusal = { status: 409, type: "invalid_operation_error" };

/** The whole bank as text, without the count of requests, which every response changes. */
export function stateText(bank: Bank): string {
  return stateLines(bank).join("\n");
}

/** The same as lines, one per item. */
export function stateLines(bank: Bank): string[] {
  const { version, state } = bank.snapshot().toJSON();
  const { tables, due, ledger, explanations, openRequests, journal, ...rest } = state;
  const lists = { due, ledger, explanations: explanations.flat(), openRequests: openRequests.flat(), journal };
  return [
    JSON.stringify({ version, ...rest, requests: 0 }),
    ...Object.entries(tables).flatMap(([name, { first, rows }]) => [`${name} ${first}`, ...rows.map(lineOf)]),
    ...Object.entries(lists).flatMap(([name, items]: [string, readonly unknown[]]) => [name, ...items.map(lineOf)]),
  ];
}

const lines = new WeakMap<object, string>();

/** Forks share stored objects. They are frozen here so that nothing can change them, and each line is made once. */
function lineOf(item: unknown): string {
  if (typeof item !== "object" || item === null) return String(item);
  const known = lines.get(item);
  if (known !== undefined) return known;
  const line = JSON.stringify(deepFreeze(item));
  lines.set(item, line);
  return line;
}
