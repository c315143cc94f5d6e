import type { Api } from "./api.ts";
import { header } from "./headers.ts";
import { printImports } from "./homes.ts";
import { printComment } from "./print-types.ts";

/** The categories that a router accepts although no Event has them. */
const NEVER = "NeverProducedEventCategory";

/** Prints the SDK's file that maps each category of Event to its object. Returns no file if there are no Events. */
export function printEventObjects(api: Api): [name: string, text: string][] {
  const categories = api.declarations.get("EventCategory")?.type;
  if (categories?.kind !== "enumeration") return [];
  const names = namesByPrefix(api);
  const pairs = categories.values.map((category) => ({ category, name: requireName(category, names) }));
  const text = [
    header,
    printImports([...pairs.map(({ name }) => name), NEVER], "event-objects", api.homes),
    `${printComment("The type of the object that Events of each category are about.")}export interface EventObjects extends Readonly<Record<${NEVER}, unknown>> {`,
    ...pairs.map(({ category, name }) => `${JSON.stringify(category)}: ${name};`),
    "}\n",
  ];
  return [["event-objects.ts", text.join("\n")]];
}

/** Returns the name of a category's object. A category begins with the prefix of the object's ids: `account.created`. */
function requireName(category: string, names: ReadonlyMap<string, string>): string {
  const name = names.get(category.replace(/\..*/, ""));
  if (name !== undefined) return name;
  throw new Error(
    `[tools] Failed to type ${category}: no object has ids with that prefix. Begin it with the prefix of the ids of an object.`,
  );
}

function namesByPrefix({ declarations }: Api): Map<string, string> {
  const names = new Map<string, string>();
  for (const { name, type } of declarations.values()) {
    const fields = new Map(type.kind === "object" ? type.fields.map((field) => [field.key, field.type]) : []);
    const id = fields.get("id");
    const declared = id?.kind === "reference" ? declarations.get(id.name)?.type : undefined;
    if (declared?.kind === "identifier" && fields.get("type")?.kind === "literal") names.set(declared.prefix, name);
  }
  return names;
}
