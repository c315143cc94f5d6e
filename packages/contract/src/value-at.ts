/** Returns the value at a path, or undefined if any part of the path is missing. Reads own properties only. */
export function valueAt(params: unknown, path: readonly string[]): unknown {
  let value = params;
  for (const key of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  return value;
}

const knownPaths = new WeakMap<readonly string[], readonly (readonly string[])[]>();

/** Splits the dotted paths that a rule or check reads. Splits each list of paths once. */
export function pathsOf(reads: readonly string[]): readonly (readonly string[])[] {
  const known = knownPaths.get(reads);
  if (known !== undefined) return known;
  const paths = reads.map((path) => path.split("."));
  knownPaths.set(reads, paths);
  return paths;
}
