import { BankApiError } from "../errors/bank-api-error.ts";
import type { BankClientError } from "../errors/bank-client-error.ts";

/** The first and the longest wait, in milliseconds. Each wait is twice the one before it. */
const firstDelay = 500;
const longestDelay = 8_000;

/**
 * Returns how long to wait before the next attempt, in milliseconds, or `Infinity` if the client must not retry.
 *
 * Exponential backoff with jitter: each wait is shortened at random by up to a half, so that clients that failed
 * together do not retry together. If the API requests a longer wait, the client waits that long; a shorter one is
 * ignored, since it could cause a busy loop.
 */
export function retryDelay(error: BankClientError, random: () => number, maxRetryDelayMs: number): number {
  if (!error.shouldRetry) return Infinity;
  const backoff = Math.min(firstDelay * 2 ** (error.attempts - 1), longestDelay) * (1 - random() / 2);
  const requested = error instanceof BankApiError ? (error.retryAfter ?? 0) * 1_000 : 0;
  return requested > maxRetryDelayMs ? Infinity : Math.max(backoff, requested);
}
