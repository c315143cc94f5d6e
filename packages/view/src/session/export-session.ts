import type { Trace } from "@sandbank/engine";
import { formatCount } from "../words/format-count.ts";
import { seedSteps, testSteps } from "./export-steps.ts";
import { differenceIn, printTest } from "./print-test.ts";
import { type OmittedKind, type RecordedSession, readSession, type Session } from "./session.ts";
import { SessionError } from "./session-error.ts";
import { callsIn, MOST_WORK } from "./shortest-test.ts";

export { SessionError };

const ENDED_EARLY = `It was not shortened further, because the search ended after ${MOST_WORK.toLocaleString("en-US")} repeated steps.`;

/** An exported file, with notes for its reader. */
export interface Exported {
  readonly text: string;
  readonly notes: readonly string[];
}

/** Exports a session as a seed, from entry `first` of its journal on. Throws a `SessionError` if it cannot. */
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
  return {
    text,
    notes: [note, ...(test.endedEarly ? [ENDED_EARLY] : []), ...differenceIn(test), ...describeOmissions(session)],
  };
}

function describeOmissions({ omitted }: Session): string[] {
  const kinds = Object.entries(omitted).map(([kind, count]) => formatCount(count, kindNames[kind as OmittedKind]));
  return kinds.length === 0 ? [] : [`Left out, because no step can repeat them: ${kinds.join(", ")}.`];
}

const kindNames: Readonly<Record<OmittedKind, string>> = {
  decide: "Real-Time Decision answer",
  drop_job: "dropped job",
  arm: "armed fault",
  fire: "fired fault",
  clear: "fault removal",
  record: "webhook attempt",
  resend: "resent Event",
  replay_missing: "bulk resend",
  rotate_secret: "secret rotation",
  delivery_faults: "delivery fault change",
};
