import { checkNames } from "../core/known-options.ts";
import type { WebhookDedupeStore } from "./dedupe-store.ts";

export interface MemoryDedupeStoreOptions {
  /** How many handled Events are remembered at most; past that the oldest are forgotten. Default: 100,000. */
  readonly maxEntries?: number | undefined;
  /** For how long, in milliseconds. Default: four days, a day longer than deliveries are repeated. */
  readonly maxAgeMs?: number | undefined;
  /** The time, in milliseconds. Default: `Date.now()`. */
  readonly now?: (() => number) | undefined;
}

const known: readonly (keyof MemoryDedupeStoreOptions)[] = ["maxEntries", "maxAgeMs", "now"];

const fourDays = 345_600_000;

/**
 * A store for a single process. What it forgets may be handled again, and so may everything after a restart.
 *
 * Throws a `TypeError` for an option that there is not.
 */
export function createMemoryDedupeStore(options: MemoryDedupeStoreOptions = {}): WebhookDedupeStore {
  checkNames(options, known, "Failed to make a dedupe store");
  const { maxEntries = 100_000, maxAgeMs = fourDays, now = () => Date.now() } = options;
  const claimed = new Set<string>();
  /** When each was confirmed, oldest first. */
  const done = new Map<string, number>();
  const forget = () => {
    const oldest = now() - maxAgeMs;
    for (const [id, confirmedAt] of done) {
      if (done.size <= maxEntries && confirmedAt > oldest) return;
      done.delete(id);
    }
  };
  return {
    claim(id) {
      forget();
      if (done.has(id)) return "done";
      if (claimed.has(id)) return "busy";
      claimed.add(id);
      return "claimed";
    },
    confirm(id) {
      claimed.delete(id);
      done.set(id, now());
      forget();
    },
    release(id) {
      claimed.delete(id);
    },
    clear() {
      claimed.clear();
      done.clear();
    },
  };
}
