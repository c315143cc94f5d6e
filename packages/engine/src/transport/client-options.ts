import type { Bank } from "../bank/bank.ts";
import { fromTimestamp } from "../ports/time.ts";
import { onlyKnown } from "../store/known-options.ts";
import { type FetchHandler, fetchFrom } from "./fetch-handler.ts";
import { lightResponse } from "./light-response.ts";

export interface ClientOptionsOptions {
  /** Where the API seems to be, such as `https://bank.test/v1`. Default: `https://bank.test`. */
  readonly baseUrl?: string;
}

/** Options of a client of the API, such as `BankClient` of `@sandbank/sdk`, that connect it with a bank in the same process. */
export interface BankClientSettings {
  /** A key that the bank accepts. */
  readonly apiKey: string;
  readonly baseUrl: string;
  /**
   * Sends requests to the bank. A response has the members of a `Response` and is not an instance of it, which makes a call
   * faster. `createFetchHandler` gives real ones.
   */
  readonly fetch: FetchHandler;
  /** `key-1`, `key-2`, and so on: see `bank.newIdempotencyKey`. */
  readonly newIdempotencyKey: () => string;
  /** Waits before a retry by the bank's clock: see `bank.clock.sleep`. */
  readonly sleep: Bank["clock"]["sleep"];
  /** The bank's time, in milliseconds since 1970: waits take time of this clock, so a total time limit is measured on it. */
  readonly now: () => number;
  /** Always 0, by which the waits before retries are not shortened: 500, 1,000, 2,000 milliseconds. */
  readonly random: () => number;
}

const DEFAULT_BASE_URL = "https://bank.test";

/**
 * The options of a client that calls a bank in the same process. Its requests need no port and no interception, its
 * idempotency keys are counted, so that every run sends the same bytes, and its waits before retries move the bank's
 * clock instead of taking time.
 *
 * Several clients of one bank share the count of its keys. Of a platform, pass one of its banks. Throws a `TypeError`
 * for what is no bank, no base URL or no option.
 *
 * @example
 * const client = new BankClient(clientOptions(bank));
 */
export function clientOptions(bank: Bank, options: ClientOptionsOptions = {}): BankClientSettings {
  const { baseUrl = DEFAULT_BASE_URL } = onlyKnown("Failed to make the options of a client", options, ["baseUrl"]);
  requireBank(bank);
  return {
    apiKey: bank.apiKey,
    baseUrl,
    fetch: fetchFrom(bank, baseUrl, lightResponse),
    newIdempotencyKey: () => bank.newIdempotencyKey(),
    sleep: (milliseconds, signal) => bank.clock.sleep(milliseconds, signal),
    now: () => fromTimestamp(bank.clock.now()),
    random: () => 0,
  };
}

function requireBank(bank: unknown): void {
  const { clock, live } = Object(bank) as { readonly clock?: unknown; readonly live?: unknown };
  if (clock !== undefined) return;
  const what = live === undefined ? "there is no bank" : "a platform has two banks";
  throw new TypeError(
    `[sandbank] Failed to make the options of a client: ${what}. Pass a bank that createBank() made, or \`live\` or \`sandbox\` of a platform.`,
  );
}
