import type { Event } from "@sandbank/contract";
import {
  dropOldestItem,
  emptyRing,
  firstItemWhere,
  isFull,
  itemOf,
  oldestItem,
  type Ring,
  withItem,
} from "../store/ring.ts";
import type { Attempt, Delivery } from "./delivery.ts";

/** How many Events the log keeps the deliveries of. */
const KEPT_EVENTS = 65_536;

/** The memory of an Event here, of a delivery with its Event, and of an attempt without its texts. */
const EVENT_BYTES = 250;
const DELIVERY_BYTES = 900;
const ATTEMPT_BYTES = 250;

/** An Event that the bank has deleted, with its deliveries that the bank has deleted, too. */
export interface DeletedEvent {
  readonly id: Event["id"];
  /** The position that the Event had in its table. */
  readonly position: number;
  readonly deliveries: Delivery[];
  bytes: number;
}

/** The deliveries that the log keeps after the bank has deleted them with their Events, in the order of the Events. */
export interface DeletedEvents {
  ring: Ring<DeletedEvent>;
  readonly byId: Map<string, DeletedEvent>;
}

export function createDeletedEvents(): DeletedEvents {
  return { ring: emptyRing(KEPT_EVENTS), byId: new Map() };
}

/** Adds an Event that has deliveries. */
export function addDeletedEvent(deleted: DeletedEvents, id: Event["id"], position: number): void {
  // The job that deletes Events can be undone.
  if (deleted.byId.has(id)) return;
  const event = { id, position, deliveries: [], bytes: EVENT_BYTES };
  if (isFull(deleted.ring)) dropOldestDeleted(deleted);
  deleted.ring = withItem(deleted.ring, event);
  deleted.byId.set(id, event);
}

/** Adds a delivery to its Event, unless the log does not keep the Event, or no longer. */
export function addDeletedDelivery({ ring, byId }: DeletedEvents, delivery: Delivery): void {
  const event = byId.get(delivery.event.id);
  if (event === undefined) return;
  event.deliveries.push(delivery);
  const bytes = delivery.attempts.reduce((sum, attempt) => sum + bytesOfAttempt(attempt), DELIVERY_BYTES);
  event.bytes += bytes;
  ring.bytes += bytes;
}

function bytesOfAttempt({ answer, error }: Attempt): number {
  return ATTEMPT_BYTES + 2 * ((answer?.length ?? 0) + (error?.length ?? 0));
}

/** The Events from a position up to another, exclusive. */
export function deletedBetween({ ring }: DeletedEvents, from: number, until: number): DeletedEvent[] {
  const events: DeletedEvent[] = [];
  for (let number = firstItemWhere(ring, ({ position }) => position >= from); ; number++) {
    const event = itemOf(ring, number);
    if (event === undefined || event.position >= until) return events;
    events.push(event);
  }
}

export function dropOldestDeleted({ ring, byId }: DeletedEvents): void {
  const event = dropOldestItem(ring);
  if (event !== undefined) byId.delete(event.id);
}

/** Drops the Events before a position. */
export function dropDeletedBefore(deleted: DeletedEvents, position: number): void {
  for (;;) {
    const event = oldestItem(deleted.ring);
    if (event === undefined || event.position >= position) return;
    dropOldestDeleted(deleted);
  }
}
