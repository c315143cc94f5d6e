import { vi } from "vitest";
import { TIMEOUT_MS } from "../../vitest.shared.ts";

/**
 * Waits until an assertion holds. An assertion that never holds fails shortly before the test times out, with its own
 * message.
 */
export function eventually(assertion: () => void): Promise<void> {
  return vi.waitFor(assertion, { interval: 1, timeout: TIMEOUT_MS / 2 });
}
