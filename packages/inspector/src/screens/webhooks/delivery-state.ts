import type { EventSubscription } from "@sandbank/contract";
import { type Attempt, attemptStates, stateWord } from "../../parts/attempt-states.ts";
import type { EventRow } from "./event-reader.ts";

/** The state of the delivery of an Event to an Event Subscription. */
export type DeliveryState = (typeof order)[number]["delivery"] | "not sent" | "not selected";

const order = Object.values(attemptStates);

const worstFirst: readonly DeliveryState[] = ["failed", "sending", "planned", "delivered", "canceled", "not sent"];

/** Returns the state that most needs the user's attention; null if no subscription selects the Event. */
export function worstState(states: readonly DeliveryState[]): DeliveryState | null {
  return worstFirst.find((state) => states.includes(state)) ?? null;
}

/**
 * Returns the state of the delivery of an Event, given its attempts to all subscriptions. Copies that delivery faults
 * send do not count, because the receiver must refuse them.
 */
export function deliveryState(
  category: string,
  attempts: readonly Attempt[],
  subscription: EventSubscription,
): DeliveryState {
  const own = attempts.filter(
    ({ eventSubscriptionId, origin }) =>
      eventSubscriptionId === subscription.id && (origin === "schedule" || origin === "resend"),
  );
  for (const each of order) {
    const found = own.find(({ state }) => attemptStates[state] === each);
    if (found !== undefined) return stateWord(found) as DeliveryState;
  }
  return selects(subscription, category) ? "not sent" : "not selected";
}

/** The outcome of an attempt in a few words. */
export function attemptText(attempt: Attempt): string {
  const { state, status } = attempt;
  const delivery = stateWord(attempt);
  return state === "succeeded" || state === "failed" ? `${delivery}, ${status ?? "no response"}` : delivery;
}

/** Returns the state of the delivery of an Event to each subscription. */
export function listDeliveries(
  { event, attempts }: EventRow,
  subscriptions: readonly EventSubscription[],
): readonly DeliveryState[] {
  return subscriptions.map((subscription) => deliveryState(event.category, attempts, subscription));
}

/** An Event Subscription of an OAuth connection receives nothing. */
function selects(
  { oauth_connection_id: connection, selected_event_categories: selected }: EventSubscription,
  category: string,
): boolean {
  if (connection !== null) return false;
  return selected === null || selected.some(({ event_category }) => event_category === category);
}
