import { type BankTarget, normalizeBaseUrl } from "@sandbank/engine/http";
import type { RequestHandler } from "msw";
import { answerFrom } from "./answer.ts";
import { handlersBelow } from "./handlers-below.ts";

export interface BankHandlersOptions {
  /**
   * The absolute http(s) URL under which your app calls the API, such as `https://bank.test/v1`, without a query. It is
   * compared as a URL: case of the host, a default port and dot segments do not matter. Give each bank its own.
   */
  readonly baseUrl: string;
}

/**
 * Mounts a bank as request handlers, to spread into `setupServer(...)` or `setupWorker(...)`. One handler takes every
 * path below `baseUrl`: an unknown path is the bank's own 404.
 *
 * MSW intercepts for one server at a time: a second `setupServer` that listens silences the first with no error. Mount
 * several banks on one server: `setupServer(...bankHandlers(a, ...), ...bankHandlers(b, ...))`.
 *
 * Armed faults are acted out. Of a dropped request or answer the caller sees what MSW makes of a lost connection: `fetch`
 * rejects with a `TypeError` whose `cause` is the empty error `Response`, and `node:http` emits an error "Network error".
 * Neither says that a fault was armed, which `createFetchHandler` does: look for `{ kind: "fire" }` in `bank.journal()`.
 *
 * @example
 * const bank = createBank();
 * const server = setupServer(...bankHandlers(bank, { baseUrl: "https://bank.test" }));
 */
export function bankHandlers(target: BankTarget, options: BankHandlersOptions): RequestHandler[] {
  const base = normalizeBaseUrl(options?.baseUrl);
  return handlersBelow(base, answerFrom(target, base));
}
