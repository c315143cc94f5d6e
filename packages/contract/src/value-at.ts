/** Returns the value at a path, or undefined if any part of the path is missing. Reads own properties only. */
export function valueAt(params: unknown, path: readonly string[]): unknown {
  let value = params;
  // Until V8 has optimized this loop, `for...of` would allocate an object for each key.
  for (let index = 0; index < path.length; index++) {
    const key = path[index] as string;
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
