import { isEqualJson } from "../store/equal.ts";

/** A field with different values in two states of an object. */
export interface FieldChange {
  /** The path of the field, such as `shipment.status`. An element of a list has its index: `elements.1`. */
  readonly path: string;
  /** Absent if the list had no such element. */
  readonly before?: unknown;
  /** Absent if the list has no such element. */
  readonly after?: unknown;
}

/** The fields that differ between two JSON objects, in the order of the fields. */
export function changedFields(before: object, after: object, path = ""): FieldChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => changesAt(`${path}${name}`, ownValue(before, name), ownValue(after, name)));
}

function changesAt(path: string, before: unknown, after: unknown): FieldChange[] {
  if (isEqualJson(before, after)) return [];
  if (isObject(before) && isObject(after) && Array.isArray(before) === Array.isArray(after)) {
    return changedFields(before, after, `${path}.`);
  }
  return [{ path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }];
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function ownValue(object: object, name: string): unknown {
  return Object.hasOwn(object, name) ? (object as Record<string, unknown>)[name] : undefined;
}
