/** The command line is wrong. The message says what, and what to write instead. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
