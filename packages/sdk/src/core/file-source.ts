import { refused } from "./refused.ts";

/** What a File is read from: bytes such as a `Buffer`, a `Blob`, or a stream of bytes, of Node or of the web. */
export type FileSource = Uint8Array | BlobLike | AsyncIterable<Uint8Array> | StreamLike;

/** As much of a `Blob` as is read. */
export interface BlobLike {
  /** Its media type; empty where it has none. */
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** As much of a `ReadableStream` as is read. */
export interface StreamLike {
  getReader(): {
    read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
    cancel(): Promise<unknown>;
  };
}

/** Bytes of a File (D-106). */
const maximumBytes = 10 * 2 ** 20;

/** Reads a File to its end, or not far past the most that a File may have. Throws a `BankArgumentError` on anything else. */
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

/** A leaving reader cancels: the source need not go on. */
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

/** Of any realm: test environments have a `Uint8Array` of their own. */
function isBytes(value: unknown): value is Uint8Array {
  return Object.prototype.toString.call(value) === "[object Uint8Array]";
}
