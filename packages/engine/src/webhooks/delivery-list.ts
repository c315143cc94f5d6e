import type { Event, EventSubscription } from "@sandbank/contract";
import { type AttemptState, attemptStates, type Delivery, isCopy, stateOf } from "../state/delivery.ts";
import type { World } from "../state/world.ts";
import { onlyKnown } from "../store/only-known.ts";
import { rowsWith } from "../store/table.ts";

/** The delivery of an Event to an Event Subscription: all its attempts together. */
export interface WebhookDelivery {
  readonly event: Event;
  readonly eventSubscriptionId: EventSubscription["id"];
  /**
   * `succeeded` once a receiver accepted an attempt; otherwise `due` or `planned` while there is such an attempt, and
   * `failed` or `canceled` in the end.
   */
  readonly state: AttemptState;
  /** How many attempts there are, planned ones included. The copies that delivery faults send do not count. */
  readonly attempts: number;
}

/** Selects deliveries. A delivery must meet all conditions. */
export interface DeliveryFilter {
  readonly eventSubscriptionId?: string;
  readonly state?: AttemptState;
}

/** The selected deliveries, the newest first. Signs no request, so that it can list many. */
export function listDeliveries({ state: { tables } }: World, filter?: DeliveryFilter): WebhookDelivery[] {
  const known = onlyKnown("Failed to list deliveries", filter, ["eventSubscriptionId", "state"]);
  const { eventSubscriptionId, state } = known;
  if (state !== undefined && !attemptStates.includes(state)) {
    throw new TypeError(
      `[sandbank] Failed to list deliveries: there is no state "${state}". Use ${attemptStates.join(", ")}.`,
    );
  }
  const subscription = eventSubscriptionId === undefined ? undefined : [eventSubscriptionId];
  const deliveries = rowsWith(tables.deliveries, { subscription }).map(viewOf);
  return deliveries.filter((delivery) => state === undefined || delivery.state === state).reverse();
}

function viewOf(delivery: Delivery): WebhookDelivery {
  const { event, subscription, attempts } = delivery;
  const own = attempts.filter(({ origin }) => !isCopy(origin));
  return { event, eventSubscriptionId: subscription, state: stateOf(delivery), attempts: own.length };
}
