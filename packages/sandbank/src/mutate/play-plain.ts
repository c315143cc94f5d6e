import { TimedOutError } from "../errors/timed-out-error.ts";
import { UsageError } from "../errors/usage-error.ts";
import type { RunNotes } from "./run-notes.ts";
import type { Suite, SuiteRun } from "./suite.ts";

/** What the tests of a command reach in a right bank. */
export interface Reach {
  /** How long the command took, in milliseconds. */
  readonly milliseconds: number;
  /** The tests that reached each place, at most one of each test file. */
  readonly places: ReadonlyMap<string, readonly RunNotes["reached"][]>;
  /** The tests that fail although the command succeeds. */
  readonly failed: readonly RunNotes["failed"][];
}

/** How many characters of the output an error shows. */
const MOST_SHOWN = 4_000;

interface PlainOptions {
  readonly suite: Pick<Suite, "run">;
  readonly command: readonly string[];
  /** How long the command may take, in milliseconds, and as the user wrote it. */
  readonly timeout: number;
  readonly timeoutText: string;
}

/**
 * Runs a command with a right bank. Rejects with a `UsageError` if it fails or reaches no bank, and with a `TimedOutError` if
 * it does not end. Undefined if the user stops it.
 */
export async function playPlain({ suite, command, timeout, timeoutText }: PlainOptions): Promise<Reach | undefined> {
  const run = await suite.run({ command, timeout });
  if (run.end === "stopped") return undefined;
  const withOutput = (problem: string) =>
    run.output === "" ? problem : `${problem} The end of the output:\n${lastLines(run.output)}`;
  if (run.end === "late") {
    throw new TimedOutError(
      withOutput(
        `The command did not end within ${timeoutText}, so no mutant was played. Write a command that runs the tests once, such as \`vitest run\` in place of \`vitest --watch\`, or pass a longer --timeout.`,
      ),
    );
  }
  const problem = findProblem(run);
  if (problem !== undefined) throw new UsageError(withOutput(problem));
  const places = new Map<string, RunNotes["reached"][]>();
  for (const note of run.notes.reached) places.set(note.place, [...(places.get(note.place) ?? []), note]);
  for (const notes of places.values()) notes.sort((one, other) => compareTexts(one.file ?? "", other.file ?? ""));
  return { milliseconds: run.milliseconds, places, failed: run.notes.failed };
}

/** How Vitest, Jest and Node say that they found no tests. */
const NO_TESTS = /No test files found|No tests? found|^(?:#|ℹ) tests 0$/m;

/** Returns why no mutant can be played, and what to do. */
function findProblem({ end, code, output, notes }: SuiteRun): string | undefined {
  if (notes.reached.length === 0 && NO_TESTS.test(output)) {
    return "The command found no tests. Name test files that it can find, and run it in their folder.";
  }
  if (end === "red") {
    const how = code === null ? "by a signal" : `with exit code ${code}`;
    return `The command ends ${how} although the bank is right. Only tests that pass can notice a wrong bank, so repair them first.`;
  }
  if (notes.started.length === 0) {
    return "The command started no process of Node, so no bank could be made wrong. For tests in another language, give them a server: `sandbank mutate -- sandbank exec -- pytest`.";
  }
  if (notes.reached.length === 0) {
    return "The tests of the command reach no bank. Open it in their processes, with `createBank` or a fixture of @sandbank/testing, or in a server that the command starts: `sandbank mutate -- sandbank exec -- npm test`.";
  }
  return undefined;
}

/** The last lines of a text that people read. */
function lastLines(text: string): string {
  if (text.length <= MOST_SHOWN) return text;
  const start = text.indexOf("\n", text.length - MOST_SHOWN);
  return text.slice(start === -1 ? -MOST_SHOWN : start + 1);
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
