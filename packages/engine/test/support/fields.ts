import * as fc from "fast-check";
import type * as z from "zod";
import { unwrapped } from "../../src/parameters/decode-query.ts";
import { resolve, rightValues } from "./right-values.ts";

const MOST = Number.MAX_SAFE_INTEGER;

/** A parameter at any depth. */
export interface Field {
  /** The keys that lead to it. The first element of a list has the key "0". */
  readonly path: readonly string[];
  /** Its schema, with `.optional()` and `.nullable()`. */
  readonly schema: z.ZodType;
}

/** Every parameter of a schema, objects and lists before their parts. */
export function fieldsOf(schema: z.ZodType, path: readonly string[] = []): Field[] {
  const inner = unwrapped(schema);
  const parts =
    inner.type === "object"
      ? Object.entries((inner as z.ZodObject).shape)
      : inner.type === "array"
        ? [["0", (inner as z.ZodArray).element]]
        : [];
  const own = path.length === 0 ? [] : [{ path, schema }];
  return [...own, ...parts.flatMap(([key, part]) => fieldsOf(part as z.ZodType, [...path, key as string]))];
}

/** The least value that a schema accepts: required fields only, and ids of objects that do not exist. */
export function leastRight(schema: z.ZodType, name = ""): unknown {
  const inner = unwrapped(schema);
  if (inner.type === "object") {
    const required = Object.entries((inner as z.ZodObject).shape).filter(
      ([, field]) => (field as z.ZodType).type !== "optional",
    );
    return Object.fromEntries(required.map(([key, field]) => [key, leastRight(field as z.ZodType, key)]));
  }
  if (inner.type === "array") return [leastRight((inner as z.ZodArray).element as z.ZodType, name)];
  const [value] = fc.sample(rightValues(inner, name), { seed: 1, numRuns: 1 });
  return typeof value === "string" ? resolve(value, (prefix) => `${prefix}_0`) : value;
}

/** A copy of an object with another value at a path. Absent objects on the way get their required fields. */
export function withValue(
  owner: unknown,
  schema: z.ZodType,
  [key, ...rest]: readonly string[],
  value: unknown,
): unknown {
  if (key === undefined) return value;
  const inner = unwrapped(schema);
  const known = owner ?? leastRight(schema);
  if (inner.type === "array") {
    const { element } = inner as z.ZodArray;
    return [withValue((known as unknown[])[0], element as z.ZodType, rest, value)];
  }
  const fields = known as Readonly<Record<string, unknown>>;
  const part = (inner as z.ZodObject).shape[key] as z.ZodType;
  return { ...fields, [key]: rest.length === 0 ? value : withValue(fields[key], part, rest, value) };
}

/** The bounds of a schema in words, such as "1 to 28" or "1 to 35 characters"; undefined if it has none. */
export function boundsOf(schema: z.ZodType): string | undefined {
  const inner = unwrapped(schema);
  if (inner.type === "number") {
    const { minValue, maxValue } = inner as z.ZodNumber;
    return words(minValue === -MOST ? null : minValue, maxValue === MOST ? null : maxValue);
  }
  if (inner.type === "string") {
    const { minLength, maxLength } = inner as z.ZodString;
    return maxLength === null ? undefined : `${words(minLength, maxLength)} characters`;
  }
  if (inner.type !== "array") return undefined;
  const { length = null, minimum = length, maximum = length } = checksOf(inner);
  const bounds = words(minimum, maximum);
  return bounds && `${bounds} elements`;
}

function words(from: number | null, to: number | null): string | undefined {
  if (from === to) return from === null ? undefined : `exactly ${from}`;
  if (from === null) return `${to} or less`;
  return to === null ? `${from} or more` : `${from} to ${to}`;
}

/** Values of each kind beyond the bounds, of another type or in another form. */
export function wrongValues(schema: z.ZodType): unknown[] {
  const inner = unwrapped(schema);
  const { minValue, maxValue } = inner as z.ZodNumber;
  const { minLength, maxLength } = inner as z.ZodString;
  const { length, minimum, maximum } = checksOf(inner);
  const element = inner.type === "array" ? leastRight((inner as z.ZodArray).element as z.ZodType) : undefined;
  const tooLong = (length ?? maximum ?? 10_000) + 1;
  const candidates: Partial<Record<string, unknown[]>> = {
    number: [0, 1.5, "1", (minValue ?? 0) - 1, (maxValue ?? 0) + 1, MOST + 1],
    string: ["", 7, "2026-01-01T00:00:00", "2027-02-29", "No. 1", "é\n", "x".repeat((maxLength ?? 200) + 1)].concat(
      minLength === null || minLength < 2 ? [] : ["x".repeat(minLength - 1)],
    ),
    enum: ["", "no_value", 7],
    boolean: ["true", 1],
    array: [[], {}, Array((length ?? minimum ?? 1) - 1).fill(element), Array(tooLong).fill(element)],
    object: [[], "object", 7, { unknown_field: 1 }],
  };
  // What is right for some schemas, such as an empty object, is not wrong.
  return [null, ...(candidates[inner.type] ?? [])].filter((value) => !schema.safeParse(value).success);
}

/** The greatest and the least value within the bounds. */
export function valuesAtBounds(schema: z.ZodType): unknown[] {
  const inner = unwrapped(schema);
  const { minValue, maxValue } = inner as z.ZodNumber;
  const { minLength, maxLength } = inner as z.ZodString;
  const lengths = inner.type === "string" && maxLength !== null ? [minLength ?? 1, maxLength] : [];
  const values = inner.type === "number" ? [minValue, maxValue] : lengths.map((length) => "x".repeat(length));
  return values.filter((value) => inner.safeParse(value).success);
}

/** The definitions of a schema's checks, by zod's names such as `minimum`. */
function checksOf({ def }: z.ZodType): Partial<Record<"minimum" | "maximum" | "length", number>> {
  const { checks = [] } = def as { readonly checks?: readonly z.core.$ZodCheck[] };
  return Object.assign({}, ...checks.map((check) => check._zod.def));
}
