import type { Event } from "@sandbank/contract";
import type { Delivery } from "../state/delivery.ts";
import { addItem, createRing, itemAt, type Ring } from "./ring.ts";

/** How many Events the log keeps the deliveries of. */
const KEPT_EVENTS = 20_000;

/** An Event that the bank has deleted, with its deliveries that the bank has deleted, too. */
export interface DeletedEvent {
  readonly id: Event["id"];
  /** The position that the Event had in its table. */
  readonly position: number;
  readonly deliveries: Delivery[];
}

/** The deliveries that the log keeps after the bank has deleted them with their Events, in the order of the Events. */
export interface DeletedEvents {
  readonly ring: Ring<DeletedEvent>;
  readonly byId: Map<string, DeletedEvent>;
}

export function createDeletedEvents(): DeletedEvents {
  return { ring: createRing(KEPT_EVENTS), byId: new Map() };
}

/** Adds an Event that has deliveries. */
export function addDeletedEvent({ ring, byId }: DeletedEvents, id: Event["id"], position: number): void {
  // The job that deletes Events can be undone.
  if (byId.has(id)) return;
  const event = { id, position, deliveries: [] };
  const dropped = addItem(ring, event);
  if (dropped !== undefined) byId.delete(dropped.id);
  byId.set(id, event);
}

/** The Events from a position up to another, exclusive. */
export function deletedBetween({ ring }: DeletedEvents, from: number, until: number): DeletedEvent[] {
  const events: DeletedEvent[] = [];
  for (let number = firstFrom(ring, from); ; number++) {
    const event = itemAt(ring, number);
    if (event === undefined || event.position >= until) return events;
    events.push(event);
  }
}

/** The number of the first Event at a position or after it. */
function firstFrom(ring: Ring<DeletedEvent>, position: number): number {
  let [low, high] = [Math.max(0, ring.next - ring.most), ring.next];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((itemAt(ring, middle) as DeletedEvent).position < position) low = middle + 1;
    else high = middle;
  }
  return low;
}
