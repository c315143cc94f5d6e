import type { FetchLike, FetchResponse, KnownAbortSignal } from "./fetch.ts";
import { readResponse } from "./read-response.ts";
import type { Transport, TransportResponse } from "./transport.ts";

/**
 * Sends requests with the given `fetch`, or with the global `fetch`, which is looked up at each call so that
 * interceptors work.
 */
export function fetchTransport(own: FetchLike | undefined): Transport {
  return {
    async send(request) {
      const { method, url, headers, body, signal } = request;
      const fetch: FetchLike = own ?? globalThis.fetch;
      const response = await fetch(url, {
        method,
        headers,
        body: typeof body === "object" ? copyBuffer(body) : body,
        signal: signal as KnownAbortSignal | null,
        redirect: "manual",
      });
      // A mock of `fetch` may return something other than a response. The caller checks the parts.
      const given = Object(response) as Partial<FetchResponse>;
      const content = await readResponse(given, request);
      return { status: given.status, headers: given.headers, body: content } as TransportResponse;
    },
  };
}

function copyBuffer(bytes: Uint8Array | null): ArrayBuffer | null {
  return bytes && (bytes.slice().buffer as ArrayBuffer);
}
