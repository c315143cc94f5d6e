import { isRecord } from "./collect-issues.ts";
import type { SchemaNode } from "./schema-node.ts";

/** The treatment of fields that the schema does not have (D-06). */
export interface UnknownFields {
  readonly policy: "reject" | "ignore";
  /** Called with the dotted path of each unknown field that was ignored. */
  ignored(field: string): void;
}

/** Returns the value without its unknown fields, and calls `ignored` with the dotted path of each. */
export function withoutUnknown(
  node: SchemaNode,
  value: unknown,
  prefix: string,
  ignored: UnknownFields["ignored"],
): unknown {
  if (node.kind === "array" && Array.isArray(value)) {
    return value.map((each, index) => withoutUnknown(node.element, each, `${prefix}${index}.`, ignored));
  }
  if (node.kind !== "object" || !isRecord(value)) return value;
  const known: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const field = node.fields.get(key);
    if (field === undefined) ignored(prefix + key);
    else known[key] = withoutUnknown(field, value[key], `${prefix}${key}.`, ignored);
  }
  return known;
}
