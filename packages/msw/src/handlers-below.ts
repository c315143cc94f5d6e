import { pathBelow } from "@sandbank/engine/http";
import { type HttpHandler, http } from "msw";
import type { Responder } from "./responder.ts";

/** Makes handlers for every path below a normalized base URL. */
export function handlersBelow(base: string, respond: Responder): HttpHandler[] {
  // The handlers match with a predicate, because MSW would read `:id` and `*` in a path as its own syntax.
  return [
    http.all(
      ({ request }) => pathBelow(base, request.url) !== undefined,
      ({ request }) => respond(request),
    ),
  ];
}
