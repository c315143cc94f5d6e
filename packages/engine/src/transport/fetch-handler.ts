import type { BankRequest, BankResponse, BankTarget } from "../http/handle.ts";
import type { RequestHead } from "../request-head.ts";
import { normalizeBaseUrl, pathBelow } from "./base-url.ts";
import { delay } from "./delay.ts";
import { isMultipart, readBody } from "./read-body.ts";
import { requireTarget } from "./require-target.ts";
import { toResponse } from "./to-response.ts";

export interface FetchHandlerOptions {
  /**
   * Where the API seems to be, such as `https://bank.test/v1`. The handler strips it and refuses other URLs. Compared as
   * a URL: case of the host, a default port and dot segments do not matter. Default: no base path, any host.
   */
  readonly baseUrl?: string;
}

export type FetchHandler = (input: Request | string | URL, init?: RequestInit) => Promise<Response>;

/**
 * A drop-in for `fetch` that asks the bank: no port, no interception.
 *
 * Acts out armed faults: a dropped request or answer rejects with `TypeError: fetch failed`, as a lost connection does.
 *
 * `clientOptions(bank)` has a lighter one, with what else a client in a test needs. Throws a `TypeError` where there is no bank, or
 * where `baseUrl` is none.
 *
 * @example
 * const response = await createFetchHandler(bank)("https://bank.test/accounts", {
 *   headers: { authorization: `Bearer ${bank.apiKey}` },
 * });
 */
export function createFetchHandler(target: BankTarget, { baseUrl }: FetchHandlerOptions = {}): FetchHandler {
  requireTarget("Failed to make a fetch handler", target);
  return fetchFrom(target, baseUrl, toResponse);
}

/** A `fetch` whose responses `respond` makes of the answers of a bank. */
export function fetchFrom(
  target: BankTarget,
  baseUrl: string | undefined,
  respond: (answer: BankResponse) => Response,
): FetchHandler {
  const base = baseUrl === undefined ? undefined : normalizeBaseUrl(baseUrl);
  return async (input, init) => {
    const signal = init?.signal ?? (isRequest(input) ? input.signal : undefined);
    signal?.throwIfAborted();
    const request = await toBankRequest(target, input, init, base);
    signal?.throwIfAborted();
    const response = target.handle(request);
    if (response.fault?.delayMs !== undefined) await delay(response.fault.delayMs, signal);
    else if (response.fault !== undefined) throw connectionLost(response.fault.kind);
    return respond(response);
  };
}

async function toBankRequest(
  target: BankTarget,
  input: Request | string | URL,
  init: RequestInit | undefined,
  base: string | undefined,
): Promise<BankRequest> {
  const isPlain =
    !isRequest(input) && (init?.body === undefined || init.body === null || typeof init.body === "string");
  if (isPlain) {
    const headers = toRecord(init?.headers);
    // As fetch does for a text body without a type of its own, so that a forgotten header is noticed.
    if (typeof init?.body === "string" && !Object.keys(headers).some((name) => name.toLowerCase() === "content-type")) {
      headers["content-type"] = "text/plain;charset=UTF-8";
    }
    const request = { method: methodOf(init), path: pathOf(String(input), base), headers };
    return typeof init?.body === "string" ? { ...request, body: init.body } : request;
  }
  // A Request as it is takes no other one, which costs more than all the rest.
  const request = isRequest(input) && init === undefined ? input : new Request(input, init);
  const head = { method: request.method, path: pathOf(request.url, base), headers: toRecord(request.headers) };
  if (request.body === null) return { ...head, body: "" };
  const reader = request.body.getReader();
  try {
    return { ...head, body: await readBody(target, head, chunksOf(reader)) };
  } finally {
    // What is left has a source that need not go on; the answer does not depend on whether the source agrees.
    if (!isPlatformForm(init, head)) reader.cancel().catch(() => {});
  }
}

/**
 * Whether the platform made the body of a `FormData`. Node 24 rejects a promise that nobody can handle where such a body
 * is canceled while it makes the next chunk; it is in memory, and so needs no cancel.
 */
function isPlatformForm(init: RequestInit | undefined, head: RequestHead): boolean {
  const body = init?.body;
  const isStream = typeof body === "object" && body !== null && "getReader" in body;
  return isMultipart(head) && !isStream;
}

/** Streams are not iterable in every browser. */
async function* chunksOf(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}

/** As fetch does: of the methods written in lower case, it leaves `patch` as it is. */
function methodOf({ method = "GET" }: RequestInit = {}): string {
  return /^(delete|get|head|options|post|put)$/i.test(method) ? method.toUpperCase() : method;
}

/** Path and query of a URL, without its origin, fragment and the base path. */
function pathOf(url: string, base: string | undefined): string {
  const { origin, pathname, search } = parsed(url);
  if (base === undefined) return pathname + search;
  const path = pathBelow(base, origin + pathname + search);
  if (path !== undefined) return path;
  throw new TypeError(
    `[sandbank] Failed to fetch: "${url}" is not below ${base}. Call it there, or mount the bank with another baseUrl.`,
  );
}

function parsed(url: string): URL {
  try {
    return new URL(url);
  } catch {
    throw new TypeError(
      `[sandbank] Failed to fetch: "${url}" is not an absolute URL. Call one such as "https://bank.test/accounts".`,
    );
  }
}

function isRequest(input: Request | string | URL): input is Request {
  return typeof input === "object" && !("href" in input);
}

function toRecord(headers: RequestInit["headers"]): Record<string, string> {
  if (headers === undefined) return {};
  if (typeof (headers as Headers).entries === "function" || Array.isArray(headers)) {
    return Object.fromEntries(headers as Iterable<[string, string]>);
  }
  return { ...(headers as Record<string, string>) };
}

function connectionLost(kind: string): TypeError {
  const cause = Object.assign(new Error(`[sandbank] An armed fault: ${kind}.`), { code: "ECONNRESET" });
  return new TypeError("fetch failed", { cause });
}
