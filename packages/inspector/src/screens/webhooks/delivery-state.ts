import type { EventSubscription } from "@sandbank/contract";
import { causeOf } from "@sandbank/view/words/failures";
import {
  type Attempt,
  type DeliveryState,
  deliveryState,
  deliveryStates,
  stateWord,
} from "../../parts/attempt-states.ts";
import type { EventRow } from "./event-reader.ts";

/** The delivery of an Event to an Event Subscription that selects it. */
export interface ShownDelivery {
  readonly subscription: EventSubscription;
  readonly state: DeliveryState;
  /** What the receiver answered last, as `causeOf` names it; null before the first answer. */
  readonly answer: string | null;
  /** When the bank tries again after a failure; null if it does not. */
  readonly again: string | null;
}

/** Returns the first of the deliveries in the most urgent state; undefined if no subscription selects the Event. */
export function worstDelivery(deliveries: readonly ShownDelivery[]): ShownDelivery | undefined {
  const worst = deliveryStates.find((each) => deliveries.some(({ state }) => state === each));
  return deliveries.find(({ state }) => state === worst);
}

/** The outcome of an attempt in a few words. */
export function attemptText(attempt: Attempt): string {
  const isEnded = attempt.state === "succeeded" || attempt.state === "failed";
  return isEnded ? `${stateWord(attempt)}, ${causeOf(attempt)}` : stateWord(attempt);
}

/**
 * Returns the delivery of an Event to each of the subscriptions that selects it. Copies that delivery faults send do not
 * count, because the receiver must refuse them.
 */
export function listDeliveries(
  { event, attempts }: EventRow,
  subscriptions: readonly EventSubscription[],
): readonly ShownDelivery[] {
  return subscriptions.flatMap((subscription): ShownDelivery[] => {
    const own = attempts.filter(
      ({ eventSubscriptionId, origin }) =>
        eventSubscriptionId === subscription.id && (origin === "schedule" || origin === "resend"),
    );
    if (own.length === 0 && !selects(subscription, event.category)) return [];
    const state = deliveryState(own);
    const last = own.find((each) => each.state === "succeeded") ?? own.findLast((each) => each.state === "failed");
    const retry = state === "retrying" ? own.find((each) => each.state === "planned") : undefined;
    return [{ subscription, state, answer: last === undefined ? null : causeOf(last), again: retry?.dueAt ?? null }];
  });
}

/** An Event Subscription of an OAuth connection receives nothing. */
function selects(
  { oauth_connection_id: connection, selected_event_categories: selected }: EventSubscription,
  category: string,
): boolean {
  if (connection !== null) return false;
  return selected === null || selected.some(({ event_category }) => event_category === category);
}
