import { constants, type Event, type EventCategoryName } from "@sandbank/contract";
import { sortableIdOf } from "../ports/ids.ts";
import { fromTimestamp, toTimestamp } from "../ports/time.ts";
import { nextNumber, nowOf, schedule, type World } from "../state/world.ts";
import { count, insert, type Row, removeOldest } from "../store/table.ts";
import { scheduleDeliveries } from "../webhooks/attempts.ts";

const RETENTION_MS = constants.eventRetentionDays * 86_400_000;

/** Emits an Event about an object. */
export function emit(
  world: World,
  category: EventCategoryName,
  about: { readonly id: string; readonly type: string },
): void {
  const { state } = world;
  if (count(state.tables.events) === 0) schedule(world, state.now + RETENTION_MS, { kind: "events.retire" });
  const event: Event = {
    id: sortableIdOf(state.seed, state.now, nextNumber(state, "event")),
    associated_object_id: about.id,
    associated_object_type: about.type,
    category,
    created_at: nowOf(world),
    type: "event",
  };
  insert(state.tables.events, event);
  world.tally.events.add(category);
  scheduleDeliveries(world, event);
}

/** Drops the Events that are 30 days old with what was sent of them, and comes back for the oldest that is left (D-96). */
export function retireEvents(world: World): void {
  const { now, tables } = world.state;
  const latest = toTimestamp(now - RETENTION_MS);
  const isGone = (row: Row) => row.created_at <= latest;
  removeOldest(tables.deliveries, isGone);
  const left = removeOldest(tables.events, isGone);
  if (left !== undefined) schedule(world, fromTimestamp(left.created_at) + RETENTION_MS, { kind: "events.retire" });
}
