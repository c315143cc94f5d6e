import type { TraceStep } from "@sandbank/engine";
import { eventsIn } from "@sandbank/view/reads/admin-http";
import type { Connection, SourceEvent } from "./source.ts";

export interface SharedStreamOptions {
  /** A name that is the same in every tab that shows the same bank of the same server. */
  readonly name: string;
  /** Requests the stream of the steps after a number. */
  readonly open: (after: number | undefined, signal: AbortSignal) => Promise<Response>;
  /** Returns the time at which the server started, which distinguishes a restarted server. */
  readonly identify: () => Promise<string>;
  readonly emit: (event: SourceEvent) => void;
}

/** A message between tabs: an event, or a new tab's request for the state of the connection. */
type Message = SourceEvent | { readonly type: "hello" };

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 4_000;

/**
 * Opens one stream for all tabs of a browser: the tab that holds a lock reads the stream and passes the events on. A
 * browser opens at most six connections to a server over HTTP/1.1, so with a stream for each tab the seventh tab would
 * wait forever.
 */
export function openSharedStream({ name, open, identify, emit }: SharedStreamOptions) {
  let abort: AbortController | undefined;
  let channel: BroadcastChannel | undefined;
  let isReader = false;
  let connection: Connection = { state: "connecting" };
  let after: number | undefined;
  let startedAt: string | undefined;

  function receive(event: SourceEvent): void {
    if (event.type === "connection") connection = event.connection;
    // A tab that takes over the stream continues after the last step that it knows.
    if (event.type === "step") after = event.step.number;
    if (event.type === "restart") after = undefined;
    emit(event);
  }

  function tell(event: SourceEvent): void {
    receive(event);
    channel?.postMessage(event);
  }

  function onMessage({ data }: MessageEvent<Message>): void {
    if (data.type !== "hello") receive(data);
    else if (isReader) channel?.postMessage({ type: "connection", connection } satisfies Message);
  }

  /** Reads the stream until the signal aborts. Reopens it whenever it ends. */
  async function read(signal: AbortSignal): Promise<void> {
    isReader = true;
    let delay = FIRST_DELAY_MS;
    while (!signal.aborted) {
      try {
        const response = await open(after, signal);
        if (response.status === 401) return;
        if (response.ok && response.body !== null) {
          await checkIdentity();
          delay = FIRST_DELAY_MS;
          for await (const { type, data } of eventsIn(response.body)) take(type, data);
        }
      } catch {
        // The loop reopens the stream after any error.
      }
      if (signal.aborted) return;
      if (connection.state !== "lost") tell({ type: "connection", connection: { state: "lost", since: Date.now() } });
      await wait(delay, signal);
      delay = Math.min(delay * 2, LONGEST_DELAY_MS);
    }
  }

  async function checkIdentity(): Promise<void> {
    const found = await identify();
    if (startedAt !== undefined && found !== startedAt) tell({ type: "restart", isServer: true });
    // The bank may have changed before the stream opened. A resumed stream sends the steps since then.
    else tell({ type: after === undefined ? "missed" : "changed" });
    startedAt = found;
    tell({ type: "connection", connection: { state: "open" } });
  }

  function take(type: string, data: Readonly<Record<string, unknown>>): void {
    if (type === "call" || type === "advance") tell({ type: "step", step: data as unknown as TraceStep });
    else if (type === "restart") tell({ type: "restart", isServer: false });
    else if (type === "delivery") tell({ type: "delivery" });
    else if (type === "gap" || data["gap"] === true) tell({ type: "changed" });
  }

  return {
    start() {
      abort = new AbortController();
      const { signal } = abort;
      channel = new BroadcastChannel(name);
      channel.addEventListener("message", onMessage);
      channel.postMessage({ type: "hello" } satisfies Message);
      // On pages of plain HTTP from another host there are no locks, and where cookies are blocked the browser refuses
      // them. Then each tab reads a stream of its own.
      const reading = navigator.locks?.request(name, { signal }, () => read(signal)) ?? read(signal);
      reading.catch((error: unknown) => {
        if (signal.aborted) return;
        if (isReader) throw error;
        return read(signal);
      });
    },
    stop() {
      abort?.abort();
      channel?.close();
      channel = undefined;
      isReader = false;
    },
    /** Tells every tab that the bank changed without a step. */
    announce: () => tell({ type: "changed" }),
  };
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
