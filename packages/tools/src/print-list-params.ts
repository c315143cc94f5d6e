import type { Api } from "./api.ts";
import type { Declaration, Field, Type } from "./model.ts";
import { printComment, printFields, printType, type Style } from "./print-types.ts";

/** Whether a type is the parameters of a list of objects, which have a time of creation (D-26). */
export function isListParams(name: string, { operations, declarations }: Api): boolean {
  const isOfList = operations.some(({ item, params }) => item !== undefined && params?.name === name);
  const type = declarations.get(name)?.type;
  return isOfList && type !== undefined && readFields(type).some(({ key }) => key === "created_at");
}

/** Prints the parameters of a list: the common ones and its own filters. */
export function printListParams({ name, type, documentation }: Declaration, style: Style, api: Api): string {
  const own = listFilters(type, api);
  return `${printComment(documentation)}export interface ${name} extends PageParams {\n${own.map((field) => printFilter(field, style)).join("")}}\n`;
}

/** Returns the parameters that are not common to all lists. */
export function listFilters(type: Type, api: Api): readonly Field[] {
  const common = commonFields(api).map(({ key }) => key);
  return readFields(type).filter(({ key }) => !common.includes(key));
}

/** Prints the parameters of every list of objects. */
export function printPageParams(api: Api): string {
  const fields = commonFields(api).map((field) => (field.key === "cursor" ? withNull(field) : field));
  if (fields.length === 0) return "";
  const style = { declarations: api.declarations, isOpen: false };
  return `${printComment("The parameters of every list of objects.")}export interface PageParams {\n${printFields(fields, style)}}\n`;
}

/** Prints a filter by values. */
export function printInFilter(): string {
  const documentation =
    "A filter by values. It is a member, so that the compiler prints `{ in: ... }` in an error, and not a name.";
  return `${printComment(documentation)}export interface AnyOf<Value> {
    ${printComment("The filter.")}filter: {
      ${printComment("The values to match, at least one.")}in: readonly Value[];
    };
    }\n`;
}

/** Returns the fields that all lists of objects have, with the same type and documentation. */
function commonFields(api: Api): readonly Field[] {
  const lists = api.operations.flatMap(({ params }) => {
    const type = params && isListParams(params.name, api) ? api.declarations.get(params.name)?.type : undefined;
    return type === undefined ? [] : [new Map(readFields(type).map((field) => [field.key, field]))];
  });
  const [first = new Map<string, Field>(), ...others] = lists;
  return [...first.values()].filter((field) =>
    others.every((other) => JSON.stringify(other.get(field.key)) === JSON.stringify(field)),
  );
}

function printFilter(field: Field, style: Style): string {
  const [only, ...others] = readFields(field.type);
  if (only?.key !== "in" || others.length > 0 || only.type.kind !== "array") return printFields([field], style);
  const value = printType(only.type.item, style);
  return `${printComment(field.documentation)}${field.key}?: AnyOf<${value}>["filter"] | undefined;\n`;
}

/** Adds null to the type of the cursor, so that you can pass the cursor of a last page, which is omitted. */
function withNull(field: Field): Field {
  return { ...field, type: { kind: "union", members: [field.type, { kind: "keyword", keyword: "null" }] } };
}

function readFields(type: Type): readonly Field[] {
  return type.kind === "object" ? type.fields : [];
}
