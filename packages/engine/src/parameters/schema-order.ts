import type { SchemaNode } from "./schema-node.ts";

/**
 * Compares the dotted paths of two issues by their order in the schema. What the schema does not have comes after all
 * that its nearest owner has.
 */
export function bySchemaOrder(root: SchemaNode, prefix: string): (one: string, other: string) => number {
  return (one, other) => compared(placeOf(root, one.slice(prefix.length)), placeOf(root, other.slice(prefix.length)));
}

/** For each key on the way, its number among the fields or elements. */
function placeOf(root: SchemaNode, field: string): number[] {
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
