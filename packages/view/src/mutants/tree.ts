import type { Tree } from "../tables/mutant-tables.ts";

/** A field within a tree. */
/** The fields of a tree. A list comes before the fields of its elements, with the kind `[]`. */
export function listLeaves(
  tree: Tree,
  path: readonly string[] = [],
): { path: readonly string[]; kind: string | readonly string[] }[] {
  if (typeof tree === "string" || isValues(tree)) return [{ path, kind: tree }];
  return Object.entries(tree).flatMap(([key, inner]) =>
    key === "[]" ? [{ path, kind: key }] : listLeaves(inner, [...path, key]),
  );
}

function isValues(tree: Tree): tree is readonly string[] {
  return Array.isArray(tree);
}
