import { refused } from "./refused.ts";
import { openStream, type StreamLike } from "./stream.ts";

export type { StreamLike } from "./stream.ts";

/** The contents of a File to upload: bytes such as a `Buffer`, a `Blob`, or a Node or web stream of bytes. */
export type FileSource = Uint8Array | BlobLike | AsyncIterable<Uint8Array> | StreamLike;

/** The members of `Blob` that the client reads. */
export interface BlobLike {
  /** The media type, or empty if it is unknown. */
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** The largest File, in bytes (D-106). */
const maximumBytes = 10 * 2 ** 20;

/**
 * Reads a File to its end, but stops soon after the largest size that a File may have. Throws a `BankArgumentError` if
 * the File is too large or cannot be read as bytes.
 */
export async function readFile(file: FileSource): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of readChunks(file as object)) {
    length += chunk.length;
    if (length > maximumBytes) throw refused("file", `at most ${maximumBytes} bytes`);
    chunks.push(chunk);
  }
  return chunks;
}

async function* readChunks(file: object): AsyncGenerator<Uint8Array> {
  const { arrayBuffer } = Object(file) as Partial<BlobLike>;
  if (isBytes(file)) yield file;
  else if (arrayBuffer) yield new Uint8Array(await (file as BlobLike).arrayBuffer());
  else {
    for await (const chunk of openStream(file) ?? [undefined]) {
      if (!isBytes(chunk)) throw refused("file", "bytes: a Uint8Array, a Blob, or a stream of Uint8Arrays");
      yield chunk;
    }
  }
}

/** Accepts a `Uint8Array` of any realm: test environments have a class of their own. */
function isBytes(value: unknown): value is Uint8Array {
  return Object.prototype.toString.call(value) === "[object Uint8Array]";
}
