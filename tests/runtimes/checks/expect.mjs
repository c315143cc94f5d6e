/** The assertions of the suite, because browsers and Workers do not have `node:assert`. */
export function equal(actual, expected, what) {
  const [seen, wanted] = [actual, expected].map((value) => JSON.stringify(value) ?? String(value));
  if (seen !== wanted) throw new Error(`${what}: expected ${wanted}, got ${seen}`);
}

/** Runs `act`, which must throw or reject. Returns the error. */
export async function failureOf(act) {
  let result;
  try {
    result = await act();
  } catch (error) {
    return error;
  }
  throw new Error(`expected a failure, got ${JSON.stringify(result)}`);
}

/** Checks the class of an error by `instanceof`, and its name. */
export function isError(error, Class, name) {
  if (!(error instanceof Class)) throw new Error(`expected ${name}, got ${error?.name}: ${error?.message}`);
  equal([error instanceof Error, error.name], [true, name], "an Error of that name");
}
