import type { FetchResponse } from "./fetch.ts";
import { joined, openStream, type StreamLike } from "./stream.ts";
import type { TransportRequest, TransportResponse } from "./transport.ts";

/**
 * Reads the body of a response as text or bytes. Returns null, and closes the connection, if it has more bytes than the
 * request allows. A mock of `fetch` may return something other than a response: the caller checks what is returned.
 */
export async function readResponse(
  response: Partial<FetchResponse> & { readonly body?: StreamLike | AsyncIterable<Uint8Array> | null },
  { reads, maxResponseBytes: most = Infinity }: Pick<TransportRequest, "reads" | "maxResponseBytes">,
): Promise<TransportResponse["body"] | undefined> {
  const isText = reads === "text";
  const header = (name: string) => response.headers?.get?.(name);
  // The length of what is read, which HTTP enforces unless `fetch` decompresses it.
  const declared = header("content-encoding") ? NaN : Number(header("content-length") ?? NaN);
  // A response without a limit, or within it, is read at once: that is faster, and a bank in the same process makes no
  // stream then.
  const stream = most === Infinity || declared <= most ? undefined : openStream(response.body);
  if (stream === undefined) {
    const content = isText ? await response.text?.() : toBytes(await response.arrayBuffer?.());
    return content && content.length > most ? null : content;
  }
  const chunks: Uint8Array[] = [];
  let length = declared > most ? Infinity : 0;
  for await (const chunk of stream) {
    length += chunk.byteLength;
    // Leaving the loop cancels the stream.
    if (length > most) return null;
    chunks.push(chunk);
  }
  const bytes = await joined(chunks);
  return isText ? new TextDecoder().decode(bytes) : bytes;
}

function toBytes(buffer: ArrayBuffer | undefined): Uint8Array | undefined {
  return buffer && new Uint8Array(buffer);
}
