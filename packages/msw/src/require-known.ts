import { mistake } from "@sandbank/engine/private/errors";

/**
 * Throws a `TypeError` for an unknown option, because a misspelled option could make a test pass wrongly. Names the
 * option that was probably meant.
 */
export function requireKnown(action: string, given: object, known: readonly string[]): void {
  for (const name of Object.keys(given)) {
    if (known.includes(name)) continue;
    const meant = known.find((each) => begins(each, name) || begins(name, each));
    const advice =
      meant === undefined ? `Use ${known.join(", ")}.` : `Use "${meant}". All options: ${known.join(", ")}.`;
    throw mistake(action, `"${name}" is not an option`, advice);
  }
}

/** Returns whether a name begins with another, ignoring case: `apiKeys` begins with `apiKey`. */
function begins(name: string, start: string): boolean {
  return start !== "" && name.toLowerCase().startsWith(start.toLowerCase());
}
