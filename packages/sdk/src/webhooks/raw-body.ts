import type { WebhookBody } from "./message.ts";
import { refuse } from "./webhook-verification-error.ts";

/**
 * The body as text or bytes: nothing is decoded or copied. Refuses what was parsed, and text with half a surrogate pair,
 * which would be signed as U+FFFD: its bytes are lost.
 */
export function rawBody(body: WebhookBody): string | Uint8Array<ArrayBufferLike> {
  if ((typeof body === "string" && body.isWellFormed()) || body instanceof Uint8Array) return body;
  const { buffer = body, byteOffset, byteLength } = Object(body);
  // By name, since a test runner may have an ArrayBuffer of its own. Parsed JSON never has a symbol.
  if (/ArrayBuffer$/.test(Object(buffer)[Symbol.toStringTag])) return new Uint8Array(buffer, byteOffset, byteLength);
  refuse("invalid_body", "pass the raw body: text or bytes");
}
