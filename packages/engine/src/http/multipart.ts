import { constants } from "@sandbank/contract";
import { type BankError, excerpt, malformedRequest } from "../errors.ts";
import { utf8Bytes, utf8Text } from "../store/utf8.ts";

/** A part of a `multipart/form-data` body (RFC 7578). */
export interface Part {
  readonly name: string;
  /** Undefined for a field that is text. */
  readonly filename: string | undefined;
  readonly contentType: string | undefined;
  /** A view of the body. */
  readonly content: Uint8Array;
}

/** What separates the parts, as the `Content-Type` of the body names it. Refuses any other type with 400. */
export function boundaryOf(contentType: string | undefined): string {
  const [type = "", ...parameters] = (contentType ?? "").split(";").map((part) => part.trim());
  if (type.toLowerCase() !== "multipart/form-data") {
    const sent = contentType === undefined ? "without a Content-Type" : `as "${excerpt(contentType)}"`;
    throw malformedRequest(`The body is sent ${sent}. Send a form with the file, as "multipart/form-data".`);
  }
  const boundaries = parameters.filter((parameter) => /^boundary=/i.test(parameter));
  const boundary = boundaries[0]?.slice("boundary=".length).replace(/^"(.*)"$/s, "$1") ?? "";
  if (boundaries.length === 1 && BOUNDARY.test(boundary)) return boundary;
  throw malformedRequest(
    "The Content-Type names no valid boundary. Leave the header to what makes the form, such as `FormData`.",
  );
}

/** RFC 2046, 5.1.1. */
const BOUNDARY = /^[\w'()+,\-./:=? ]{0,69}[\w'()+,\-./:=?]$/;

const [CR, LF, DASH] = [0x0d, 0x0a, 0x2d];
const HEADERS_END = /* @__PURE__ */ Uint8Array.of(CR, LF, CR, LF);

/** The parts in order, in linear time. Refuses what is before, between and after them, and a body that ends too early. */
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
    // A part without any header begins with the empty line.
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

/** More in a body than the File and this. */
export function restTooLarge(): BankError {
  const most = constants.multipartRestMaximumBytes;
  return malformedRequest(`The body has more than ${most} bytes beside the file. Send less beside it.`);
}

/** Whether the last boundary ends here, and with it the body. */
function isClosed(body: Uint8Array, place: number): boolean {
  if (body[place] !== DASH || body[place + 1] !== DASH) return false;
  const rest = body.subarray(place + 2);
  if (rest.length === 0 || (rest.length === 2 && rest[0] === CR && rest[1] === LF)) return true;
  throw malformed("goes on after its last boundary");
}

function truncatedOr(body: Uint8Array, place: number, boundary: string): BankError {
  return place + 2 > body.length
    ? truncated(boundary)
    : malformed(`has more than the boundary in the line of "--${boundary}"`);
}

function truncated(boundary: string): BankError {
  return malformed(`ends before its last boundary "--${boundary}--"`);
}

function malformed(problem: string): BankError {
  return malformedRequest(
    `The body is not a valid form: it ${problem}. Leave body and Content-Type to what makes the form, such as \`FormData\`.`,
  );
}

function isAt(body: Uint8Array, sought: Uint8Array, place: number): boolean {
  for (let index = 0; index < sought.length; index++) if (body[place + index] !== sought[index]) return false;
  return true;
}

/** Looks no byte up more often than twice: what is sought begins with a CR, and a boundary has none. */
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
      throw malformed(`has a part with the wrong header "${excerpt(line)}"`);
    headers.set(name, line.slice(colon + 1).trim());
  }
  if (!/^(binary|8bit|7bit|)$/i.test(headers.get("content-transfer-encoding") ?? "")) {
    throw malformed("has an encoded part: each is to be sent as it is");
  }
  return { ...dispositionOf(headers.get("content-disposition")), contentType: headers.get("content-type") };
}

/** Name and file name, escaped as browsers do it; a `filename*` is not for forms (RFC 7578, 4.2). */
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
