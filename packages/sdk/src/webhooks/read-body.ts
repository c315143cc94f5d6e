import type { WebhookBody } from "./message.ts";
import { rawBody } from "./raw-body.ts";
import { WebhookVerificationError } from "./webhook-verification-error.ts";

/** An Event has some 300 bytes. */
const most = 1_048_576;

/** What a body is refused with that its sender does not send as it should: the receiver need not look into it. */
export const tooLarge = Symbol("larger than 1 MiB");
export const incomplete = Symbol("the connection was lost");
export const tooSlow = Symbol("not sent in time");

/** The bytes of a stream, up to 1 MiB: anybody may send to an endpoint. Bytes and text up to it are not copied. */
export async function readBody(body: WebhookBody | AsyncIterable<Uint8Array>): Promise<string | Uint8Array> {
  if (!isStream(body)) return checkSize(rawBody(body));
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of received(body)) {
    // A stream of Node gives text after `setEncoding`: the bytes that were signed may be lost.
    if (!ArrayBuffer.isView(chunk)) throw new WebhookVerificationError("invalid_body", "pass a stream of bytes");
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

async function* received(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* stream;
  } catch {
    throw incomplete;
  }
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
