import { printable } from "@sandbank/view/words/printable";

const ESCAPE = "\u001b";
/** The sequences that `colored` writes. */
const STYLE = new RegExp(`(${ESCAPE}\\[\\d{1,2}m)`);

/** Replaces such characters, except in the sequences for colors. Texts from elsewhere go through `readable` before. */
export function printableWithColors(text: string): string {
  return text
    .split(STYLE)
    .map((part, index) => (index % 2 === 1 ? part : printable(part)))
    .join("");
}

/** Replaces such characters in each text of a result, so that none of them can look like a sequence for colors. */
export function readable<Result>(result: Result): Result {
  return JSON.parse(JSON.stringify(result), (_, value) => (typeof value === "string" ? printable(value) : value));
}
