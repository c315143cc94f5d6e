import { constants } from "@sandbank/contract";
import type { BankTarget } from "../http/handle.ts";
import { header, type RequestHead } from "../request-head.ts";

/**
 * Reads as much of a request's body as its answer depends on, and keeps nothing of the rest (D-18). Every server, fetch
 * handler or interceptor over a bank reads bodies through it: pass what it returns as `body` to `handle`. That is text,
 * and for a multipart body, an upload, bytes (D-106).
 *
 * Where method, path and headers decide the answer, it reads nothing and returns an empty text. A body that is too large
 * is read a few bytes past the limit, which `handle` then refuses. Iteration stops there: give an iterator that does
 * not close the connection by that, such as `request.iterator({ destroyOnReturn: false })` of Node.
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
  return isForm ? readBytes(chunks, limit + 1) : readText(chunks, BYTE_ORDER_MARK_BYTES + limit + 1);
}

/** Whether the body is a form, which has bytes in it. */
export function isMultipart(head: RequestHead): boolean {
  return /^\s*multipart\//i.test(header(head, "content-type") ?? "");
}

const UPLOAD_MAXIMUM_BYTES = constants.fileMaximumBytes + constants.multipartRestMaximumBytes;

/** As in `Request.text()`, a byte order mark is no part of the text. */
const BYTE_ORDER_MARK_BYTES = 3;

/** Decodes UTF-8 from at most so many bytes. */
async function readText(chunks: AsyncIterable<Uint8Array>, maximumBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let left = maximumBytes;
  for await (const chunk of chunks) {
    text += decoder.decode(chunk.subarray(0, left), { stream: true });
    left -= chunk.length;
    if (left <= 0) break;
  }
  return text + decoder.decode();
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
