import { constants, type Endpoint } from "@sandbank/contract";
import { excerpt, malformedRequest } from "../errors.ts";
import type { Issues } from "../parameters/issues.ts";
import { utf8Bytes, utf8Text } from "../store/utf8.ts";
import { readBoundary } from "./multipart.ts";
import { bodyTooLarge, parseBody } from "./parse-body.ts";
import { uploadParams } from "./upload-params.ts";

/** The headers that describe a body. */
export interface BodyHeaders {
  readonly contentType: string | undefined;
  /** The value of `Content-Length`; NaN without it. */
  readonly declaredBytes: number;
}

/** The size limit of a body in bytes (D-18, D-106). */
function chooseMaximum({ request }: Endpoint): number {
  if (request !== "multipart") return constants.requestMaximumBytes;
  return constants.fileMaximumBytes + constants.multipartRestMaximumBytes;
}

/** How many bytes of a body to read; 0 if the headers alone decide the response. Refuses a form without a boundary. */
export function bodyBytes(endpoint: Endpoint, { contentType, declaredBytes }: BodyHeaders): number {
  const most = chooseMaximum(endpoint);
  if (endpoint.method === "GET" || declaredBytes > most) return 0;
  if (endpoint.request === "multipart") readBoundary(contentType);
  return most;
}

/**
 * Reads the parameters in a body. Adds the issues that the parameters alone do not reveal. Refuses an unreadable body
 * with 400.
 */
export function bodyParams(
  endpoint: Endpoint,
  body: string | Uint8Array,
  { contentType, declaredBytes }: BodyHeaders,
  issues: Issues,
): unknown {
  const most = chooseMaximum(endpoint);
  if (declaredBytes > most) throw bodyTooLarge(most);
  if (endpoint.request === "multipart") {
    const boundary = readBoundary(contentType);
    if (body.length > most) throw bodyTooLarge(most);
    const bytes = typeof body === "string" ? utf8Bytes(body) : body;
    if (bytes.length > most) throw bodyTooLarge(most);
    return uploadParams(endpoint, bytes, boundary, issues);
  }
  if (body.length > 0 && contentType !== undefined && !/^application\/json\s*(;|$)/i.test(contentType)) {
    throw malformedRequest(
      `The Content-Type of the body is "${excerpt(contentType)}". Send JSON with the Content-Type "application/json".`,
    );
  }
  return parseBody(typeof body === "string" ? body : jsonText(body, most));
}

function jsonText(body: Uint8Array, most: number): string {
  if (body.length > most) throw bodyTooLarge(most);
  const text = utf8Text(body);
  if (text === undefined) throw malformedRequest("The body is not UTF-8. Send JSON as UTF-8.");
  return text;
}
