import type { WebhookBody } from "./message.ts";
import { rawBody } from "./raw-body.ts";

/** An Event has some 300 bytes. */
const most = 1_048_576;

/** What the body of a delivery larger than 1 MiB rejects with. */
export const tooLarge = Symbol("too large");

/** The bytes of a stream, up to 1 MiB: anybody may send to an endpoint. Bytes and text up to it are not copied. */
export async function readBody(body: WebhookBody | AsyncIterable<Uint8Array>): Promise<string | Uint8Array> {
  if (!isStream(body)) return checkSize(rawBody(body));
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > most) throw tooLarge;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

function checkSize(body: string | Uint8Array): string | Uint8Array {
  // A character takes one byte to three: only what may be too long is encoded.
  const mayBeLonger = typeof body === "string" && body.length <= most && body.length * 3 > most;
  if ((mayBeLonger ? new TextEncoder().encode(body) : body).length > most) throw tooLarge;
  return body;
}

function isStream(body: unknown): body is AsyncIterable<Uint8Array> {
  return typeof Object(body)[Symbol.asyncIterator] === "function";
}
