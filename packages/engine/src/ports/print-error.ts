/** Writes an error to the console of whatever runs the bank; without a console, nowhere. */
export function printError(error: Error): void {
  const { console } = globalThis as { readonly console?: { error?(...data: readonly unknown[]): void } };
  console?.error?.(error);
}
