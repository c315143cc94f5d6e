import { bankName } from "../router/router.ts";
import type { RequestTarget } from "../words/request-code.ts";

/** Returns the server of the page, or the default one for a page from a file, and the selected bank. */
export function requestTarget(): RequestTarget {
  const server = location.protocol === "file:" ? "http://localhost:2265" : location.origin;
  return { server, bank: bankName.value };
}
