/** An event of a stream of server-sent events. */
export interface ServerEvent {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Reads server-sent events by `fetch`, which sends headers, unlike `EventSource`. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += value;
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const [, type] = /^event: (.*)$/m.exec(block) ?? [];
      const [, data] = /^data: (.*)$/m.exec(block) ?? [];
      if (type !== undefined && data !== undefined) yield { type, data: JSON.parse(data) };
    }
  }
}
