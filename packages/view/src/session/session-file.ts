import type { Journal, TraceStep } from "@sandbank/engine";

/** A session of a bank as a file, which the page of the inspector shows without a server. */
export interface SessionFile {
  readonly sandbank: "session";
  readonly version: typeof SESSION_VERSION;
  /** The name of the bank. */
  readonly bank: string;
  readonly journal: Journal;
  /** The latest steps of the bank: the journal has neither reads nor refused calls. `[]` if they are unknown. */
  readonly steps: readonly TraceStep[];
  /** The failed test that the bank belongs to. Absent for the session of a server. */
  readonly failure?: TestFailure;
}

/** A failed test, and what its session opens at. */
export interface TestFailure {
  /** The full name of the test: `cards > declines above the Limit`. */
  readonly test: string;
  /** The path of the test file, relative to the working directory if it is below it; null if it is unknown. */
  readonly path: string | null;
  /** The line of the error in the test file, or else in your app: `test/cards.test.ts:40`; null if it is unknown. */
  readonly place: string | null;
  /** The message of the error with the difference of its values, in several lines; null if it is unknown. */
  readonly message: string | null;
  /** The place in `steps` of the step to open, from 0; null if there is no step. */
  readonly step: number | null;
  /** Present if the test had no deliverer, so that its webhooks were not sent. */
  readonly lacksDeliverer?: true;
  /** The mutant or the permitted change that the bank played with. Absent if the bank was right. */
  readonly mutant?: string;
  /** What receivers threw behind their responses, by the ids of the attempts. Absent if they threw nothing. */
  readonly causes?: Readonly<Record<string, string>>;
  /** The latest stops of the one clock of the test, in lines. Absent if its time was not put together. */
  readonly stops?: readonly string[];
}

/** Increases when programs can no longer read older sessions. */
export const SESSION_VERSION = 1;

export function sessionFile(bank: string, journal: Journal, steps: readonly TraceStep[] = []): SessionFile {
  return { sandbank: "session", version: SESSION_VERSION, bank, journal, steps };
}
