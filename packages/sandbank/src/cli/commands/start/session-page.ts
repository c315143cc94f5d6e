import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { packSession } from "@sandbank/view/session/pack";
import type { SessionFile } from "@sandbank/view/session/session-file";
import { inspectorDirectory } from "../../../inspector-directory.ts";

/** The inspector is not built. Only a checkout of the project can be without it. */
export class NoInspectorError extends Error {
  override readonly name = "NoInspectorError";
}

/**
 * Prints a session as an HTML file that shows it without a server: it contains the page, the worker that replays the
 * session, and the session. Rejects with a `NoInspectorError` if the inspector is not built.
 */
export async function sessionPage(session: SessionFile, directory = inspectorDirectory()): Promise<string> {
  const path = join(directory, "session.html");
  let page: string;
  try {
    page = await readFile(path, "utf8");
  } catch (cause) {
    throw new NoInspectorError(
      `The inspector is not built: there is no ${path}. Run \`npm run build\` in the checkout.`,
      {
        cause,
      },
    );
  }
  const packed = await packSession(session);
  return page.replace('id="session">', (start) => start + packed);
}
