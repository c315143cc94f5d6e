/** An Event has some 300 bytes. */
const most = 1_048_576;

/** What the body of a delivery larger than 1 MiB rejects with. */
export const tooLarge = Symbol("too large");

/** The bytes of a stream, up to 1 MiB: anybody may send to an endpoint. Bytes and text are given as they are. */
export async function readBody<T>(body: T | AsyncIterable<Uint8Array>): Promise<T | Uint8Array> {
  if (!isStream(body)) return body;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > most) throw tooLarge;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

function isStream(body: unknown): body is AsyncIterable<Uint8Array> {
  return typeof Object(body)[Symbol.asyncIterator] === "function";
}
