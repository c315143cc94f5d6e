/** Whether a value is the error of a failed assertion of Vitest, Jest, Chai, `node:assert` or this package. */
export function isFailedAssertion(value: unknown): value is Error {
  // Jest runs tests in a realm of their own, so `instanceof Error` would not recognize its errors.
  if (typeof value !== "object" || value === null) return false;
  const { name, message } = value as Partial<Error>;
  if (typeof name !== "string" || typeof message !== "string") return false;
  return name.endsWith("AssertionError") || "matcherResult" in value || ("actual" in value && "expected" in value);
}
