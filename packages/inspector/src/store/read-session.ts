import type { Journal, TraceStep } from "@sandbank/engine";
import { MOST_STEPS } from "@sandbank/view/reads/read-defaults";
import type { SessionPart } from "@sandbank/view/replay/session-answers";
import { type SessionFile, sessionFile } from "@sandbank/view/session/session-file";
import type { AdminParams } from "sandbank/client";
import type { Source } from "../source/source.ts";

/** Reads the whole session of a bank, by default without secrets and with the requests of webhooks. */
export async function readWholeSession(
  source: Source,
  bank: string,
  { requests, ...secrets }: Pick<AdminParams<"trace">, "requests" | "secrets"> = {},
): Promise<SessionFile> {
  const [journal, trace] = await Promise.all([
    source.admin("journal", secrets),
    source.admin("trace", { last: MOST_STEPS, ...secrets, ...(requests && { requests }) }),
  ]);
  return sessionFile(bank, journal as unknown as Journal, trace.steps as unknown as readonly TraceStep[]);
}

/** The part of a session that was read. */
export interface ReadSoFar {
  /** The number of entries. */
  readonly entries: number;
  /** The number of the latest step; 0 without any. */
  readonly step: number;
}

/**
 * Reads the part that a bank recorded after a session was read: the entries from the server, and the steps from the
 * stream. Resolves with undefined if steps in between are unknown.
 */
export async function readSessionPart(
  source: Source,
  { entries, step }: ReadSoFar,
  known: readonly TraceStep[],
): Promise<SessionPart | undefined> {
  // Includes the latest known step and entry, because the bank extends a clock move instead of adding another one.
  const steps = known.filter(({ number }) => number >= step);
  const added = steps.find(({ number }) => number > step);
  if (added !== undefined && added.number > step + 1) return undefined;
  // Includes the entry before, by which the worker recognizes the journal.
  const after = Math.max(0, entries - 2);
  const journal = (await source.admin("journal", { after })) as unknown as Journal;
  return { after, journal, steps };
}
