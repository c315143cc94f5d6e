import type { Api } from "./api.ts";
import { header } from "./headers.ts";
import { printComment } from "./print-types.ts";

/** Prints the SDK's list of the categories of Events. Returns no file if there are no Events. */
export function printEventCategories(api: Api): [name: string, text: string][] {
  const categories = api.declarations.get("EventCategory")?.type;
  if (categories?.kind !== "enumeration") return [];
  const text = [
    header,
    `${printComment("The categories of Events in this version of the API.")}export const eventCategories: readonly string[] = [`,
    ...categories.values.map((category) => `${JSON.stringify(category)},`),
    "];\n",
  ];
  return [["event-categories.ts", text.join("\n")]];
}
