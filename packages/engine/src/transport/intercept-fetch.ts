import type { BankTarget } from "../http/handle.ts";
import { onlyKnown } from "../store/known-options.ts";
import { normalizeBaseUrl, pathBelow } from "./base-url.ts";
import { createFetchHandler, type FetchHandler } from "./fetch-handler.ts";
import { requireTarget } from "./require-target.ts";

export interface InterceptFetchOptions {
  /** Where the API seems to be, such as `https://bank.test/v1`. */
  readonly baseUrl: string;
}

/** The global `fetch` while it is replaced. */
interface Replaced {
  readonly replacement: FetchHandler;
  /** By base URL. */
  readonly handlers: Map<string, FetchHandler>;
  /** What there was before; undefined where there was no `fetch`. */
  readonly original: PropertyDescriptor | undefined;
}

let replaced: Replaced | undefined;

/**
 * Replaces the global `fetch`: requests below `baseUrl` go to a bank, or to the banks of a platform, and all others to the
 * `fetch` of before. For apps that make their own client, in runtimes where MSW cannot be used, such as Jest with
 * CommonJS. It sees no requests of `node:http`, XMLHttpRequest or undici.
 *
 * Several banks can be intercepted at several base URLs and restored in any order; of two that fit, the longer applies.
 * `restore()` ends it: after the last one the global `fetch` is what it was. Calling it again changes nothing. Throws a
 * `TypeError` where there is no bank, and where the base URL is missing, is none or is intercepted already.
 *
 * @example
 * const { restore } = interceptFetch(bank, { baseUrl: "https://bank.test" }); // beforeEach
 * await fetch("https://bank.test/accounts", { headers: { authorization: `Bearer ${bank.apiKey}` } });
 * restore(); // afterEach
 */
export function interceptFetch(target: BankTarget, options: InterceptFetchOptions): { restore(): void } {
  const { baseUrl } = onlyKnown("Failed to intercept fetch", options, ["baseUrl"]);
  requireTarget("Failed to intercept fetch", target);
  const base = normalizeBaseUrl(baseUrl);
  const handler = createFetchHandler(target, { baseUrl: base });
  // Another tool may have put its own `fetch` over ours: that is the one to replace then.
  if (replaced === undefined || globalThis.fetch !== replaced.replacement) replaced = replace();
  const mine = replaced;
  if (mine.handlers.has(base)) {
    throw new TypeError(
      `[sandbank] Failed to intercept fetch: ${base} is intercepted already. Call restore() of that first, or use another baseUrl.`,
    );
  }
  mine.handlers.set(base, handler);
  return {
    restore() {
      if (mine.handlers.get(base) !== handler) return;
      mine.handlers.delete(base);
      if (mine.handlers.size === 0) putBack(mine);
    },
  };
}

function replace(): Replaced {
  const original = Object.getOwnPropertyDescriptor(globalThis, "fetch");
  const fetch: FetchHandler | undefined = globalThis.fetch;
  const handlers = new Map<string, FetchHandler>();
  const replacement: FetchHandler = async (input, init) => {
    const url = urlOf(input);
    const [base = ""] = [...handlers.keys()]
      .filter((each) => url !== undefined && pathBelow(each, url) !== undefined)
      .sort((one, other) => other.length - one.length);
    const handler = handlers.get(base);
    if (handler !== undefined) return handler(typeof input === "object" ? input : (url ?? input), init);
    if (fetch !== undefined) return fetch(input, init);
    throw new TypeError(
      `[sandbank] Failed to fetch ${url ?? String(input)}: it is not below ${[...handlers.keys()].join(" or ")}, and there is no global fetch to pass it to. Intercept its base URL too, or provide a fetch first.`,
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

function putBack(mine: Replaced): void {
  if (replaced === mine) replaced = undefined;
  // Under the `fetch` of another tool it stays, and passes everything on.
  if (globalThis.fetch !== mine.replacement) return;
  if (mine.original === undefined) Reflect.deleteProperty(globalThis, "fetch");
  else Object.defineProperty(globalThis, "fetch", mine.original);
}

/** The absolute URL of a request; in a page, also of a relative one. Undefined where there is none. */
function urlOf(input: Request | string | URL): string | undefined {
  const text = typeof input === "object" && "url" in input ? input.url : String(input);
  const { location } = globalThis as { readonly location?: { readonly href: string } };
  if (!URL.canParse(text, location?.href)) return undefined;
  const { origin, pathname, search } = new URL(text, location?.href);
  return origin + pathname + search;
}
