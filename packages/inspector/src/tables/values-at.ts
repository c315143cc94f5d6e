/** Returns the values at a dotted path: of a list those of each element. Absent members have none. */
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
