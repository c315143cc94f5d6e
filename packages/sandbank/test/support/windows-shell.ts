/**
 * Returns what remains of a line after `cmd.exe /c`, as the program receives it: variables are replaced first, also within
 * quotes; then carets outside of quotes are removed. Throws for a character that would run or redirect something.
 */
export function lineAfterShell(line: string, variables: Readonly<Record<string, string>>): string {
  let result = "";
  let isQuoted = false;
  const characters = replaced(line, variables)[Symbol.iterator]();
  for (const character of characters) {
    if (character === "^" && !isQuoted) {
      result += characters.next().value ?? "";
      continue;
    }
    if (!isQuoted && "&|<>\n".includes(character)) throw new Error(`There is an operator, ${character}, in ${line}.`);
    if (character === '"') isQuoted = !isQuoted;
    result += character;
  }
  return result;
}

/** `%NAME%`, `%NAME:~0,3%` and `%NAME:a=b%`. A line that is no script keeps the names of unknown variables. */
function replaced(line: string, variables: Readonly<Record<string, string>>): string {
  const [first, ...parts] = line.split("%");
  let result = first ?? "";
  while (parts.length > 0) {
    const part = parts.shift() ?? "";
    const [name = ""] = part.split(":");
    const value = parts.length === 0 ? undefined : variables[name];
    // The second `%` of an unknown name may begin the next one.
    result += value === undefined ? `%${part}` : value + (parts.shift() ?? "");
  }
  return result;
}

/** Splits a line as the C runtime of programs does: backslashes count only in front of a quote, and `\\"` is a quote. */
export function argumentsOf(line: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let isQuoted = false;
  for (const [, backslashes = "", character = ""] of line.matchAll(/(\\*)([^\\]|$)/gs)) {
    const isQuote = character === '"';
    const kept = isQuote ? backslashes.slice(0, backslashes.length >> 1) : backslashes;
    if (kept !== "") word = (word ?? "") + kept;
    if (isQuote && backslashes.length % 2 === 0) {
      isQuoted = !isQuoted;
      word ??= "";
    } else if (character !== "" && (character !== " " || isQuoted)) word = (word ?? "") + character;
    else if (word !== undefined) {
      words.push(word);
      word = undefined;
    }
  }
  return words;
}
