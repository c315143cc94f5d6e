import type { BankRequest, BankResponse } from "./http/handle.ts";

/** Anything that answers requests: a bank, or a platform of two. */
export interface BankTarget {
  handle(request: BankRequest): BankResponse;
}

export interface FetchHandlerOptions {
  /** Where the API seems to be, such as `https://bank.test/v1`. Its path is stripped. Default: no base path, any host. */
  readonly baseUrl?: string;
}

export type FetchHandler = (input: Request | string | URL, init?: RequestInit) => Promise<Response>;

/**
 * A drop-in for `fetch` that asks the bank: no port, no interception.
 *
 * Acts out armed faults: a dropped request or answer rejects with `TypeError: fetch failed`, as a lost connection does.
 *
 * @example
 * const client = new BankClient({ apiKey: bank.apiKey, baseUrl: "https://bank.test", fetch: createFetchHandler(bank) });
 */
export function createFetchHandler(target: BankTarget, { baseUrl }: FetchHandlerOptions = {}): FetchHandler {
  const basePath = baseUrl === undefined ? "" : basePathOf(baseUrl);
  return async (input, init) => {
    const signal = init?.signal ?? (isRequest(input) ? input.signal : undefined);
    signal?.throwIfAborted();
    const request = await toBankRequest(input, init, basePath);
    signal?.throwIfAborted();
    const response = target.handle(request);
    if (response.fault?.delayMs !== undefined) await delay(response.fault.delayMs, signal);
    else if (response.fault !== undefined) throw connectionLost(response.fault.kind);
    return new Response(response.body, { status: response.status, headers: response.headers });
  };
}

async function toBankRequest(
  input: Request | string | URL,
  init: RequestInit | undefined,
  basePath: string,
): Promise<BankRequest> {
  const isPlain =
    !isRequest(input) && (init?.body === undefined || init.body === null || typeof init.body === "string");
  if (isPlain) {
    const headers = toRecord(init?.headers);
    // As fetch does for a text body without a type of its own, so that a forgotten header is noticed.
    if (typeof init?.body === "string" && !Object.keys(headers).some((name) => name.toLowerCase() === "content-type")) {
      headers["content-type"] = "text/plain;charset=UTF-8";
    }
    const request = { method: methodOf(init), path: pathOf(String(input), basePath), headers };
    return typeof init?.body === "string" ? { ...request, body: init.body } : request;
  }
  // A Request as it is takes no other one, which costs more than all the rest.
  const request = isRequest(input) && init === undefined ? input : new Request(input, init);
  return {
    method: request.method,
    path: pathOf(request.url, basePath),
    headers: toRecord(request.headers),
    body: request.body === null ? "" : await request.text(),
  };
}

/** As fetch does: of the methods written in lower case, it leaves `patch` as it is. */
function methodOf({ method = "GET" }: RequestInit = {}): string {
  return /^(delete|get|head|options|post|put)$/i.test(method) ? method.toUpperCase() : method;
}

function basePathOf(baseUrl: string): string {
  if (URL.canParse(baseUrl)) return new URL(baseUrl).pathname.replace(/\/+$/, "");
  throw new TypeError(
    `[sandbank] Failed to mount the bank: baseUrl "${baseUrl}" is not an absolute URL. Use one such as "https://bank.test/v1".`,
  );
}

/** Path and query of a URL, without its origin, fragment and the base path. */
function pathOf(url: string, basePath: string): string {
  const path = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*([^#]*)/i.exec(url)?.[1];
  if (path === undefined)
    throw new TypeError(
      `[sandbank] Failed to fetch: "${url}" is not an absolute URL. Call one such as "https://bank.test/accounts".`,
    );
  if (!path.startsWith(basePath) || !/^([/?]|$)/.test(path.slice(basePath.length))) {
    throw new TypeError(
      `[sandbank] Failed to fetch: "${url}" is not below the base path ${basePath}. Call it there, or mount the bank with another baseUrl.`,
    );
  }
  const stripped = path.slice(basePath.length);
  return stripped.startsWith("/") ? stripped : `/${stripped}`;
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

function delay(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", abort);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", abort, { once: true });
  });
}
