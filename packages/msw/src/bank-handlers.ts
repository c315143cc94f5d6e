import { type BankTarget, normalizeBaseUrl } from "@sandbank/engine/http";
import type { HttpHandler } from "msw";
import { handlersBelow } from "./handlers-below.ts";
import { responderFor } from "./responder.ts";

export interface BankHandlersOptions {
  /**
   * The absolute http(s) URL under which your app calls the API, such as `https://bank.test/v1`, without a query. The
   * URL is normalized: the case of the host, a default port and dot segments do not matter. Use a different URL for
   * each bank.
   */
  readonly baseUrl: string;
}

/**
 * Mounts a bank as request handlers, to spread into `setupServer(...)` or `setupWorker(...)`. One handler answers every
 * path below `baseUrl`; an unknown path gets the bank's own 404.
 *
 * MSW intercepts for one server at a time: if a second `setupServer` listens, the first one stops intercepting without
 * an error. Mount several banks on one server: `setupServer(...bankHandlers(a, ...), ...bankHandlers(b, ...))`.
 *
 * Armed faults apply. A dropped request or response looks like a lost connection: in Node `fetch` rejects with a
 * `TypeError` whose `cause` has the code `ECONNRESET`, and `node:http` emits the error "socket hang up" with this code.
 * The last `cause` names the fault. In a browser the error names no fault: look for `{ kind: "fire" }` in
 * `bank.journal()`.
 *
 * @example
 * const bank = createBank();
 * const server = setupServer(...bankHandlers(bank, { baseUrl: "https://bank.test" }));
 */
export function bankHandlers(target: BankTarget, options: BankHandlersOptions): HttpHandler[] {
  const base = normalizeBaseUrl(options?.baseUrl);
  return handlersBelow(base, responderFor(target, base));
}
