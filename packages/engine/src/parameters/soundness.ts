import type { Soundness } from "@sandbank/contract";
import { isRecord, listMessages, ownValue } from "./collect-issues.ts";
import type { SchemaNode } from "./schema-node.ts";

/** A parameter with its schema. */
interface Parameter {
  readonly node: SchemaNode;
  readonly value: unknown;
}

/** Tells which parameters have no issue, neither themselves nor in their ancestors or parts (D-05). */
export function createSoundness(root: SchemaNode, params: unknown): Soundness {
  return {
    isSound: (path) => isSound({ node: root, value: params }, path),
    ofElements: (list, paths) => {
      const { node, value } = reached({ node: root, value: params }, list) ?? {};
      if (node?.kind !== "array" || listMessages(node, value).length > 0) return () => false;
      return (element) => {
        const parameter = { node: node.element, value: element };
        for (const path of paths) if (!isSound(parameter, path)) return false;
        return true;
      };
    },
  };
}

function isSound(from: Parameter, path: readonly string[]): boolean {
  const parameter = reached(from, path);
  return parameter !== undefined && isValid(parameter.node, parameter.value);
}

/** The parameter at a path; undefined if an ancestor has an issue. */
function reached(from: Parameter, path: readonly string[]): Parameter | undefined {
  let { node, value } = from;
  for (const key of path) {
    if (listMessages(node, value).length > 0) return undefined;
    // Every part of an absent value is absent.
    if (!isRecord(value)) return { node, value };
    const part = node.kind === "object" ? node.fields.get(key) : undefined;
    if (part === undefined) throw new Error(`The schema has no parameter ${path.join(".")}.`);
    node = part;
    value = ownValue(value, key);
  }
  return { node, value };
}

/** Whether a value has no issue, neither itself nor in its parts. A value that is known only later is not valid yet. */
export function isValid(node: SchemaNode, value: unknown): boolean {
  if (listMessages(node, value).length > 0) return false;
  if (node.kind === "array" && Array.isArray(value)) return value.every((each) => isValid(node.element, each));
  if (node.kind !== "object" || !isRecord(value)) return true;
  for (const key of node.required) if (!Object.hasOwn(value, key)) return false;
  for (const key of Object.keys(value)) {
    const field = node.fields.get(key);
    if (field === undefined || !isValid(field, value[key])) return false;
  }
  return true;
}
