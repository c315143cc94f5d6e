import { readSession, type SessionFile, SessionFileError } from "./session-file.ts";

/** Packs a session as text for a URL: its JSON, deflated, in the Base64 of URLs. */
export async function packSession(session: SessionFile): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(session)), new CompressionStream("deflate-raw"));
  // In parts, because each byte is an argument of the call.
  let text = "";
  for (let from = 0; from < bytes.length; from += PART)
    text += String.fromCharCode(...bytes.subarray(from, from + PART));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

const PART = 8_192;

/** Reads what `packSession` wrote. Rejects with a `SessionFileError` for any other text. */
export async function unpackSession(packed: string): Promise<SessionFile> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    const text = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    bytes = await through(
      Uint8Array.from(text, (character) => character.charCodeAt(0)),
      new DecompressionStream("deflate-raw"),
    );
  } catch (error) {
    throw new SessionFileError("It was changed or cut off. Copy the whole link, or open the session as a file.", {
      cause: error,
    });
  }
  return readSession(new TextDecoder().decode(bytes));
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const whole = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(whole).arrayBuffer());
}
