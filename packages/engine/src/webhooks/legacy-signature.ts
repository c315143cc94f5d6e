import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";

/** Every platform has it, but the engine compiles without the types of any platform. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

interface LegacySigned {
  /** The instant of sending, ISO 8601. */
  readonly sentAt: string;
  /** The raw body. */
  readonly body: string;
}

/**
 * The header of the option `legacySignatureHeader`, for receivers that check no newer one: the instant of sending, and a
 * signature with each secret. No header if the option has no name.
 */
export function legacyHeader(
  name: string | undefined,
  signed: LegacySigned,
  secrets: readonly string[],
): Record<string, string> {
  return name === undefined ? {} : { [name.toLowerCase()]: computeLegacySignature(signed, secrets) };
}

function computeLegacySignature({ sentAt, body }: LegacySigned, secrets: readonly string[]): string {
  const encoder = new TextEncoder();
  const signed = encoder.encode(`${sentAt}.${body}`);
  const signatures = secrets.map((secret) => `v1=${toHex(hmac(sha256, encoder.encode(secret), signed))}`); // D-98
  return [`t=${sentAt}`, ...signatures].join(",");
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
