import type { Api } from "./api.ts";
import { header } from "./headers.ts";
import { importsOf } from "./homes.ts";
import { type Source, sourceOf } from "./variants.ts";

/**
 * For each type like the `source` of a Transaction (D-14) a function that returns it with no category filled. The keys
 * are written out as a literal, so that an object is made at once and takes the least memory.
 */
export function printSources({ declarations, homes }: Api): string {
  const functions = [...declarations.values()].flatMap(({ name, type }) => {
    const source = sourceOf(type, declarations);
    return source === undefined ? [] : [{ name, text: printFunction(name, source) }];
  });
  const names = functions.map(({ name }) => name);
  return [header, importsOf(names, "sources", homes), ...functions.map(({ text }) => text)].join("\n");
}

function printFunction(name: string, { given, categories }: Source): string {
  const parameters = given.map((key) => `${key}: ${name}["${key}"]`);
  const entries = [...given, ...categories.map((category) => `${category}: null`)];
  return `/** A \`${name}\` in which the key of each category is null. */
    export function empty${name}(${parameters.join(", ")}) {\nreturn { ${entries.join(", ")} };\n}\n`;
}
