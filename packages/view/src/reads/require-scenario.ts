import type { Scenario, ScenarioName, scenarios } from "@sandbank/engine/scenarios";
import { didYouMean } from "../words/find-nearest.ts";
import { listed } from "../words/listed.ts";
import { badRequest } from "./server-error.ts";

/** Returns the scenario with a name, with the given parameters in place of its own. */
export async function requireScenario(
  name: string,
  params: Readonly<Record<string, Record<string, unknown>>> = {},
): Promise<Scenario> {
  const { scenarios } = await import("@sandbank/engine/scenarios");
  return scenarios.reach(scenarioName(scenarios, name)).with(params);
}

/** Returns the full name of a scenario. The kind in front can be left out if the rest is unique. */
function scenarioName(all: typeof scenarios, text: string): ScenarioName {
  const names = all.names();
  const found = names.filter((name) => name === text || name.slice(name.indexOf(" ") + 1) === text);
  const [only] = found;
  if (only !== undefined && found.length === 1) return only;
  if (found.length > 1)
    throw badRequest(
      `${JSON.stringify(text)} is ambiguous. Use ${found.map((name) => JSON.stringify(name)).join(" or ")}.`,
    );
  throw badRequest(
    `There is nothing to trigger with the name ${JSON.stringify(text)}. ${suggestion(text, names)}\`sandbank trigger --list\` lists the names.`,
  );
}

/** The largest number of names in a suggestion. */
const MOST_SUGGESTED = 5;

/**
 * Returns a question that suggests the names that end with a text, or else those that contain it, or else those of the same
 * object with all its words (`ach_transfer.status returned` for `ach_transfer.returned`), or else the nearest one; empty if
 * there are none.
 */
function suggestion(text: string, names: readonly string[]): string {
  const short = shortNames(names).filter((name) => !name.includes(" "));
  const choices = [
    short.filter((name) => name.endsWith(`.${text}`)),
    short.filter((name) => name.includes(text)),
    shortNames(names)
      .filter((name) => hasWords(name, text))
      .map((name) => JSON.stringify(name)),
  ];
  const found = [...new Set(choices.find((each) => each.length > 0))];
  if (text === "" || found.length === 0) return didYouMean(text, shortNames(names));
  return `Did you mean ${listed(found.slice(0, MOST_SUGGESTED), "or")}? `;
}

function hasWords(name: string, text: string): boolean {
  const words = name.split(/[ ._]/);
  return name.startsWith(`${text.split(".")[0]}.`) && text.split(/[ ._]/).every((word) => words.includes(word));
}

/** Returns each name with and without its kind. */
function shortNames(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => [name, name.slice(name.indexOf(" ") + 1)]);
}
