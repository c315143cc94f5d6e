import type { Declaration } from "./model.ts";
import { printComment, printFields, type Style } from "./print-types.ts";
import type { Variants } from "./variants.ts";

/** Prints an object with a variant for each value of a field: a map of fields, and a type that derives from it. */
export function printVariants({ name, documentation }: Declaration, variants: Variants, style: Style): string {
  const { by, fields, keys } = variants;
  const parameters = [`${name}Fields`, JSON.stringify(by), ...(keys === undefined ? [] : [JSON.stringify(keys)])];
  // The discriminant lists the known values only: unknown values have a variant of their own.
  const printed = fields.map((field) => printFields([field], { ...style, isOpen: style.isOpen && field.key !== by }));
  return [
    `${printComment(documentation)}export type ${name} = Variants<${parameters.join(", ")}>;\n`,
    printComment(`The fields of \`${name}\`, each with its type when it is not null.`) +
      `export interface ${name}Fields {\n${printed.join("")}}\n`,
  ].join("\n");
}
