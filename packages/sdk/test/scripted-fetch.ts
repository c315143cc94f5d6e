import type { FetchInit, FetchResponse } from "../src/index.ts";

/** What a scripted fetch does for one request. */
export type Step = Answer | Error | "hang" | "hang in the body";

export interface Answer {
  /** Default: 200. */
  readonly status?: number;
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The body, sent as JSON unless it is text. Default: `{}`. */
  readonly body?: unknown;
}

interface SentRequest extends FetchInit {
  readonly url: string;
  /** When the request was sent, by the clock of the test. */
  readonly at: number;
}

/** Creates a fetch that plays its steps in order, repeats the last one, and records the requests. */
export function scriptedFetch(...steps: readonly Step[]) {
  const requests: SentRequest[] = [];
  const fetch = async (url: string, init: FetchInit): Promise<FetchResponse> => {
    requests.push({ ...init, url, at: Date.now() });
    const step = steps[Math.min(requests.length, steps.length) - 1] ?? {};
    if (step === "hang") return never(init.signal);
    if (step === "hang in the body") return { ...response({}), text: () => never(init.signal) };
    if (step instanceof Error) throw step;
    return response(step);
  };
  return { fetch, requests };
}

function response({ status = 200, headers = {}, body = {} }: Answer): FetchResponse {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return { status, headers: { get: (name) => headers[name] ?? null }, text: async () => text };
}

/** Settles only when the signal aborts, like a connection that hangs. */
function never(signal: AbortSignal | null): Promise<never> {
  return new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
}
