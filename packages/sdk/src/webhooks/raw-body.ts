import type { WebhookBody } from "./message.ts";
import { refuse } from "./webhook-verification-error.ts";

/**
 * Returns the body as text or bytes, without decoding or copying it. Refuses a parsed body, and text with half a
 * surrogate pair: it would be signed as U+FFFD, because the original bytes are lost.
 */
export function rawBody(body: WebhookBody): string | Uint8Array<ArrayBufferLike> {
  if ((typeof body === "string" && body.isWellFormed()) || body instanceof Uint8Array) return body;
  const { buffer = body, byteOffset, byteLength } = Object(body);
  // Checks the tag, since a test runner may have an ArrayBuffer of its own. Parsed JSON never has a symbol.
  if (/ArrayBuffer$/.test(Object(buffer)[Symbol.toStringTag])) return new Uint8Array(buffer, byteOffset, byteLength);
  refuse("invalid_body", "pass the raw body: text or bytes");
}
