/** Whether a test holds for an error or for one of its causes: query builders and handlers wrap the errors of a driver. */
export function someCause(
  error: unknown,
  test: (cause: { readonly [name: string]: unknown }) => boolean,
  depth = 10,
): boolean {
  const cause = Object(error);
  return test(cause) || (depth > 0 && cause.cause !== undefined && someCause(cause.cause, test, depth - 1));
}
