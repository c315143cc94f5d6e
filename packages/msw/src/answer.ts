import { type BankTarget, createFetchHandler } from "@sandbank/engine/http";
import { HttpResponse } from "msw";

/** Answers an intercepted request. */
export type Answer = (request: Request) => Promise<Response>;

/** Asks the bank; of an armed fault that drops the request or the answer, the caller sees a network error. */
export function answerFrom(target: BankTarget, base: string): Answer {
  const fetch = createFetchHandler(target, { baseUrl: base });
  return async (request) => {
    try {
      return await fetch(request);
    } catch (error) {
      if (isConnectionLost(error)) return HttpResponse.error();
      throw error;
    }
  };
}

/** Asks what is in use at each request. */
export function followedTarget(inUse: () => Required<BankTarget>): BankTarget {
  return { handle: (request) => inUse().handle(request), bodyLimit: (request) => inUse().bodyLimit(request) };
}

/** How the fetch handler rejects where a fault drops the request or the answer. */
function isConnectionLost(error: unknown): boolean {
  return error instanceof TypeError && (error.cause as { code?: string } | undefined)?.code === "ECONNRESET";
}
