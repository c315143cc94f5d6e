import type { Api } from "./api.ts";
import { header } from "./headers.ts";
import { importsOf } from "./homes.ts";
import { printComment } from "./print-types.ts";

/** Prints the SDK's file that maps each category of Event to its object. Returns no file if there are no Events. */
export function printEventObjects(api: Api): [name: string, text: string][] {
  const categories = api.declarations.get("EventCategory")?.type;
  if (categories?.kind !== "enumeration") return [];
  const names = namesByObjectType(api);
  const pairs = categories.values.map((category) => ({ category, name: nameOf(category, names) }));
  const text = [
    header,
    importsOf(
      pairs.map(({ name }) => name),
      "event-objects",
      api.homes,
    ),
    `${printComment("The type of the object that Events of each category are about.")}export interface EventObjects {`,
    ...pairs.map(({ category, name }) => `${JSON.stringify(category)}: ${name};`),
    "}\n",
  ];
  return [["event-objects.ts", text.join("\n")]];
}

/** Returns the name of a category's object. A category begins with the `type` of the object: `account.created`. */
function nameOf(category: string, names: ReadonlyMap<string, string>): string {
  const name = names.get(category.replace(/\..*/, ""));
  if (name !== undefined) return name;
  throw new Error(
    `[tools] Failed to type ${category}: no schema has that \`type\`. Begin it with the type of an object.`,
  );
}

function namesByObjectType({ declarations }: Api): Map<string, string> {
  const names = new Map<string, string>();
  for (const { name, type } of declarations.values()) {
    const constant = type.kind === "object" ? type.fields.find(({ key }) => key === "type")?.type : undefined;
    if (constant?.kind === "literal") names.set(String(constant.value), name);
  }
  return names;
}
