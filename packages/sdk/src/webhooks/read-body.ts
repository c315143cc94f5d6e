import type { WebhookBody } from "./message.ts";
import { rawBody } from "./raw-body.ts";
import { WebhookVerificationError } from "./webhook-verification-error.ts";

/** The largest body, in bytes. An Event has about 300. */
const most = 1_048_576;

/**
 * The reasons to refuse a body that its sender did not send correctly. They are not the receiver's fault and are not
 * reported.
 */
export const tooLarge = Symbol("larger than 1 MiB");
export const incomplete = Symbol("the connection was lost");
export const tooSlow = Symbol("not sent in time");

/** Reads a body of up to 1 MiB, a limit because anyone can send to an endpoint. Does not copy bytes and text. */
export async function readBody(body: WebhookBody | AsyncIterable<Uint8Array>): Promise<string | Uint8Array> {
  if (!isStream(body)) return checkSize(unparsed(body));
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of received(body)) {
    // A Node stream yields text after `setEncoding`, and the signed bytes may be lost.
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

/** Returns the body as text or bytes. Its error has the advice for a receiver: `verifyWebhook` says less, in less code. */
function unparsed(body: WebhookBody): string | Uint8Array {
  try {
    return rawBody(body);
  } catch {
    throw new WebhookVerificationError(
      "invalid_body",
      "it was already read or parsed: register the webhook route before `express.json()`, or pass raw text or bytes",
    );
  }
}

async function* received(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* stream;
  } catch {
    throw incomplete;
  }
}

function checkSize(body: string | Uint8Array): string | Uint8Array {
  // A character takes one to three bytes: encode only a text that may be too long.
  const mayBeLonger = typeof body === "string" && body.length <= most && body.length * 3 > most;
  if ((mayBeLonger ? new TextEncoder().encode(body) : body).length > most) throw tooLarge;
  return body;
}

function isStream(body: unknown): body is AsyncIterable<Uint8Array> {
  return typeof Object(body)[Symbol.asyncIterator] === "function";
}
