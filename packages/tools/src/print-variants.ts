import type { Declaration } from "./model.ts";
import { printComment, printFields, type Style } from "./print-types.ts";
import type { Variants } from "./variants.ts";

/** An object that is a variant for each value of a field, as source text: one map of fields, and a type made of it. */
export function printVariants({ name, documentation }: Declaration, variants: Variants, style: Style): string {
  const { by, fields, keys } = variants;
  const parameters = [`${name}Fields`, JSON.stringify(by), ...(keys === undefined ? [] : [JSON.stringify(keys)])];
  // The values are what there is a variant for: one that is not known has a variant of its own.
  const printed = fields.map((field) => printFields([field], { ...style, isOpen: style.isOpen && field.key !== by }));
  return [
    `${printComment(documentation)}export type ${name} = Variants<${parameters.join(", ")}>;\n`,
    printComment(`The fields of \`${name}\`, each with the type that it has where it is filled.`) +
      `export interface ${name}Fields {\n${printed.join("")}}\n`,
  ].join("\n");
}
