import type { Journal, TraceStep } from "@sandbank/engine";
import { MOST_STEPS } from "sandbank/private/read-defaults";
import { type SessionFile, sessionFile } from "sandbank/private/session-file";
import type { Source } from "../source/source.ts";
import type { SessionPart } from "../worker/messages.ts";

/** Reads the whole session of a bank. */
export async function readWholeSession(source: Source, bank: string): Promise<SessionFile> {
  const [journal, trace] = await Promise.all([source.admin("journal"), source.admin("trace", { last: MOST_STEPS })]);
  return sessionFile(bank, journal as unknown as Journal, trace.steps as unknown as readonly TraceStep[]);
}

/** How much of a session was read. */
export interface ReadSoFar {
  /** The number of entries. */
  readonly entries: number;
  /** The number of the latest step; 0 without any. */
  readonly step: number;
}

/**
 * Reads what a bank recorded since a session was read: the entries from the server, and the steps of those that the stream
 * sent. Resolves with undefined if steps in between are not known.
 */
export async function readSessionPart(
  source: Source,
  { entries, step }: ReadSoFar,
  known: readonly TraceStep[],
): Promise<SessionPart | undefined> {
  // The latest step and the latest entry can be a move of the clock that went on.
  const steps = known.filter(({ number }) => number >= step);
  const added = steps.find(({ number }) => number > step);
  if (added !== undefined && added.number > step + 1) return undefined;
  // The entry before shows that the journal is still the same one.
  const after = Math.max(0, entries - 2);
  const journal = (await source.admin("journal", { after })) as unknown as Journal;
  return { after, journal, steps };
}
