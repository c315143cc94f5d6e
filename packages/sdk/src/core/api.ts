import type { RequestOptions, WriteOptions } from "./options.ts";
import type { PageRequest } from "./page-request.ts";

export type { RequestOptions, WriteOptions } from "./options.ts";
export type { PageRequest } from "./page-request.ts";
export { at } from "./path.ts";

/** What the resources call: one method for each kind of request, with paths below the base URL. */
export interface Api {
  /** The parameters become the query. */
  get<T>(path: string, params?: object, options?: RequestOptions): Promise<T>;
  /** As `get`, once the list is awaited or iterated. */
  list<T>(path: string, params?: object, options?: RequestOptions): PageRequest<T>;
  /** The parameters become the JSON body; there is none without them. */
  post<T>(path: string, params?: object, options?: WriteOptions): Promise<T>;
  /** As `post`, without an idempotency key. */
  patch<T>(path: string, params?: object, options?: RequestOptions): Promise<T>;
}
