/** Prints an error to the console of the runtime, if it has one. */
export function printError(error: Error): void {
  const { console } = globalThis as { readonly console?: { error?(...data: readonly unknown[]): void } };
  console?.error?.(error);
}
