import type { AbortSignalLike, ResponseHeaders } from "./transport.ts";

/**
 * The function that sends a request: the global `fetch`, another implementation of it, or a bank in the same process.
 * The client calls it once for each attempt, always with a string and a plain object.
 */
export type FetchLike = (url: string, init: FetchInit) => Promise<FetchResponse>;

/** The second argument of {@link FetchLike}: a subset of `RequestInit`. A new object for each attempt. */
export interface FetchInit {
  method: "GET" | "POST" | "PATCH";
  /** Names in lower case. */
  headers: Record<string, string>;
  /** JSON text, the bytes of a form, or null. */
  body: string | ArrayBuffer | null;
  /** Aborts at the timeout of the attempt, or when the caller aborts. Null if neither can happen. */
  signal: KnownAbortSignal | null;
  /** Always `manual`: the API never redirects, and a redirected POST would turn into a GET. */
  redirect: "manual";
}

/** The response of a {@link FetchLike}: the members of `Response` that the client reads. */
export interface FetchResponse {
  readonly status: number;
  readonly headers: ResponseHeaders;
  text(): Promise<string>;
  /** Needed only to download the contents of a File. */
  arrayBuffer?(): Promise<ArrayBuffer>;
}

/** `AbortSignal`, in projects that have its type. */
export type KnownAbortSignal = typeof globalThis extends { AbortSignal: { prototype: infer Signal } }
  ? Signal
  : AbortSignalLike;
