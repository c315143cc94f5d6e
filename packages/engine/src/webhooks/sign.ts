import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { toBase64 } from "../store/base64.ts";

/** Every platform has it, but the engine compiles without the types of any platform. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** The inputs of a webhook's signature. */
export interface Signed {
  /** The `webhook-id`: the id of the Event. */
  readonly id: string;
  /** The `webhook-timestamp`: seconds since 1970, or the text of the header. */
  readonly timestamp: number | string;
  /** The raw body. */
  readonly body: string;
}

/** The signature of a webhook with one secret, as `webhook-signature` lists it: `v1,` and 44 characters of Base64. */
export function computeSignature({ id, timestamp, body }: Signed, secret: string): string {
  const encoder = new TextEncoder();
  return `v1,${toBase64(hmac(sha256, encoder.encode(secret), encoder.encode(`${id}.${timestamp}.${body}`)))}`; // D-98
}
