import type { Tree } from "../tables/mutant-tables.ts";

/** A field within a tree. */
interface Leaf {
  readonly path: readonly string[];
  readonly kind: string | readonly string[];
}

/** The fields of a tree. A list comes before the fields of its elements, with the kind `[]`. */
export function listLeaves(tree: Tree, path: readonly string[] = []): Leaf[] {
  if (typeof tree === "string" || isValues(tree)) return [{ path, kind: tree }];
  return Object.entries(tree).flatMap(([key, inner]) =>
    key === "[]" ? [{ path, kind: key }] : listLeaves(inner, [...path, key]),
  );
}

function isValues(tree: Tree): tree is readonly string[] {
  return Array.isArray(tree);
}
