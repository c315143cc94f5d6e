import type { AbortSignalLike, ResponseHeaders } from "./transport.ts";

/**
 * What the client calls to send a request: the global `fetch`, another implementation of it, or a bank in the same
 * process. Always called with a string and a plain object, once for each attempt.
 */
export type FetchLike = (url: string, init: FetchInit) => Promise<FetchResponse>;

/** The second argument of {@link FetchLike}: a subset of `RequestInit`. A new object for each attempt. */
export interface FetchInit {
  method: "GET" | "POST" | "PATCH";
  /** Names in lower case. */
  headers: Record<string, string>;
  /** JSON text, or the bytes of a form. */
  body: string | ArrayBuffer | null;
  /** Aborts at the timeout of the attempt, or when the caller aborts. */
  signal: KnownAbortSignal;
  /** The API never redirects, and a redirected POST would turn into a GET. */
  redirect: "manual";
}

/** What a {@link FetchLike} answers: as much of a `Response` as the client reads. */
export interface FetchResponse {
  readonly status: number;
  readonly headers: ResponseHeaders;
  text(): Promise<string>;
  /** For the contents of a File. */
  arrayBuffer?(): Promise<ArrayBuffer>;
}

/** `AbortSignal`, in projects that have its type. */
export type KnownAbortSignal = typeof globalThis extends { AbortSignal: { prototype: infer Signal } }
  ? Signal
  : AbortSignalLike;
