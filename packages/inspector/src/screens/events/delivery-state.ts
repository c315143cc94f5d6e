import type { EventSubscription } from "@sandbank/contract";
import type { Tone } from "../../parts/tag.tsx";
import type { Attempt } from "./attempt.ts";

/** How far the delivery of an Event to an Event Subscription is. */
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

/** The state that a user has to look at first; null if no subscription selects the Event. */
export function worstState(states: readonly DeliveryState[]): DeliveryState | null {
  return worstFirst.find((state) => states.includes(state)) ?? null;
}

/** The states of an attempt by what they mean for the delivery, the one that counts most first. */
const order: readonly (readonly [Attempt["state"], DeliveryState])[] = [
  ["succeeded", "delivered"],
  ["due", "sending"],
  ["planned", "planned"],
  ["failed", "failed"],
  ["canceled", "canceled"],
];

/**
 * The state of the delivery of an Event, from its attempts to all subscriptions. Copies that delivery faults send do not
 * count: the receiver must refuse them.
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

function selects({ selected_event_categories: selected }: EventSubscription, category: string): boolean {
  return selected === null || selected.some(({ event_category }) => event_category === category);
}
