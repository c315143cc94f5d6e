import type { FetchResponse } from "./fetch.ts";
import { joined } from "./joined.ts";
import type { TransportRequest, TransportResponse } from "./transport.ts";

/** The body of a `Response`, or of another implementation of `fetch`, whose body is a stream of Node. */
interface Body {
  getReader?(): { read(): Promise<Chunk>; cancel(): Promise<void> };
  [Symbol.asyncIterator]?(): { next(): Promise<Chunk> };
  destroy?(): unknown;
}

interface Chunk {
  readonly done?: boolean | undefined;
  readonly value?: Uint8Array | undefined;
}

/**
 * Reads the body of a response as text or bytes. Returns null, and closes the connection, if it has more bytes than the
 * request allows. A mock of `fetch` may return something other than a response: the caller checks what is returned.
 */
export async function readResponse(
  response: Partial<FetchResponse>,
  { reads, maxResponseBytes: most }: Pick<TransportRequest, "reads" | "maxResponseBytes">,
): Promise<TransportResponse["body"] | undefined> {
  // A response that is not limited is read at once: a bank in the same process makes no stream then.
  const source = most < Infinity ? sourceOf((response as { body?: Body | null }).body) : undefined;
  if (source === undefined) {
    const content = reads === "text" ? await response.text?.() : bytesOf(await response.arrayBuffer?.());
    return content !== undefined && content.length > most ? null : content;
  }
  const chunks: Uint8Array[] = [];
  const declared = Number(response.headers?.get?.("content-length"));
  for (let length = 0; !(declared > most) && length <= most; ) {
    const { done, value } = await source.next();
    if (done || !value) return reads === "text" ? textOf(chunks) : joined(chunks);
    length += value.byteLength;
    chunks.push(value);
  }
  source.stop();
  return null;
}

/** Iterates over the chunks of a body. Undefined for a response that has only methods. */
function sourceOf(body: Body | null | undefined) {
  const reader = body?.getReader?.();
  // The connection is closed without waiting, and a failure to close it changes nothing.
  if (reader) return { next: () => reader.read(), stop: () => void reader.cancel().catch(() => {}) };
  const iterator = body?.[Symbol.asyncIterator]?.();
  return iterator && { next: () => iterator.next(), stop: () => void body?.destroy?.() };
}

/** Most responses arrive in one chunk. */
function textOf(chunks: readonly Uint8Array[]): string {
  return new TextDecoder().decode(chunks.length === 1 ? chunks[0] : joined(chunks));
}

function bytesOf(buffer: ArrayBuffer | undefined): Uint8Array | undefined {
  return buffer && new Uint8Array(buffer);
}
