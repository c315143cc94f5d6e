import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Journal, TraceStep } from "@sandbank/engine";
import { type AdminClient, createAdminClient } from "../client.ts";
import type { RunningServer } from "../server/start-server.ts";
import { redactSession } from "../session/redact.ts";
import { type SessionFile, sessionFile } from "../session/session-file.ts";
import { sessionPage } from "../session/session-page.ts";
import { fileNameOf } from "../storage/file-name.ts";

/** The most steps that a bank keeps. */
const MOST_STEPS = 1_000;

/** Reads the session of a bank from a server. */
async function readSessionOf(admin: AdminClient, bank: string): Promise<SessionFile> {
  const journal = (await admin.call("journal")) as unknown as Journal;
  const { steps } = await admin.call("trace", { last: MOST_STEPS });
  return sessionFile(bank, journal, steps as unknown as readonly TraceStep[]);
}

/**
 * Writes what each bank did that was used since the server started, without secrets: `journal.json`, `log.ndjson` and
 * `session.html`, in a directory of the bank's name. Resolves with the pages.
 */
export async function writeSessions({ url, token }: RunningServer, directory: string): Promise<readonly string[]> {
  const { data } = await createAdminClient({ url, key: token }).call("banks.list");
  const pages: string[] = [];
  for (const { name } of data) {
    const session = redactSession(await readSessionOf(createAdminClient({ url, key: token, bank: name }), name));
    if (session.steps.length === 0) continue;
    const folder = join(directory, fileNameOf(name));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "journal.json"), `${JSON.stringify(session.journal)}\n`);
    writeFileSync(join(folder, "log.ndjson"), session.steps.map((step) => `${JSON.stringify(step)}\n`).join(""));
    const page = join(folder, "session.html");
    writeFileSync(page, await sessionPage(session));
    pages.push(page);
  }
  return pages;
}
