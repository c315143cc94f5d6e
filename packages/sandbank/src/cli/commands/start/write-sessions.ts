import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Journal, TraceStep } from "@sandbank/engine";
import { MOST_STEPS } from "@sandbank/view/reads/read-defaults";
import { type SessionFile, sessionFile } from "@sandbank/view/session/session-file";
import { type AdminClient, createAdminClient } from "../../../client.ts";
import { inspectorDirectory } from "../../../inspector-directory.ts";
import type { RunningServer } from "../../../server/start-server.ts";
import { toFileName } from "../../../storage/file-name.ts";
import { sessionPage } from "./session-page.ts";

/** Reads the session of a bank from a server. */
async function readBankSession(admin: AdminClient, bank: string): Promise<SessionFile> {
  const journal = (await admin.call("journal", { secrets: "shown" })) as unknown as Journal;
  const { steps } = await admin.call("trace", { last: MOST_STEPS, secrets: "shown" });
  return sessionFile(bank, journal, steps as unknown as readonly TraceStep[]);
}

/** A session in a folder. */
interface WrittenSession {
  readonly folder: string;
  readonly session: SessionFile;
}

/** Writes a session, without secrets, for each bank that was used: a journal and a log in a folder of its name. */
export async function writeSessions(
  { url, token }: RunningServer,
  directory: string,
): Promise<readonly WrittenSession[]> {
  const { redactSession } = await import("@sandbank/view/session/redact-session");
  const { data } = await createAdminClient({ url, key: token }).call("banks.list");
  const written: WrittenSession[] = [];
  for (const { name } of data) {
    const session = redactSession(await readBankSession(createAdminClient({ url, key: token, bank: name }), name));
    if (session.steps.length === 0) continue;
    const folder = join(directory, toFileName(name));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "journal.json"), `${JSON.stringify(session.journal)}\n`);
    writeFileSync(join(folder, "log.ndjson"), session.steps.map((step) => `${JSON.stringify(step)}\n`).join(""));
    written.push({ folder, session });
  }
  return written;
}

/**
 * Writes a `session.html` beside the files of each session, and resolves with the paths of the pages. Rejects with a
 * `UsageError` if the directory has no built inspector.
 */
export async function writePages(
  sessions: readonly WrittenSession[],
  inspector = inspectorDirectory(),
): Promise<readonly string[]> {
  const pages: string[] = [];
  for (const { folder, session } of sessions) {
    const page = join(folder, "session.html");
    writeFileSync(page, await sessionPage(session, inspector));
    pages.push(page);
  }
  return pages;
}
