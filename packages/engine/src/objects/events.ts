import { constants, type Event, type EventCategoryName } from "@sandbank/contract";
import { logDeletedDeliveries, logDeletedEvent } from "../log/call-log.ts";
import { deriveSortableId } from "../ports/ids.ts";
import { fromTimestamp, toTimestamp } from "../ports/time.ts";
import { computeState, type Delivery, isUnfinished } from "../state/delivery.ts";
import type { JobEffect } from "../state/job-effect.ts";
import { tallyEvent } from "../state/tally.ts";
import { count, firstPosition, insert, oldest, type Row, removeOldest } from "../store/table.ts";
import { createDeliveries } from "../webhooks/attempts.ts";
import { nextNumber, readNow, schedule, type World } from "../world/world.ts";

const RETENTION_MS = constants.eventRetentionDays * 86_400_000;

/** Emits an Event about an object and creates its webhook deliveries. */
export function emit(world: World, category: EventCategoryName, about: Subject): void {
  emitEvent(world, category, about);
  // A category that a later version could have: no type knows it.
  const hasMore = world.probe?.at<boolean>("permitted/new-event-category", false);
  if (hasMore) emitEvent(world, "future.created" as EventCategoryName, about);
}

interface Subject {
  readonly id: string;
  readonly type: string;
}

function emitEvent(world: World, category: EventCategoryName, about: Subject): void {
  const { state, probe } = world;
  const { events, deliveries } = state.tables;
  const id = deriveSortableId(state.seed, state.now, nextNumber(state, "event"));
  // While a table has rows, `retireEvents` is already scheduled.
  if (count(events) + count(deliveries) === 0) scheduleRetirement(world, state.now);
  const event: Event = {
    id: probe === null ? id : probe.at("id", id),
    associated_object_id: about.id,
    associated_object_type: about.type,
    category,
    created_at: readNow(world),
    type: "event",
  };
  insert(events, event);
  tallyEvent(world.tally, category);
  createDeliveries(world, event);
}

/** Whether an Event will be 30 days old at the time `at`. */
export function hasOldEvent({ state }: World, _job: unknown, at: number): boolean {
  const event = oldest(state.tables.events);
  return event !== undefined && event.created_at <= toTimestamp(at - RETENTION_MS);
}

/**
 * Deletes the Events that are 30 days old, with their deliveries, and schedules itself for the oldest row that is left
 * (D-96). An unfinished delivery stays until it finishes, because a bank that is restored later sends it again. The log
 * keeps the deliveries of its steps. Returns how many Events it deleted, and how many webhooks that had failed.
 */
export function retireEvents(world: World): JobEffect {
  const { now, tables } = world.state;
  const latest = toTimestamp(now - RETENTION_MS);
  const isExpired = (row: Row) => row.created_at <= latest;
  const isDone = (delivery: Delivery) => isExpired(delivery) && !isUnfinished(delivery);
  const first = firstPosition(tables.events);
  const deliveries: Delivery[] = [];
  const keptDelivery = removeOldest(tables.deliveries, isDone, (delivery) => deliveries.push(delivery));
  // A delivery that is left may be one of any expired Event.
  const isOneLeft = keptDelivery !== undefined && isExpired(keptDelivery);
  const delivered = new Set<string>(deliveries.map(({ event }) => event.id));
  const keptEvent = removeOldest(tables.events, isExpired, ({ id }, position) => {
    if (isOneLeft || delivered.has(id)) logDeletedEvent(world.log, id, position);
  });
  logDeletedDeliveries(world.log, deliveries);
  if (keptEvent !== undefined) scheduleRetirement(world, fromTimestamp(keptEvent.created_at));
  else if (keptDelivery !== undefined) scheduleRetirement(world, now);
  const deletedFailures = deliveries.filter((delivery) => computeState(delivery) === "failed").length;
  return { count: firstPosition(tables.events) - first, amount: null, outcome: null, deletedFailures };
}

function scheduleRetirement(world: World, from: number): void {
  schedule(world, from + RETENTION_MS, { kind: "events.retire" });
}
