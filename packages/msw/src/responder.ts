import { type BankTarget, createFetchHandler } from "@sandbank/engine/http";
import { lostConnection } from "./lost-connection.ts";

/** Answers an intercepted request. */
export type Responder = (request: Request) => Promise<Response>;

/**
 * Passes requests to the bank. If an armed fault drops the request or the response, the caller loses its connection.
 */
export function responderFor(target: BankTarget, base: string): Responder {
  const fetch = createFetchHandler(target, { baseUrl: base });
  return async (request) => {
    try {
      return await fetch(request);
    } catch (error) {
      if (isConnectionLost(error)) return lostConnection(request, error);
      throw error;
    }
  };
}

/** Makes a target that passes each request to the bank in use at that moment. */
export function followedTarget(inUse: () => Required<BankTarget>): BankTarget {
  return { handle: (request) => inUse().handle(request), bodyLimit: (request) => inUse().bodyLimit(request) };
}

/** Whether the fetch handler rejected because a fault dropped the request or the response. */
function isConnectionLost(error: unknown): error is TypeError {
  return error instanceof TypeError && (error.cause as { code?: string } | undefined)?.code === "ECONNRESET";
}
