/** Every platform has it, but the engine compiles without the types of any platform. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

export function utf8Bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** The percent-encoding of each byte. */
const ESCAPES = /* @__PURE__ */ Array.from({ length: 256 }, (_, byte) => `%${byte.toString(16).padStart(2, "0")}`);

/** Decodes UTF-8; undefined if the bytes are not valid. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    return decodeURIComponent(Array.from(bytes, (byte) => ESCAPES[byte]).join(""));
  } catch {
    return undefined;
  }
}
