import type { BankResponse } from "../http/handle.ts";
import { lightResponse, realResponse } from "./light-response.ts";

/**
 * Converts a bank's response to a `Response`, or to an equivalent object in runtimes without `Response`, such as jsdom.
 */
export function toResponse(answer: BankResponse): Response {
  return typeof globalThis.Response === "function" ? realResponse(answer) : lightResponse(answer);
}
