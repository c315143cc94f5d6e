import type { OperationName } from "@sandbank/contract";
import type { Probe } from "../world/probe.ts";
import { ownValue } from "./collect-issues.ts";
import type { Issues } from "./issues.ts";
import { type Prepared, prepare } from "./prepared.ts";
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

/**
 * Passes each bound that parameters break through a probe. Returns the schema without the bounds that the probe takes
 * away, or the schema itself.
 */
export function probeBounds({ operation, node }: Prepared, params: unknown, issues: Issues, probe: Probe): SchemaNode {
  let decided = node;
  for (const { field } of issues.listed) {
    const path = boundAt(node, params, field.replace(/^query\./, "").split("."));
    if (path !== undefined && !probe.at(`bound/${operation}/${path.join(".")}`, true)) decided = unbound(decided, path);
  }
  return decided;
}

/** The path of the bound that a parameter breaks; undefined if it breaks something else, such as its type. */
function boundAt(node: SchemaNode, value: unknown, [key, ...rest]: readonly string[]): string[] | undefined {
  if (key === undefined) return node.kind !== "object" && node.hasType?.(value) === true ? [] : undefined;
  const isIndex = node.kind === "array";
  const part = isIndex ? node.element : node.kind === "object" ? node.fields.get(key) : undefined;
  if (part === undefined || typeof value !== "object" || value === null) return undefined;
  const path = boundAt(part, ownValue(value as Readonly<Record<string, unknown>>, key), rest);
  return path && [isIndex ? "*" : key, ...path];
}

function unbound(node: SchemaNode, [key, ...rest]: readonly string[]): SchemaNode {
  switch (node.kind) {
    case "object": {
      const [name, field] = [key ?? "", node.fields.get(key ?? "")];
      return field === undefined ? node : { ...node, fields: new Map([...node.fields, [name, unbound(field, rest)]]) };
    }
    case "array":
      return key === undefined ? { ...node, messages: () => [] } : { ...node, element: unbound(node.element, rest) };
    case "value":
      return { ...node, messages: (value: unknown) => (node.hasType?.(value) === true ? [] : node.messages(value)) };
  }
}
