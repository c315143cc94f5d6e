import * as msw from "msw";
import { HttpResponse } from "msw";

/** MSW 3 no longer exports this function. */
const isMsw2 = "handleRequest" in msw;

/**
 * Returns the response that makes MSW fail a request as a lost connection does. `lost` is the error with which the fetch
 * handler of the bank rejected; its `cause` names the fault.
 *
 * In Node, `node:http` and the clients built on it get an Error "socket hang up" with the code `ECONNRESET`, and `fetch`
 * rejects with a `TypeError` whose `cause` has that code. In a browser `fetch` rejects with a `TypeError` of MSW.
 */
export function lostConnection(request: Request, lost: TypeError): Response {
  const response = HttpResponse.error();
  if (globalThis.process?.versions?.node === undefined) return response;
  // The error of a closed connection has no `errno`, but MSW fails a request only with an error that has both members.
  const members = { code: "ECONNRESET", errno: undefined };
  const error =
    isMsw2 && !isOfNodeHttp(request)
      ? Object.assign(lost, members)
      : Object.assign(new Error("socket hang up", { cause: lost.cause }), members);
  // If a handler throws, MSW prints the error. If reading the status throws, MSW only fails the request with the error;
  // a version that does not read the status fails it with its own "Network error".
  return Object.defineProperty(response, "status", {
    get() {
      throw error;
    },
  });
}

/** Whether a request of MSW 2 comes from `node:http`. MSW 2 rejects `fetch` with the error itself, MSW 3 wraps it. */
function isOfNodeHttp(request: Request): boolean {
  return Object.getOwnPropertySymbols(request).some(({ description }) => description === "kRequestId");
}
