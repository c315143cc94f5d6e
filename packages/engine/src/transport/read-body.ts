import { constants } from "@sandbank/contract";
import type { BankTarget } from "../http/handle.ts";
import { header, type RequestHead } from "../request-head.ts";

/**
 * Reads as much of a request's body as the response depends on, and drops the rest (assumption D-18). Use it in a
 * server or interceptor for a bank, and pass the result to `handle` as `body`. The result is text, or bytes for a
 * multipart body (an upload) and for a body that is not UTF-8, which `handle` refuses (assumption D-116).
 *
 * If method, path and headers decide the response, it reads nothing and returns an empty text. It stops a few bytes
 * past the size limit, and `handle` then refuses the body. Pass an iterator that does not close the connection when
 * iteration stops, such as `request.iterator({ destroyOnReturn: false })` of Node.
 *
 * @example
 * const head = { method: request.method, path: request.url, headers };
 * const body = await readBody(bank, head, request.iterator({ destroyOnReturn: false }));
 * const response = bank.handle({ ...head, body });
 */
export async function readBody(
  target: BankTarget,
  head: RequestHead,
  chunks: AsyncIterable<Uint8Array>,
): Promise<string | Uint8Array> {
  const isForm = isMultipart(head);
  const most = isForm ? UPLOAD_MAXIMUM_BYTES : constants.requestMaximumBytes;
  const limit = target.bodyLimit === undefined ? most : target.bodyLimit(head);
  if (limit === 0) return "";
  const bytes = await readBytes(chunks, limit + 1);
  return isForm ? bytes : textOrBytes(bytes);
}

/** Whether the body is a multipart form, which contains bytes. */
export function isMultipart(head: RequestHead): boolean {
  return /^\s*multipart\//i.test(header(head, "content-type") ?? "");
}

const UPLOAD_MAXIMUM_BYTES = constants.fileMaximumBytes + constants.multipartRestMaximumBytes;

/** Leaves the byte order mark in the text: `handle` ignores one, however the body arrives. */
function textOrBytes(bytes: Uint8Array): string | Uint8Array {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return bytes;
  }
}

async function readBytes(chunks: AsyncIterable<Uint8Array>, maximumBytes: number): Promise<Uint8Array> {
  const read: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    const used = chunk.subarray(0, maximumBytes - length);
    read.push(used);
    length += used.length;
    if (length === maximumBytes) break;
  }
  const bytes = new Uint8Array(length);
  let place = 0;
  for (const chunk of read) {
    bytes.set(chunk, place);
    place += chunk.length;
  }
  return bytes;
}
