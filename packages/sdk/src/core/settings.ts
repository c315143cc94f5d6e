import { checkNames } from "./check-names.ts";
import { type Credentials, createCredentials } from "./credentials.ts";
import { fetchTransport } from "./fetch-transport.ts";
import { readHeaders } from "./headers.ts";
import { type Limits, mergeLimits } from "./limits.ts";
import type { BankClientOptions } from "./options.ts";
import type { Redact } from "./redact.ts";
import { refused, shownUrl } from "./refused.ts";
import type { Transport } from "./transport.ts";
import { sleep } from "./within.ts";

/** The options of a client, checked and complete. */
export interface Settings extends Credentials {
  /** The base URL without a slash at the end. */
  readonly baseUrl: string;
  readonly transport: Transport;
  /** Headers of every request, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly limits: Limits;
  readonly newIdempotencyKey: () => string;
  readonly onAttempt: BankClientOptions["onAttempt"];
  readonly sleep: NonNullable<BankClientOptions["sleep"]>;
  readonly idle: Settings["sleep"];
  readonly now: () => number;
  readonly random: () => number;
}

/** Every option of a client. */
const known: readonly (keyof BankClientOptions)[] = [
  "apiKey",
  "baseUrl",
  "fetch",
  "transport",
  "timeoutMs",
  "totalTimeoutMs",
  "maxRetries",
  "maxRetryDelayMs",
  "maxResponseBytes",
  "newIdempotencyKey",
  "headers",
  "onAttempt",
  "sleep",
  "idle",
  "now",
  "random",
];

const functions = ["fetch", "newIdempotencyKey", "onAttempt", "sleep", "idle", "now", "random"] as const;

const defaults: Limits = {
  timeoutMs: 60_000,
  totalTimeoutMs: Infinity,
  maxRetries: 2,
  maxRetryDelayMs: 60_000,
  maxResponseBytes: 32 * 2 ** 20,
};

/** Reads the options of a client. Throws a `BankArgumentError` that names the invalid option. */
export function readSettings(given: BankClientOptions | undefined): Settings {
  if (given !== undefined && typeof given !== "object") throw refused("options", `an object, not ${typeof given}`);
  const options = Object(given) as BankClientOptions;
  checkNames(options, known, "make a client");
  const { apiKey = variable("SANDBANK_API_KEY"), baseUrl = variable("SANDBANK_URL") } = options;
  const {
    fetch,
    transport,
    newIdempotencyKey,
    headers,
    onAttempt,
    sleep: wait = sleep,
    idle = wait,
    now,
    random,
  } = options;
  const { credential, redact } = createCredentials(apiKey);
  const url = readBaseUrl(baseUrl, redact);
  if (fetch !== undefined && transport !== undefined) throw refused("fetch", "left out beside transport");
  for (const name of functions) {
    if (options[name] !== undefined && typeof options[name] !== "function") throw refused(name, "a function");
  }
  if (transport !== undefined && typeof Object(transport).send !== "function") {
    throw refused("transport", "an object with a method send");
  }
  return {
    credential,
    redact,
    baseUrl: url,
    transport: transport ?? fetchTransport(fetch),
    headers: headers ? readHeaders(headers) : {},
    limits: mergeLimits(options, defaults),
    newIdempotencyKey: newIdempotencyKey ?? (() => globalThis.crypto.randomUUID()),
    onAttempt,
    sleep: wait,
    idle,
    // Looked up at each call, so that fake timers work.
    now: now ?? (() => Date.now()),
    random: random ?? (() => Math.random()),
  };
}

/** Returns an environment variable, or undefined in a runtime without a process. */
function variable(name: string): string | undefined {
  const { process } = globalThis as { process?: { env?: Readonly<Record<string, string | undefined>> } };
  return process?.env?.[name];
}

/** The latest base URL, as given and without a slash at the end. */
let latest: { readonly given: string; readonly url: string } | undefined;

function readBaseUrl(given: string | undefined, redact: Redact): string {
  // Each test creates a client with the same base URL, and checking it takes a third of the time of creating a client.
  if (given !== undefined && given === latest?.given) return latest.url;
  if (given === undefined) throw refused("baseUrl", "given, or be in the environment variable SANDBANK_URL");
  if (!isBaseUrl(given)) throw refused("baseUrl", `text like "https://bank.test/v1", not ${shownUrl(given, redact)}`);
  latest = { given, url: given.replace(/(?<!\/)\/+$/, "") };
  return latest.url;
}

function isBaseUrl(given: unknown): boolean {
  // A query or fragment would end up in the middle of every URL, and fetch refuses a user name.
  if (typeof given !== "string" || !/^https?:\/\/[^/?#@\s]+(\/[^?#\s]*)?$/i.test(given)) return false;
  try {
    return new URL(given).host !== "";
  } catch {
    return false;
  }
}
