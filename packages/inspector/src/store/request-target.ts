import { bankName } from "../router/router.ts";
import type { RequestTarget } from "../words/request-code.ts";

/**
 * Returns the server of the page and the selected bank. For a page that was opened from a file, it returns the default
 * server.
 */
export function requestTarget(): RequestTarget {
  const server = location.protocol === "file:" ? "http://localhost:2265" : location.origin;
  return { server, bank: bankName.value };
}
