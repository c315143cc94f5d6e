import type { FetchLike, FetchResponse, KnownAbortSignal } from "./fetch.ts";
import type { Transport } from "./transport.ts";

/** Sends by a `fetch`; without one by the global `fetch`, looked up at each call, so that interceptors are seen. */
export function fetchTransport(own: FetchLike | undefined): Transport {
  return {
    async send({ method, url, headers, body, signal, reads }) {
      const fetch: FetchLike = own ?? globalThis.fetch;
      const response = await fetch(url, {
        method,
        headers,
        body: typeof body === "object" ? bufferOf(body) : body,
        signal: signal as KnownAbortSignal,
        redirect: "manual",
      });
      return { status: response?.status, headers: response?.headers, body: await read(response, reads) };
    },
  };
}

function bufferOf(bytes: Uint8Array | null): ArrayBuffer | null {
  return bytes && (bytes.slice().buffer as ArrayBuffer);
}

/** A mock of `fetch` may give something else than a response: the caller tells by its parts. */
async function read(
  response: Partial<FetchResponse> | undefined,
  reads: "text" | "bytes",
): Promise<string | Uint8Array> {
  if (reads === "text") return (await response?.text?.()) as string;
  const buffer = await response?.arrayBuffer?.();
  return (buffer && new Uint8Array(buffer)) as Uint8Array;
}
