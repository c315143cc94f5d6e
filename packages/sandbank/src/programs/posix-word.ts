/** Returns a word of a command line as a POSIX shell reads it. */
export function posixWord(text: string): string {
  return /^[\w./:=@%+,-]+$/.test(text) ? text : posixQuoted(text);
}

/** Returns a text in the quotes in which nothing has a meaning to a POSIX shell. */
export function posixQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
