import type { BankTarget } from "../http/handle.ts";
import { mistake } from "../mistake.ts";
import { onlyKnown } from "../store/only-known.ts";
import { normalizeBaseUrl, pathBelow } from "./base-url.ts";
import { createFetchHandler, type FetchHandler } from "./fetch-handler.ts";
import { requireTarget } from "./require-target.ts";

export interface InterceptFetchOptions {
  /** The base URL of the API, such as `https://bank.test/v1`. */
  readonly baseUrl: string;
}

/** The global `fetch` while it is replaced. */
interface Replaced {
  readonly replacement: FetchHandler;
  /** By base URL. */
  readonly handlers: Map<string, FetchHandler>;
  /** The previous property; undefined if there was no `fetch`. */
  readonly original: PropertyDescriptor | undefined;
}

let replaced: Replaced | undefined;

/**
 * Replaces the global `fetch`: requests below `baseUrl` go to a bank or platform, all others to the previous `fetch`.
 * Use it if your app creates its own client and MSW does not run in your runtime, such as Jest with CommonJS. It does
 * not intercept requests of `node:http`, XMLHttpRequest or undici.
 *
 * You can intercept several base URLs and restore them in any order; the longest matching base URL applies. `restore()`
 * ends the interception, and the last one puts the previous `fetch` back. Calling it again changes nothing. Throws a
 * `TypeError` for an invalid bank, for a missing or invalid base URL, and for a base URL that is already intercepted.
 *
 * @example
 * const { restore } = interceptFetch(bank, { baseUrl: "https://bank.test" }); // beforeEach
 * await fetch("https://bank.test/accounts", { headers: { authorization: `Bearer ${bank.apiKey}` } });
 * restore(); // afterEach
 */
export function interceptFetch(target: BankTarget, options: InterceptFetchOptions): { restore(): void } {
  const { baseUrl } = onlyKnown("intercept fetch", options, ["baseUrl"]);
  requireTarget("intercept fetch", target);
  const base = normalizeBaseUrl(baseUrl);
  const handler = createFetchHandler(target, { baseUrl: base });
  // Another tool may have replaced our `fetch` meanwhile. Then this replaces that tool's `fetch`.
  if (replaced === undefined || globalThis.fetch !== replaced.replacement) replaced = replace();
  const mine = replaced;
  if (mine.handlers.has(base)) {
    throw mistake(
      "intercept fetch",
      `${base} is already intercepted`,
      "Call restore() of that interception first, or use another baseUrl.",
    );
  }
  mine.handlers.set(base, handler);
  return {
    restore() {
      if (mine.handlers.get(base) !== handler) return;
      mine.handlers.delete(base);
      if (mine.handlers.size === 0) restoreOriginal(mine);
    },
  };
}

function replace(): Replaced {
  const original = Object.getOwnPropertyDescriptor(globalThis, "fetch");
  const fetch: FetchHandler | undefined = globalThis.fetch;
  const handlers = new Map<string, FetchHandler>();
  const replacement: FetchHandler = async (input, init) => {
    const url = resolveUrl(input);
    const [base = ""] = [...handlers.keys()]
      .filter((each) => url !== undefined && pathBelow(each, url) !== undefined)
      .sort((one, other) => other.length - one.length);
    const handler = handlers.get(base);
    if (handler !== undefined) return handler(typeof input === "object" ? input : (url ?? input), init);
    if (fetch !== undefined) return fetch(input, init);
    throw mistake(
      `fetch ${url ?? String(input)}`,
      `it is not below ${[...handlers.keys()].join(" or ")}, and there is no global fetch to pass it to`,
      "Intercept its base URL too, or provide a fetch first.",
    );
  };
  Object.defineProperty(globalThis, "fetch", {
    value: replacement,
    writable: true,
    configurable: true,
    enumerable: original?.enumerable ?? true,
  });
  return { replacement, handlers, original };
}

function restoreOriginal(mine: Replaced): void {
  if (replaced === mine) replaced = undefined;
  // If another tool has wrapped our `fetch`, it stays in place and passes all requests on.
  if (globalThis.fetch !== mine.replacement) return;
  if (mine.original === undefined) Reflect.deleteProperty(globalThis, "fetch");
  else Object.defineProperty(globalThis, "fetch", mine.original);
}

/** The absolute URL of a request; in a page it also resolves a relative URL. Undefined if the URL is not valid. */
function resolveUrl(input: Request | string | URL): string | undefined {
  const text = typeof input === "object" && "url" in input ? input.url : String(input);
  const { location } = globalThis as { readonly location?: { readonly href: string } };
  if (!URL.canParse(text, location?.href)) return undefined;
  const { origin, pathname, search } = new URL(text, location?.href);
  return origin + pathname + search;
}
