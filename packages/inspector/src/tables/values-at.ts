/**
 * Returns the values at a dotted path. A list in the path contributes the values of each element. Absent members
 * contribute none.
 */
export function valuesAt(object: unknown, path: string): unknown[] {
  return path
    .split(".")
    .reduce<unknown[]>(
      (values, key) => values.flatMap((value) => (isRecord(value) ? (value[key] ?? []) : [])),
      [object],
    );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
