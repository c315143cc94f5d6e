import type { BankResponse } from "../http/handle.ts";
import { readableBody } from "./faked-microtasks.ts";

/** A `Response` with the answer of a bank; where the runtime has none, as in jsdom, what clients read of one. */
export function toResponse({ status, headers, body }: BankResponse): Response {
  if (typeof globalThis.Response === "function") return new Response(readableBody(body), { status, headers });
  const bytes = () => (typeof body === "string" ? new TextEncoder().encode(body) : body);
  const text = () => (typeof body === "string" ? body : new TextDecoder().decode(body));
  return {
    status,
    ok: status >= 200 && status < 300,
    headers: { get: (name: string) => headers[name.toLowerCase()] ?? null },
    text: async () => text(),
    json: async () => JSON.parse(text()),
    arrayBuffer: async () => bytes().slice().buffer,
  } as Partial<Response> as Response;
}
