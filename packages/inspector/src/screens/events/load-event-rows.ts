import type { Event } from "@sandbank/contract";
import type { Source } from "../../source/source.ts";
import { getPages, type Pages } from "../../store/use-read.ts";
import type { Attempt } from "./attempt.ts";

/** An Event with the attempts to deliver it. */
export interface EventRow {
  readonly event: Event;
  readonly attempts: readonly Attempt[];
}

/** How many ids fit into the URL of one read. */
const MOST_IDS = 100;

/** Reads so many pages of a list of Events, and the attempts of these Events only: a bank can have many more. */
export async function loadEventRows(from: Source, path: string, pages: number): Promise<Pages<EventRow>> {
  const { rows, hasMore } = await getPages<Event>(from, path, pages);
  const found = new Map<string, Attempt[]>();
  for (let index = 0; index < rows.length; index += MOST_IDS) {
    const ids = rows.slice(index, index + MOST_IDS).map(({ id }) => id);
    const { data } = await from.admin("attempts", { event: ids.join(",") });
    for (const attempt of data) {
      const known = found.get(attempt.eventId) ?? [];
      known.push(attempt);
      found.set(attempt.eventId, known);
    }
  }
  return { rows: rows.map((event) => ({ event, attempts: found.get(event.id) ?? [] })), hasMore };
}
