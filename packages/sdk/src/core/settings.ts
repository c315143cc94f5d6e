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
  if (!/^[!-~]+$/.test(apiKey ?? "")) throw refused("apiKey", "text without spaces or line breaks");
  // What follows the path would end up in the middle of every address, and fetch refuses a user name.
  if (!/^https?:\/\/[^/?#@\s]+(\/[^?#\s]*)?$/i.test(baseUrl)) throw refused("baseUrl", 'like "https://bank.test/v1"');
  checkLimits(timeoutMs, maxRetries);
  for (const [name, value] of Object.entries({ fetch, newIdempotencyKey })) {
    if (value !== undefined && typeof value !== "function") throw refused(name, "a function");
  }
  return {
    redact: redactorOf(apiKey),
    baseUrl: baseUrl.replace(/\/+$/, ""),
    fetch,
    headers: {
      ...(headers && Object.fromEntries(new Headers(headers))),
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

/** Throws a `TypeError` where a time or a number of retries makes no sense. */
export function checkLimits(timeoutMs: number, maxRetries: number): void {
  if (!(timeoutMs > 0)) throw refused("timeoutMs", "more than 0");
  if (!(maxRetries >= 0)) throw refused("maxRetries", "0 or more");
}
