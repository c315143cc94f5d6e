import { type BankTarget, createFetchHandler } from "@sandbank/engine/http";
import { HttpResponse, http, type RequestHandler } from "msw";

export interface BankHandlersOptions {
  /** The absolute URL under which your app calls the API, such as `https://bank.test/v1`. Give each bank its own. */
  readonly baseUrl: string;
}

/**
 * Mounts a bank as request handlers, to spread into `setupServer(...)` or `setupWorker(...)`. One handler takes every
 * path below `baseUrl`: an unknown path is the bank's own 404.
 *
 * Armed faults are acted out. Of a dropped request or answer the caller sees what MSW makes of a lost connection: `fetch`
 * rejects with a `TypeError` whose `cause` is the empty error `Response`, and `node:http` emits an error "Network error".
 * Neither says that a fault was armed, which `createFetchHandler` does: look for `{ kind: "fire" }` in `bank.journal()`.
 *
 * @example
 * const bank = createBank();
 * const server = setupServer(...bankHandlers(bank, { baseUrl: "https://bank.test" }));
 */
export function bankHandlers(target: BankTarget, { baseUrl }: BankHandlersOptions): RequestHandler[] {
  const base = checkedBase(baseUrl);
  const answer = createFetchHandler(target, { baseUrl: base });
  return [
    http.all(`${base}/*`, async ({ request }) => {
      try {
        return await answer(request);
      } catch (error) {
        if (isConnectionLost(error)) return HttpResponse.error();
        throw error;
      }
    }),
  ];
}

function checkedBase(baseUrl: string): string {
  if (!/^https?:\/\/[^/?#]+[^?#]*$/i.test(baseUrl)) {
    throw new TypeError(
      `[sandbank] Failed to mount the bank: baseUrl "${baseUrl}" is no absolute http(s) URL without a query. Use one such as "https://bank.test".`,
    );
  }
  return baseUrl.replace(/\/+$/, "");
}

/** How the fetch handler rejects where a fault drops the request or the answer. */
function isConnectionLost(error: unknown): boolean {
  return error instanceof TypeError && (error.cause as { code?: string } | undefined)?.code === "ECONNRESET";
}
