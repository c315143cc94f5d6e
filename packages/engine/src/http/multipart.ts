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
export function readBoundary(contentType: string | undefined): string {
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

const [CR, LF, DASH, SPACE, TAB] = [0x0d, 0x0a, 0x2d, 0x20, 0x09];
const LINE_END = /* @__PURE__ */ Uint8Array.of(CR, LF);
const HEADERS_END = /* @__PURE__ */ Uint8Array.of(CR, LF, CR, LF);

/**
 * Parses the parts in linear time. Ignores text before the first boundary and after the last, and white space behind each
 * (RFC 2046, 5.1.1). Refuses a body that ends before its last boundary.
 */
export function parseMultipart(body: Uint8Array, boundary: string): Part[] {
  const delimiter = utf8Bytes(`\r\n--${boundary}`);
  const parts: Part[] = [];
  let headerBytes = 0;
  let place = isAt(body, delimiter.subarray(2), 0) ? delimiter.length - 2 : findEnd(body, delimiter, 0);
  if (place === -1) throw malformed(`does not contain the boundary "--${boundary}"`);
  while (true) {
    const isLast = body[place] === DASH && body[place + 1] === DASH;
    const lineEnd = skipSpace(body, isLast ? place + 2 : place);
    if (isLast && (lineEnd === body.length || isAt(body, LINE_END, lineEnd))) return parts;
    if (isLast || !isAt(body, LINE_END, lineEnd)) throw truncatedOr(body, lineEnd, boundary);
    // Starts at the CRLF of the boundary's line, because a part without headers begins with an empty line.
    const contentStart = findEnd(body, HEADERS_END, lineEnd);
    const next = contentStart === -1 ? -1 : findEnd(body, delimiter, contentStart);
    if (next === -1) throw truncated(boundary);
    headerBytes += contentStart - place;
    if (headerBytes > constants.multipartRestMaximumBytes) throw restTooLarge();
    const headers = parseHeaders(body.subarray(lineEnd + LINE_END.length, contentStart - HEADERS_END.length));
    parts.push({ ...headers, content: body.subarray(contentStart, next - delimiter.length) });
    place = next;
  }
}

/** For a body that has too many bytes in addition to the file. */
export function restTooLarge(): BankError {
  const most = constants.multipartRestMaximumBytes;
  return malformedRequest(`The body has more than ${most} bytes in addition to the file. Send less with it.`);
}

function skipSpace(body: Uint8Array, from: number): number {
  let place = from;
  while (body[place] === SPACE || body[place] === TAB) place++;
  return place;
}

function truncatedOr(body: Uint8Array, place: number, boundary: string): BankError {
  if (place + 2 > body.length) return truncated(boundary);
  return malformed(
    body[place] === LF
      ? "ends its lines with LF instead of CRLF"
      : `has other text on the line of the boundary "--${boundary}"`,
  );
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

/**
 * Returns the place behind the bytes that are sought; -1 without them. Reads each byte at most twice, because `sought`
 * begins with a CR and has no other CR within a boundary.
 */
function findEnd(body: Uint8Array, sought: Uint8Array, from: number): number {
  for (let place = body.indexOf(CR, from); place !== -1; place = body.indexOf(CR, place + 1)) {
    if (isAt(body, sought, place)) return place + sought.length;
  }
  return -1;
}

type Headers = Omit<Part, "content">;

/** Ignores what a form does not use (RFC 7578, 4.8). */
function parseHeaders(bytes: Uint8Array): Headers {
  const text = utf8Text(bytes);
  if (text === undefined) throw malformed("has a part whose headers are not UTF-8");
  const headers = new Map<string, string>();
  for (const line of text.replace(/\r\n[ \t]+/g, " ").split("\r\n")) {
    const [, header = "", value = ""] = /^([!-9;-~]+)[ \t]*:(.*)$/s.exec(line) ?? [];
    const name = header.toLowerCase();
    if (name === "" || (headers.has(name) && name.startsWith("content-"))) {
      throw malformed(`has a part with the ${name === "" ? "invalid" : "repeated"} header "${excerpt(line)}"`);
    }
    headers.set(name, value.trim());
  }
  if (!/^(binary|8bit|7bit|)$/i.test(headers.get("content-transfer-encoding") ?? "")) {
    throw malformed("has a part with a Content-Transfer-Encoding: parts must be sent without encoding");
  }
  return { ...parseDisposition(headers.get("content-disposition")), contentType: headers.get("content-type") };
}

/** The name and file name, with the parameters in any order. */
function parseDisposition(value = ""): Pick<Part, "name" | "filename"> {
  const [, list] = /^form-data[ \t]*(;.*)$/is.exec(value) ?? [];
  const parameters =
    list === undefined ? undefined : (parseParameters(list, BROWSER) ?? parseParameters(list, ESCAPED));
  const name = parameters?.get("name");
  if (parameters === undefined || name === undefined) {
    throw malformed(`has a part with the Content-Disposition "${excerpt(value)}", not \`form-data; name="..."\``);
  }
  const extended = parameters.get("filename*");
  const filename = (extended === undefined ? undefined : decodeExtended(extended)) ?? parameters.get("filename");
  if (filename === undefined && extended !== undefined) {
    throw malformed(
      `has a part with the \`filename*\` "${excerpt(extended)}", not \`UTF-8''\` and percent-encoded text`,
    );
  }
  return { name, filename };
}

/**
 * A parameter with a quoted value or a token. Browsers write a quote as `%22`, and a backslash as itself; other clients
 * put a backslash before both, and thereby write what no browser does.
 */
const BROWSER = /[ \t]*;[ \t]*(?:([^\s;="]+)[ \t]*=[ \t]*(?:"([^"]*)"|([^\s;"]+))[ \t]*)?/gy;
const ESCAPED = /[ \t]*;[ \t]*(?:([^\s;="]+)[ \t]*=[ \t]*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))[ \t]*)?/gy;

/** The parameters by their names in lower case; undefined if the text has another form or a name twice. */
function parseParameters(text: string, parameter: RegExp): ReadonlyMap<string, string> | undefined {
  const parameters = new Map<string, string>();
  let length = 0;
  for (const [whole, written, quoted, token] of text.matchAll(parameter)) {
    length += whole.length;
    if (written === undefined) continue;
    const name = written.toLowerCase();
    if (parameters.has(name)) return undefined;
    const value = quoted ?? token ?? "";
    const plain = parameter === ESCAPED ? value.replace(/\\(["\\])/g, "$1") : value;
    parameters.set(
      name,
      plain.replace(/%(22|0d|0a)/gi, (escaped) => decodeURIComponent(escaped)),
    );
  }
  return length === text.length ? parameters : undefined;
}

/** Decodes `UTF-8'language'text` or the same in ISO-8859-1 (RFC 5987); undefined for other text. */
function decodeExtended(value: string): string | undefined {
  const [, charset = "", text = ""] = /^(utf-8|iso-8859-1)'[^']*'([^'"\s]*)$/i.exec(value) ?? [];
  if (charset.length > 5)
    return text.replace(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  try {
    return charset === "" ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
