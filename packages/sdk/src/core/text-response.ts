import type { TransportResponse } from "./transport.ts";

/** A complete answer, read as text. */
export interface TextResponse extends TransportResponse {
  readonly body: string;
}
