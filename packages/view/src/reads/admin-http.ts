// Shared by the clients of the admin API: `client.ts`, and the page.

/** How far an export is. */
export interface AdminProgress {
  /** The number of steps that are left in the test so far. */
  readonly left: number;
}

/** Returns the query of a request, with its question mark; empty without parameters. */
export function printQuery(params: object): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  return given.length === 0 ? "" : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** Reads server-sent events by `fetch`, which sends headers, unlike `EventSource`. */
export async function* eventsIn(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<{ type: string; data: Record<string, unknown> }> {
  // Not all browsers iterate over a stream.
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const blocks = text.split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) {
        const [, type] = /^event: (.*)$/m.exec(block) ?? [];
        const [, data] = /^data: (.*)$/m.exec(block) ?? [];
        if (type !== undefined && data !== undefined) yield { type, data: JSON.parse(data) };
      }
    }
  } finally {
    // A reader that stops early closes the connection.
    await reader.cancel();
  }
}
