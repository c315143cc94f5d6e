/**
 * Throws a `TypeError` for an unknown option, because a misspelled option could make a test pass wrongly. Returns the
 * options, or an empty object if there are none.
 */
export function onlyKnown<Options extends object>(
  failure: string,
  options: Options | undefined,
  known: readonly (keyof Options & string)[],
): Partial<Options> {
  if (options === undefined) return {};
  if (typeof options !== "object" || options === null || Array.isArray(options)) {
    throw new TypeError(`[sandbank] ${failure}: the options are not an object. Pass ${known.join(", ")} by name.`);
  }
  for (const name of Object.keys(options)) {
    if (!(known as readonly string[]).includes(name)) {
      throw new TypeError(`[sandbank] ${failure}: there is no option "${name}". Use ${known.join(", ")}.`);
    }
  }
  return options;
}
