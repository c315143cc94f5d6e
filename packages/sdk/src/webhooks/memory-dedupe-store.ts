import { checkNames } from "../core/check-names.ts";
import { refused } from "../core/refused.ts";
import type { WebhookDedupeStore } from "./dedupe-store.ts";

export interface MemoryDedupeStoreOptions {
  /** How many handled Events the store remembers at most. Beyond that it forgets the oldest. Default: 100,000. */
  readonly maxEntries?: number | undefined;
  /**
   * How long the store remembers an Event, in milliseconds. Default: four days, a day longer than the API repeats
   * deliveries.
   */
  readonly maxAgeMs?: number | undefined;
  /** Returns the time in milliseconds. Default: `Date.now`. */
  readonly now?: (() => number) | undefined;
}

const known: readonly (keyof MemoryDedupeStoreOptions)[] = ["maxEntries", "maxAgeMs", "now"];

const fourDays = 345_600_000;

/**
 * Creates a dedupe store for a single process. Events that it forgets may be handled again, and so may all Events after
 * a restart.
 *
 * Throws a `TypeError` for an unknown option or an invalid value.
 */
export function createMemoryDedupeStore(options: MemoryDedupeStoreOptions = {}): WebhookDedupeStore {
  checkNames(options, known, "make a dedupe store");
  const { maxEntries = 100_000, maxAgeMs = fourDays, now = () => Date.now() } = options;
  for (const [name, most] of Object.entries({ maxEntries, maxAgeMs })) {
    if (typeof most !== "number" || !(most >= 0)) throw refused(name, "a number, 0 or more");
  }
  if (typeof now !== "function") throw refused("now", "a function");
  const claimed = new Set<string>();
  /** When each id was confirmed, oldest first. */
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
