import type { BankResponse } from "../http/handle.ts";
import { lightResponse, realResponse } from "./light-response.ts";

/** A `Response` with the answer of a bank; where the runtime has none, as in jsdom, what clients read of one. */
export function toResponse(answer: BankResponse): Response {
  return typeof globalThis.Response === "function" ? realResponse(answer) : lightResponse(answer);
}
