import type { BankRequest, BankResponse, BankTarget } from "../http/handle.ts";
import { mistake } from "../mistake.ts";
import type { RequestHead } from "../request-head.ts";
import { normalizeBaseUrl, pathBelow } from "./base-url.ts";
import { delay } from "./delay.ts";
import { readChunk } from "./faked-microtasks.ts";
import { lightResponse, realResponse } from "./light-response.ts";
import { isMultipart, readBody } from "./read-body.ts";
import { requireTarget } from "./require-target.ts";

export interface FetchHandlerOptions {
  /**
   * The base URL of the API, such as `https://bank.test/v1`. The handler removes it from request URLs and refuses URLs
   * that are not below it. The case of the host, a default port and dot segments do not matter. Default: any host, no
   * base path.
   */
  readonly baseUrl?: string;
}

export type FetchHandler = (input: Request | string | URL, init?: RequestInit) => Promise<Response>;

/**
 * Makes a replacement for `fetch` that calls the bank. It needs no port and no interception.
 *
 * It performs armed faults: a dropped request or response rejects with `TypeError: fetch failed`, like a lost
 * connection.
 *
 * `clientOptions(bank)` contains a faster one, with the other options that a client in a test needs. Throws a
 * `TypeError` for an invalid bank or `baseUrl`.
 *
 * @example
 * const response = await createFetchHandler(bank)("https://bank.test/accounts", {
 *   headers: { authorization: `Bearer ${bank.apiKey}` },
 * });
 */
export function createFetchHandler(target: BankTarget, { baseUrl }: FetchHandlerOptions = {}): FetchHandler {
  requireTarget("make a fetch handler", target);
  return fetchFrom(target, baseUrl === undefined ? undefined : normalizeBaseUrl(baseUrl), toResponse);
}

/** Makes a `fetch` for a bank below a normalized base URL. `respond` converts the bank's responses. */
export function fetchFrom(
  target: BankTarget,
  base: string | undefined,
  respond: (answer: BankResponse) => Response,
): FetchHandler {
  return async (input, init) => {
    const signal = init?.signal ?? (isRequest(input) ? input.signal : undefined);
    signal?.throwIfAborted();
    // Waits even for a request that is read at once: the caller may abort right after the call.
    const request = await (plainRequest(input, init, base) ?? readRequest(target, input, init, base));
    signal?.throwIfAborted();
    const response = target.handle(request);
    const { fault } = response;
    if (fault?.delayMs !== undefined) await delay(fault, fault.delayMs, signal);
    else if (fault !== undefined) throw connectionLost(fault.kind);
    return respond(response);
  };
}

/** The request, if its body is text or missing, as that of most requests. */
function plainRequest(
  input: Request | string | URL,
  init: RequestInit | undefined,
  base: string | undefined,
): BankRequest | undefined {
  const body = init?.body ?? null;
  if (isRequest(input) || (body !== null && typeof body !== "string")) return undefined;
  const headers = toRecord(init?.headers);
  const method = normalizeMethod(init?.method);
  const path = readPath(String(input), base);
  if (body === null) return { method, path, headers };
  // Like fetch for a text body without a Content-Type, so that a forgotten header is noticed.
  if (!hasContentType(headers)) headers["content-type"] = "text/plain;charset=UTF-8";
  // Like fetch, which sends no half of a surrogate pair.
  return { method, path, headers, body: body.toWellFormed() };
}

async function readRequest(
  target: BankTarget,
  input: Request | string | URL,
  init: RequestInit | undefined,
  base: string | undefined,
): Promise<BankRequest> {
  // Reuses a Request if it can, because making one costs more than all the rest.
  const request = isRequest(input) && init === undefined ? input : new Request(input, init);
  const headers = { ...toRecord(request.headers), ...repeatedKey(init?.headers) };
  const head = { method: request.method, path: readPath(request.url, base), headers };
  if (request.body === null) return { ...head, body: "" };
  const reader = request.body.getReader();
  try {
    return { ...head, body: await readBody(target, head, readChunks(reader)) };
  } finally {
    // Tells the source of the remaining body to stop. The response does not depend on whether that succeeds.
    if (!isPlatformForm(init, head)) reader.cancel().catch(() => {});
  }
}

/**
 * Whether the platform made the body from a `FormData`. If that body is canceled while it makes the next chunk, Node 24
 * rejects a promise that no code can handle. The body is in memory and needs no cancel.
 */
function isPlatformForm(init: RequestInit | undefined, head: RequestHead): boolean {
  const body = init?.body;
  const isStream = typeof body === "object" && body !== null && "getReader" in body;
  return isMultipart(head) && !isStream;
}

/** Reads with the reader, because not every browser can iterate streams. */
async function* readChunks(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let read = await readChunk(reader); !read.done; read = await readChunk(reader)) yield read.value;
}

/** Like fetch, which converts these methods to upper case, but not `patch`. */
function normalizeMethod(method = "GET"): string {
  return /^(delete|get|head|options|post|put)$/i.test(method) ? method.toUpperCase() : method;
}

/** A path and query that stay the same when a URL with them is parsed: no dot segments, nothing to encode. */
const PLAIN_PATH = /^(?:\/[\w-]+)+(?:\?[\w.=&%+,:~-]*)?$/;

/** The path and query of a URL, without origin, base path and fragment. */
function readPath(url: string, base: string | undefined): string {
  // Most URLs are plain, and parsing one takes longer than finding its endpoint.
  if (base !== undefined && url.startsWith(base)) {
    const rest = url.slice(base.length);
    if (PLAIN_PATH.test(rest)) return rest;
  }
  const { origin, pathname, search } = parsed(url);
  if (base === undefined) return pathname + search;
  const path = pathBelow(base, origin + pathname + search);
  if (path !== undefined) return path;
  throw mistake("fetch", `"${url}" is not below ${base}`, "Call it there, or mount the bank with another baseUrl.");
}

function parsed(url: string): URL {
  try {
    return new URL(url);
  } catch {
    throw mistake("fetch", `"${url}" is not an absolute URL`, 'Call one such as "https://bank.test/accounts".');
  }
}

function isRequest(input: Request | string | URL): input is Request {
  return typeof input === "object" && !("href" in input);
}

function toRecord(headers: RequestInit["headers"]): Record<string, string | string[]> {
  if (headers === undefined) return {};
  if (typeof (headers as Headers).entries !== "function") return { ...(headers as Record<string, string>) };
  const values = new Map<string, string[]>();
  for (const [name, value] of headers as Iterable<[string, string]>) {
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  return Object.fromEntries(values);
}

/** Keeps several idempotency keys apart (D-115), because a `Request` joins them. */
function repeatedKey(headers: RequestInit["headers"]): Record<string, string[]> {
  const isKey = ([name]: [string, unknown]) => name.toLowerCase() === "idempotency-key";
  const keys = Object.entries(toRecord(headers))
    .filter(isKey)
    .flatMap(([, value]) => value);
  return keys.length > 1 ? { "idempotency-key": keys } : {};
}

function hasContentType(headers: object): boolean {
  // Most clients write the name in lower case.
  return "content-type" in headers || Object.keys(headers).some((name) => name.toLowerCase() === "content-type");
}

function connectionLost(kind: string): TypeError {
  const cause = Object.assign(new Error(`[sandbank] An armed fault: ${kind}.`), { code: "ECONNRESET" });
  return new TypeError("fetch failed", { cause });
}

/**
 * Converts a bank's response to a `Response`, or to an equivalent object in runtimes without `Response`, such as jsdom.
 */
function toResponse(answer: BankResponse): Response {
  return typeof globalThis.Response === "function" ? realResponse(answer) : lightResponse(answer);
}
