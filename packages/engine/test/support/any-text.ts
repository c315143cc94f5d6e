import * as fc from "fast-check";

const SURROGATES = 0xd800;
const SURROGATES_LENGTH = 0x800;

/** Any Unicode character. fast-check's unit "binary" is the same, but takes a second to list all characters first. */
const character = fc.nat(0x10ffff - SURROGATES_LENGTH).map(
  (number) => String.fromCodePoint(number < SURROGATES ? number : number + SURROGATES_LENGTH),
  (text) => {
    const code = typeof text === "string" ? (text.codePointAt(0) ?? -1) : -1;
    if (code === -1 || text !== String.fromCodePoint(code)) throw new TypeError("No single character.");
    return code < SURROGATES ? code : code - SURROGATES_LENGTH;
  },
);

/** Text of any characters, except unpaired surrogates. */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  return fc.string({ unit: character, maxLength });
}
