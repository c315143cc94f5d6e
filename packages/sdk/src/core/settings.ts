import type { FetchLike } from "./fetch.ts";
import type { BankClientOptions } from "./options.ts";

/** The options of a client, checked and complete. */
export interface Settings {
  readonly apiKey: string;
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly fetch: FetchLike | undefined;
  /** Sent with every request; names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly maxRetries: number;
}

/** Throws a `TypeError` that names the option at fault. */
export function readSettings(options: BankClientOptions): Settings {
  const { apiKey, baseUrl, fetch, timeoutMs = 60_000, maxRetries = 2, headers } = options ?? {};
  // A key with a line break, as read from a file, would otherwise be quoted in an error of fetch.
  if (typeof apiKey !== "string" || !/^[!-~]+$/.test(apiKey)) {
    throw refused("apiKey", "must be text without spaces or line breaks. Pass the key of your environment");
  }
  if (fetch !== undefined && typeof fetch !== "function") throw refused("fetch", "must be a function");
  checkLimits(timeoutMs, maxRetries);
  return {
    apiKey,
    baseUrl: readBaseUrl(baseUrl),
    fetch,
    headers: {
      ...(headers && Object.fromEntries(new Headers(headers))),
      accept: "application/json",
      authorization: `Bearer ${apiKey}`,
    },
    timeoutMs,
    maxRetries,
  };
}

/** Throws a `TypeError` where a time or a number of retries makes no sense. */
export function checkLimits(timeoutMs: number, maxRetries: number): void {
  if (!(timeoutMs > 0)) throw refused("timeoutMs", "must be more than 0 milliseconds");
  if (!Number.isInteger(maxRetries) || maxRetries < 0) throw refused("maxRetries", "must be a whole number from 0");
}

export function refused(option: string, rule: string): TypeError {
  return new TypeError(`[sandbank] Failed to read the options: ${option} ${rule}.`);
}

function readBaseUrl(baseUrl: string): string {
  let url: URL | undefined;
  try {
    url = new URL(baseUrl);
  } catch {}
  // Anything past the path would end up in the middle of every address, and fetch refuses a user name.
  if (!/^https?:$/.test(url?.protocol ?? "") || /[?#@]/.test(baseUrl)) {
    throw refused("baseUrl", `must be like "https://bank.test/v1", not ${JSON.stringify(baseUrl)}`);
  }
  return (url as URL).href.replace(/\/+$/, "");
}
