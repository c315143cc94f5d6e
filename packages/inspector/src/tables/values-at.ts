/** Returns the values at a dotted path: of a list those of each element. Absent members have none. */
export function valuesAt(object: unknown, path: string): unknown[] {
  return path
    .split(".")
    .reduce<unknown[]>(
      (values, key) => values.flatMap((value) => (value as Readonly<Record<string, unknown>> | null)?.[key] ?? []),
      [object],
    );
}
