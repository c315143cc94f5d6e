/**
 * Checks every row, as `test.each` would, and fails once, with the name and the error of each row that fails. For rows
 * that are read from a table, so that a run does not report hundreds of tests of one thing.
 */
export async function checkAll<Name extends string, Rest extends readonly unknown[]>(
  rows: Iterable<readonly [name: Name, ...rest: Rest]>,
  check: (name: Name, ...rest: Rest) => unknown,
): Promise<void> {
  let count = 0;
  const failed: (readonly [name: string, error: Error])[] = [];
  for (const row of rows) {
    count++;
    try {
      await check(...row);
    } catch (error) {
      failed.push([row[0], error instanceof Error ? error : new Error(String(error))]);
    }
  }
  if (count === 0) throw new Error("There is no row to check. Correct the table, or remove the test.");
  if (failed.length > 0) throw failureOf(failed, count);
}

/** One error for all rows that fail. A test runner prints the differences between `actual` and `expected`. */
function failureOf(failed: readonly (readonly [name: string, error: Error])[], count: number): Error {
  const lines = failed.map(([name, { message }]) => `${name}: ${message}`);
  const error = new Error(`${failed.length} of ${count} rows fail.\n${lines.join("\n")}`, { cause: failed[0]?.[1] });
  const compared = failed.filter(([, each]) => "expected" in each);
  if (compared.length === 0) return error;
  const of = (member: "actual" | "expected") =>
    Object.fromEntries(
      compared.map(([name, each]) => [name, (each as { actual?: unknown; expected?: unknown })[member]]),
    );
  return Object.assign(error, { actual: of("actual"), expected: of("expected") });
}
