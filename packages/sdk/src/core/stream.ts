/** The members of `ReadableStream` that the client uses. */
export interface StreamLike {
  getReader(): {
    read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
    cancel(): Promise<unknown>;
  };
}

/** Iterates over the chunks of a web stream, or of a stream of Node. Undefined for what is neither. */
export function openStream(source: object | null | undefined): AsyncIterable<Uint8Array> | undefined {
  const stream = source as Partial<StreamLike & AsyncIterable<Uint8Array>> | null | undefined;
  if (stream?.getReader) return readChunks(stream.getReader());
  return stream?.[Symbol.asyncIterator] && (stream as AsyncIterable<Uint8Array>);
}

/** Cancels the stream if the consumer stops early, so that the source can stop too. */
async function* readChunks(reader: ReturnType<StreamLike["getReader"]>): AsyncGenerator<Uint8Array> {
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value as Uint8Array;
  } finally {
    reader.cancel().catch(() => {});
  }
}

/** Joins texts and bytes into bytes. */
export async function joined(parts: readonly (string | Uint8Array)[]): Promise<Uint8Array> {
  return new Uint8Array(
    await new Blob(parts as readonly (string | Uint8Array<ArrayBuffer>)[] as BlobPart[]).arrayBuffer(),
  );
}
