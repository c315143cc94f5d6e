import { isRecord } from "./find-issues.ts";
import type { SchemaNode } from "./schema-node.ts";

/** What to do with fields that the schema does not have (D-06). */
export interface UnknownFields {
  readonly policy: "reject" | "ignore";
  /** Told of each unknown field that was ignored. */
  ignored(field: string): void;
}

/** The value less its unknown fields; `ignored` is told the dotted path of each. */
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
