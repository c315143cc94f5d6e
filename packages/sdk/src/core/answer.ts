import type { FailedCall } from "../errors/bank-client-error.ts";
import { textMember } from "../errors/problem.ts";
import { toApiError } from "../errors/to-api-error.ts";
import type { FetchResponse } from "./fetch.ts";
import { type Redact, redactJson } from "./redact.ts";

/** What a success is. */
export type Expected = "object" | "list";

/** How much is kept of a body that is not JSON. */
const beginning = 1_000;

/** The JSON of a success. Throws the error of any other response. */
export function readAnswer(
  { status, headers }: FetchResponse,
  text: string,
  { expected, redact }: { readonly expected: Expected; readonly redact: Redact },
  call: FailedCall,
): unknown {
  const isSuccess = status >= 200 && status < 300;
  const json = parseJson(text);
  const fault = isSuccess ? faultOf(json, expected) : null;
  if (isSuccess && fault === null) return json;
  // Before the key is masked, which may be a part of the type's name.
  const type = isSuccess ? null : textMember(json, "type");
  const header = (name: string) => {
    const value = headers.get(name);
    return value === null ? null : redact(value);
  };
  const body = json === undefined ? redact(text).slice(0, beginning) : redactJson(json, redact);
  throw toApiError(type, { status, header, body, fault }, call);
}

/** Undefined, which JSON cannot say, where it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Why a success is not what was asked for; null where it is. */
function faultOf(json: unknown, expected: Expected): string | null {
  if (json === undefined) return "The body is not JSON";
  if (!isObject(json)) return "The body is not a JSON object";
  return expected === "object" || isList(json) ? null : "The body is not a list with data and next_cursor";
}

function isList({ data, next_cursor }: { readonly data?: unknown; readonly next_cursor?: unknown }): boolean {
  return Array.isArray(data) && data.every(isObject) && (next_cursor === null || typeof next_cursor === "string");
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
