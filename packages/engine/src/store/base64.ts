import { mistake } from "../mistake.ts";

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const PADDING = 0x3d;

/** A number of arguments that every JavaScript engine allows. */
const CHUNK = 8_192;

/** Encodes bytes as Base64: standard alphabet, padded. */
export function toBase64(bytes: Uint8Array): string {
  const codes = new Uint8Array(Math.ceil(bytes.length / 3) * 4);
  let place = 0;
  for (let start = 0; start < bytes.length; start += 3) {
    const bits = ((bytes[start] ?? 0) << 16) | ((bytes[start + 1] ?? 0) << 8) | (bytes[start + 2] ?? 0);
    for (let shift = 18; shift >= 0; shift -= 6) codes[place++] = DIGITS.charCodeAt((bits >>> shift) & 63);
  }
  codes.fill(PADDING, codes.length - missingBytes(bytes.length));
  const chunks: string[] = [];
  for (let start = 0; start < codes.length; start += CHUNK) {
    chunks.push(String.fromCharCode(...codes.subarray(start, start + CHUNK)));
  }
  return chunks.join("");
}

/** Decodes Base64. Throws a `TypeError` for any other text. */
export function fromBase64(text: string): Uint8Array {
  const digits = text.endsWith("==") ? text.length - 2 : text.endsWith("=") ? text.length - 1 : text.length;
  const bytes = new Uint8Array(Math.floor((digits * 3) / 4));
  if (text.length !== Math.ceil(bytes.length / 3) * 4) throw notBase64();
  let place = 0;
  for (let start = 0; start < text.length; start += 4) {
    let bits = 0;
    for (let index = start; index < start + 4; index++)
      bits = (bits << 6) | (index < digits ? digitAt(text, index) : 0);
    for (let shift = 16; shift >= 0 && place < bytes.length; shift -= 8) bytes[place++] = bits >>> shift;
  }
  return bytes;
}

/** How many bytes the last group of three lacks. */
function missingBytes(length: number): number {
  return (3 - (length % 3)) % 3;
}

/** The value of each character as a Base64 digit; 64 for a character that is not one. */
const VALUES = /* @__PURE__ */ Uint8Array.from({ length: 128 }, (_, code) => {
  const value = DIGITS.indexOf(String.fromCharCode(code));
  return value === -1 ? 64 : value;
});

function digitAt(text: string, index: number): number {
  const value = VALUES[text.charCodeAt(index)] ?? 64;
  if (value === 64) throw notBase64();
  return value;
}

function notBase64(): TypeError {
  return mistake("read bytes", "the text is not Base64");
}
