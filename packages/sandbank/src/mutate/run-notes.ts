import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The environment of a run: the folder of its notes, the mutant as JSON, and the test file of `node:test` that a process
 * belongs to.
 */
export const FOLDER_VARIABLE = "SANDBANK_MUTATE_DIR";
export const MUTANT_VARIABLE = "SANDBANK_MUTANT";
export const TEST_FILE_VARIABLE = "SANDBANK_MUTATE_TEST_FILE";

export type Runner = "vitest" | "jest" | "node";

/** A test, as far as its runner tells. */
export interface RunningTest {
  /** Null outside of a test file. */
  readonly runner: Runner | null;
  /** The path of the test file; null if it is unknown. */
  readonly file: string | null;
  /** The full name of the test; null if it is unknown. */
  readonly test: string | null;
}

/** What the processes of a run note in its folder: each kind in a file, in which a line is a note. */
export interface RunNotes {
  /** A process of Node has started. */
  readonly started: null;
  /** A place of the bank has decided: the first time in its test file. */
  readonly reached: RunningTest & { readonly place: string };
  /** A test has failed, or all that is known is that its file has. */
  readonly failed: Pick<RunningTest, "file" | "test"> & { readonly isAssertion: boolean };
  /** Why the mutant was set aside. */
  readonly aside: string;
  /** A test file of `node:test` that this run skips. Noted before the run. */
  readonly skipped: string;
}

/** Adds a note. Does nothing if the folder has been removed, because the run has ended. */
export function addNote<Kind extends keyof RunNotes>(folder: string, kind: Kind, note: RunNotes[Kind]): void {
  try {
    appendFileSync(join(folder, kind), `${JSON.stringify(note)}\n`);
  } catch {
    // The tests matter more than the note.
  }
}

/** Reads the notes of a kind. A line that is still being written is none yet. */
export function readNotes<Kind extends keyof RunNotes>(folder: string, kind: Kind): readonly RunNotes[Kind][] {
  let text: string;
  try {
    text = readFileSync(join(folder, kind), "utf8");
  } catch {
    return [];
  }
  return text
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}
