import type { BankResponse } from "../http/handle.ts";
import { readableBody } from "./faked-microtasks.ts";

/**
 * A bank's response with the members of a `Response`, but without making one: loading `Response` takes Node about 40
 * ms, and making and reading one takes longer than the bank's work. Rarely used members come from a real `Response`,
 * made at their first use. Unlike a `Response`, it can be read more than once.
 */
export function lightResponse(answer: BankResponse): Response {
  const { status, headers, body } = answer;
  const bytes = () => (typeof body === "string" ? new TextEncoder().encode(body) : body);
  const text = () => (typeof body === "string" ? body : new TextDecoder().decode(body));
  let whole: Response | undefined;
  const real = () => {
    whole ??= realResponse(answer);
    return whole;
  };
  return {
    status,
    ok: status >= 200 && status < 300,
    statusText: "",
    type: "default",
    url: "",
    redirected: false,
    headers: lightHeaders(headers, real),
    text: async () => text(),
    json: async () => JSON.parse(text()),
    arrayBuffer: async () => bytes().slice().buffer as ArrayBuffer,
    bytes: async () => bytes().slice(),
    clone: () => lightResponse(answer),
    blob: () => real().blob(),
    formData: () => real().formData(),
    get body() {
      return real().body;
    },
    get bodyUsed() {
      return whole?.bodyUsed ?? false;
    },
  };
}

/** Converts a bank's response to a `Response`. */
export function realResponse({ status, headers, body }: BankResponse): Response {
  return new Response(readableBody(body), { status, headers });
}

function lightHeaders(headers: Readonly<Record<string, string>>, real: () => Response): Headers {
  const light: Partial<Headers> = {
    get: (name) => headers[name.toLowerCase()] ?? null,
    has: (name) => name.toLowerCase() in headers,
    forEach: (callback) => real().headers.forEach(callback),
    entries: () => real().headers.entries(),
    keys: () => real().headers.keys(),
    values: () => real().headers.values(),
    [Symbol.iterator]: () => real().headers[Symbol.iterator](),
  };
  return light as Headers;
}
