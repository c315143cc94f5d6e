import { mistake } from "../mistake.ts";
import { nearestWithin } from "./distance.ts";

/** With more edits than these, a name is not suggested. */
const MOST_EDITS = 3;

/**
 * Throws a `TypeError` for an unknown option, because a misspelled option could make a test pass wrongly. Returns the
 * options, or an empty object if there are none.
 */
export function onlyKnown<Options extends object>(
  action: string,
  options: Options | undefined,
  known: readonly (keyof Options & string)[],
): Partial<Options> {
  if (options === undefined) return {};
  if (typeof options !== "object" || options === null || Array.isArray(options)) {
    throw mistake(action, "the options are not an object", `Pass ${known.join(", ")} by name.`);
  }
  for (const name of Object.keys(options)) {
    if (!(known as readonly string[]).includes(name)) {
      throw mistake(action, `there is no option "${name}"`, `${suggestionFor(name, known)}Use ${known.join(", ")}.`);
    }
  }
  return options;
}

/** `Did you mean "seed"? `; an empty text if more than half of the name would have to change, or there is no choice. */
export function suggestionFor(name: string, known: readonly string[]): string {
  if (known.length === 1) return "";
  const near = nearestWithin(name, known, Math.min(MOST_EDITS, name.length / 2));
  return near === undefined ? "" : `Did you mean "${near}"? `;
}
