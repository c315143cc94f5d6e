import type { WebhookBody } from "./message.ts";
import { WebhookVerificationError } from "./webhook-verification-error.ts";

/**
 * The body as text or bytes: nothing is decoded or copied. Refuses what was parsed, and text with half a surrogate pair,
 * which would be signed as U+FFFD: its bytes are lost.
 */
export function rawBody(body: WebhookBody): string | Uint8Array<ArrayBufferLike> {
  if ((typeof body === "string" && body.isWellFormed()) || body instanceof Uint8Array) return body;
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  // By name, since a test runner may have an ArrayBuffer of its own. Parsed JSON never has a symbol.
  if (Object(body)[Symbol.toStringTag]?.endsWith("ArrayBuffer")) return new Uint8Array(body as ArrayBufferLike);
  throw new WebhookVerificationError("invalid_body", "pass the raw body: text or bytes");
}
