import type { Event, EventSubscription } from "@sandbank/contract";
import { mistake } from "../mistake.ts";
import { type AttemptState, attemptStates, computeState, type Delivery, isCopy } from "../state/delivery.ts";
import { onlyKnown } from "../store/only-known.ts";
import { rowsWith } from "../store/table.ts";
import type { World } from "../world/world.ts";

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
  /**
   * The HTTP status of the latest response, or of the one that accepted the Event; null if the latest attempt got none, or
   * none has ended.
   */
  readonly status: number | null;
  /** Why the latest attempt that ended got no response; null otherwise. */
  readonly error: string | null;
}

/** Selects deliveries. A delivery must meet all conditions. */
export interface DeliveryFilter {
  readonly eventSubscriptionId?: string;
  readonly state?: AttemptState;
}

/** The selected deliveries, the newest first. Signs no request, so that it can list many. */
export function listDeliveries({ state: { tables } }: World, filter?: DeliveryFilter): WebhookDelivery[] {
  const known = onlyKnown("list deliveries", filter, ["eventSubscriptionId", "state"]);
  const { eventSubscriptionId, state } = known;
  if (state !== undefined && !attemptStates.includes(state)) {
    throw mistake("list deliveries", `there is no state "${state}"`, `Use ${attemptStates.join(", ")}.`);
  }
  const subscription = eventSubscriptionId === undefined ? undefined : [eventSubscriptionId];
  const deliveries = rowsWith(tables.deliveries, { subscription }).map(createView);
  return deliveries.filter((delivery) => state === undefined || delivery.state === state).reverse();
}

function createView(delivery: Delivery): WebhookDelivery {
  const { event, subscription, attempts } = delivery;
  const own = attempts.filter(({ origin }) => !isCopy(origin));
  const accepted = own.findLast((attempt) => attempt.state === "succeeded");
  const { status = null, error = null } = accepted ?? own.findLast(({ endedAt }) => endedAt !== null) ?? {};
  return {
    event,
    eventSubscriptionId: subscription,
    state: computeState(delivery),
    attempts: own.length,
    status,
    error,
  };
}
