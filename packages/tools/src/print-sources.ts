import type { Api } from "./api.ts";
import { header } from "./headers.ts";
import { importsOf } from "./homes.ts";
import type { Declarations, Field, Type } from "./model.ts";

/**
 * For each type like the `source` of a Transaction (D-14) a function that returns it with no category filled. The keys
 * are written out as a literal, so that an object is made at once and takes the least memory.
 */
export function printSources({ declarations, homes }: Api): string {
  const functions = [...declarations.values()].flatMap(({ name, type }) => {
    const fields = sourceFields(type, declarations);
    return fields === undefined ? [] : [{ name, text: printFunction(name, fields) }];
  });
  const names = functions.map(({ name }) => name);
  return [header, importsOf(names, "sources", homes), ...functions.map(({ text }) => text)].join("\n");
}

interface SourceFields {
  /** The category, and what every variant has beside it. */
  readonly given: readonly string[];
  /** A key for each category. */
  readonly categories: readonly string[];
}

function printFunction(name: string, { given, categories }: SourceFields): string {
  const parameters = given.map((key) => `${key}: ${name}["${key}"]`);
  const entries = [...given, ...categories.map((category) => `${category}: null`)];
  return `/** A \`${name}\` in which the key of each category is null. */
    export function empty${name}(${parameters.join(", ")}) {\nreturn { ${entries.join(", ")} };\n}\n`;
}

/** The fields of a union with a variant for each category that has a key for every category; undefined for other types. */
function sourceFields(type: Type, declarations: Declarations): SourceFields | undefined {
  if (type.kind !== "union") return undefined;
  const variants = type.members.map((member) => fieldsOf(member, declarations));
  const categories = variants.flatMap(categoryOf);
  const [first = []] = variants;
  const keys = first.map(({ key }) => key);
  const isSource = categories.length === variants.length && categories.every((category) => keys.includes(category));
  return isSource ? { given: keys.filter((key) => !categories.includes(key)), categories } : undefined;
}

function fieldsOf(type: Type, declarations: Declarations): readonly Field[] {
  const resolved = type.kind === "reference" ? declarations.get(type.name)?.type : type;
  return resolved?.kind === "object" ? resolved.fields : [];
}

function categoryOf(fields: readonly Field[]): string[] {
  const type = fields.find(({ key }) => key === "category")?.type;
  return type?.kind === "literal" ? [String(type.value)] : [];
}
