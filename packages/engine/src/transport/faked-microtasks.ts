/**
 * Whether a test has faked `queueMicrotask`, as sinon's fake timers do by default. Node ends a body made from text or
 * bytes in a microtask. If that never runs, reading the body never ends.
 */
export function areMicrotasksFaked(): boolean {
  const { queueMicrotask } = globalThis as { readonly queueMicrotask?: object };
  return queueMicrotask !== undefined && "clock" in queueMicrotask;
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
