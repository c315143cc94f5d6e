import { BankApiError } from "../errors/bank-api-error.ts";
import type { BankClientError } from "../errors/bank-client-error.ts";

/** Milliseconds: the first wait, of which each one after it is the double, and the longest. */
const firstDelay = 500;
const longestDelay = 8_000;

/**
 * How long to wait before the next attempt, in milliseconds; `Infinity` when there is to be none.
 *
 * The waits grow, each shortened at random by up to a half, so that clients that failed together do not come back
 * together. Where the API asks for a longer wait, that is kept to; a shorter one would be a busy loop.
 */
export function retryDelay(error: BankClientError, random: () => number, maxRetryDelayMs: number): number {
  if (!error.shouldRetry) return Infinity;
  const backoff = Math.min(firstDelay * 2 ** (error.attempts - 1), longestDelay) * (1 - random() / 2);
  const requested = error instanceof BankApiError ? (error.retryAfter ?? 0) * 1_000 : 0;
  return requested > maxRetryDelayMs ? Infinity : Math.max(backoff, requested);
}
