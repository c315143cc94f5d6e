import { type SqlToken, tokenizeSql } from "./sql-tokens.ts";

/** What a text of SQL does to a database, as far as a crash is concerned. */
export interface SqlText {
  /**
   * - `write`: changes the database, or ends a transaction that did.
   * - `release`: ends a savepoint. In SQLite, the end of the outermost savepoint is a commit.
   * - `read`: changes nothing that survives a crash.
   */
  readonly kind: "write" | "release" | "read";
  /** The verb and the table: `INSERT INTO orders`, `COMMIT`. At most 60 characters, and no values. */
  readonly name: string;
  /** Whether it may change what a connection keeps beyond a transaction, such as a setting or a temporary table. */
  readonly changesSession: boolean;
}

const MOST_CHARACTERS = 60;

/** Statements that change nothing, or nothing that survives a crash. */
const READS = new Set(
  (
    "SELECT VALUES TABLE SHOW DESCRIBE EXPLAIN PRAGMA SET RESET BEGIN START SAVEPOINT ROLLBACK ABORT DECLARE FETCH MOVE " +
    "CLOSE PREPARE DEALLOCATE LISTEN UNLISTEN LOCK DISCARD USE ATTACH DETACH LOAD"
  ).split(" "),
);
/** Reading statements that write if there is a writing one in them, as in `WITH gone AS (DELETE FROM ...) SELECT ...`. */
const MAY_CONTAIN_WRITES = new Set(["WITH", "EXPLAIN"]);
/** The words between a verb and the name of what it changes. */
const BEFORE_NAME = new Set(
  (
    "INTO FROM ONLY TABLE INDEX VIEW UNIQUE IF NOT EXISTS TEMP TEMPORARY UNLOGGED MATERIALIZED VIRTUAL CONCURRENTLY OR " +
    "REPLACE IGNORE ABORT FAIL ROLLBACK TRIGGER FUNCTION PROCEDURE TYPE SCHEMA SEQUENCE EXTENSION DATABASE CONSTRAINT"
  ).split(" "),
);

/** Texts of an app repeat: the tokens are read once. Bounded, so that an app that writes values into its texts fits. */
const known = new Map<string, SqlText>();
const MOST_KNOWN = 500;
const LONGEST_KNOWN = 2_000;

/** Tells what a text of SQL does. Of several statements, it tells whether any of them writes. */
export function readSql(text: string): SqlText {
  const before = known.get(text);
  if (before !== undefined) return before;
  const result = summarize(tokenizeSql(text).map(readStatement));
  if (text.length <= LONGEST_KNOWN) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, result);
  }
  return result;
}

function summarize(statements: readonly SqlText[]): SqlText {
  const writes = statements.filter((statement) => statement.kind !== "read");
  const first = writes.find((statement) => statement.kind === "write") ?? writes[0] ?? statements[0];
  if (first === undefined) return { kind: "read", name: "", changesSession: false };
  const others = writes.length > 1 ? ` and ${writes.length - 1} more` : "";
  const name = shortened(first.name, MOST_CHARACTERS - others.length) + others;
  return { kind: first.kind, name, changesSession: statements.some((each) => each.changesSession) };
}

function readStatement(tokens: readonly SqlToken[]): SqlText {
  return { ...readEffect(tokens), changesSession: changesSession(tokens) };
}

const SESSION_VERBS = new Set("SET RESET PREPARE DECLARE LISTEN DISCARD DO CALL PRAGMA ATTACH DETACH".split(" "));
const SESSION_WORDS = new Set("TEMP TEMPORARY PG_TEMP SET_CONFIG".split(" "));
/** The words after SET that end with the transaction. */
const OF_TRANSACTION = new Set("LOCAL TRANSACTION CONSTRAINTS".split(" "));

function changesSession(tokens: readonly SqlToken[]): boolean {
  const [verb, next] = tokens;
  if (verb?.word === "SET" && OF_TRANSACTION.has(next?.word ?? "")) return false;
  return SESSION_VERBS.has(verb?.word ?? "") || tokens.some(({ word }) => SESSION_WORDS.has(word));
}

function readEffect(tokens: readonly SqlToken[]): Pick<SqlText, "kind" | "name"> {
  const start = tokens.findIndex((token) => token.text !== "(");
  const verb = tokens[start]?.word ?? "";
  if (verb === "RELEASE") return { kind: "release", name: verb };
  if (verb === "COMMIT" || verb === "END") return { kind: "write", name: "COMMIT" };
  if (verb === "PREPARE" && tokens[start + 1]?.word === "TRANSACTION") {
    return { kind: "write", name: "PREPARE TRANSACTION" };
  }
  if (verb === "ROLLBACK" && tokens[start + 1]?.word === "PREPARED")
    return { kind: "write", name: "ROLLBACK PREPARED" };
  const at = writingVerb(tokens, start, verb);
  return at === undefined ? { kind: "read", name: verb } : { kind: "write", name: readName(tokens, at) };
}

/** The index of the verb that writes; undefined if the statement only reads. */
function writingVerb(tokens: readonly SqlToken[], start: number, verb: string): number | undefined {
  if (verb === "SELECT") return selectInto(tokens, start);
  if (verb === "COPY") return tokens.some((token) => token.word === "FROM") ? start : undefined;
  if (verb === "EXPLAIN" && !tokens.some((token) => token.word === "ANALYZE")) return undefined;
  if (!MAY_CONTAIN_WRITES.has(verb)) return READS.has(verb) ? undefined : start;
  const index = tokens.findIndex((_, position) => position > start && isWrite(tokens, position));
  return index === -1 ? undefined : index;
}

/** PostgreSQL's `SELECT ... INTO table`. */
function selectInto(tokens: readonly SqlToken[], start: number): number | undefined {
  const into = tokens.findIndex((token, index) => index > start && token.word === "INTO");
  return into === -1 ? undefined : start;
}

/** Whether a writing statement starts here: `FOR UPDATE` and the function `replace(...)` are none. */
function isWrite(tokens: readonly SqlToken[], index: number): boolean {
  const word = tokens[index]?.word;
  const next = tokens[index + 1];
  if (word === "INSERT" || word === "REPLACE") return next?.word === "INTO" || next?.word === "OR";
  if (word === "DELETE") return next?.word === "FROM";
  if (word === "MERGE") return next?.word === "INTO";
  if (word !== "UPDATE" || next === undefined || next.kind === "character") return false;
  const before = tokens[index - 1];
  return before?.word !== "FOR" && before?.word !== "KEY";
}

function readName(tokens: readonly SqlToken[], at: number): string {
  const verb = tokens[at]?.word ?? "";
  const from = verb === "SELECT" ? tokens.findIndex((token, index) => index > at && token.word === "INTO") + 1 : at + 1;
  let next = from;
  const words = [verb];
  while (BEFORE_NAME.has(tokens[next]?.word ?? "")) {
    const word = tokens[next]?.word ?? "";
    if (KEPT.has(word) && words.at(-1) !== "OR") words.push(word);
    next++;
  }
  if (verb === "SELECT") words.push("INTO");
  const name = qualifiedName(tokens, next);
  return (name === "" ? words : [...words, name]).join(" ");
}

/** The words that a name keeps. */
const KEPT = new Set("INTO FROM TABLE INDEX VIEW TRIGGER FUNCTION PROCEDURE TYPE SCHEMA SEQUENCE EXTENSION".split(" "));

/** `orders`, or `public.orders`. */
function qualifiedName(tokens: readonly SqlToken[], start: number): string {
  let name = "";
  for (let index = start; ; index += 2) {
    const token = tokens[index];
    if (token === undefined || token.kind === "character") return name;
    name += token.text.replace(/\s+/g, " ");
    if (tokens[index + 1]?.text !== ".") return name;
    name += ".";
  }
}

function shortened(name: string, most: number): string {
  return name.length <= most ? name : `${name.slice(0, most - 1)}…`;
}
