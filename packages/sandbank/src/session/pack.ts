import { deflateText, inflateText } from "./deflate.ts";
import { readSession, type SessionFile, SessionFileError } from "./session-file.ts";

/** Packs a session as text for a URL: its JSON, deflated, in the Base64 of URLs. */
export function packSession(session: SessionFile): Promise<string> {
  return deflateText(JSON.stringify(session));
}

/** Reads what `packSession` wrote. Rejects with a `SessionFileError` for any other text, whose message ends with `advice`. */
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
  return readSession(text);
}
