import type { EventSubscription } from "@sandbank/contract";
import type { Attempt } from "../../parts/attempt.ts";
import type { Tone } from "../../parts/values.tsx";
import type { EventRow } from "./event-reader.ts";

/** The state of the delivery of an Event to an Event Subscription. */
export type DeliveryState = "delivered" | "failed" | "sending" | "planned" | "canceled" | "not sent" | "not selected";

export const deliveryTones: Readonly<Record<DeliveryState, Tone>> = {
  delivered: "ok",
  failed: "bad",
  sending: "warn",
  planned: "warn",
  canceled: "quiet",
  "not sent": "quiet",
  "not selected": "quiet",
};

const worstFirst: readonly DeliveryState[] = ["failed", "sending", "planned", "delivered", "canceled", "not sent"];

/** Returns the state that most needs the user's attention; null if no subscription selects the Event. */
export function worstState(states: readonly DeliveryState[]): DeliveryState | null {
  return worstFirst.find((state) => states.includes(state)) ?? null;
}

/** The delivery state that follows from each state of an attempt, most significant first. */
const order: readonly (readonly [Attempt["state"], DeliveryState])[] = [
  ["succeeded", "delivered"],
  ["due", "sending"],
  ["planned", "planned"],
  ["failed", "failed"],
  ["canceled", "canceled"],
];

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
  const found = order.find(([state]) => own.some((attempt) => attempt.state === state));
  if (found !== undefined) return found[1];
  return selects(subscription, category) ? "not sent" : "not selected";
}

/** Returns the state of the delivery of an Event to each subscription. */
export function deliveriesOf(
  { event, attempts }: EventRow,
  subscriptions: readonly EventSubscription[],
): readonly DeliveryState[] {
  return subscriptions.map((subscription) => deliveryState(event.category, attempts, subscription));
}

function selects({ selected_event_categories: selected }: EventSubscription, category: string): boolean {
  return selected === null || selected.some(({ event_category }) => event_category === category);
}
