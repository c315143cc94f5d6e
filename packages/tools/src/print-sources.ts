import type { Api } from "./api.ts";
import { header } from "./headers.ts";
import { printImports } from "./homes.ts";
import { readSource, type Source } from "./variants.ts";

/**
 * Prints, for each type like the `source` of a Transaction (D-14), a function that returns it with null for each
 * category. The function returns an object literal, which is fast to create and needs the least memory.
 */
export function printSources({ declarations, homes }: Api): string {
  const functions = [...declarations.values()].flatMap(({ name, type }) => {
    const source = readSource(type, declarations);
    return source === undefined ? [] : [{ name, text: printFunction(name, source) }];
  });
  const names = functions.map(({ name }) => name);
  return [header, printImports(names, "sources", homes), ...functions.map(({ text }) => text)].join("\n");
}

function printFunction(name: string, { given, categories }: Source): string {
  const parameters = given.map((key) => `${key}: ${name}["${key}"]`);
  const entries = [...given, ...categories.map((category) => `${category}: null`)];
  return `/** A \`${name}\` in which the key of each category is null. */
    export function empty${name}(${parameters.join(", ")}) {\nreturn { ${entries.join(", ")} };\n}\n`;
}
