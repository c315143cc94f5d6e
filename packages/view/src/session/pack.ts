import { deflateText, inflateText } from "./deflate.ts";
import { parseSession, SessionFileError } from "./parse-session.ts";
import type { SessionFile } from "./session-file.ts";

/** Packs a session as text for a URL: its JSON, deflated, in URL-safe Base64. */
export function packSession(session: SessionFile): Promise<string> {
  return deflateText(JSON.stringify(session));
}

/** Parses the output of `packSession`. Rejects with a `SessionFileError` for other text, which ends with `advice`. */
export async function unpackSession(
  packed: string,
  advice = "Copy the whole link, or open the session as a file.",
): Promise<SessionFile> {
  let text: string;
  try {
    text = await inflateText(packed);
  } catch (cause) {
    throw new SessionFileError(`It was changed or cut off. ${advice}`, { cause });
  }
  return parseSession(text);
}
