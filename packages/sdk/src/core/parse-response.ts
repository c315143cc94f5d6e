import type { FailedCall } from "../errors/bank-client-error.ts";
import { textMember } from "../errors/problem.ts";
import { toApiError } from "../errors/to-api-error.ts";
import type { Answer } from "./api-promise.ts";
import { firstCharacters } from "./first-characters.ts";
import type { FindMismatch } from "./mismatch.ts";
import { type Redact, redactJson } from "./redact.ts";
import { refused } from "./refused.ts";
import type { TransportRequest, TransportResponse } from "./transport.ts";

/** How many characters of a body that is not JSON are kept. */
const beginning = 1_000;

/** The expectations of a call for a successful response. */
export interface Expected {
  readonly reads: TransportRequest["reads"];
  readonly findMismatch: FindMismatch;
}

interface Reading {
  readonly redact: Redact;
  readonly now: () => number;
  readonly failed: () => FailedCall;
  readonly maxResponseBytes: number;
}

/** Returns the data of a successful response. Throws the matching error for any other response. */
export function parseResponse(
  response: TransportResponse,
  { reads, findMismatch }: Expected,
  { redact, now, failed, maxResponseBytes }: Reading,
): Answer<unknown> {
  const { status, headers, body: received } = Object(response) as TransportResponse;
  const isBytes = reads === "bytes";
  const isTooLarge = received === null;
  const isRead = isTooLarge || (isBytes ? ArrayBuffer.isView(received) : typeof received === "string");
  if (!isRead || typeof status !== "number" || typeof headers?.get !== "function") {
    const method = isBytes ? "arrayBuffer" : "text";
    throw refused("fetch", `a function that returns a promise of a Response, with status, headers and ${method}()`);
  }
  const get = (name: string) => {
    const value = headers.get(name) ?? null;
    return value && redact(value);
  };
  const answer = (data: unknown) => ({ data, status, headers: { get } });
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && isBytes && !isTooLarge) return answer({ content: received, mime_type: get("content-type") ?? "" });
  const text = typeof received === "string" ? received : new TextDecoder().decode(received ?? new Uint8Array());
  const json = parseJson(text);
  const fault = isTooLarge
    ? `The body has more than maxResponseBytes, ${maxResponseBytes}`
    : isSuccess
      ? (unread(json, text) ?? findMismatch(json))
      : null;
  if (isSuccess && fault === null) return answer(json);
  // Read the type before masking: the API key may be a part of the type's name.
  const type = isSuccess ? null : textMember(json, "type");
  const body = json === undefined ? firstCharacters(redact(text), beginning) : redactJson(json, redact);
  const error = toApiError({ type, status, header: get, body, fault, isTooLarge, now: now() }, failed());
  // V8 keeps ten frames, and those of the caller matter most.
  Error.captureStackTrace?.(error, parseResponse);
  throw error;
}

/** Parses JSON. Returns undefined, which JSON cannot represent, if the text is not JSON. */
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
