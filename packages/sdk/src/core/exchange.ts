import type { FetchInit, FetchLike, FetchResponse } from "./fetch.ts";

/** An answer, read to its last byte. */
export interface Answer {
  readonly status: number;
  readonly headers: FetchResponse["headers"];
  readonly text: string;
}

/** One attempt on the wire. */
export interface Exchange {
  readonly fetch: FetchLike | undefined;
  readonly url: string;
  readonly init: Omit<FetchInit, "signal">;
  readonly timeoutMs: number;
  /** The caller's. */
  readonly signal: AbortSignal | undefined;
}

/** What an exchange rejects with when its time is up. */
export const timedOut = Symbol("timed out");

/** Timers count in 32 bits: anything longer would fire at once. */
const longestTimer = 2 ** 31 - 1;

/**
 * Sends and reads the whole answer within the time, even where `fetch` does not heed its signal. Rejects with
 * `timedOut`, with the reason of the caller's signal, or with what `fetch` threw.
 */
export async function exchange({ fetch, url, init, timeoutMs, signal }: Exchange): Promise<Answer> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  let stop!: (reason: unknown) => void;
  const stopped = new Promise<never>((_resolve, reject) => {
    stop = (reason) => {
      controller.abort(reason);
      reject(reason);
    };
  });
  const abort = () => stop(signal?.reason);
  const timer = setTimeout(stop, Math.min(timeoutMs, longestTimer), timedOut);
  signal?.addEventListener("abort", abort);
  try {
    // The headers are copied: a wrapper around fetch may add its own.
    const sent = { ...init, headers: { ...init.headers }, signal: controller.signal };
    return await Promise.race([stopped, read(fetch ?? globalThis.fetch, url, sent)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}

async function read(fetch: FetchLike, url: string, init: FetchInit): Promise<Answer> {
  const response = await fetch(url, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}
