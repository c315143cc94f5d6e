import type { OperationName } from "@sandbank/contract";
import type { BankRequest, BankResponse } from "../http/handle.ts";
import { route } from "../http/router.ts";
import type { Passage, Probe } from "../world/probe.ts";

export type HttpPassage = Passage<BankRequest, BankResponse>;

/** Makes `handle` of a probe, of what it does before and after the bank responds. */
export function overHttp(
  before: (passage: HttpPassage) => BankRequest,
  after: (passage: HttpPassage, response: BankResponse) => BankResponse,
): Probe["handle"] {
  const handle = (passage: HttpPassage) => {
    const { faults } = passage.world.state;
    const response = passage.respond(before(passage));
    // What an armed fault does to a response is no decision of the bank.
    return passage.world.state.faults === faults ? after(passage, response) : response;
  };
  // Banks pass nothing else to it than requests of HTTP.
  return handle as unknown as Probe["handle"];
}

/** The operation of a request, and the id in its path. */
export function findTarget({ method, path }: BankRequest): {
  readonly operation?: OperationName;
  readonly id?: string | undefined;
} {
  return route(method, path.split("?")[0] as string) ?? {};
}

/** The body of a JSON response; undefined if it has none. */
export function jsonIn({ headers, body }: BankResponse): unknown {
  const isJson = headers["content-type"] === "application/json" && typeof body === "string" && body !== "";
  return isJson ? JSON.parse(body) : undefined;
}
