import type { FailedCall } from "../errors/bank-client-error.ts";
import { textMember } from "../errors/problem.ts";
import { toApiError } from "../errors/to-api-error.ts";
import type { Answer } from "./api-promise.ts";
import type { FindFault } from "./faults.ts";
import { type Redact, redactJson } from "./redact.ts";
import type { TransportResponse } from "./transport.ts";

/** How much is kept of a body that is not JSON. */
const beginning = 1_000;

interface Reading {
  readonly findFault: FindFault;
  readonly redact: Redact;
  readonly now: number;
}

/** What a success says. Throws the error of any other response. */
export function readAnswer(
  { status, headers, body: received }: TransportResponse,
  { findFault, redact, now }: Reading,
  failed: () => FailedCall,
): Answer<unknown> {
  const header = (name: string) => {
    const value = headers.get(name) ?? null;
    return value === null ? null : redact(value);
  };
  const isSuccess = status >= 200 && status < 300;
  const isBytes = typeof received === "object";
  if (isSuccess && isBytes) {
    return {
      data: { content: received, mime_type: header("content-type") ?? "" },
      status,
      headers: { get: header },
    };
  }
  const text = isBytes ? new TextDecoder().decode(received) : received;
  const json = parseJson(text);
  const fault = isSuccess ? (unread(json, text) ?? findFault(json)) : null;
  if (isSuccess && fault === null) return { data: json, status, headers: { get: header } };
  // Before the key is masked, which may be a part of the type's name.
  const type = isSuccess ? null : textMember(json, "type");
  const body = json === undefined ? redact(text).slice(0, beginning) : redactJson(json, redact);
  throw toApiError({ type, status, header, body, fault, now }, failed());
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
