import { refused } from "./refused.ts";

/** The contents of a File to upload: bytes such as a `Buffer`, a `Blob`, or a Node or web stream of bytes. */
export type FileSource = Uint8Array | BlobLike | AsyncIterable<Uint8Array> | StreamLike;

/** The members of `Blob` that the client reads. */
export interface BlobLike {
  /** The media type, or empty if it is unknown. */
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** The members of `ReadableStream` that the client uses. */
export interface StreamLike {
  getReader(): {
    read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
    cancel(): Promise<unknown>;
  };
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
  for await (const chunk of chunksOf(file as object)) {
    length += chunk.length;
    if (length > maximumBytes) throw refused("file", `at most ${maximumBytes} bytes`);
    chunks.push(chunk);
  }
  return chunks;
}

async function* chunksOf(file: Partial<BlobLike & AsyncIterable<Uint8Array> & StreamLike>): AsyncGenerator<Uint8Array> {
  if (isBytes(file)) yield file;
  else if (file?.arrayBuffer) yield new Uint8Array(await file.arrayBuffer());
  else if (file?.getReader) yield* streamed(file.getReader());
  else {
    if (!file?.[Symbol.asyncIterator]) throw refused("file", kinds);
    for await (const chunk of file as AsyncIterable<Uint8Array>) yield bytes(chunk);
  }
}

/** Cancels the stream if the consumer stops early, so that the source can stop too. */
async function* streamed(reader: ReturnType<StreamLike["getReader"]>): AsyncGenerator<Uint8Array> {
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield bytes(next.value);
  } finally {
    reader.cancel().catch(() => {});
  }
}

const kinds = "bytes: a Uint8Array, a Blob, or a stream of Uint8Arrays";

function bytes(chunk: unknown): Uint8Array {
  if (isBytes(chunk)) return chunk;
  throw refused("file", kinds);
}

/** Accepts a `Uint8Array` of any realm: test environments have a class of their own. */
function isBytes(value: unknown): value is Uint8Array {
  return Object.prototype.toString.call(value) === "[object Uint8Array]";
}
