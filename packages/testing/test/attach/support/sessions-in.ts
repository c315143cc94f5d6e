import { readFileSync } from "node:fs";
import { inflateRawSync } from "node:zlib";
import type { SessionFile } from "@sandbank/view/session/session-file";

/** The session page without a session. */
export const template = '<!doctype html>\n<script type="text/plain" id="session"></script>\n</html>\n';

/** The sessions in a page. */
export function sessionsIn(page: string): readonly SessionFile[] {
  const packed = [...readFileSync(page, "utf8").matchAll(/(?:id|class)="session">([\w-]+)</g)];
  return packed.map(([, text = ""]) => JSON.parse(inflateRawSync(Buffer.from(text, "base64url")).toString()));
}
