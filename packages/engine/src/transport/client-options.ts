import type { Bank } from "../bank/bank.ts";
import { mistake } from "../mistake.ts";
import { fromTimestamp } from "../ports/time.ts";
import { onlyKnown } from "../store/only-known.ts";
import { normalizeBaseUrl } from "./base-url.ts";
import { type FetchHandler, fetchFrom } from "./fetch-handler.ts";
import { lightResponse } from "./light-response.ts";
import { createSleep, createTickingIdle } from "./waits.ts";

export interface ClientOptionsOptions {
  /** The base URL of the API for the client, such as `https://bank.test/v1`. Default: `https://bank.test`. */
  readonly baseUrl?: string;
}

/** Options that connect an API client, such as `BankClient` of `@sandbank/sdk`, with a bank in the same process. */
export interface BankClientSettings {
  /** An API key that the bank accepts. */
  readonly apiKey: string;
  readonly baseUrl: string;
  /**
   * Sends requests to the bank. Its responses have the members of a `Response` but are not instances of it, which makes
   * calls faster. `createFetchHandler` returns real ones.
   */
  readonly fetch: FetchHandler;
  /**
   * Always `Infinity`: a bank in the same process responds at once, so a client needs no timer, and no call times out
   * while a debugger has stopped the test. Pass another `timeoutMs` beside these options to test a timeout.
   */
  readonly timeoutMs: number;
  /** Always `Infinity`: a response of a bank in the same process is in memory already. */
  readonly maxResponseBytes: number;
  /** `key-1`, `key-2`, and so on: see `bank.newIdempotencyKey`. */
  readonly newIdempotencyKey: () => string;
  /**
   * Waits before a retry by the bank's clock: see `bank.clock.sleep`. Then lets a macrotask run, so that timers of the
   * process fire while a client retries.
   */
  readonly sleep: Bank["clock"]["sleep"];
  /**
   * Waits between two polls until an Event or a move of the clock comes from elsewhere: see `bank.clock.idle`
   * (assumption D-111). Then lets a macrotask run. It keeps no process alive.
   */
  readonly idle: Bank["clock"]["idle"];
  /**
   * The bank's time in milliseconds since 1970. Waits take time of this clock, so the client measures its total timeout
   * on it.
   */
  readonly now: () => number;
  /** Always 0, so that the backoff has no jitter: 500, 1,000, 2,000 milliseconds. */
  readonly random: () => number;
}

/** Needs no normalizing. */
const DEFAULT_BASE_URL = "https://bank.test";

/**
 * Returns the options for a client that calls a bank in the same process. The client then needs no port and no
 * interception. Its idempotency keys are `key-1`, `key-2` and so on, so that every run sends the same bytes, and its
 * waits before retries move the bank's clock instead of taking real time. A client that polls for Events is idle until
 * something happens in the bank.
 *
 * Several clients of one bank share the count of the keys. To call a platform, pass its `live` or `sandbox` bank.
 * Throws a `TypeError` for an invalid bank, base URL or option.
 *
 * @example
 * const client = new BankClient(clientOptions(bank));
 */
export function clientOptions(bank: Bank, options: ClientOptionsOptions = {}): BankClientSettings {
  const { baseUrl = DEFAULT_BASE_URL } = onlyKnown("make the options of a client", options, ["baseUrl"]);
  requireBank(bank);
  return {
    apiKey: bank.apiKey,
    baseUrl,
    fetch: fetchFrom(bank, baseUrl === DEFAULT_BASE_URL ? baseUrl : normalizeBaseUrl(baseUrl), lightResponse),
    timeoutMs: Infinity,
    maxResponseBytes: Infinity,
    newIdempotencyKey: () => bank.newIdempotencyKey(),
    sleep: createSleep(bank),
    idle: createTickingIdle(bank),
    now: () => fromTimestamp(bank.clock.now()),
    random: () => 0,
  };
}

function requireBank(bank: unknown): void {
  const given: object = Object(bank);
  if ("clock" in given) return;
  const what = "live" in given ? "a platform has two banks" : "there is no bank";
  throw mistake(
    "make the options of a client",
    what,
    "Pass a bank that createBank() returned, or `live` or `sandbox` of a platform.",
  );
}
