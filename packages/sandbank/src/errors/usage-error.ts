/** The command line is wrong. The message contains the mistake and the remedy. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
