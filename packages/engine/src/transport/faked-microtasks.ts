/** Whether a test has faked `queueMicrotask`, as sinon's fake timers do by default. */
function areMicrotasksFaked(): boolean {
  const { queueMicrotask } = globalThis as { readonly queueMicrotask?: object };
  return queueMicrotask !== undefined && "clock" in queueMicrotask;
}

type Chunk = ReadableStreamReadResult<Uint8Array>;

/**
 * Reads the next chunk of a body, also if microtasks are faked. Node ends a body made from text or bytes with
 * `queueMicrotask`: Node 20 when its only chunk is requested, later versions when the body is made. If that never runs,
 * the body never ends, and Node 20 repeats the chunk.
 */
export function readChunk(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Chunk> {
  return areMicrotasksFaked() ? Promise.race([readWithMicrotasks(reader), endAfterTurns()]) : reader.read();
}

/** Lets `queueMicrotask` work while the chunk is requested, which a new body only permits in its next turn. */
async function readWithMicrotasks(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Chunk> {
  await null;
  const { queueMicrotask } = globalThis;
  globalThis.queueMicrotask = (callback) => void Promise.resolve().then(callback);
  const chunk = reader.read();
  globalThis.queueMicrotask = queueMicrotask;
  return chunk;
}

const TURNS = 100;

/** After this many turns, all of a body that never ends has arrived. */
async function endAfterTurns(): Promise<Chunk> {
  for (let turn = 0; turn < TURNS; turn++) await null;
  return { done: true, value: undefined };
}

/** Makes a body for `new Request` or `new Response` whose reading ends even if microtasks are faked. */
export function readableBody(body: string | Uint8Array): BodyInit {
  if (!areMicrotasksFaked()) return body as BodyInit;
  return new ReadableStream({
    start(controller) {
      const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
      if (bytes.length > 0) controller.enqueue(bytes);
      controller.close();
    },
  });
}
