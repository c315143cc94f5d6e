import type { Bank, ReplayOptions } from "@sandbank/engine";
import { findMistake, readText, sentence } from "@sandbank/engine/private/errors";
import { ServerError } from "@sandbank/view/reads/server-error";
import { readAnySession } from "@sandbank/view/session/read-session";
import type { SessionFile } from "@sandbank/view/session/session-file";
import { UsageError } from "../../../errors/usage-error.ts";
import { toPoint } from "../../../flags/points.ts";
import { readFileText } from "../../../flags/read-file.ts";

/** Opens the bank of a session as it was at a point. Rejects with a `UsageError` if there is no such point. */
export async function bankOfFile({ journal, steps }: SessionFile, point: string): Promise<Bank> {
  if (point.startsWith("snapshot:")) {
    throw new UsageError(
      "A file has no snapshots. Write now, a step such as 12, an instant, or how long ago such as 7d.",
    );
  }
  const { replay } = await import("@sandbank/engine");
  const { bankAt } = await import("@sandbank/view/reads/bank-at");
  try {
    // The recorded log also counts reads and refused calls, which are not in the journal.
    const log = steps.length === 0 ? {} : { steps };
    return bankAt({ bank: replay(journal, { trace: true }), ...log }, toPoint(point));
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    throw new UsageError(error.message, { cause: error });
  }
}

/**
 * Reads the session of a file: a page that shows it, a session or a journal. Rejects with a `UsageError`, also for a
 * journal that was edited, because a part or a redacted copy of it would get a new, valid digest.
 */
export async function readSessionFile(path: string): Promise<SessionFile> {
  const text = readFileText(path);
  let session: SessionFile;
  try {
    session = await readAnySession(text);
  } catch (error) {
    throw new UsageError(sentence(`${path} cannot be read: ${(error as Error).message}`), { cause: error });
  }
  await replayFile(path, session, { until: 0 });
  return session;
}

/** Replays the journal of a file. Rejects with a `UsageError` if the journal is wrong. */
export async function replayFile(path: string, { journal }: SessionFile, options?: ReplayOptions): Promise<Bank> {
  const { replay } = await import("@sandbank/engine");
  try {
    return replay(journal, options);
  } catch (error) {
    if (findMistake(error) === undefined) throw error;
    throw new UsageError(`${path}: ${readText(error)}`, { cause: error });
  }
}
