import { bankName } from "../router/router.ts";
import type { RequestTarget } from "../words/request-code.ts";

/** The server of the page, and the selected bank. A page that was opened as a file has no server: the default one stands for it. */
export function requestTarget(): RequestTarget {
  const server = location.protocol === "file:" ? "http://localhost:2265" : location.origin;
  return { server, bank: bankName.value };
}
