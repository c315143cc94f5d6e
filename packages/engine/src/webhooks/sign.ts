import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { toBase64 } from "../store/base64.ts";

/** Of the platform, and the same on all: the engine compiles without the types of any. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** What a webhook is signed over. */
export interface Signed {
  /** The `webhook-id`: the id of the Event. */
  readonly id: string;
  /** The `webhook-timestamp`: seconds since 1970, or the very text of the header. */
  readonly timestamp: number | string;
  /** The body as it is sent. */
  readonly body: string;
}

/** The signature of a webhook with one secret, as `webhook-signature` lists it: `v1,` and 44 characters of Base64. */
export function signatureOf({ id, timestamp, body }: Signed, secret: string): string {
  const encoder = new TextEncoder();
  return `v1,${toBase64(hmac(sha256, encoder.encode(secret), encoder.encode(`${id}.${timestamp}.${body}`)))}`; // D-98
}
