import type { SchemaNode } from "./schema-node.ts";

/**
 * Compares the dotted paths of two issues by their order in the schema. An unknown field comes after all known fields
 * of its nearest known parent.
 */
export function bySchemaOrder(root: SchemaNode, prefix: string): (one: string, other: string) => number {
  return (one, other) =>
    compared(computePlace(root, one.slice(prefix.length)), computePlace(root, other.slice(prefix.length)));
}

/** The position of each key of the path among its fields or elements. */
function computePlace(root: SchemaNode, field: string): number[] {
  const place: number[] = [];
  let node: SchemaNode | undefined = root;
  for (const key of field.split(".")) {
    if (node?.kind === "array") {
      place.push(Number(key));
      node = node.element;
    } else if (node?.kind === "object") {
      const index: number = [...node.fields.keys()].indexOf(key);
      place.push(index === -1 ? node.fields.size : index);
      node = node.fields.get(key);
    } else return place;
  }
  return place;
}

function compared(one: readonly number[], other: readonly number[]): number {
  for (const [index, number] of one.entries()) {
    const difference = number - (other[index] ?? -1);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}
