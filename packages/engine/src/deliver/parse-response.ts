import { readableBody } from "../transport/faked-microtasks.ts";

/** The statuses whose responses have no body, not even an empty one. */
const WITHOUT_BODY = [204, 205, 304];

const CRLF = "\r\n";

/** Parses what `node:http` has written to a connection as its response. Throws an `Error` for one that is not complete. */
export function parseResponse(bytes: Uint8Array, method: string): Response {
  let [head, rest] = split(bytes, CRLF + CRLF);
  // Informational responses, such as early hints, precede the response.
  while (/^\S+ 1\d\d/.test(head)) [head, rest] = split(rest, CRLF + CRLF);
  const [first = "", ...lines] = head.split(CRLF);
  const status = Number(first.split(" ")[1]);
  const headers = new Headers();
  for (const line of lines) {
    const colon = line.indexOf(":");
    headers.append(line.slice(0, colon), line.slice(colon + 1));
  }
  const isChunked = headers.get("transfer-encoding") !== null;
  headers.delete("transfer-encoding");
  if (WITHOUT_BODY.includes(status) || method === "HEAD") return new Response(null, { status, headers });
  if (!isChunked && rest.length < Number(headers.get("content-length"))) throw incomplete();
  return new Response(readableBody(isChunked ? joined(chunksIn(rest)) : rest), { status, headers });
}

/** The bytes of all parts, one after the other. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

/** The data of a chunked body. */
function chunksIn(bytes: Uint8Array): readonly Uint8Array[] {
  const chunks: Uint8Array[] = [];
  for (let left = bytes; ; ) {
    const [size, rest] = split(left, CRLF);
    const length = Number.parseInt(size, 16);
    if (length === 0) return chunks;
    if (rest.length < length + CRLF.length) throw incomplete();
    chunks.push(rest.subarray(0, length));
    left = rest.subarray(length + CRLF.length);
  }
}

/** The text before a separator, whose characters are bytes, and the bytes after it. */
function split(bytes: Uint8Array, separator: string): [before: string, after: Uint8Array] {
  const codes = Array.from(separator, (character) => character.charCodeAt(0));
  const place = bytes.findIndex((_, index) => codes.every((code, offset) => bytes[index + offset] === code));
  if (place === -1) throw incomplete();
  return [String.fromCharCode(...bytes.subarray(0, place)), bytes.subarray(place + separator.length)];
}

function incomplete(): Error {
  return new Error("The connection was closed before the response was complete.");
}
