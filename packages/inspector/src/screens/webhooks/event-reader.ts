import type { Event } from "@sandbank/contract";
import type { Attempt } from "../../parts/attempt-states.ts";
import { type PageReader, readPage } from "../../store/use-pages.ts";

/** An Event with the attempts to deliver it. */
export interface EventRow {
  readonly event: Event;
  readonly attempts: readonly Attempt[];
}

/** Reads a list of Events with their attempts: those of one page at a time, because a bank can have many. */
export function eventReader(path: string): PageReader<EventRow> {
  return {
    async load(from, cursor) {
      const { rows, next } = await readPage<Event>(from, path, cursor);
      const ids = rows.map(({ id }) => id).join(",");
      const { data } = ids === "" ? { data: [] } : await from.admin("attempts", { event: ids, requests: "none" });
      const found = Map.groupBy(data, ({ eventId }) => eventId);
      return { rows: rows.map((event) => ({ event, attempts: found.get(event.id) ?? [] })), next };
    },
    readId: ({ event }) => event.id,
  };
}
