import type { EventSubscription } from "@sandbank/contract";
import { causeOf } from "@sandbank/view/words/failures";
import { type Attempt, attemptStates, stateWord } from "../../parts/attempt-states.ts";
import type { Tone } from "../../parts/values.tsx";
import type { EventRow } from "./event-reader.ts";

/** The state of the delivery of an Event to an Event Subscription. */
export type DeliveryState = (typeof order)[number]["delivery"] | "not sent" | "not selected";

const order = Object.values(attemptStates);

/** The delivery of an Event to an Event Subscription that selects it. */
export interface ShownDelivery {
  readonly subscription: EventSubscription;
  readonly state: DeliveryState;
  /** What the receiver answered last, as `causeOf` names it; null before the first answer. */
  readonly answer: string | null;
  /** How many attempts failed. */
  readonly failed: number;
  /** When the bank tries again after a failure; null if it does not. */
  readonly again: string | null;
}

const worstFirst: readonly DeliveryState[] = ["failed", "sending", "planned", "delivered", "canceled", "not sent"];

/** Returns the deliveries in the state that most needs the user's attention; none if no subscription selects the Event. */
export function worstDeliveries(deliveries: readonly ShownDelivery[]): readonly ShownDelivery[] {
  const worst = worstFirst.find((each) => deliveries.some(({ state }) => state === each));
  return deliveries.filter(({ state }) => state === worst);
}

/** The tone of the tag of a delivery. One that failed so far is no better for a planned retry. */
export function chooseTone({ state, again }: Pick<ShownDelivery, "state" | "again">): Tone {
  return again === null ? (order.find(({ delivery }) => delivery === state)?.tone ?? "quiet") : "bad";
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
  const own = ownAttempts(attempts, subscription);
  for (const each of order) {
    const found = own.find(({ state }) => attemptStates[state] === each);
    if (found !== undefined) return stateWord(found) as DeliveryState;
  }
  return selects(subscription, category) ? "not sent" : "not selected";
}

/** The outcome of an attempt in a few words. */
export function attemptText(attempt: Attempt): string {
  const isEnded = attempt.state === "succeeded" || attempt.state === "failed";
  return isEnded ? `${stateWord(attempt)}, ${causeOf(attempt)}` : stateWord(attempt);
}

/** Returns the delivery of an Event to each of the subscriptions that selects it. */
export function listDeliveries(
  { event, attempts }: EventRow,
  subscriptions: readonly EventSubscription[],
): readonly ShownDelivery[] {
  return subscriptions
    .map((subscription): ShownDelivery => {
      const own = ownAttempts(attempts, subscription);
      const last = own.find(({ state }) => state === "succeeded") ?? own.findLast(({ state }) => state === "failed");
      const state = deliveryState(event.category, attempts, subscription);
      const retry = state === "planned" && last ? own.find((each) => each.state === "planned") : undefined;
      const failed = own.filter(({ state }) => state === "failed").length;
      const answer = last === undefined ? null : causeOf(last);
      return { subscription, state, answer, failed, again: retry?.dueAt ?? null };
    })
    .filter(({ state }) => state !== "not selected");
}

function ownAttempts(attempts: readonly Attempt[], { id }: EventSubscription): readonly Attempt[] {
  return attempts.filter(
    ({ eventSubscriptionId, origin }) => eventSubscriptionId === id && (origin === "schedule" || origin === "resend"),
  );
}

/** An Event Subscription of an OAuth connection receives nothing. */
function selects(
  { oauth_connection_id: connection, selected_event_categories: selected }: EventSubscription,
  category: string,
): boolean {
  if (connection !== null) return false;
  return selected === null || selected.some(({ event_category }) => event_category === category);
}
