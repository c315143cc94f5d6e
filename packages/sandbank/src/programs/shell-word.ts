import { UsageError } from "../errors/usage-error.ts";

/**
 * Returns an argument as `cmd.exe` reads it, also where a script such as npm.cmd passes its arguments on, and as the
 * program reads it at the end. Throws a `UsageError` for an argument that would not arrive unchanged.
 */
export function shellWord(text: string): string {
  if (/^[\w./:@\\-]+$/.test(text)) return text;
  // The shell and scripts count quotes differently, and a line break ends the line.
  const [refused] = /["\r\n\0]/.exec(text) ?? [];
  if (refused !== undefined) {
    throw new UsageError(
      `On Windows, the argument ${JSON.stringify(text)} cannot be passed on, because it has the character ${JSON.stringify(refused)}. ` +
        "Put the command into a file or a script of package.json, and run that.",
    );
  }
  // Quotes keep all other characters, except that the shell replaces %NAME% with a variable also within quotes. A caret
  // keeps a `%`, but only outside of quotes. Backslashes in front of a quote are doubled for the program.
  return `"${text.replace(/(?<!\\)(\\*)%/g, '$1$1"^%"').replace(/(?<!\\)(\\+)$/, "$1$1")}"`;
}
