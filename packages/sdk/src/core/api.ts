import type { ApiPromise } from "./api-promise.ts";
import type { Called } from "./attempt-event.ts";
import type { ListOptions, RequestOptions, WriteOptions } from "./options.ts";
import type { PageRequest } from "./page-request.ts";
import type { AbortSignalLike } from "./transport.ts";

export type { ApiPromise } from "./api-promise.ts";
export type { FileSource } from "./file-source.ts";
export type { ListOptions, RequestOptions, WriteOptions } from "./options.ts";
export type { PageRequest } from "./page-request.ts";

/** The HTTP methods in use, plus a POST of a form (`UPLOAD`) and a GET of bytes (`DOWNLOAD`). */
export type Verb = "GET" | "POST" | "PATCH" | "UPLOAD" | "DOWNLOAD";

/**
 * The calls that the methods of a client make. Each path is relative to the base URL and comes from a function, which
 * may throw.
 */
export interface Api {
  /** The parameters become the query of a GET or DOWNLOAD, the form of an UPLOAD, else the JSON body. */
  call<T>(verb: Verb, path: () => string, params?: object, options?: WriteOptions, called?: Called): ApiPromise<T>;
  /** Sends no request until the list is awaited or iterated. */
  list<T>(path: () => string, params?: object, options?: ListOptions, called?: Called): PageRequest<T>;
  /** Repeats the call that failed with this error, using the same idempotency key. */
  recover<T>(error: unknown, options?: RequestOptions): ApiPromise<T>;
  /** Waits between two polls, in milliseconds. */
  readonly idle: (milliseconds: number, signal?: AbortSignalLike) => Promise<void>;
  readonly baseUrl: string;
  /** Closes the transport. */
  close(): Promise<void>;
}
