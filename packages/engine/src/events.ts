import { constants, type EventCategoryName } from "@sandbank/contract";
import { nextSortableId } from "./ports/ids.ts";
import { fromTimestamp } from "./ports/time.ts";
import { count, insert, oldest, removeOldest } from "./store/table.ts";
import { nowOf, schedule, type World } from "./world.ts";

const RETENTION_MS = constants.eventRetentionDays * 86_400_000;

/** Emits an Event about an object. */
export function emit(
  world: World,
  category: EventCategoryName,
  about: { readonly id: string; readonly type: string },
): void {
  const { state } = world;
  if (count(state.tables.events) === 0) schedule(world, state.now + RETENTION_MS, { kind: "events.retire" });
  insert(state.tables.events, {
    id: nextSortableId(state.random, state.now, state.order++),
    associated_object_id: about.id,
    associated_object_type: about.type,
    category,
    created_at: nowOf(world),
    type: "event",
  });
  world.tally.events.add(category);
}

/** Drops the Events that are 30 days old, and comes back for the oldest that is left (D-96). */
export function retireEvents(world: World): void {
  const { events } = world.state.tables;
  for (let event = oldest(events); event !== undefined; event = oldest(events)) {
    const retiresAt = fromTimestamp(event.created_at) + RETENTION_MS;
    if (retiresAt > world.state.now) {
      schedule(world, retiresAt, { kind: "events.retire" });
      return;
    }
    removeOldest(events);
  }
}
