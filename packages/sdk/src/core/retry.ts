import { BankApiError } from "../errors/bank-api-error.ts";
import type { BankClientError } from "../errors/bank-client-error.ts";

/** Milliseconds: the first wait, of which each one after it is the double, and the longest. */
const firstDelay = 500;
const longestDelay = 8_000;
/** Where the API asks for a longer wait, the caller is told instead. */
const longestRetryAfter = 60_000;

/**
 * How long to wait before the next attempt, in milliseconds; undefined when there is to be none.
 *
 * What the API asks for is kept to. Otherwise the waits grow, each shortened at random by up to a half, so that clients
 * that failed together do not come back together.
 */
export function retryDelay(error: BankClientError): number | undefined {
  if (!error.shouldRetry) return undefined;
  if (error instanceof BankApiError && error.retryAfter !== null) {
    const delay = error.retryAfter * 1_000;
    return delay > longestRetryAfter ? undefined : delay;
  }
  return Math.min(firstDelay * 2 ** (error.attempts - 1), longestDelay) * (1 - Math.random() / 2);
}
