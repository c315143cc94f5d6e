import type { Resource } from "@sandbank/contract";
import { blocks, bullets, code, link, pageHeader, prose, table } from "./markdown.ts";
import { descriptionOf } from "./print-resource.ts";

/** The page that leads to all others. */
export function printIndex(resources: readonly Resource[], hasSharedTypes: boolean): string {
  return blocks([
    `${pageHeader}\n# Reference`,
    "Every page here is made from the contract and the engine.",
    "## Resources",
    table(
      ["Resource", "What it is", "Endpoints"],
      resources.map((resource) => [
        link(resource.title, `${resource.name}.md`),
        prose(descriptionOf(resource)),
        String(Object.keys(resource.endpoints).length),
      ]),
    ),
    "## All of it",
    bullets([
      `${link("Support", "support.md")}: each endpoint, and whether the engine serves it.`,
      `${link("Errors", "errors.md")}: each type of error, and when it is answered.`,
      `${link("Declines", "declines.md")}: the rules of each rail, in order, and how to force any reason.`,
      `${link("Reachability", "reachability.md")}: each reason, state, move, Event and error, with the shortest program that gets there.`,
      `${link("Events", "events.md#eventcategory")}: each category of Event.`,
      `${link("Decisions", "decisions.md")}: what the contract leaves open, and how we settle it.`,
      ...(hasSharedTypes ? [`${link("Shared types", "shared.md")}: what several resources use.`] : []),
    ]),
    "## How to read it",
    bullets([
      `A list answers ${code("{ data, next_cursor }")}. Send ${code("next_cursor")} as ${code("cursor")} to get the next page; it is null at the end.`,
      "A dotted name is a field within an object: `loan.credit_limit`. A `*` stands for each index of an array.",
      "A parameter within an object is required where the object is given.",
      "Amounts are integers of minor units: cents. Instants are ISO 8601 texts.",
      "An identifier is shown by how it starts: `account_…`.",
      "The SDK has the same types, under the same names. There an enumeration may have values that are not known yet.",
      "Refusals that are the same for every endpoint, a missing key for one, stand with the [errors](errors.md#order) only.",
    ]),
  ]);
}
