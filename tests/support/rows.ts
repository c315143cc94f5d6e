import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/**
 * The path of the file with this `import.meta.url` in the repository, such as `packages/engine/test/clauses/clauses.ts`.
 */
export function pathOf(url: string): string {
  return fileURLToPath(url).replace(ROOT, "");
}

/** The clauses of the contract that a row proves: `[account-close, error-close]`. `clauses.test.ts` finds them. */
export type ClauseIds = `[${string}]`;

/** The end of the title of a row: its clauses, if it has any. */
export function titleEnd(...clauses: readonly (ClauseIds | undefined)[]): string {
  return clauses.map((each) => (each === undefined ? "" : ` ${each}`)).join("");
}

/** The check of a row of a table. The message of a failure also names the file of the table and the row. */
export function forRow<Row extends readonly unknown[]>(
  file: string,
  check: (...row: Row) => void | Promise<void>,
): (...row: Row) => void | Promise<void> {
  return (...row) => {
    const rethrow = (error: unknown): never => {
      throw withPlace(error, `See the row in ${file}: ${textsOf(row).join(", ")}`);
    };
    try {
      const checked = check(...row);
      return checked instanceof Promise ? checked.catch(rethrow) : undefined;
    } catch (error) {
      return rethrow(error);
    }
  };
}

/** Adds the place to the error's message, and keeps its difference between actual and expected. */
function withPlace(error: unknown, place: string): unknown {
  if (!(error instanceof Error)) return error;
  const { message, stack } = error;
  error.message = `${message}\n${place}`;
  if (stack !== undefined) error.stack = stack.replace(message, () => error.message);
  return error;
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [JSON.stringify(value)];
  const isPlain = Array.isArray(value) || (typeof value === "object" && value?.constructor === Object);
  return isPlain ? Object.values(value as object).flatMap(textsOf) : [];
}

/** The rows of a table whose order matters, such as "1. account_closed". */
export function numbered(rows: readonly string[]): string[] {
  return rows.map((row, index) => `${index + 1}. ${row}`);
}

/** A table of a test, and the rows that it must have. */
export interface TableRows {
  /** The file of the table. */
  readonly file: string;
  readonly rows: readonly string[];
  /** The names that must have a row. */
  readonly wanted: readonly string[];
}

/**
 * Fails unless a table has exactly one row for each wanted name. The error says which rows to add or remove, and where.
 */
export function requireRows({ file, rows, wanted }: TableRows): void {
  const missing = wanted.filter((name) => !rows.includes(name)).map((name) => `\n  add a row for ${name}`);
  const strange = rows.filter((name) => !wanted.includes(name)).map((name) => `\n  remove the row for ${name}`);
  const twice = rows.filter((name, index) => rows.indexOf(name) !== index);
  const repeated = twice.map((name) => `\n  keep one row for ${name}`);
  const edits = [...missing, ...strange, ...repeated];
  if (edits.length > 0) throw new Error(`${file} needs other rows:${edits.join("")}`);
}
