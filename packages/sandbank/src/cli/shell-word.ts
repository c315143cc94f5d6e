/**
 * An argument as `cmd.exe` and the programs that it starts read it: in quotes, unless it has only plain characters. Quotes
 * keep spaces and `&|<>^` as they are, also where a script such as npm.cmd passes them on. A `%` stays one of the shell's.
 */
export function shellWord(text: string): string {
  if (/^[\w./:=@,\\-]+$/.test(text)) return text;
  // A quote, and backslashes in front of one, are escaped for the program.
  return `"${text.replace(/(\\*)"/g, '$1$1\\"').replace(/(\\+)$/, "$1$1")}"`;
}
