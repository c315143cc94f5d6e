import { constants } from "@sandbank/contract";
import type { BankTarget, RequestHead } from "../http/handle.ts";

/**
 * Reads as much of a request's body as its answer depends on, and keeps nothing of the rest (D-18). Every server, fetch
 * handler or interceptor over a bank reads bodies through it: pass what it returns as `body` to `handle`.
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
): Promise<string> {
  const limit = target.bodyLimit === undefined ? constants.requestMaximumBytes : target.bodyLimit(head);
  return limit === 0 ? "" : readText(chunks, BYTE_ORDER_MARK_BYTES + limit + 1);
}

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
