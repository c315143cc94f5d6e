import type { Api } from "./api.ts";
import { type Homes, sharedHome } from "./homes.ts";
import { printInFilter, printPageParams } from "./print-list-params.ts";
import { printComment } from "./print-types.ts";

/** The helper types of the SDK's types, which the contract does not have. */
export const sharedTypes: readonly string[] = ["AnyOf", "Open", "PageParams", "Variants"];

export function homesWithShared({ homes }: Api): Homes {
  return new Map([...homes, ...sharedTypes.map((name) => [name, sharedHome] as const)]);
}

/** Prints the helper types of the SDK's types. */
export function printSharedTypes(api: Api): string {
  return [printOpen(), printUnknown(), printVariants(), printPageParams(api), printInFilter()].join("\n");
}

function printOpen(): string {
  const documentation =
    "A known value, or a value that the API may add later: handle unknown values too. Editors still suggest the known ones.";
  return `${printComment(documentation)}export type Open<Known extends string> = Known | (string & {});\n`;
}

function printUnknown(): string {
  const brand =
    "A member that no literal has, so that the compiler refuses a `case` with an unknown value, which would be a typo.";
  const documentation =
    "A value that is newer than this version: the type in the `default` of a `switch` over all known values.";
  return `declare const newer: unique symbol;\n
    ${printComment(brand)}interface Newer {
    readonly [newer]: true;
    }

    ${printComment(documentation)}export type Unknown = \`\${string & Newer}\`;\n`;
}

function printVariants(): string {
  const documentation =
    "A variant of an object for each value of the field `By`, and one for unknown values. The key of the value has the details, the keys of the other values are null.";
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
