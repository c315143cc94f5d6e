import { constants } from "@sandbank/contract";
import { type BankError, excerpt, malformedRequest } from "../errors.ts";
import { utf8Bytes, utf8Text } from "../store/utf8.ts";

/** A part of a `multipart/form-data` body (RFC 7578). */
export interface Part {
  readonly name: string;
  /** Undefined for a text field. */
  readonly filename: string | undefined;
  readonly contentType: string | undefined;
  /** A view of the body. */
  readonly content: Uint8Array;
}

/** The boundary in a `Content-Type` of `multipart/form-data`. Refuses any other type with 400. */
export function boundaryOf(contentType: string | undefined): string {
  const [type = "", ...parameters] = (contentType ?? "").split(";").map((part) => part.trim());
  if (type.toLowerCase() !== "multipart/form-data") {
    const sent = contentType === undefined ? "without a Content-Type" : `as "${excerpt(contentType)}"`;
    throw malformedRequest(`The body is sent ${sent}. Send a form that contains the file, as "multipart/form-data".`);
  }
  const boundaries = parameters.filter((parameter) => /^boundary=/i.test(parameter));
  const boundary = boundaries[0]?.slice("boundary=".length).replace(/^"(.*)"$/s, "$1") ?? "";
  if (boundaries.length === 1 && BOUNDARY.test(boundary)) return boundary;
  throw malformedRequest(
    "The Content-Type names no valid boundary. Do not set the header yourself; let `FormData` or your client set it.",
  );
}

/** RFC 2046, 5.1.1. */
const BOUNDARY = /^[\w'()+,\-./:=? ]{0,69}[\w'()+,\-./:=?]$/;

const [CR, LF, DASH] = [0x0d, 0x0a, 0x2d];
const HEADERS_END = /* @__PURE__ */ Uint8Array.of(CR, LF, CR, LF);

/** Parses the parts in linear time. Refuses bytes before, between and after them, and a body that ends too early. */
export function parseMultipart(body: Uint8Array, boundary: string): Part[] {
  const delimiter = utf8Bytes(`\r\n--${boundary}`);
  if (!isAt(body, delimiter.subarray(2), 0)) {
    throw malformed(`does not begin with the boundary "--${boundary}"`);
  }
  const parts: Part[] = [];
  let headerBytes = 0;
  let place = delimiter.length - 2;
  while (!isClosed(body, place)) {
    if (body[place] !== CR || body[place + 1] !== LF) throw truncatedOr(body, place, boundary);
    // Starts at the CRLF of the boundary's line, because a part without headers begins with an empty line.
    const headersEnd = indexOf(body, HEADERS_END, place);
    const contentStart = headersEnd + HEADERS_END.length;
    const end = headersEnd === -1 ? -1 : indexOf(body, delimiter, contentStart);
    if (end === -1) throw truncated(boundary);
    headerBytes += contentStart - place;
    if (headerBytes > constants.multipartRestMaximumBytes) throw restTooLarge();
    parts.push({ ...headersOf(body.subarray(place + 2, headersEnd)), content: body.subarray(contentStart, end) });
    place = end + delimiter.length;
  }
  return parts;
}

/** For a body that has too many bytes in addition to the file. */
export function restTooLarge(): BankError {
  const most = constants.multipartRestMaximumBytes;
  return malformedRequest(`The body has more than ${most} bytes in addition to the file. Send less with it.`);
}

/** Whether the last boundary, and with it the body, ends here. */
function isClosed(body: Uint8Array, place: number): boolean {
  if (body[place] !== DASH || body[place + 1] !== DASH) return false;
  const rest = body.subarray(place + 2);
  if (rest.length === 0 || (rest.length === 2 && rest[0] === CR && rest[1] === LF)) return true;
  throw malformed("continues after its last boundary");
}

function truncatedOr(body: Uint8Array, place: number, boundary: string): BankError {
  return place + 2 > body.length
    ? truncated(boundary)
    : malformed(`has other text on the line of the boundary "--${boundary}"`);
}

function truncated(boundary: string): BankError {
  return malformed(`ends before its last boundary "--${boundary}--"`);
}

function malformed(problem: string): BankError {
  return malformedRequest(
    `The body is not a valid form: it ${problem}. Let \`FormData\` or your client make the body and the Content-Type.`,
  );
}

function isAt(body: Uint8Array, sought: Uint8Array, place: number): boolean {
  for (let index = 0; index < sought.length; index++) if (body[place + index] !== sought[index]) return false;
  return true;
}

/** Reads each byte at most twice, because `sought` begins with a CR and has no other CR within a boundary. */
function indexOf(body: Uint8Array, sought: Uint8Array, from: number): number {
  for (let place = from; place <= body.length - sought.length; place++) {
    if (body[place] === CR && isAt(body, sought, place)) return place;
  }
  return -1;
}

type Headers = Omit<Part, "content">;

function headersOf(bytes: Uint8Array): Headers {
  const text = utf8Text(bytes);
  if (text === undefined) throw malformed("has a part whose headers are not UTF-8");
  const headers = new Map<string, string>();
  for (const line of text.split("\r\n")) {
    const colon = line.indexOf(":");
    const name = line.slice(0, Math.max(colon, 0)).toLowerCase();
    if (!/^[\w-]+$/.test(name) || headers.has(name))
      throw malformed(`has a part with the invalid header "${excerpt(line)}"`);
    headers.set(name, line.slice(colon + 1).trim());
  }
  if (!/^(binary|8bit|7bit|)$/i.test(headers.get("content-transfer-encoding") ?? "")) {
    throw malformed("has a part with a Content-Transfer-Encoding: parts must be sent without encoding");
  }
  return { ...dispositionOf(headers.get("content-disposition")), contentType: headers.get("content-type") };
}

/** The name and file name, escaped as browsers escape them. Forms must not use `filename*` (RFC 7578, 4.2). */
function dispositionOf(value = ""): Pick<Part, "name" | "filename"> {
  const found = /^form-data; *name="([^"]*)"(?:; *filename="([^"]*)")?$/i.exec(value);
  const [, name, filename] = found ?? [];
  if (name === undefined) {
    throw malformed(`has a part with the Content-Disposition "${excerpt(value)}", not \`form-data; name="..."\``);
  }
  return { name: unescaped(name), filename: filename === undefined ? undefined : unescaped(filename) };
}

function unescaped(text: string): string {
  return text.replace(/%(22|0d|0a)/gi, (escaped) => decodeURIComponent(escaped));
}
