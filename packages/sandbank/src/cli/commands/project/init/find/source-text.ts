/**
 * Sources are matched, not parsed: these helpers cut a module into what the patterns of the other files match. Each pattern
 * begins at a fixed word, and takes time linear in the length of the text.
 */

/** Returns a text without a byte order mark and the lines that only have a comment, and with line feeds as line ends. */
export function withoutComments(text: string): string {
  return text
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n")
    .replace(/^[ \t]*(?:\/\/|\/?\*).*$/gm, "");
}

/** Cuts a module at the lines that begin a statement of its top level: those without indent, save for closing brackets. */
export function splitStatements(text: string): readonly string[] {
  return text.split(/^(?=[^\s)\]}])/m);
}

/** Splits a text after the bracket that closes its first one. Undefined if it does not begin with such a pair. */
export function splitAtBracket(text: string): { readonly inside: string; readonly rest: string } | undefined {
  if (!text.startsWith("(")) return undefined;
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    if (text[index] === "(") depth++;
    if (text[index] !== ")" || --depth > 0) continue;
    return { inside: text.slice(1, index), rest: text.slice(index + 1) };
  }
  return undefined;
}

/** Takes `const { KEY, URL = "" } = process.env` out of a text. Returns the rest, and what is between the braces, by commas. */
export function withoutDestructuring(text: string): { readonly rest: string; readonly members: readonly string[] } {
  const members: string[] = [];
  const rest = text.replace(/\{([^{}]*)\}\s*=\s*(?:process|Bun)\.env\b(?![.[])/g, (_, list: string) => {
    members.push(...list.split(",").map((each) => each.trim()));
    return "";
  });
  return { rest, members: members.filter((member) => member !== "") };
}
