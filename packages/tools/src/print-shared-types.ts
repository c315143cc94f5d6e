import type { Api } from "./api.ts";
import { type Homes, sharedHome } from "./homes.ts";
import { printAnyOf, printPageParams } from "./print-list-params.ts";
import { printComment } from "./print-types.ts";

/** The types that the SDK's types are written with, and that are no types of the contract. */
export const sharedTypes: readonly string[] = ["AnyOf", "Open", "PageParams", "Variants"];

export function homesWithShared({ homes }: Api): Homes {
  return new Map([...homes, ...sharedTypes.map((name) => [name, sharedHome] as const)]);
}

/** The types that the SDK's types are written with, as source text. */
export function printSharedTypes(api: Api): string {
  return [printOpen(), printUnknown(), printVariants(), printPageParams(api), printAnyOf()].join("\n");
}

function printOpen(): string {
  const documentation =
    "A value that is one of the known ones, or one that the bank may add later: handle the unknown, too. Editors still offer the known ones.";
  return `${printComment(documentation)}export type Open<Known extends string> = Known | (string & {});\n`;
}

function printUnknown(): string {
  const brand = "What no text that is written down has: a `case` that is no known value is then a slip of the pen.";
  const documentation =
    "A value that is newer than this version: what is left for the `default` of a `switch` over all that are known.";
  return `declare const newer: unique symbol;\n
    ${printComment(brand)}interface Newer {
    readonly [newer]: true;
    }

    ${printComment(documentation)}export type Unknown = \`\${string & Newer}\`;\n`;
}

function printVariants(): string {
  const documentation =
    "A variant of an object for each value of the field `By`, and one for a value that is not known. The key of the value is filled, those of the other values are null.";
  return `${printComment(documentation)}export type Variants<
      Fields,
      By extends keyof Fields,
      Keys = { [Value in Fields[By] & string]: Value },
      Value = keyof Keys | Unknown,
    > = Value extends unknown
      ? {
          [Key in keyof Fields]: Key extends By
            ? Value
            : Key extends Keys[Exclude<keyof Keys, Value>]
              ? null
              : Fields[Key];
        }
      : never;
    `;
}
