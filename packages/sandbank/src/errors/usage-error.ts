/** The command line is wrong. The message contains the mistake and the remedy. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/**
 * Returns the error of a text that a flag, an argument or a setting does not accept. `label`: such as `--last`. `wanted`: says
 * what to write instead, in a sentence.
 */
export function wrongValue(label: string, text: string, wanted: string): UsageError {
  return new UsageError(`${label} is ${JSON.stringify(text)}. ${wanted}`);
}
