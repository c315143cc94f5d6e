import type { OperationName } from "@sandbank/contract";
import { prepare } from "./prepared.ts";
import type { SchemaNode } from "./schema-node.ts";

/** The dotted paths of the parameters of an operation that have bounds; `*` stands for each index of an array. */
export function listBounds(operation: OperationName): string[] {
  return boundsWithin(prepare(operation).node, []);
}

function boundsWithin(node: SchemaNode, path: readonly string[]): string[] {
  const own = node.kind !== "object" && node.hasType !== null ? [path.join(".")] : [];
  if (node.kind === "array") own.push(...boundsWithin(node.element, [...path, "*"]));
  if (node.kind === "object") for (const [key, field] of node.fields) own.push(...boundsWithin(field, [...path, key]));
  return own;
}
