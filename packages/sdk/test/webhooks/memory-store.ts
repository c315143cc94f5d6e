import { vi } from "vitest";
import type { Event } from "../../src/webhooks/event.ts";
import { WebhookBusyError, type WebhookStore } from "../../src/webhooks.ts";

/** The transaction of a store in memory: what a handler writes. */
export interface MemoryTransaction {
  write(row: string): void;
}

/** A store in memory that records what is committed together, for tests of the router. */
export function memoryStore() {
  const marks = new Set<string>();
  const busy = new Set<string>();
  /** The content of each committed transaction: rows, then the mark, then the cursor. */
  const commits: string[][] = [];
  let due: Event[] = [];
  let cursor: string | null = null;
  let resumes = 0;
  const store = {
    handle: vi.fn<WebhookStore<MemoryTransaction>["handle"]>(async (event, run, options) => {
      if (busy.has(event.id)) throw new WebhookBusyError(event.id);
      const rows: string[] = [];
      const isDuplicate = marks.has(event.id);
      if (!isDuplicate) {
        busy.add(event.id);
        try {
          await run({ write: (row) => rows.push(row) });
        } finally {
          busy.delete(event.id);
        }
        marks.add(event.id);
        due = due.filter(({ id }) => id !== event.id);
        rows.push(event.id);
      }
      cursor = options?.cursor ?? cursor;
      if (options?.cursor !== undefined) rows.push("cursor");
      commits.push(rows);
      return isDuplicate ? "duplicate" : "handled";
    }),
    failed: async () => [],
    async retry() {},
    clean: async () => 0,
    async resume() {
      resumes++;
      return { cursor, events: [...due] };
    },
    marked: vi.fn(async (ids: readonly string[]) => ids.filter((id) => marks.has(id))),
  } satisfies WebhookStore<MemoryTransaction>;
  return {
    store,
    commits,
    busy,
    /** Makes an Event due that has failed. */
    retry(event: Event) {
      marks.delete(event.id);
      due.push(event);
    },
    /** Forgets that an Event was handled. */
    unmark: (id: string) => marks.delete(id),
    /** How often the store was asked for the Events that are due. */
    resumes: () => resumes,
    cursor: () => cursor,
  };
}
