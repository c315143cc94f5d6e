/**
 * Whether a test has faked `queueMicrotask`, as sinon's fake timers do by default. Node ends a body that it makes of text
 * or bytes in such a microtask, which then never runs, so that a read of the body never ends.
 */
export function areMicrotasksFaked(): boolean {
  const { queueMicrotask } = globalThis as { readonly queueMicrotask?: object };
  return queueMicrotask !== undefined && "clock" in queueMicrotask;
}

/** A body for `new Request` or `new Response` that can be read to its end, also where microtasks are faked. */
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
