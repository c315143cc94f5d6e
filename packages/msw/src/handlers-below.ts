import { pathBelow } from "@sandbank/engine/http";
import { http, type RequestHandler } from "msw";
import type { Answer } from "./answer.ts";

/** Handlers for every path below a normalized base URL. */
export function handlersBelow(base: string, answer: Answer): RequestHandler[] {
  // Not a path: MSW would read `:id` and `*` in it as its own syntax.
  return [
    http.all(
      ({ request }) => pathBelow(base, request.url) !== undefined,
      ({ request }) => answer(request),
    ),
  ];
}
