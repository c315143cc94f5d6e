import type { Trace } from "@sandbank/engine";
import { seedSteps, testSteps } from "./export-steps.ts";
import { differenceIn, printTest } from "./print-test.ts";
import { type OmittedKind, type RecordedSession, readSession, type Session } from "./session.ts";
import { SessionError } from "./session-error.ts";
import { callsIn } from "./shortest-test.ts";

export { SessionError };

/** An exported file, with notes for its reader. */
export interface Exported {
  readonly text: string;
  readonly notes: readonly string[];
}

/**
 * Exports a session as a seed, starting at entry `first` of its journal. Throws a `SessionError` if steps cannot repeat
 * it.
 */
export function exportSeed(journal: RecordedSession, first = 0): Exported {
  const session = readSession(journal, undefined, first);
  const { steps } = seedSteps(session);
  const start = new Date(session.genesis.start).toISOString();
  return {
    text: `${JSON.stringify({ steps }, null, 2)}\n`,
    notes: [
      `The session began at ${start}: start with --start ${start} for the same dates.`,
      ...describeOmissions(session),
    ],
  };
}

export interface ExportTestOptions {
  /** Runs the test, and returns why it fails. Null where text cannot be evaluated, as in a page. */
  readonly failureOf: ((text: string) => string | undefined) | null;
  /** The entry of the journal that the test begins with. */
  readonly first?: number;
  /** Called with the number of remaining steps while the test is shortened. */
  readonly onProgress?: (left: number) => void;
}

/**
 * Exports a test of the latest decline or refused call of a session, or of the whole session if nothing was declined or
 * refused. The export repeats the steps and checks that they have the same outcome. Throws a `SessionError` if steps
 * cannot repeat the session, if it has no calls, or if the test fails.
 */
export function exportTest(
  journal: RecordedSession,
  trace: Pick<Trace, "steps">,
  { failureOf, first = 0, onProgress }: ExportTestOptions,
): Exported {
  const session = readSession(journal, trace, first);
  const calls = session.items.filter(({ kind }) => kind === "call").length;
  if (calls === 0) {
    throw new SessionError(
      "The session has no call that a test can repeat. Make the decline or the refused call that the test is to show, and export it again.",
    );
  }
  const test = testSteps(session, onProgress);
  const text = printTest(session.genesis, test);
  const failure = failureOf?.(text);
  if (failure !== undefined)
    throw new SessionError(`The test of the session fails: ${failure}. Export it --as journal.`);
  const length = `has ${callsIn(test.steps)} of ${calls} calls.`;
  const note =
    failureOf === null
      ? `The test ${length} It was not run, because a page may not run text as a program: its calls were repeated, with the same outcome. Run it with Vitest.`
      : `The test passes. It ${length}`;
  return { text, notes: [note, ...differenceIn(test), ...describeOmissions(session)] };
}

function describeOmissions({ omitted }: Session): string[] {
  const kinds = Object.entries(omitted).map(([kind, count]) => `${count} x ${kindNames[kind as OmittedKind]}`);
  return kinds.length === 0 ? [] : [`Left out, because no step can repeat it: ${kinds.join(", ")}.`];
}

const kindNames: Readonly<Record<OmittedKind, string>> = {
  decide: "answer to a Real-Time Decision",
  drop_job: "dropped job",
  arm: "armed fault",
  fire: "fired fault",
  clear: "removal of the faults",
  record: "outcome of a webhook attempt",
  resend: "resent Event",
  replay_missing: "resend of missing Events",
  rotate_secret: "rotation of a secret",
  delivery_faults: "change of the delivery faults",
};
