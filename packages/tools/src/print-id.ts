import { printComment } from "./print-types.ts";

/** Prints the type of identifiers, for the file that contains all of them. */
export function printId(): string {
  return `${printComment("A member that every string has. It turns a word of a prefix into a type.")}interface Word {
    toString(): string;
    }

    ${printComment(
      [
        'An identifier: a prefix that names the type of object, `_` and an opaque part. `"card_1"` is an `Id<"card">`.',
        "",
        'An `Id<"card_payment">` is not an `Id<"card">`: all words of its prefix except the last are types, which TypeScript does not match with text. It compares literals as a whole.',
      ].join("\n"),
    )}export type Id<Prefix extends string> = Prefix extends \`\${infer First}_\${infer Rest}\`
    ? \`\${First & Word}_\${Id<Rest>}\`
    : \`\${Prefix}_\${string}\`;
    `;
}
