/**
 * Serves a bank over HTTP without a port: a `fetch` that the bank answers, and options for a client that uses it.
 *
 * @module
 */
export type { BankTarget } from "./http/handle.ts";
export type { RequestHead } from "./request-head.ts";
export { normalizeBaseUrl, pathBelow } from "./transport/base-url.ts";
export { type BankClientSettings, type ClientOptionsOptions, clientOptions } from "./transport/client-options.ts";
export { createFetchHandler, type FetchHandler, type FetchHandlerOptions } from "./transport/fetch-handler.ts";
export { type InterceptFetchOptions, interceptFetch } from "./transport/intercept-fetch.ts";
export { readBody } from "./transport/read-body.ts";
