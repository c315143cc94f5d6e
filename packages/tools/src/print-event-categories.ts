import type { Api } from "./api.ts";
import { header } from "./headers.ts";
import { printComment } from "./print-types.ts";

/**
 * Prints the SDK's list of the categories of Events: those that are produced, and those that Event Subscriptions only
 * accept. Returns no file if there are no Events.
 */
export function printEventCategories(api: Api): [name: string, text: string][] {
  const produced = readValues(api, "EventCategory");
  if (produced.length === 0) return [];
  const categories = [...produced, ...readValues(api, "NeverProducedEventCategory")];
  const text = [
    header,
    `${printComment("The categories of Events that this version of the API knows.")}export const eventCategories: readonly string[] = [`,
    ...categories.map((category) => `${JSON.stringify(category)},`),
    "];\n",
  ];
  return [["event-categories.ts", text.join("\n")]];
}

function readValues({ declarations }: Api, name: string): readonly string[] {
  const type = declarations.get(name)?.type;
  return type?.kind === "enumeration" ? type.values : [];
}
