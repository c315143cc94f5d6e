import type { BankResponse } from "../http/handle.ts";
import { readableBody } from "./faked-microtasks.ts";

const ANSWER = Symbol("answer");
const HEADERS = Symbol("headers");
const REAL = Symbol("real");
const RESPONSE = Symbol("response");

/** The members that a light response adds. */
interface Own {
  readonly [ANSWER]: BankResponse;
  /** Its headers and the real response, once they are made. */
  [HEADERS]?: Headers;
  [REAL]?: Response;
}

/** The members that the headers of a light response add. */
interface OwnOfHeaders {
  readonly [RESPONSE]: Own;
}

/**
 * A bank's response with the members of a `Response`, but without making one: loading `Response` takes Node about 40
 * ms, and making and reading one takes longer than the bank's work. Rarely used members come from a real `Response`,
 * made at their first use. Unlike a `Response`, it can be read more than once.
 */
export function lightResponse(answer: BankResponse): Response {
  return withMembers<Response>(responseMembers, { [ANSWER]: answer });
}

/** All responses inherit the same members, because making their functions for each takes longer than reading it. */
function withMembers<Members>(members: Partial<Members>, own: Own | OwnOfHeaders): Members {
  return Object.assign(Object.create(members), own);
}

const responseMembers: Response & ThisType<Response & Own> = {
  statusText: "",
  type: "default",
  url: "",
  redirected: false,
  get status() {
    return this[ANSWER].status;
  },
  get ok() {
    return this.status >= 200 && this.status < 300;
  },
  get headers() {
    this[HEADERS] ??= withMembers<Headers>(headerMembers, { [RESPONSE]: this });
    return this[HEADERS];
  },
  get body() {
    // Without `Response`, as in jsdom, a client reads the text.
    return typeof globalThis.Response === "function" ? real(this).body : null;
  },
  get bodyUsed() {
    return this[REAL]?.bodyUsed ?? false;
  },
  async text() {
    return decodeBody(this[ANSWER]);
  },
  async json() {
    return JSON.parse(decodeBody(this[ANSWER]));
  },
  async arrayBuffer() {
    return readBytes(this[ANSWER]).slice().buffer as ArrayBuffer;
  },
  async bytes() {
    return readBytes(this[ANSWER]).slice();
  },
  clone() {
    return lightResponse(this[ANSWER]);
  },
  blob() {
    return real(this).blob();
  },
  formData() {
    return real(this).formData();
  },
};

const headerMembers: Partial<Headers> & ThisType<OwnOfHeaders> = {
  get(name) {
    return this[RESPONSE][ANSWER].headers[name.toLowerCase()] ?? null;
  },
  has(name) {
    return name.toLowerCase() in this[RESPONSE][ANSWER].headers;
  },
  forEach(callback) {
    real(this[RESPONSE]).headers.forEach(callback);
  },
  entries() {
    return real(this[RESPONSE]).headers.entries();
  },
  keys() {
    return real(this[RESPONSE]).headers.keys();
  },
  values() {
    return real(this[RESPONSE]).headers.values();
  },
  [Symbol.iterator]() {
    return real(this[RESPONSE]).headers[Symbol.iterator]();
  },
};

function real(own: Own): Response {
  own[REAL] ??= realResponse(own[ANSWER]);
  return own[REAL];
}

function decodeBody({ body }: BankResponse): string {
  return typeof body === "string" ? body : new TextDecoder().decode(body);
}

function readBytes({ body }: BankResponse): Uint8Array {
  return typeof body === "string" ? new TextEncoder().encode(body) : body;
}

/** Converts a bank's response to a `Response`. */
export function realResponse({ status, headers, body }: BankResponse): Response {
  return new Response(readableBody(body), { status, headers });
}
