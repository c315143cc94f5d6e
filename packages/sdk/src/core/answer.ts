import type { FailedCall } from "../errors/bank-client-error.ts";
import { textMember } from "../errors/problem.ts";
import { toApiError } from "../errors/to-api-error.ts";
import type { FindFault } from "./faults.ts";
import type { FetchResponse } from "./fetch.ts";
import { type Redact, redactJson } from "./redact.ts";

/** How much is kept of a body that is not JSON. */
const beginning = 1_000;

/** The JSON of a success. Throws the error of any other response. */
export function readAnswer(
  { status, headers }: FetchResponse,
  text: string,
  { findFault, redact }: { readonly findFault: FindFault; readonly redact: Redact },
  call: FailedCall,
): unknown {
  const isSuccess = status >= 200 && status < 300;
  const json = parseJson(text);
  const fault = isSuccess ? (unread(json, text) ?? findFault(json)) : null;
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

function unread(json: unknown, text: string): string | null {
  if (json !== undefined) return null;
  return text === "" ? "The body is empty" : "The body is not JSON, or was cut off";
}
