import type { FetchLike } from "./fetch.ts";
import { checkNames } from "./known-options.ts";
import type { BankClientOptions } from "./options.ts";
import { type Redact, redactorOf } from "./redact.ts";
import { refused } from "./refused.ts";

/** The options of a client, checked and complete. */
export interface Settings {
  /** Masks the API key. */
  readonly redact: Redact;
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly fetch: FetchLike | undefined;
  /** Sent with every request; names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly maxRetries: number;
  readonly newIdempotencyKey: () => string;
}

/** Every option of a client. */
const known: readonly (keyof BankClientOptions)[] = [
  "apiKey",
  "baseUrl",
  "fetch",
  "timeoutMs",
  "maxRetries",
  "newIdempotencyKey",
  "headers",
];

/** Throws a `TypeError` that names the option at fault. */
export function readSettings(options: BankClientOptions): Settings {
  const {
    apiKey,
    baseUrl,
    fetch,
    timeoutMs = 60_000,
    maxRetries = 2,
    newIdempotencyKey = randomKey,
    headers,
  } = Object(options) as BankClientOptions;
  checkNames(options, known, "Failed to make a client");
  // A key with a line break, as read from a file, would otherwise be quoted in an error of fetch.
  if (typeof apiKey !== "string" || !/^[!-~]+$/.test(apiKey)) {
    throw refused("apiKey", "text without spaces or line breaks");
  }
  if (!isBaseUrl(baseUrl)) throw refused("baseUrl", 'like "https://bank.test/v1"');
  checkLimits({ timeoutMs, maxRetries });
  for (const [name, value] of Object.entries({ fetch, newIdempotencyKey })) {
    if (value !== undefined && typeof value !== "function") throw refused(name, "a function");
  }
  return {
    redact: redactorOf(apiKey),
    baseUrl: baseUrl.replace(/\/+$/, ""),
    fetch,
    headers: {
      ...(headers && readHeaders(headers)),
      accept: "application/json",
      authorization: `Bearer ${apiKey}`,
    },
    timeoutMs,
    maxRetries,
    newIdempotencyKey,
  };
}

function randomKey(): string {
  return globalThis.crypto.randomUUID();
}

function isBaseUrl(baseUrl: unknown): boolean {
  // What follows the path would end up in the middle of every address, and fetch refuses a user name.
  if (typeof baseUrl !== "string" || !/^https?:\/\/[^/?#@\s]+(\/[^?#\s]*)?$/i.test(baseUrl)) return false;
  try {
    return new URL(baseUrl).host !== "";
  } catch {
    return false;
  }
}

function readHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  try {
    return Object.fromEntries(new Headers(headers));
  } catch (cause) {
    throw new TypeError("[sandbank] Failed to use headers: they must be names and values that HTTP can send.", {
      cause,
    });
  }
}

/** Throws a `TypeError` on what a call cannot be limited by. */
export function checkLimits({ timeoutMs, maxRetries, signal }: Limits): void {
  if (!(typeof timeoutMs === "number" && timeoutMs > 0)) throw refused("timeoutMs", "more than 0");
  if (!(typeof maxRetries === "number" && maxRetries >= 0)) throw refused("maxRetries", "0 or more");
  // By what is called: a test runner may have an AbortSignal of its own.
  if (signal && typeof signal.throwIfAborted !== "function") throw refused("signal", "an AbortSignal");
}

interface Limits {
  readonly timeoutMs: unknown;
  readonly maxRetries: unknown;
  readonly signal?: AbortSignal | null | undefined;
}
