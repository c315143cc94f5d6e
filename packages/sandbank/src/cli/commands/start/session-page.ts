import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { packSession } from "@sandbank/view/session/pack";
import type { SessionFile } from "@sandbank/view/session/session-file";
import { UsageError } from "../../../errors/usage-error.ts";
import { inspectorDirectory } from "../../../inspector-directory.ts";

/**
 * Prints a session as an HTML file that shows it without a server: it contains the page, the worker that replays the
 * session, and the session. Rejects with a `UsageError` if the inspector is not built, as in a checkout of the project.
 */
export async function sessionPage(session: SessionFile, directory = inspectorDirectory()): Promise<string> {
  const path = join(directory, "session.html");
  const page = await readFile(path, "utf8").catch((cause) => {
    const remedy = "Run `npm run build` in the checkout.";
    throw new UsageError(`The inspector is not built: there is no ${path}. ${remedy}`, { cause });
  });
  const packed = await packSession(session);
  return page.replace('id="session">', (start) => start + packed);
}
