import { printComment } from "./print-types.ts";

/** The type of identifiers, as source text, for the file that all of them are in. */
export function printId(): string {
  return `${printComment("What every text has: it makes a word of a prefix a type of its own.")}interface Word {
    toString(): string;
    }

    ${printComment(
      [
        'An identifier: a prefix that names the type of object, `_` and an opaque part. `"card_1"` is an `Id<"card">`.',
        "",
        'An `Id<"card_payment">` is none: all words of its prefix but the last are types, and a type is not compared with text. Literals are text, and compared as a whole.',
      ].join("\n"),
    )}export type Id<Prefix extends string> = Prefix extends \`\${infer First}_\${infer Rest}\`
    ? \`\${First & Word}_\${Id<Rest>}\`
    : \`\${Prefix}_\${string}\`;
    `;
}
