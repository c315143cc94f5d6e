import type { FailedCall } from "../errors/bank-client-error.ts";
import { toApiError } from "../errors/to-api-error.ts";
import type { FetchResponse } from "./fetch.ts";

/** How much is kept of an answer that is no JSON. */
const beginning = 1_000;

/** The JSON of a success. Throws the error of any other answer. */
export function readAnswer(
  { status, headers }: FetchResponse,
  text: string,
  apiKey: string,
  call: FailedCall,
): unknown {
  const value = status >= 200 && status < 300 ? parseJson(text) : undefined;
  if (value !== undefined) return value;
  // An answer that quotes the request must not carry the key into a log.
  const safeText = text.replaceAll(apiKey, "***");
  throw toApiError({ status, headers, body: parseJson(safeText) ?? safeText.slice(0, beginning) }, call);
}

/** Undefined, which JSON cannot say, where it is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
