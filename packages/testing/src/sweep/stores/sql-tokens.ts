/**
 * The parts of SQL that matter for what a statement does, in the syntax of PostgreSQL and SQLite. Groups: 1 the tag of a
 * dollar quote, 2 a quoted identifier, 3 a word, 4 any other character. The first two alternatives are blanks with
 * comments, and strings.
 */
const TOKEN =
  /\s+|--[^\n]*|\/\*[\s\S]*?\*\/|[eE]'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|\$((?:[A-Za-z_]\w*)?)\$[\s\S]*?\$\1\$|("(?:[^"]|"")*"|`[^`]*`|\[[A-Za-z_][\w ]*\])|([\p{L}_][\p{L}\p{N}_$]*)|([\s\S])/gu;

/** A word in capital letters, an identifier, or a character. */
export interface SqlToken {
  readonly kind: "word" | "identifier" | "character";
  /** A word as it is written, an identifier without its quotes. */
  readonly text: string;
  /** `text` in capital letters if this is a word, and otherwise "". */
  readonly word: string;
}

/** Splits a text into its statements, each a list of tokens without comments and strings. Leaves out empty ones. */
export function tokenizeSql(text: string): readonly (readonly SqlToken[])[] {
  const statements: SqlToken[][] = [];
  let statement: SqlToken[] = [];
  for (const [, , quoted, word, character] of text.matchAll(TOKEN)) {
    if (character === ";") {
      statements.push(statement);
      statement = [];
    } else if (word !== undefined) statement.push({ kind: "word", text: word, word: word.toUpperCase() });
    else if (quoted !== undefined) statement.push({ kind: "identifier", text: quoted.slice(1, -1), word: "" });
    else if (character !== undefined) statement.push({ kind: "character", text: character, word: "" });
  }
  statements.push(statement);
  return statements.filter((tokens) => tokens.length > 0);
}
