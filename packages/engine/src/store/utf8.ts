/** Of the platform, and the same on all: the engine compiles without the types of any. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

export function utf8Bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Each byte as a URL escapes it. */
const ESCAPES = /* @__PURE__ */ Array.from({ length: 256 }, (_, byte) => `%${byte.toString(16).padStart(2, "0")}`);

/** The text of bytes in UTF-8; undefined where they are not. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    return decodeURIComponent(Array.from(bytes, (byte) => ESCAPES[byte]).join(""));
  } catch {
    return undefined;
  }
}
