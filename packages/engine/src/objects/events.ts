import { constants, type Event, type EventCategoryName } from "@sandbank/contract";
import { sortableIdOf } from "../ports/ids.ts";
import { fromTimestamp, toTimestamp } from "../ports/time.ts";
import { isUnfinished } from "../state/delivery.ts";
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
  const { events, deliveries } = state.tables;
  // As long as there is any of them, `retireEvents` is planned already.
  if (count(events) + count(deliveries) === 0) scheduleRetirement(world, state.now);
  const event: Event = {
    id: sortableIdOf(state.seed, state.now, nextNumber(state, "event")),
    associated_object_id: about.id,
    associated_object_type: about.type,
    category,
    created_at: nowOf(world),
    type: "event",
  };
  insert(events, event);
  world.tally.events.add(category);
  scheduleDeliveries(world, event);
}

/**
 * Drops the Events that are 30 days old with what was sent of them, and comes back for the oldest that is left (D-96).
 * What is still to be sent, or to be answered, stays until it is: a bank that is restored later than that sends it anew.
 */
export function retireEvents(world: World): void {
  const { now, tables } = world.state;
  const latest = toTimestamp(now - RETENTION_MS);
  const isGone = (row: Row) => row.created_at <= latest;
  const keptDelivery = removeOldest(tables.deliveries, (delivery) => isGone(delivery) && !isUnfinished(delivery));
  const keptEvent = removeOldest(tables.events, isGone);
  if (keptEvent !== undefined) scheduleRetirement(world, fromTimestamp(keptEvent.created_at));
  else if (keptDelivery !== undefined) scheduleRetirement(world, now);
}

function scheduleRetirement(world: World, from: number): void {
  schedule(world, from + RETENTION_MS, { kind: "events.retire" });
}
